@_exported import Foundation

/// The content of a notification.
open class UNNotificationContent: NSObject, NSCopying, @unchecked Sendable {
  fileprivate var parts = Parts()

  open var title: String { parts.title }
  open var subtitle: String { parts.subtitle }
  open var body: String { parts.body }
  open var badge: NSNumber? { parts.badge }
  open var sound: UNNotificationSound? { parts.sound }
  open var launchImageName: String { parts.launchImageName }
  open var userInfo: [AnyHashable: Any] { parts.userInfo }
  open var categoryIdentifier: String { parts.categoryIdentifier }
  open var threadIdentifier: String { parts.threadIdentifier }
  open var attachments: [UNNotificationAttachment] { parts.attachments }
  open var targetContentIdentifier: String? { parts.targetContentIdentifier }
  open var interruptionLevel: UNNotificationInterruptionLevel { parts.interruptionLevel }
  open var relevanceScore: Double { parts.relevanceScore }

  /// Returns an immutable copy.
  open func copy(with zone: NSZone? = nil) -> Any {
    let content = UNNotificationContent()
    content.parts = parts
    return content
  }

  /// Returns a mutable copy.
  open override func mutableCopy() -> Any {
    let content = UNMutableNotificationContent()
    content.parts = parts
    return content
  }

  fileprivate struct Parts {
    var title = ""
    var subtitle = ""
    var body = ""
    var badge: NSNumber?
    var sound: UNNotificationSound?
    var launchImageName = ""
    var userInfo: [AnyHashable: Any] = [:]
    var categoryIdentifier = ""
    var threadIdentifier = ""
    var attachments: [UNNotificationAttachment] = []
    var targetContentIdentifier: String?
    var interruptionLevel = UNNotificationInterruptionLevel.active
    var relevanceScore = 0.0
  }
}

/// The mutable content of a notification.
open class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {
  open override var title: String {
    get { parts.title }
    set { parts.title = newValue }
  }
  open override var subtitle: String {
    get { parts.subtitle }
    set { parts.subtitle = newValue }
  }
  open override var body: String {
    get { parts.body }
    set { parts.body = newValue }
  }
  open override var badge: NSNumber? {
    get { parts.badge }
    set { parts.badge = newValue }
  }
  open override var sound: UNNotificationSound? {
    get { parts.sound }
    set { parts.sound = newValue }
  }
  open override var launchImageName: String {
    get { parts.launchImageName }
    set { parts.launchImageName = newValue }
  }
  open override var userInfo: [AnyHashable: Any] {
    get { parts.userInfo }
    set { parts.userInfo = newValue }
  }
  open override var categoryIdentifier: String {
    get { parts.categoryIdentifier }
    set { parts.categoryIdentifier = newValue }
  }
  open override var threadIdentifier: String {
    get { parts.threadIdentifier }
    set { parts.threadIdentifier = newValue }
  }
  open override var attachments: [UNNotificationAttachment] {
    get { parts.attachments }
    set { parts.attachments = newValue }
  }
  open override var targetContentIdentifier: String? {
    get { parts.targetContentIdentifier }
    set { parts.targetContentIdentifier = newValue }
  }
  open override var interruptionLevel: UNNotificationInterruptionLevel {
    get { parts.interruptionLevel }
    set { parts.interruptionLevel = newValue }
  }
  open override var relevanceScore: Double {
    get { parts.relevanceScore }
    set { parts.relevanceScore = newValue }
  }
}

/// The degree to which a notification may interrupt the user.
public enum UNNotificationInterruptionLevel: UInt, Sendable {
  case passive
  case active
  case timeSensitive
  case critical
}

public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// The sound of a notification. Only its name is stored.
open class UNNotificationSound: NSObject, @unchecked Sendable {
  let name: UNNotificationSoundName?

  public init(named name: UNNotificationSoundName) { self.name = name }

  private override init() { name = nil }

  public static let `default` = UNNotificationSound()
  public static let defaultCritical = UNNotificationSound()
  public static let defaultRingtone = UNNotificationSound()

  public class func soundNamed(_ name: UNNotificationSoundName) -> UNNotificationSound {
    UNNotificationSound(named: name)
  }
  public class func criticalSoundNamed(_ name: UNNotificationSoundName) -> UNNotificationSound {
    UNNotificationSound(named: name)
  }
}

/// A file attached to a notification.
open class UNNotificationAttachment: NSObject, @unchecked Sendable {
  public let identifier: String
  public let url: URL

  /// Creates an attachment for a file, and throws if there is no file at the URL.
  public init(identifier: String, url URL: URL, options: [AnyHashable: Any]? = nil) throws {
    guard FileManager.default.fileExists(atPath: URL.path) else {
      throw UNError(.attachmentInvalidURL)
    }
    self.identifier = identifier
    url = URL
  }
}

/// The reason for a rejected notification.
public struct UNError: Error, Hashable, CustomNSError {
  public enum Code: Int, Sendable {
    case notificationsNotAllowed = 1
    case attachmentInvalidURL = 100
    case attachmentUnrecognizedType
    case attachmentInvalidFileSize
    case attachmentNotInDataStore
    case attachmentMoveIntoDataStoreFailed
    case attachmentCorrupt
    case notificationInvalidNoDate = 1400
    case notificationInvalidNoContent
  }

  public let code: Code

  public init(_ code: Code) { self.code = code }

  public static var errorDomain: String { "UNErrorDomain" }
  public var errorCode: Int { code.rawValue }
}
