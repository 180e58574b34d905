"""How a table shows Franchise: positions to draw, moves with their prices, events in the words of the record."""
