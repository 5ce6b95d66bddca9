// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

#if !canImport(Darwin)
  import Foundation

  public let NSEC_PER_SEC: UInt64 = 1_000_000_000
  public let NSEC_PER_MSEC: UInt64 = 1_000_000
  public let NSEC_PER_USEC: UInt64 = 1000
  public let USEC_PER_SEC: UInt64 = 1_000_000
  public let MSEC_PER_SEC: UInt64 = 1000

  /// Nanoseconds since the system began.
  public func mach_absolute_time() -> UInt64 { DispatchTime.now().uptimeNanoseconds }

  /// What `objc_sync_enter` locks: one lock for all objects, which a thread may take again.
  private let objectLock = NSRecursiveLock()

  /// Keeps other threads out until `objc_sync_exit`.
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
    /// How warm a device is.
    public enum ThermalState: Int, Sendable { case nominal, fair, serious, critical }

    /// Nominal: nobody measures it.
    public var thermalState: ThermalState { .nominal }
    /// False: there is no such mode.
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

  /// A file that is opened to be told what becomes of it.
  public let O_EVTONLY: Int32 = O_RDONLY

  /// A source that tells what becomes of a file. Compiles only: it tells nothing.
  public protocol DispatchSourceFileSystemObject: DispatchSourceProtocol {
    var data: DispatchSource.FileSystemEvent { get }
    var mask: DispatchSource.FileSystemEvent { get }
  }

  extension DispatchSource {
    /// Compiles only: the source is there, can be resumed and cancelled, and never tells anything.
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
    /// What has become of the file: nothing.
    public var data: DispatchSource.FileSystemEvent { [] }
    public var mask: DispatchSource.FileSystemEvent { .all }
  }
#endif
