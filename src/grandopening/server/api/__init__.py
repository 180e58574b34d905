"""The API under /api, by what people do: see about, start, seats, play."""
