"""What the tests of a game need, ours and a guest's alike: the promises every game keeps (contract.py), what its
sentences claim (claims.py), where its rules stand (paragraphs.py).
"""
