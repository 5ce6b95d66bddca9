import Foundation

/// A user's input. Events are not delivered, so event monitors are never called.
open class NSEvent: NSObject, @unchecked Sendable {
  public enum EventType: UInt, Sendable {
    case leftMouseDown = 1
    case leftMouseUp, rightMouseDown, rightMouseUp, mouseMoved, leftMouseDragged
    case rightMouseDragged, mouseEntered, mouseExited, keyDown, keyUp, flagsChanged
    case appKitDefined, systemDefined, applicationDefined, periodic, cursorUpdate
    case scrollWheel = 22
    case tabletPoint, tabletProximity, otherMouseDown, otherMouseUp, otherMouseDragged
    case gesture = 29
    case magnify, swipe, rotate
  }

  public struct EventTypeMask: OptionSet, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    public init(type: EventType) { rawValue = 1 << UInt64(type.rawValue) }
    public static let leftMouseDown = EventTypeMask(type: .leftMouseDown)
    public static let leftMouseUp = EventTypeMask(type: .leftMouseUp)
    public static let rightMouseDown = EventTypeMask(type: .rightMouseDown)
    public static let rightMouseUp = EventTypeMask(type: .rightMouseUp)
    public static let mouseMoved = EventTypeMask(type: .mouseMoved)
    public static let leftMouseDragged = EventTypeMask(type: .leftMouseDragged)
    public static let rightMouseDragged = EventTypeMask(type: .rightMouseDragged)
    public static let mouseEntered = EventTypeMask(type: .mouseEntered)
    public static let mouseExited = EventTypeMask(type: .mouseExited)
    public static let keyDown = EventTypeMask(type: .keyDown)
    public static let keyUp = EventTypeMask(type: .keyUp)
    public static let flagsChanged = EventTypeMask(type: .flagsChanged)
    public static let scrollWheel = EventTypeMask(type: .scrollWheel)
    public static let otherMouseDown = EventTypeMask(type: .otherMouseDown)
    public static let otherMouseUp = EventTypeMask(type: .otherMouseUp)
    public static let magnify = EventTypeMask(type: .magnify)
    public static let swipe = EventTypeMask(type: .swipe)
    public static let rotate = EventTypeMask(type: .rotate)
    public static let gesture = EventTypeMask(type: .gesture)
    public static let any = EventTypeMask(rawValue: .max)
  }

  public struct ModifierFlags: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let capsLock = ModifierFlags(rawValue: 1 << 16)
    public static let shift = ModifierFlags(rawValue: 1 << 17)
    public static let control = ModifierFlags(rawValue: 1 << 18)
    public static let option = ModifierFlags(rawValue: 1 << 19)
    public static let command = ModifierFlags(rawValue: 1 << 20)
    public static let numericPad = ModifierFlags(rawValue: 1 << 21)
    public static let help = ModifierFlags(rawValue: 1 << 22)
    public static let function = ModifierFlags(rawValue: 1 << 23)
    public static let deviceIndependentFlagsMask = ModifierFlags(rawValue: 0xFFFF_0000)
  }

  public struct Phase: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let began = Phase(rawValue: 1)
    public static let stationary = Phase(rawValue: 2)
    public static let changed = Phase(rawValue: 4)
    public static let ended = Phase(rawValue: 8)
    public static let cancelled = Phase(rawValue: 16)
    public static let mayBegin = Phase(rawValue: 32)
  }

  public enum SpecialKey: Sendable { case upArrow, downArrow, leftArrow, rightArrow, delete, tab }

  public let type: EventType
  init(type: EventType) { self.type = type }

  open var modifierFlags: ModifierFlags { [] }
  open var timestamp: TimeInterval { 0 }
  @MainActor open var window: NSWindow? { nil }
  open var windowNumber: Int { 0 }
  open var locationInWindow: NSPoint { .zero }
  open var clickCount: Int { 1 }
  open var buttonNumber: Int { 0 }
  open var characters: String? { nil }
  open var charactersIgnoringModifiers: String? { nil }
  open var specialKey: SpecialKey? { nil }
  open var keyCode: UInt16 { 0 }
  open var isARepeat: Bool { false }
  open var deltaX: CGFloat { 0 }
  open var deltaY: CGFloat { 0 }
  open var deltaZ: CGFloat { 0 }
  open var scrollingDeltaX: CGFloat { 0 }
  open var scrollingDeltaY: CGFloat { 0 }
  open var hasPreciseScrollingDeltas: Bool { false }
  open var isDirectionInvertedFromDevice: Bool { false }
  open var phase: Phase { [] }
  open var momentumPhase: Phase { [] }
  open var magnification: CGFloat { 0 }
  open var rotation: Float { 0 }
  open var pressure: Float { 0 }

  open class var modifierFlags: ModifierFlags { [] }
  open class var pressedMouseButtons: Int { 0 }
  open class var mouseLocation: NSPoint { .zero }
  open class var doubleClickInterval: TimeInterval { 0.5 }

  /// Returns a monitor that is never called.
  open class func addLocalMonitorForEvents(
    matching mask: EventTypeMask, handler block: @escaping (NSEvent) -> NSEvent?
  ) -> Any? { NSObject() }
  /// Returns a monitor that is never called.
  open class func addGlobalMonitorForEvents(
    matching mask: EventTypeMask, handler block: @escaping (NSEvent) -> Void
  ) -> Any? { NSObject() }
  /// Has no effect: event monitors are never called.
  open class func removeMonitor(_ eventMonitor: Any) {}
}

