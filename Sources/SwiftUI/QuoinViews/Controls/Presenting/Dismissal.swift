import QuoinCore

/// A presentation or a pushed page that `dismiss` ends.
///
/// It exists as long as the view that shows it.
@MainActor
package class Dismissal {
  package var end: () -> Void = {}
  /// Runs after the actions of buttons inside, to close the presentation or page.
  let completion = ButtonCompletion()

  init() {
    completion.action = { [weak self] in self?.end() }
  }
}

/// A presentation above the window.
package final class Presentation: Dismissal {
  package enum Kind: String {
    case sheet, popover, alert, menu
    case cover = "full screen cover"
    case dialog = "confirmation dialog"
    case files = "file dialog"
  }
  package var kind = Kind.sheet
  var onDismiss: (() -> Void)?

  /// Whether a view inside prevents the user from closing the presentation except with one of its
  /// buttons.
  var isLocked = false

  /// Whether the user can close the presentation without one of its buttons.
  package var canBeLeft: Bool {
    kind != .alert && kind != .cover && !isLocked
  }
}

extension Presentation: FrontmostPresentation {
  package var frontName: String { kind.rawValue }
}

extension EmittedNodes {
  /// The frontmost presentation.
  package var frontPresentation: Presentation? { front?.thing as? Presentation }
}

extension View {
  /// Sets whether the user can close the enclosing presentation only with one of its buttons.
  /// Sizing: neutral.
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    attribute { emission, _ in
      guard emission.isLiving else { return }
      (emission.environment.dismissal as? Presentation)?.isLocked = isDisabled
    }
  }
}

private struct DismissalKey: EnvironmentKey {
  static var defaultValue: Dismissal? { nil }
}

extension EnvironmentValues {
  /// The presentation or page that `dismiss` ends.
  var dismissal: Dismissal? {
    get { self[DismissalKey.self] }
    set { self[DismissalKey.self] = newValue }
  }
}
