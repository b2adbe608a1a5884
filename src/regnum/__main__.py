"""`python -m regnum` is the command `regnum`."""

from regnum.cli import main

if __name__ == "__main__":
    main()
