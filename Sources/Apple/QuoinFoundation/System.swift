// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

import Foundation

public let NSEC_PER_SEC: UInt64 = 1_000_000_000
public let NSEC_PER_MSEC: UInt64 = 1_000_000
public let NSEC_PER_USEC: UInt64 = 1000
public let USEC_PER_SEC: UInt64 = 1_000_000
public let MSEC_PER_SEC: UInt64 = 1000

/// Returns the nanoseconds since the system started.
public func mach_absolute_time() -> UInt64 { DispatchTime.now().uptimeNanoseconds }

/// The lock of `objc_sync_enter`: a single recursive lock for all objects.
private let objectLock = NSRecursiveLock()

/// Locks out other threads until `objc_sync_exit`.
@discardableResult
public func objc_sync_enter(_ object: Any) -> Int32 {
  objectLock.lock()
  return 0
}

@discardableResult
public func objc_sync_exit(_ object: Any) -> Int32 {
  objectLock.unlock()
  return 0
}

extension ProcessInfo {
  /// The thermal state of a device.
  public enum ThermalState: Int, Sendable { case nominal, fair, serious, critical }

  /// The thermal state, which isn't measured. Always nominal.
  public var thermalState: ThermalState { .nominal }
  /// Whether low power mode is enabled. Always `false`, because there is no such mode.
  public var isLowPowerModeEnabled: Bool { false }
  public static let thermalStateDidChangeNotification = NSNotification.Name(
    "NSProcessInfoThermalStateDidChangeNotification")
}

extension Data.WritingOptions {
  /// The former name of `atomic`.
  public static var atomicWrite: Data.WritingOptions { .atomic }
}

extension NSNotification.Name {
  public static let NSProcessInfoPowerStateDidChange = NSNotification.Name(
    "NSProcessInfoPowerStateDidChangeNotification")
  public static let NSUbiquityIdentityDidChange = NSNotification.Name(
    "NSUbiquityIdentityDidChangeNotification")
}

/// The flag to open a file for change notifications.
public let O_EVTONLY: Int32 = O_RDONLY

/// A source of a file's changes. Compiles only: it reports none.
public protocol DispatchSourceFileSystemObject: DispatchSourceProtocol {
  var data: DispatchSource.FileSystemEvent { get }
  var mask: DispatchSource.FileSystemEvent { get }
}

extension DispatchSource {
  /// Compiles only: the source can be resumed and canceled, but reports no changes.
  public class func makeFileSystemObjectSource(
    fileDescriptor: Int32, eventMask: FileSystemEvent, queue: DispatchQueue? = nil
  ) -> any DispatchSourceFileSystemObject {
    let source = makeUserDataAddSource(queue: queue)
    guard let source = source as? DispatchSource else {
      preconditionFailure("each source is a DispatchSource")
    }
    return source
  }
}

extension DispatchSource: DispatchSourceFileSystemObject {}

extension DispatchSourceFileSystemObject {
  /// The changes of the file. Always empty.
  public var data: DispatchSource.FileSystemEvent { [] }
  public var mask: DispatchSource.FileSystemEvent { .all }
}
