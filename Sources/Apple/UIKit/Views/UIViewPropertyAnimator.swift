import Foundation

public enum UIViewAnimatingPosition: Int, Sendable {
  case end
  case start
  case current
}

public enum UIViewAnimatingState: Int, Sendable {
  case inactive
  case active
  case stopped
}

/// An animation of views. It applies its changes at once when it starts.
@MainActor @preconcurrency
open class UIViewPropertyAnimator: NSObject {
  public let duration: TimeInterval
  open private(set) var state = UIViewAnimatingState.inactive
  open var isRunning: Bool { false }
  /// Stored only: the animation has no course.
  open var isReversed = false
  /// The part of the animation that has passed. A part above 0 applies all changes.
  open var fractionComplete: CGFloat = 0 {
    didSet { if fractionComplete > 0 { apply() } }
  }
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []

  public init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.duration = duration
    self.animations = animations.map { [$0] } ?? []
  }
  public init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.duration = duration
    self.animations = animations.map { [$0] } ?? []
  }

  /// Applies the changes, and returns the animator.
  @discardableResult
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(
      duration: duration, curve: .easeInOut, animations: animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation()
    return animator
  }

  open func addAnimations(_ animation: @escaping () -> Void) { animations.append(animation) }
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    animations.append(animation)
  }
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  /// Applies the changes and calls the completions.
  open func startAnimation() {
    apply()
    finish(at: .end)
  }
  /// Applies the changes and calls the completions, without the delay.
  open func startAnimation(afterDelay delay: TimeInterval) { startAnimation() }
  /// Has no effect: a change is applied at once.
  open func pauseAnimation() {}
  open func continueAnimation(
    withTimingParameters parameters: Any? = nil, durationFactor: CGFloat
  ) {
    startAnimation()
  }
  open func stopAnimation(_ withoutFinishing: Bool) {
    state = withoutFinishing ? .inactive : .stopped
  }
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    finish(at: finalPosition)
  }

  private func apply() {
    let pending = animations
    animations = []
    for animation in pending { animation() }
  }

  private func finish(at position: UIViewAnimatingPosition) {
    let pending = completions
    completions = []
    for completion in pending { completion(position) }
  }
}
