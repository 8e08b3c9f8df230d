"""Starts a window whose person a test tells what to do. The processes that it spawns import this module and no more."""

if __name__ == "__main__":
    from tests.together.program import main

    main()