/// The image of the pointer. Compiles only: there is no pointer.
open class NSCursor: NSObject, @unchecked Sendable {
  public static let arrow = NSCursor()
  public static let iBeam = NSCursor()
  public static let crosshair = NSCursor()
  public static let closedHand = NSCursor()
  public static let openHand = NSCursor()
  public static let pointingHand = NSCursor()
  public static let resizeLeft = NSCursor()
  public static let resizeRight = NSCursor()
  public static let resizeLeftRight = NSCursor()
  public static let resizeUp = NSCursor()
  public static let resizeDown = NSCursor()
  public static let resizeUpDown = NSCursor()
  public static let disappearingItem = NSCursor()
  public static let operationNotAllowed = NSCursor()
  public static let dragLink = NSCursor()
  public static let dragCopy = NSCursor()
  public static let contextualMenu = NSCursor()
  open class var current: NSCursor { arrow }

  public override init() { super.init() }
  public init(image newImage: NSImage, hotSpot point: NSPoint) { super.init() }
  /// Has no effect: there is no pointer.
  open func set() {}
  /// Has no effect: there is no pointer.
  open func push() {}
  /// Has no effect: there is no pointer.
  open func pop() {}
  /// Has no effect: there is no pointer.
  open class func pop() {}
  /// Has no effect: there is no pointer.
  open class func hide() {}
  /// Has no effect: there is no pointer.
  open class func unhide() {}
  /// Has no effect: there is no pointer.
  open class func setHiddenUntilMouseMoves(_ flag: Bool) {}
}

/// A region of a view that tracks the pointer. Compiles only.
open class NSTrackingArea: NSObject {
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let mouseEnteredAndExited = Options(rawValue: 1)
    public static let mouseMoved = Options(rawValue: 2)
    public static let cursorUpdate = Options(rawValue: 4)
    public static let activeWhenFirstResponder = Options(rawValue: 0x10)
    public static let activeInKeyWindow = Options(rawValue: 0x20)
    public static let activeInActiveApp = Options(rawValue: 0x40)
    public static let activeAlways = Options(rawValue: 0x80)
    public static let assumeInside = Options(rawValue: 0x100)
    public static let inVisibleRect = Options(rawValue: 0x200)
    public static let enabledDuringMouseDrag = Options(rawValue: 0x400)
  }
  public let rect: NSRect
  public let options: Options
  public private(set) weak var owner: AnyObject?
  public let userInfo: [AnyHashable: Any]?
  public init(
    rect: NSRect, options: Options = [], owner: Any?, userInfo: [AnyHashable: Any]? = nil
  ) {
    (self.rect, self.options, self.userInfo) = (rect, options, userInfo)
    self.owner = owner.map { $0 as AnyObject }
  }
}

/// Haptic feedback of the trackpad, which has no effect.
@MainActor @preconcurrency
open class NSHapticFeedbackManager: NSObject {
  public enum FeedbackPattern: Int, Sendable { case generic, alignment, levelChange }
  public enum PerformanceTime: UInt, Sendable { case `default`, now, drawCompleted }
  public static let defaultPerformer: any NSHapticFeedbackPerformer = Performer()
  private final class Performer: NSObject, NSHapticFeedbackPerformer {}
}
@MainActor @preconcurrency
public protocol NSHapticFeedbackPerformer: NSObjectProtocol {
  func perform(
    _ pattern: NSHapticFeedbackManager.FeedbackPattern,
    performanceTime: NSHapticFeedbackManager.PerformanceTime)
}
extension NSHapticFeedbackPerformer {
  /// Has no effect: there is no haptic feedback.
  public func perform(
    _ pattern: NSHapticFeedbackManager.FeedbackPattern,
    performanceTime: NSHapticFeedbackManager.PerformanceTime
  ) {}
}

/// A sound. Nothing is played, and no sound is found by name.
open class NSSound: NSObject, @unchecked Sendable {
  public typealias Name = String
  open var volume: Float = 1
  /// Stored only: Quoin doesn't read it.
  open var loops = false
  open var currentTime: TimeInterval = 0
  open var isPlaying: Bool { false }
  open var duration: TimeInterval { 0 }
  public init?(named name: Name) { nil }
  public init?(contentsOf url: URL, byReference: Bool) { nil }
  public init?(data: Data) { nil }
  /// Has no effect: no sound is played.
  @discardableResult open func play() -> Bool { false }
  @discardableResult open func pause() -> Bool { false }
  @discardableResult open func stop() -> Bool { false }
  public static func beep() {}
}
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Has no effect: no sound is played.
public func NSBeep() {}
