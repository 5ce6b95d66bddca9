// Loggers, logs and messages are those of `os`, which Apple's module passes on, too.
@_exported import QuoinOS
