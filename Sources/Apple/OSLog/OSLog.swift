// The loggers, logs and messages of `os`, which Apple's module re-exports, too.
@_exported import QuoinOS
