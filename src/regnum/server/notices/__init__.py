"""Turn notifications for slow play: web push, webhooks, email. Recipients are chosen elsewhere.

All but `notice` and `sender` need the extra `notices`.
"""
