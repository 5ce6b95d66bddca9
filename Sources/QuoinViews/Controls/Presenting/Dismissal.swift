import QuoinCore

/// What `dismiss` ends: a presentation, or a page above others. Kept as long as the view that shows it.
@MainActor
package class Dismissal {
  package var end: () -> Void = {}
  /// What a button inside that closes what it stands in does when it is done.
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

  /// Whether a view inside says that the user can't leave it without one of its buttons.
  var isLocked = false

  /// Whether the user can leave it without one of its buttons.
  package var canBeLeft: Bool {
    kind != .alert && kind != .cover && !isLocked
  }
}

extension Presentation: FrontMost {
  package var frontName: String { kind.rawValue }
}

extension Emission {
  /// What is presented in front of everything else.
  package var frontPresentation: Presentation? { front?.thing as? Presentation }
}

extension View {
  /// Whether the user can't leave what is presented around without one of its buttons. Sizing: neutral.
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
  /// What is dismissed from here.
  var dismissal: Dismissal? {
    get { self[DismissalKey.self] }
    set { self[DismissalKey.self] = newValue }
  }
}
