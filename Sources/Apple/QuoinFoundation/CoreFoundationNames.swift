// Names that Foundation has on Apple's platforms and lacks on Linux. The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

@_exported import Foundation

// Core Foundation's types that Swift bridges on Apple's platforms. Here they are aliases of the
// Swift types, so that `[first, second] as CFArray` compiles. A string is an object, because code
// passes on its constants as objects.

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
/// Core Foundation's allocator. Swift allocates all objects.
public typealias CFAllocator = NSObject

nonisolated(unsafe) public let kCFAllocatorDefault: CFAllocator? = nil
public let kCFBooleanTrue: CFBoolean! = true
public let kCFBooleanFalse: CFBoolean! = false
nonisolated(unsafe) public let kCFBundleVersionKey: CFString! = "CFBundleVersion"
nonisolated(unsafe) public let kCFBundleNameKey: CFString! = "CFBundleName"
nonisolated(unsafe) public let kCFBundleIdentifierKey: CFString! = "CFBundleIdentifier"
nonisolated(unsafe) public let kCFBundleExecutableKey: CFString! = "CFBundleExecutable"

/// Returns the seconds since the beginning of 2001.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }

/// The result of a system function: 0 or an error code.
public typealias OSStatus = Int32
public let noErr: OSStatus = 0
/// A code of four characters.
public typealias OSType = UInt32
public typealias FourCharCode = UInt32
