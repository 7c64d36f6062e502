"""Run the command line by ``python -m graphnet``."""

from graphnet.cli.app import main

if __name__ == "__main__":
    main()
