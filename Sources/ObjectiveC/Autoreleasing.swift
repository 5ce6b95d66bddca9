#if !canImport(Darwin)
  /// Does `body`. Nothing waits to be let go here, so there is nothing to let go behind it.
  public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
    try body()
  }
#endif
