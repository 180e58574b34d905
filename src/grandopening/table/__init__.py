"""The table: seats, tentative turns, undo, clocks, and who may see what. No sockets and no database (see server/)."""
