import Foundation
import ObjectiveC
import QuoinCore
import QuoinGeometry
import QuoinLayout
import QuoinViews

// Haptic feedback has no effect: there is no device to vibrate.

@MainActor @preconcurrency
open class UIFeedbackGenerator: NSObject {
  public override init() {}
  public init(view: UIView) {}
  /// Has no effect: there is no haptic feedback.
  open func prepare() {}
}
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }
  public override init() { super.init() }
  public init(style: FeedbackStyle) { super.init() }
  public init(style: FeedbackStyle, view: UIView) { super.init() }
  /// Has no effect: there is no haptic feedback.
  open func impactOccurred() {}
  /// Has no effect: there is no haptic feedback.
  open func impactOccurred(intensity: CGFloat) {}
  /// Has no effect: there is no haptic feedback.
  open func impactOccurred(at location: CGPoint) {}
}
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackType: Int, Sendable { case success, warning, error }
  /// Has no effect: there is no haptic feedback.
  open func notificationOccurred(_ notificationType: FeedbackType) {}
  /// Has no effect: there is no haptic feedback.
  open func notificationOccurred(_ notificationType: FeedbackType, at location: CGPoint) {}
}
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Has no effect: there is no haptic feedback.
  open func selectionChanged() {}
  /// Has no effect: there is no haptic feedback.
  open func selectionChanged(at location: CGPoint) {}
}

/// A pasteboard that is local to the process. The general one has the text that a view copied.
@MainActor @preconcurrency
open class UIPasteboard: NSObject {
  public static let general = UIPasteboard()
  open var string: String? {
    get {
      adoptCopy()
      return text
    }
    set {
      text = newValue
      ownChanges += 1
      guard self === Self.general else { return }
      LastCopy.set(newValue, byApp: true)
      known = LastCopy.number
    }
  }
  private var text: String?
  private var ownChanges = 0
  /// The number of the last copy that this pasteboard knows.
  private var known = 0

  /// Takes over the text that a view copied last.
  private func adoptCopy() {
    guard self === Self.general, known != LastCopy.number else { return }
    known = LastCopy.number
    guard !LastCopy.isByApp else { return }
    text = LastCopy.text
    ownChanges += 1
  }
  open var strings: [String]? {
    get { string.map { [$0] } }
    set { string = newValue?.first }
  }
  open var url: URL? { didSet { ownChanges += 1 } }
  open var image: UIImage? { didSet { ownChanges += 1 } }
  open var color: UIColor? { didSet { ownChanges += 1 } }
  open var items: [[String: Any]] = []
  open var changeCount: Int {
    adoptCopy()
    return ownChanges
  }
  private var data: [String: Data] = [:]
  open var hasStrings: Bool { string != nil }
  open var hasURLs: Bool { url != nil }
  open var hasImages: Bool { image != nil }
  open var hasColors: Bool { color != nil }
  open func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
    if let text = value as? String { string = text }
  }
  open func setData(_ data: Data, forPasteboardType pasteboardType: String) {
    self.data[pasteboardType] = data
  }
  open func data(forPasteboardType pasteboardType: String) -> Data? { data[pasteboardType] }
  open func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
    self.items = items
  }
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let localOnly = OptionsKey(rawValue: "localOnly")
    public static let expirationDate = OptionsKey(rawValue: "expirationDate")
  }
  public nonisolated static let changedNotification = Notification.Name(
    "UIPasteboardChangedNotification")
}

/// The traits by which assistive technology describes a view.
public struct UIAccessibilityTraits: OptionSet, Sendable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  public static let none: UIAccessibilityTraits = []
  public static let button = UIAccessibilityTraits(rawValue: 1)
  public static let link = UIAccessibilityTraits(rawValue: 2)
  public static let image = UIAccessibilityTraits(rawValue: 4)
  public static let selected = UIAccessibilityTraits(rawValue: 8)
  public static let staticText = UIAccessibilityTraits(rawValue: 64)
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
  public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 28)
}

/// The direction in which an assistive technology scrolls.
public enum UIAccessibilityScrollDirection: Int, Sendable {
  case right = 1
  case left, up, down, next, previous
}

