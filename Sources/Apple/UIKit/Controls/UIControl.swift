import Foundation
import ObjectiveC
import QuoinCore
import QuoinGeometry
import QuoinLayout
import QuoinViews

/// A view that the user operates. Targets and selectors are stored as data; a ``UIAction`` runs.
@MainActor @preconcurrency
open class UIControl: UIView {
  public struct Event: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let touchDown = Event(rawValue: 1)
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    public static let touchDragInside = Event(rawValue: 1 << 2)
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    public static let touchDragExit = Event(rawValue: 1 << 5)
    public static let touchUpInside = Event(rawValue: 1 << 6)
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    public static let touchCancel = Event(rawValue: 1 << 8)
    public static let valueChanged = Event(rawValue: 1 << 12)
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    public static let editingChanged = Event(rawValue: 1 << 17)
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    public static let allEditingEvents = Event(rawValue: 0xF0000)
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let normal: State = []
    public static let highlighted = State(rawValue: 1)
    public static let disabled = State(rawValue: 2)
    public static let selected = State(rawValue: 4)
    public static let focused = State(rawValue: 8)
    public static let application = State(rawValue: 0xFF_0000)
  }

  public enum ContentVerticalAlignment: Int, Sendable { case center, top, bottom, fill }
  public enum ContentHorizontalAlignment: Int, Sendable {
    case center, left, right, fill, leading, trailing
  }

  private struct Target {
    weak var target: AnyObject?
    var action: Selector
    var events: Event
  }
  private var targets: [Target] = []
  private var handlers: [(events: Event, action: UIAction)] = []

  public override init(frame: CGRect) { super.init(frame: frame) }
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open var isEnabled = true { didSet { setNeedsDisplay() } }
  open var isSelected = false { didSet { setNeedsDisplay() } }
  open var isHighlighted = false { didSet { setNeedsDisplay() } }
  open var state: State {
    var state = State.normal
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    if isHighlighted { state.insert(.highlighted) }
    return state
  }
  open var contentVerticalAlignment = ContentVerticalAlignment.center
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center
  open var isTracking: Bool { false }
  open var isTouchInside: Bool { false }
  /// Stored only: Quoin doesn't read it.
  open var showsMenuAsPrimaryAction = false
  /// Stored only: Quoin doesn't read it.
  open var isContextMenuInteractionEnabled = false
  /// Stored only: Quoin doesn't read it.
  open var isSymbolAnimationEnabled = false
  open var toolTip: String?

  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    let object = target.map { $0 as AnyObject }
    targets.append(Target(target: object, action: action, events: controlEvents))
  }
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    let object = target.map { $0 as AnyObject }
    targets.removeAll {
      (object == nil || $0.target === object) && (action == nil || $0.action == action)
        && !$0.events.isDisjoint(with: controlEvents)
    }
  }
  open var allTargets: Set<AnyHashable> {
    Set(targets.compactMap { $0.target as? NSObject })
  }
  open var allControlEvents: Event {
    targets.map(\.events).reduce(into: []) { $0.formUnion($1) }
  }
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    let object = target.map { $0 as AnyObject }
    let names = targets.filter {
      $0.target === object && !$0.events.isDisjoint(with: controlEvent)
    }.map(\.action.description)
    return names.isEmpty ? nil : names
  }

  open func addAction(_ action: UIAction, for controlEvents: Event) {
    handlers.append((controlEvents, action))
  }
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    handlers.removeAll { $0.action === action && !$0.events.isDisjoint(with: controlEvents) }
  }
  /// Runs the actions for any of the events. The selectors of targets can't be called.
  open func sendActions(for controlEvents: Event) {
    for handler in handlers where !handler.events.isDisjoint(with: controlEvents) {
      handler.action.run(from: self)
    }
  }
  open func sendAction(_ action: UIAction) { action.run(from: self) }
  /// Has no effect: selectors can't be called.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {}

  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Has no effect: never called, because controls do not track touches.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  /// Has no effect: never called, because controls do not track touches.
  open func cancelTracking(with event: UIEvent?) {}

  /// The control's tint color: its own or its nearest ancestor's, or the environment's if none
  /// is set.
  var tint: Color? {
    var view: UIView? = self
    while let next = view {
      if let own = next.ownTint { return Color(uiColor: own) }
      view = next.superview
    }
    return nil
  }
}

extension Binding {
  /// Creates a binding to a control's value, which sends the control's events when the user sets
  /// it.
  @MainActor
  init<Control: UIControl>(_ control: Control, _ value: ReferenceWritableKeyPath<Control, Value>) {
    self.init(
      get: { control[keyPath: value] },
      set: { [weak control] in
        control?[keyPath: value] = $0
        control?.sendActions(for: [.valueChanged, .primaryActionTriggered])
      })
  }
}

extension View {
  /// Returns the view as the content of `control`: tinted, and disabled along with it.
  @MainActor
  func working(_ control: UIControl) -> AnyView {
    let enabled = self.disabled(!control.isEnabled)
    if let tint = control.tint { return AnyView(enabled.tint(tint)) }
    return AnyView(enabled)
  }
}
