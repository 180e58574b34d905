"""What the commands share: files people name, bars for long work, lines and tables for the answer."""
