import QuoinCore

/// An action that buttons inside run after their own, such as closing the alert or menu that
/// contains them.
@MainActor
final class ButtonCompletion {
  var action: () -> Void = {}
  /// Runs after this one: a button of a submenu closes the enclosing menus, too.
  var outer: ButtonCompletion?

  func after(_ action: @escaping @MainActor () -> Void) -> @MainActor () -> Void {
    { [self] in
      action()
      complete()
    }
  }

  private func complete() {
    action()
    outer?.complete()
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
