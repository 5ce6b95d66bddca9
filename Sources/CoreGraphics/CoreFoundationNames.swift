#if !canImport(Darwin)
  import Foundation

  // Core Foundation's names for values that Swift bridges to them on Apple's systems: here they are the values, so
  // that `[first, second] as CFArray` compiles.

  public typealias CFArray = [Any]
  public typealias CFString = String
  public typealias CFData = Data
  public typealias CFMutableData = NSMutableData
  public typealias CFURL = URL
  public typealias CFDictionary = [AnyHashable: Any]
  public typealias CFNumber = NSNumber
  public typealias CFTypeRef = AnyObject
  public typealias CFTimeInterval = Double
  public typealias CFAbsoluteTime = Double
  public typealias CFIndex = Int

  /// Seconds since the beginning of 2001.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }
#endif
