"""What Prometheus may ask for: how much there is to do, and how long it takes. Nothing about anybody."""

from prometheus_client import Counter, Gauge, Histogram

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
LONG = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0, 60.0, 120.0)

READY = Gauge("grandopening_ready", "Whether new games can be begun: storage is fine, and it is not about to end")
TABLES = Gauge("grandopening_tables", "Tables in the database", ["status"])
TABLES_IN_MEMORY = Gauge("grandopening_tables_in_memory", "Tables that are loaded")
STREAMS = Gauge("grandopening_streams", "Open pages that follow a table")
DRIVERS = Gauge("grandopening_tables_driven", "Tables with a bot to move or a clock that runs")
BOT_WORKERS = Gauge("grandopening_bot_workers", "Processes in which bots think")
BOT_QUEUE = Gauge("grandopening_bot_queue", "Questions to bots that no worker has begun with")
WRITE_QUEUE = Gauge("grandopening_write_queue", "Changes that wait for the disk")

MOVES = Counter("grandopening_moves", "Steps taken", ["by"])
FORGOTTEN = Counter("grandopening_games_forgotten", "Games deleted since nobody touched them (--forget-after)")
REQUESTS = Counter("grandopening_requests", "Requests", ["method", "route", "status"])
REQUEST_SECONDS = Histogram("grandopening_request_seconds", "Time to answer", ["method", "route"], buckets=SECONDS)
BOT_SECONDS = Histogram("grandopening_bot_seconds", "From a question to a bot's answer, with the queue", buckets=LONG)
DATABASE_SECONDS = Histogram("grandopening_database_seconds", "Time in the database", ["what"], buckets=SECONDS)
LOOP_SECONDS = Histogram("grandopening_loop_seconds", "How late the event loop comes to what is due", buckets=SECONDS)
