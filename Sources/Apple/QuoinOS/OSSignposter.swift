// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

/// A recorder of intervals for a profiler. There is no profiler, so nothing is recorded.
public struct OSSignposter: Sendable {
  public init() {}
  public init(logHandle: OSLog) {}
  public init(logger: Logger) {}
  public init(subsystem: String, category: String) {}
  public init(subsystem: String, category: OSLog.Category) {}

  public static let disabled = OSSignposter()
  public var isEnabled: Bool { false }

  public func makeSignpostID() -> OSSignpostID { .exclusive }

  public func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive)
    -> OSSignpostIntervalState
  {
    OSSignpostIntervalState(signpostID: id)
  }

  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: @autoclosure () -> OSLogMessage
  ) -> OSSignpostIntervalState {
    OSSignpostIntervalState(signpostID: id)
  }

  /// Has no effect: signposts are not recorded.
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {}
  /// Has no effect: signposts are not recorded.
  public func endInterval(
    _ name: StaticString, _ state: OSSignpostIntervalState,
    _ message: @autoclosure () -> OSLogMessage
  ) {}
  /// Has no effect: signposts are not recorded.
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {}
  /// Has no effect: signposts are not recorded.
  public func emitEvent(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: @autoclosure () -> OSLogMessage
  ) {}

  public func withIntervalSignpost<T>(
    _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> T
  ) rethrows -> T {
    try task()
  }
}

/// An identifier that distinguishes intervals of the same name.
public struct OSSignpostID: Hashable, Sendable {
  public let rawValue: UInt64

  public init(_ value: UInt64) { rawValue = value }
  public init(log: OSLog) { rawValue = 1 }

  public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
  public static let invalid = OSSignpostID(.max)
  public static let null = OSSignpostID(0)
}

/// The state of an interval that has begun.
public final class OSSignpostIntervalState: Sendable {
  public let signpostID: OSSignpostID

  init(signpostID: OSSignpostID) { self.signpostID = signpostID }
}

/// The kind of a signpost.
public enum OSSignpostType: UInt8, Sendable {
  case event = 0
  case begin = 1
  case end = 2
}

/// Has no effect: there is no profiler.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive
) {}

/// Has no effect: signposts are not recorded.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive, _ format: StaticString, _ arguments: any CVarArg...
) {}
