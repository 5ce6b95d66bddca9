// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

@_exported import Foundation

/// The severity of a message.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) { self.rawValue = rawValue }
  public init(_ rawValue: UInt8) { self.rawValue = rawValue }

  public static let `default` = OSLogType(0)
  public static let info = OSLogType(1)
  public static let debug = OSLogType(2)
  public static let error = OSLogType(16)
  public static let fault = OSLogType(17)

  var name: String {
    switch self {
    case .info: "info"
    case .debug: "debug"
    case .error: "error"
    case .fault: "fault"
    default: "default"
    }
  }
}

/// A log of a subsystem and a category.
///
/// There is no system log. If the environment has `OS_ACTIVITY_DT_MODE`, which Xcode sets, messages
/// are written to standard error; otherwise they aren't even formatted.
open class OSLog: NSObject, @unchecked Sendable {
  let subsystem: String
  let category: String
  private let isDisabled: Bool

  /// The categories known to tools.
  public struct Category: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
    public static let dynamicTracing = Category(rawValue: "DynamicTracing")
    public static let dynamicStackTracing = Category(rawValue: "DynamicStackTracing")
  }

  public init(subsystem: String, category: String) {
    self.subsystem = subsystem
    self.category = category
    isDisabled = false
  }

  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem: subsystem, category: category.rawValue)
  }

  private init(isDisabled: Bool) {
    (subsystem, category) = ("", "")
    self.isDisabled = isDisabled
  }

  public static let `default` = OSLog(isDisabled: false)
  public static let disabled = OSLog(isDisabled: true)

  /// Returns whether messages are written.
  open func isEnabled(type: OSLogType) -> Bool { !isDisabled && OSLog.isMirrored }
  open var signpostsEnabled: Bool { false }

  private static let isMirrored =
    ProcessInfo.processInfo.environment["OS_ACTIVITY_DT_MODE"] != nil

  func write(_ type: OSLogType, _ message: @autoclosure () -> String) {
    guard isEnabled(type: type) else { return }
    let place = subsystem.isEmpty ? "" : "[\(subsystem):\(category)] "
    FileHandle.standardError.write(Data("\(place)\(type.name): \(message())\n".utf8))
  }
}

/// A writer of messages for a subsystem and a category.
public struct Logger: @unchecked Sendable {
  private let log: OSLog

  public init() { log = .default }
  public init(_ logObj: OSLog) { log = logObj }
  public init(subsystem: String, category: String) {
    log = OSLog(subsystem: subsystem, category: category)
  }

  public func log(_ message: @autoclosure () -> OSLogMessage) { write(.default, message) }
  public func log(level: OSLogType, _ message: @autoclosure () -> OSLogMessage) {
    write(level, message)
  }
  public func trace(_ message: @autoclosure () -> OSLogMessage) { write(.debug, message) }
  public func debug(_ message: @autoclosure () -> OSLogMessage) { write(.debug, message) }
  public func info(_ message: @autoclosure () -> OSLogMessage) { write(.info, message) }
  public func notice(_ message: @autoclosure () -> OSLogMessage) { write(.default, message) }
  public func warning(_ message: @autoclosure () -> OSLogMessage) { write(.error, message) }
  public func error(_ message: @autoclosure () -> OSLogMessage) { write(.error, message) }
  public func critical(_ message: @autoclosure () -> OSLogMessage) { write(.fault, message) }
  public func fault(_ message: @autoclosure () -> OSLogMessage) { write(.fault, message) }

  private func write(_ type: OSLogType, _ message: () -> OSLogMessage) {
    log.write(type, message().text)
  }
}

/// Writes a message, replacing its placeholders (`%d`, `%@`, `%{public}s`, …) with the arguments.
public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default,
  type: OSLogType = .default, _ args: any CVarArg...
) {
  os_log(type, dso: dso, log: log, message, arguments: args)
}

public func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default,
  _ message: StaticString, _ args: any CVarArg...
) {
  os_log(type, dso: dso, log: log, message, arguments: args)
}

public func os_log(_ message: OSLogMessage) { OSLog.default.write(.default, message.text) }

public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage) {
  log.write(type, message.text)
}

private func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer?, log: OSLog, _ message: StaticString,
  arguments: [any CVarArg]
) {
  // Remove the privacy options, which only logs understand, from the format.
  log.write(
    type, String(format: "\(message)".replacing(/%\{[^}]*\}/, with: "%"), arguments: arguments))
}
