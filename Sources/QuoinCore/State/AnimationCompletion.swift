/// Calls a closure once an animated change is done. Every motion that animates the change keeps this object; when
/// the last one lets it go, the change is done.
final class AnimationCompletion {
  private let action: () -> Void
  init(_ action: @escaping () -> Void) { self.action = action }
  deinit { action() }
}
