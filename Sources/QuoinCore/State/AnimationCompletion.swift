/// What is to be done once an animated change is done. Everything that animates for the change keeps it; when
/// nobody does any more, its time has come.
final class AnimationCompletion {
  private let action: () -> Void
  init(_ action: @escaping () -> Void) { self.action = action }
  deinit { action() }
}
