import QuoinCore

/// A kind of input that scrolls.
public struct ScrollInputKind: Hashable, Sendable {
  private let name: String
  /// A gesture of the hand, such as on a watch.
  public static let handGestureShortcut = ScrollInputKind(name: "handGestureShortcut")
  /// A look to the edge of a scroll view.
  public static let look = ScrollInputKind(name: "look")
}

/// Whether an input scrolls.
public struct ScrollInputBehavior: Hashable, Sendable {
  private let name: String
  public static let automatic = ScrollInputBehavior(name: "automatic")
  public static let enabled = ScrollInputBehavior(name: "enabled")
  public static let disabled = ScrollInputBehavior(name: "disabled")
}

extension View {
  /// Compiles only: sets whether an input scrolls that doesn't exist here.
  /// Sizing: neutral.
  public func scrollInputBehavior(_ behavior: ScrollInputBehavior, for input: ScrollInputKind)
    -> some View
  { self }
}
