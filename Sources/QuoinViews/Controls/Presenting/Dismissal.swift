import QuoinCore

/// Something that `dismiss` ends: a presentation, or a page above others. It lives as long as the view that shows
/// it.
@MainActor
package class Dismissal {
  package var end: () -> Void = {}
  /// What buttons inside run after their own action: they close the presentation or page.
  let completion = ButtonCompletion()

  init() {
    completion.action = { [weak self] in self?.end() }
  }
}

/// Something that a view presents above the window.
package final class Presentation: Dismissal {
  package enum Kind: String {
    case sheet, popover, alert, menu
    case cover = "full screen cover"
    case dialog = "confirmation dialog"
  }
  package var kind = Kind.sheet
  var onDismiss: (() -> Void)?

  /// Whether a view inside keeps the user from closing the presentation except by one of its buttons.
  var isLocked = false

  /// Whether the user can close the presentation except by one of its buttons.
  package var canBeLeft: Bool {
    kind != .alert && kind != .cover && !isLocked
  }
}

extension Presentation: FrontMost {
  package var frontName: String { kind.rawValue }
}

extension Emission {
  /// The frontmost presentation.
  package var frontPresentation: Presentation? { front?.thing as? Presentation }
}

extension View {
  /// Whether the user can close the presentation around only by one of its buttons. Sizing: neutral.
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
  /// The presentation or page that `dismiss` ends here.
  var dismissal: Dismissal? {
    get { self[DismissalKey.self] }
    set { self[DismissalKey.self] = newValue }
  }
}
