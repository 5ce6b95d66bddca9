// What Foundation has on Apple's systems and lacks here. The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

#if !canImport(Darwin)
  @_exported import Foundation

  // Core Foundation's names for values that Swift bridges to them on Apple's systems: here they are the values, so
  // that `[first, second] as CFArray` compiles. A string is an object, as code hands its constants on as such.

  public typealias CFArray = [Any]
  public typealias CFString = NSString
  public typealias CFData = Data
  public typealias CFMutableData = NSMutableData
  public typealias CFURL = URL
  public typealias CFDictionary = [AnyHashable: Any]
  public typealias CFNumber = NSNumber
  public typealias CFBoolean = NSNumber
  public typealias CFTypeRef = AnyObject
  public typealias CFTimeInterval = Double
  public typealias CFAbsoluteTime = Double
  public typealias CFIndex = Int
  /// Who makes room for an object of Core Foundation: Swift does.
  public typealias CFAllocator = NSObject

  nonisolated(unsafe) public let kCFAllocatorDefault: CFAllocator? = nil
  public let kCFBooleanTrue: CFBoolean! = true
  public let kCFBooleanFalse: CFBoolean! = false
  nonisolated(unsafe) public let kCFBundleVersionKey: CFString! = "CFBundleVersion"
  nonisolated(unsafe) public let kCFBundleNameKey: CFString! = "CFBundleName"
  nonisolated(unsafe) public let kCFBundleIdentifierKey: CFString! = "CFBundleIdentifier"
  nonisolated(unsafe) public let kCFBundleExecutableKey: CFString! = "CFBundleExecutable"

  /// Seconds since the beginning of 2001.
  public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }

  /// What a function of the system says: 0, or why it didn't work.
  public typealias OSStatus = Int32
  public let noErr: OSStatus = 0
  /// Four letters as a number.
  public typealias OSType = UInt32
  public typealias FourCharCode = UInt32
#endif
