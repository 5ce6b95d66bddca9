import QuoinCore

/// What a view that takes the focus is for.
public struct FocusInteractions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let activate = FocusInteractions(rawValue: 1)
  public static let edit = FocusInteractions(rawValue: 2)
  public static var automatic: FocusInteractions { [.activate, .edit] }
}

/// When a default focus is taken.
public struct DefaultFocusEvaluationPriority: Hashable, Sendable {
  private let name: String
  public static let automatic = DefaultFocusEvaluationPriority(name: "automatic")
  public static let userInitiated = DefaultFocusEvaluationPriority(name: "userInitiated")
}

// What is said of the focus. Nothing in a picture has it, so that views are drawn as if it weren't said.

extension View {
  /// Ties `condition` to whether the view has the focus, which no picture shows. Sizing: neutral.
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View { self }

  /// Ties `binding` being `value` to whether the view has the focus, which no picture shows. Sizing: neutral.
  public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View { self }

  /// Whether the view can have the focus, which no picture shows. Sizing: neutral.
  public func focusable(_ isFocusable: Bool = true) -> some View { self }

  /// Whether and what for the view can have the focus, which no picture shows. Sizing: neutral.
  public func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View {
    self
  }

  /// Whether the view can have the focus, which no picture shows. Sizing: neutral.
  public func focusable(
    _ isFocusable: Bool = true, onFocusChange: @escaping (_ isFocused: Bool) -> Void
  ) -> some View { self }

  /// Whether a ring is drawn around what has the focus, which nothing in a picture has. Sizing: neutral.
  public func focusEffectDisabled(_ disabled: Bool = true) -> some View { self }

  /// Where the focus goes first, which no picture shows. Sizing: neutral.
  public func defaultFocus<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, _ value: Value,
    priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View { self }

  /// Whether the focus goes to the view first, which no picture shows. Sizing: neutral.
  public func prefersDefaultFocus(_ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID)
    -> some View
  { self }

  /// Keeps the search for a first focus inside, which no picture shows. Sizing: neutral.
  public func focusScope(_ namespace: Namespace.ID) -> some View { self }

  /// Groups views that the focus moves through, which no picture shows. Sizing: neutral.
  public func focusSection() -> some View { self }
}

extension EnvironmentValues {
  /// Whether the nearest view that can have the focus has it; nothing in a picture does.
  public var isFocused: Bool { false }
}
