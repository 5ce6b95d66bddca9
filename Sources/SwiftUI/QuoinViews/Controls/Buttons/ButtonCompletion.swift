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

  /// Returns a completion that runs this one and then `next`.
  func followed(by next: ButtonCompletion?) -> ButtonCompletion {
    guard let next else { return self }
    let both = ButtonCompletion()
    both.action = { [self] in
      action()
      next.action()
    }
    return both
  }
}

private struct ButtonCompletionKey: EnvironmentKey {
  static var defaultValue: ButtonCompletion? { nil }
}

private struct MenuCompletionKey: EnvironmentKey {
  static var defaultValue: ButtonCompletion? { nil }
}

extension EnvironmentValues {
  var buttonCompletion: ButtonCompletion? {
    get { self[ButtonCompletionKey.self] }
    set { self[ButtonCompletionKey.self] = newValue }
  }

  /// Closes the open menu that contains the view, with the menus around it; `nil` outside of menus.
  var menuCompletion: ButtonCompletion? {
    get { self[MenuCompletionKey.self] }
    set { self[MenuCompletionKey.self] = newValue }
  }
}