/// The user's accessibility settings, all of them off.
@MainActor @preconcurrency
public enum UIAccessibility {
  public struct Notification: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let screenChanged = Notification(rawValue: 1000)
    public static let layoutChanged = Notification(rawValue: 1001)
    public static let announcement = Notification(rawValue: 1008)
    public static let pageScrolled = Notification(rawValue: 1009)
  }
  /// Has no effect: no assistive technology observes notifications.
  public static func post(notification: Notification, argument: Any?) {}
  public static var isVoiceOverRunning: Bool { false }
  public static var isReduceMotionEnabled: Bool { false }
  public static var isReduceTransparencyEnabled: Bool { false }
  public static var isBoldTextEnabled: Bool { false }
  public static var isInvertColorsEnabled: Bool { false }
  public static var isGrayscaleEnabled: Bool { false }
  public static var isDarkerSystemColorsEnabled: Bool { false }
  public static var isSwitchControlRunning: Bool { false }
  public static var isGuidedAccessEnabled: Bool { false }
  public static var isVideoAutoplayEnabled: Bool { true }
  public static var prefersCrossFadeTransitions: Bool { false }
  public static var shouldDifferentiateWithoutColor: Bool { false }
  public static var buttonShapesEnabled: Bool { false }
  private nonisolated static func note(_ name: String) -> Foundation.Notification.Name {
    Foundation.Notification.Name("UIAccessibility\(name)DidChangeNotification")
  }
  public nonisolated static let voiceOverStatusDidChangeNotification = note("VoiceOverStatus")
  public nonisolated static let reduceMotionStatusDidChangeNotification = note(
    "ReduceMotionStatus")
  public nonisolated static let reduceTransparencyStatusDidChangeNotification = note(
    "ReduceTransparencyStatus")
  public nonisolated static let boldTextStatusDidChangeNotification = note("BoldTextStatus")
}

/// An action that assistive technology offers for an element. Stored as data.
@MainActor @preconcurrency
open class UIAccessibilityCustomAction: NSObject {
  public let name: String
  public init(name: String, target: Any?, selector: Selector) { self.name = name }
  public init(
    name: String, actionHandler: ((UIAccessibilityCustomAction) -> Bool)?
  ) { self.name = name }
}

extension UIDevice {
  public enum BatteryState: Int, Sendable { case unknown, unplugged, charging, full }
  public var identifierForVendor: UUID? {
    UUID(uuidString: "00000000-0000-4000-8000-000000000000")
  }
  public var isBatteryMonitoringEnabled: Bool {
    get { false }
    set {}
  }
  /// The charge from 0 to 1, or -1 while it is unknown. Always -1.
  public var batteryLevel: Float { -1 }
  public var batteryState: BatteryState { .unknown }
  public var isProximityMonitoringEnabled: Bool {
    get { false }
    set {}
  }
  public var proximityState: Bool { false }
  public var isMultitaskingSupported: Bool { true }
  public var isGeneratingDeviceOrientationNotifications: Bool { false }
  /// Has no effect: the orientation of the rendered device is fixed.
  public func beginGeneratingDeviceOrientationNotifications() {}
  /// Has no effect: the orientation of the rendered device is fixed.
  public func endGeneratingDeviceOrientationNotifications() {}
  /// Has no effect: no sound is played.
  public func playInputClick() {}
  /// Compiles only: the orientation of the rendered device is fixed.
  public func setValue(_ value: Any?, forKey key: String) {}
  public nonisolated static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")
  public nonisolated static let batteryLevelDidChangeNotification = Notification.Name(
    "UIDeviceBatteryLevelDidChangeNotification")
  public nonisolated static let batteryStateDidChangeNotification = Notification.Name(
    "UIDeviceBatteryStateDidChangeNotification")
  public nonisolated static let proximityStateDidChangeNotification = Notification.Name(
    "UIDeviceProximityStateDidChangeNotification")
}

extension UIScreen {
  public static var screens: [UIScreen] { [main] }
  /// The brightness from 0 to 1; setting it has no effect.
  public var brightness: CGFloat {
    get { 0.5 }
    set {}
  }
  public var traitCollection: UITraitCollection { .current }
  public var maximumFramesPerSecond: Int { 60 }
  public var isCaptured: Bool { false }
  public var mirrored: UIScreen? { nil }
  public var focusedView: UIView? { nil }
  public nonisolated static let brightnessDidChangeNotification = Notification.Name(
    "UIScreenBrightnessDidChangeNotification")
  public nonisolated static let didConnectNotification = Notification.Name(
    "UIScreenDidConnectNotification")
  public nonisolated static let didDisconnectNotification = Notification.Name(
    "UIScreenDidDisconnectNotification")
  public nonisolated static let capturedDidChangeNotification = Notification.Name(
    "UIScreenCapturedDidChangeNotification")
}
