/// Calls a closure when an animated change has completed. Every motion of the change retains this
/// object, so the change is complete when the last one releases it.
final class AnimationCompletion {
  private let action: () -> Void
  init(_ action: @escaping () -> Void) { self.action = action }
  deinit { action() }
}
