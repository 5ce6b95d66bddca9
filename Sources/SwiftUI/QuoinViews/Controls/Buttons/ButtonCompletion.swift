import QuoinCore

/// An action that buttons inside run after their own, such as closing the alert or menu that
/// contains them.
@MainActor
final class ButtonCompletion {
  var action: () -> Void = {}

  func after(_ action: @escaping @MainActor () -> Void) -> @MainActor () -> Void {
    { [self] in
      action()
      self.action()
    }
  }
}

private struct ButtonCompletionKey: EnvironmentKey {
  static var defaultValue: ButtonCompletion? { nil }
}

extension EnvironmentValues {
  var buttonCompletion: ButtonCompletion? {
    get { self[ButtonCompletionKey.self] }
    set { self[ButtonCompletionKey.self] = newValue }
  }
}
