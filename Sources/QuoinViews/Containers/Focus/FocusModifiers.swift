import QuoinCore

/// What a view takes the focus for.
public struct FocusInteractions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let activate = FocusInteractions(rawValue: 1)
  public static let edit = FocusInteractions(rawValue: 2)
  public static var automatic: FocusInteractions { [.activate, .edit] }
}

/// When the system takes a default focus.
public struct DefaultFocusEvaluationPriority: Hashable, Sendable {
  private let name: String
  public static let automatic = DefaultFocusEvaluationPriority(name: "automatic")
  public static let userInitiated = DefaultFocusEvaluationPriority(name: "userInitiated")
}

// Nothing in a picture has the focus: pictures draw views as if these modifiers weren't there.

extension View {
  /// Ties `condition` to whether a field or focusable view inside has the focus. Sizing: neutral.
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    modifier(FocusTieModifier { condition.link(true) })
  }

  /// Ties `binding` being `value` to whether a field or focusable view inside has the focus. Sizing: neutral.
  public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View {
    modifier(FocusTieModifier { binding.link(value) })
  }

  /// Sets whether the view can have the focus. Sizing: neutral.
  public func focusable(_ isFocusable: Bool = true) -> some View {
    modifier(LivingModifier(modifier: FocusableModifier(isFocusable: isFocusable)))
  }

  /// Sets whether the view can have the focus, and for which interactions. Sizing: neutral.
  public func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View {
    focusable(isFocusable)
  }

  /// Sets whether the view can have the focus; calls `onFocusChange` when it gets or loses it. Sizing: neutral.
  public func focusable(
    _ isFocusable: Bool = true, onFocusChange: @escaping (_ isFocused: Bool) -> Void
  ) -> some View {
    modifier(
      LivingModifier(
        modifier: FocusableModifier(isFocusable: isFocusable, onChange: onFocusChange)))
  }

  /// Draws no ring around fields and focusable views of macOS inside that have the focus, if `disabled`. Sizing: neutral.
  public func focusEffectDisabled(_ disabled: Bool = true) -> some View {
    transformEnvironment(\.isFocusEffectEnabled) { $0 = $0 && !disabled }
  }

  /// Gives the focus to the view inside that `value` stands for when it first appears and no view has the focus.
  /// Sizing: neutral.
  public func defaultFocus<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, _ value: Value,
    priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View {
    modifier(FocusDefaultModifier(isWanted: true, claim: { binding.wrappedValue = value }))
  }

  /// Gives the focus to the view when it first appears and no view has the focus; the namespace has no effect.
  /// Sizing: neutral.
  public func prefersDefaultFocus(_ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID)
    -> some View
  {
    modifier(FocusDefaultModifier(isWanted: prefersDefaultFocus, claim: nil))
  }

  /// Compiles only: would limit the search for a default focus to the views inside. Sizing: neutral.
  public func focusScope(_ namespace: Namespace.ID) -> some View { self }

  /// Compiles only: would group views that the focus moves through, which it does in their order. Sizing: neutral.
  public func focusSection() -> some View { self }
}

/// Makes a view focusable, and tells its content whether it has the focus.
private struct FocusableModifier: ViewModifier {
  let isFocusable: Bool
  var onChange: (Bool) -> Void = { _ in }
  @State private var isFocused = false

  func body(content: Content) -> some View {
    content
      .environment(\.isFocused, isFocused)
      .modifier(
        FocusItemModifier(isFocusable: isFocusable) {
          isFocused = $0
          onChange($0)
        }
      )
      .modifier(FocusRing(isShown: isFocused))
  }
}

private struct FocusItemModifier: PrimitiveModifier {
  let isFocusable: Bool
  let onChange: (Bool) -> Void

  static func _emit<V: View>(_ modifier: Self, content: V, into emission: Emission) {
    emission.emitFocusable(content) { item in
      item.isEnabled = item.isEnabled && modifier.isFocusable
      item.onChange = modifier.onChange
    }
  }
}

private struct IsFocusedKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private struct FocusEffectKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

extension EnvironmentValues {
  /// Whether the nearest view around that can have the focus has it.
  public internal(set) var isFocused: Bool {
    get { self[IsFocusedKey.self] }
    set { self[IsFocusedKey.self] = newValue }
  }

  /// Whether the view with the focus may have a ring.
  public var isFocusEffectEnabled: Bool {
    get { self[FocusEffectKey.self] }
    set { self[FocusEffectKey.self] = newValue }
  }
}
