import Foundation
import ObjectiveC

/// Recognizes a user's gestures. Stored as data: views receive no touches, so a recognizer never
/// fires.
@MainActor @preconcurrency
open class UIGestureRecognizer: NSObject {
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed
    public static let recognized = State.ended
  }

  private var targets: [(target: Any?, action: Selector?)] = []
  open var state = State.possible
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  open var isEnabled = true
  open var name: String?
  open internal(set) weak var view: UIView?
  /// Stored only: Quoin doesn't read it.
  open var cancelsTouchesInView = true
  /// Stored only: Quoin doesn't read it.
  open var delaysTouchesBegan = false
  /// Stored only: Quoin doesn't read it.
  open var delaysTouchesEnded = true
  /// Stored only: Quoin doesn't read it.
  open var requiresExclusiveTouchType = true
  /// Stored only: Quoin doesn't read it.
  open var allowedTouchTypes: [NSNumber] = []
  /// Stored only: Quoin doesn't read it.
  open var allowedPressTypes: [NSNumber] = []
  open var modifierFlags: UIKeyModifierFlags { [] }
  open var numberOfTouches: Int { 0 }

  public init(target: Any?, action: Selector?) {
    super.init()
    if target != nil || action != nil { targets.append((target, action)) }
  }
  public convenience override init() { self.init(target: nil, action: nil) }

  open func addTarget(_ target: Any, action: Selector) { targets.append((target, action)) }
  open func removeTarget(_ target: Any?, action: Selector?) {
    targets.removeAll { action == nil || $0.action == action }
  }
  /// Has no effect: a recognizer never fires.
  open func require(toFail other: UIGestureRecognizer) {}
  open func location(in view: UIView?) -> CGPoint { .zero }
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint { .zero }
  /// Has no effect: a recognizer never fires.
  open func reset() {}
  open func shouldRequireFailure(of other: UIGestureRecognizer) -> Bool { false }
  open func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool { false }
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Has no effect: touches are not delivered.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Has no effect: touches are not delivered.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Has no effect: touches are not delivered.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Has no effect: touches are not delivered.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
}

open class UITapGestureRecognizer: UIGestureRecognizer {
  /// Stored only: Quoin doesn't read it.
  open var numberOfTapsRequired = 1
  /// Stored only: Quoin doesn't read it.
  open var numberOfTouchesRequired = 1
}

open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// Stored only: Quoin doesn't read it.
  open var numberOfTapsRequired = 0
  /// Stored only: Quoin doesn't read it.
  open var numberOfTouchesRequired = 1
  /// Stored only: Quoin doesn't read it.
  open var minimumPressDuration: TimeInterval = 0.5
  /// Stored only: Quoin doesn't read it.
  open var allowableMovement: CGFloat = 10
}

open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// Stored only: Quoin doesn't read it.
  open var minimumNumberOfTouches = 1
  /// Stored only: Quoin doesn't read it.
  open var maximumNumberOfTouches = Int.max
  /// Stored only: Quoin doesn't read it.
  open var allowedScrollTypesMask = UIScrollTypeMask()
  private var moved = CGPoint.zero
  open func translation(in view: UIView?) -> CGPoint { moved }
  open func setTranslation(_ translation: CGPoint, in view: UIView?) { moved = translation }
  open func velocity(in view: UIView?) -> CGPoint { .zero }
}

public struct UIScrollTypeMask: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let discrete = UIScrollTypeMask(rawValue: 1)
  public static let continuous = UIScrollTypeMask(rawValue: 2)
  public static let all: UIScrollTypeMask = [.discrete, .continuous]
}

open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  open var edges: UIRectEdge = []
}

open class UISwipeGestureRecognizer: UIGestureRecognizer {
  public struct Direction: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let right = Direction(rawValue: 1)
    public static let left = Direction(rawValue: 2)
    public static let up = Direction(rawValue: 4)
    public static let down = Direction(rawValue: 8)
  }
  open var direction = Direction.right
  /// Stored only: Quoin doesn't read it.
  open var numberOfTouchesRequired = 1
}

open class UIPinchGestureRecognizer: UIGestureRecognizer {
  open var scale: CGFloat = 1
  open var velocity: CGFloat { 0 }
}

open class UIRotationGestureRecognizer: UIGestureRecognizer {
  open var rotation: CGFloat = 0
  open var velocity: CGFloat { 0 }
}

open class UIHoverGestureRecognizer: UIGestureRecognizer {}

/// The delegate of a gesture recognizer.
@MainActor @preconcurrency
public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { true }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
  ) -> Bool { true }
}
