import Dispatch
import Foundation
import ObjectiveC

/// The pacing of an animation.
open class CAMediaTimingFunction: NSObject, @unchecked Sendable {
  package let points: [Float]

  public init(name: CAMediaTimingFunctionName) {
    points =
      switch name {
      case .easeIn: [0.42, 0, 1, 1]
      case .easeOut: [0, 0, 0.58, 1]
      case .easeInEaseOut: [0.42, 0, 0.58, 1]
      case .default: [0.25, 0.1, 0.25, 1]
      default: [0, 0, 1, 1]
      }
  }

  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    points = [c1x, c1y, c2x, c2y]
  }
}

/// An animation of a layer, stored as data. It isn't applied to the drawing.
open class CAAnimation: NSObject, CAAction, @unchecked Sendable {
  /// Stored only: Quoin doesn't read it.
  open var timingFunction: CAMediaTimingFunction?
  open weak var delegate: (any CAAnimationDelegate)?
  /// Stored only: Quoin doesn't read it.
  open var isRemovedOnCompletion = true
  /// Stored only: Quoin doesn't read it.
  open var beginTime: CFTimeInterval = 0
  open var duration: CFTimeInterval = 0
  open var speed: Float = 1
  open var timeOffset: CFTimeInterval = 0
  /// Stored only: Quoin doesn't read it.
  open var repeatCount: Float = 0
  /// Stored only: Quoin doesn't read it.
  open var repeatDuration: CFTimeInterval = 0
  /// Stored only: Quoin doesn't read it.
  open var autoreverses = false
  /// Stored only: Quoin doesn't read it.
  open var fillMode = CAMediaTimingFillMode.removed
  private var values: [String: Any] = [:]

  public override init() { super.init() }

  open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
  open func value(forKey key: String) -> Any? { values[key] }
}

/// An observer of an animation. Compiles only.
public protocol CAAnimationDelegate: NSObjectProtocol {
  func animationDidStart(_ animation: CAAnimation)
  func animationDidStop(_ animation: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  public func animationDidStart(_ animation: CAAnimation) {}
  public func animationDidStop(_ animation: CAAnimation, finished flag: Bool) {}
}

/// An animation of a single property.
open class CAPropertyAnimation: CAAnimation, @unchecked Sendable {
  open var keyPath: String?
  /// Stored only: Quoin doesn't read it.
  open var isAdditive = false
  /// Stored only: Quoin doesn't read it.
  open var isCumulative = false
  /// Stored only: Quoin doesn't read it.
  open var valueFunction: Any?

  public convenience init(keyPath: String?) {
    self.init()
    self.keyPath = keyPath
  }
}

/// An animation between two values.
open class CABasicAnimation: CAPropertyAnimation, @unchecked Sendable {
  /// Stored only: Quoin doesn't read it.
  open var fromValue: Any?
  /// Stored only: Quoin doesn't read it.
  open var toValue: Any?
  open var byValue: Any?
}

/// A spring animation between two values.
open class CASpringAnimation: CABasicAnimation, @unchecked Sendable {
  /// Stored only: Quoin doesn't read it.
  open var mass: CGFloat = 1
  /// Stored only: Quoin doesn't read it.
  open var stiffness: CGFloat = 100
  /// Stored only: Quoin doesn't read it.
  open var damping: CGFloat = 10
  /// Stored only: Quoin doesn't read it.
  open var initialVelocity: CGFloat = 0
  open var settlingDuration: CFTimeInterval { duration }
}

/// An animation through several values.
open class CAKeyframeAnimation: CAPropertyAnimation, @unchecked Sendable {
  open var values: [Any]?
  open var path: CGPath?
  /// Stored only: Quoin doesn't read it.
  open var keyTimes: [NSNumber]?
  /// Stored only: Quoin doesn't read it.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// Stored only: Quoin doesn't read it.
  open var calculationMode = CAAnimationCalculationMode.linear
}

/// A group of simultaneous animations.
open class CAAnimationGroup: CAAnimation, @unchecked Sendable {
  open var animations: [CAAnimation]?
}

/// An animated transition between two states of a layer.
open class CATransition: CAAnimation, @unchecked Sendable {
  open var type = CATransitionType.fade
  open var subtype: CATransitionSubtype?
  /// Stored only: Quoin doesn't read it.
  open var startProgress: Float = 0
  /// Stored only: Quoin doesn't read it.
  open var endProgress: Float = 1
}

/// A group of layer changes. They apply at once, so a transaction ends when it is committed.
open class CATransaction: NSObject {
  private struct Settings {
    var completion: (() -> Void)?
    var duration: CFTimeInterval = 0.25
    var function: CAMediaTimingFunction?
    var disablesActions = false
  }
  nonisolated(unsafe) private static var open: [Settings] = [Settings()]

  public class func begin() { open.append(Settings()) }
  public class func commit() {
    guard open.count > 1 else { return }
    open.removeLast().completion?()
  }
  /// Has no effect: changes apply when the layer is drawn.
  public class func flush() {}
  public class func setCompletionBlock(_ block: (() -> Void)?) {
    open[open.count - 1].completion = block
  }
  public class func completionBlock() -> (() -> Void)? { open.last?.completion }
  public class func setDisableActions(_ flag: Bool) {
    open[open.count - 1].disablesActions = flag
  }
  public class func disableActions() -> Bool { open.last?.disablesActions ?? false }
  public class func setAnimationDuration(_ duration: CFTimeInterval) {
    open[open.count - 1].duration = duration
  }
  public class func animationDuration() -> CFTimeInterval { open.last?.duration ?? 0.25 }
  public class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    open[open.count - 1].function = function
  }
  public class func animationTimingFunction() -> CAMediaTimingFunction? { open.last?.function }
}

/// A timer synchronized with the display. Compiles only: it never fires, because its target's
/// method can't be found by name.
open class CADisplayLink: NSObject {
  private let target: Any
  private let selector: Selector
  open var isPaused = false
  open var preferredFramesPerSecond = 0
  /// Stored only: Quoin doesn't read it.
  open var preferredFrameRateRange = CAFrameRateRange.default
  open var timestamp: CFTimeInterval { CACurrentMediaTime() }
  open var targetTimestamp: CFTimeInterval { timestamp + duration }
  open var duration: CFTimeInterval { 1.0 / 60 }

  public init(target: Any, selector: Selector) {
    (self.target, self.selector) = (target, selector)
  }

  /// Has no effect: there is no display.
  open func add(to runLoop: RunLoop, forMode mode: RunLoop.Mode) {}
  /// Has no effect: there is no display.
  open func remove(from runLoop: RunLoop, forMode mode: RunLoop.Mode) {}
  /// Has no effect: there is no display.
  open func invalidate() {}
}

/// A range of frame rates, in frames per second.
public struct CAFrameRateRange: Hashable, Sendable {
  public var minimum: Float
  public var maximum: Float
  public var preferred: Float?
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    (self.minimum, self.maximum, self.preferred) = (minimum, maximum, preferred)
  }
  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0)
}

/// Returns the seconds since an arbitrary moment in the past. The value never decreases.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CACurrentMediaTime() -> CFTimeInterval {
  CFTimeInterval(DispatchTime.now().uptimeNanoseconds) / 1e9
}
