import QuoinCore

/// The interactions for which a view takes the focus.
public struct FocusInteractions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let activate = FocusInteractions(rawValue: 1)
  public static let edit = FocusInteractions(rawValue: 2)
  public static var automatic: FocusInteractions { [.activate, .edit] }
}

/// The condition under which the system applies a default focus.
public struct DefaultFocusEvaluationPriority: Hashable, Sendable {
  private let name: String
  public static let automatic = DefaultFocusEvaluationPriority(name: "automatic")
  public static let userInitiated = DefaultFocusEvaluationPriority(name: "userInitiated")
}

// No view in a picture has the focus, so these modifiers don't affect pictures.

extension View {
  /// Binds `condition` to whether a field or focusable view inside has the focus.
  /// Sizing: neutral.
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    modifier(FocusBindingModifier { condition.link(true) })
  }

  /// Binds whether `binding` equals `value` to whether a field or focusable view inside has the
  /// focus.
  /// Sizing: neutral.
  public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View {
    modifier(FocusBindingModifier { binding.link(value) })
  }

  /// Sets whether the view is focusable.
  /// Sizing: neutral.
  public func focusable(_ isFocusable: Bool = true) -> some View {
    modifier(LivingModifier(modifier: FocusableModifier(isFocusable: isFocusable)))
  }

  /// Sets whether the view is focusable, and for which interactions.
  /// Sizing: neutral.
  public func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View {
    modifier(
      LivingModifier(
        modifier: FocusableModifier(isFocusable: isFocusable, interactions: interactions)))
  }

  /// Sets whether the view is focusable; calls `onFocusChange` when it gains or loses the focus.
  /// Sizing: neutral.
  public func focusable(
    _ isFocusable: Bool = true, onFocusChange: @escaping (_ isFocused: Bool) -> Void
  ) -> some View {
    modifier(
      LivingModifier(
        modifier: FocusableModifier(isFocusable: isFocusable, onChange: onFocusChange)))
  }

  /// Disables the macOS focus ring around fields and focusable views inside.
  /// Sizing: neutral.
  public func focusEffectDisabled(_ disabled: Bool = true) -> some View {
    transformEnvironment(\.isFocusEffectEnabled) { $0 = $0 && !disabled }
  }

  /// Focuses the view inside that corresponds to `value` when it first appears, if no view has the
  /// focus.
  /// Sizing: neutral.
  public func defaultFocus<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, _ value: Value,
    priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View {
    modifier(FocusDefaultModifier(isWanted: true, claim: { binding.wrappedValue = value }))
  }

  /// Focuses the view when it first appears, if no view has the focus; the namespace has no effect.
  /// Sizing: neutral.
  public func prefersDefaultFocus(_ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID)
    -> some View
  {
    modifier(FocusDefaultModifier(isWanted: prefersDefaultFocus, claim: nil))
  }

  /// Compiles only: would limit the search for a default focus to the views inside.
  /// Sizing: neutral.
  public func focusScope(_ namespace: Namespace.ID) -> some View { self }

  /// Compiles only: would group views for moving the focus, which follows their order.
  /// Sizing: neutral.
  public func focusSection() -> some View { self }
}

/// Makes a view focusable and passes its focus state to its content.
struct FocusableModifier: ViewModifier {
  let isFocusable: Bool
  var interactions = FocusInteractions.automatic
  /// The action of the Return key.
  var press: (@MainActor () -> Void)?
  var onChange: (Bool) -> Void = { _ in }
  @State private var isFocused = false

  func body(content: Content) -> some View {
    content
      .environment(\.isFocused, isFocused)
      .modifier(
        FocusItemModifier(isFocusable: isFocusable, interactions: interactions, press: press) {
          isFocused = $0
          onChange($0)
        }
      )
      .modifier(FocusRing(isShown: isFocused))
  }
}

private struct FocusItemModifier: PrimitiveModifier {
  let isFocusable: Bool
  let interactions: FocusInteractions
  let press: (@MainActor () -> Void)?
  let onChange: (Bool) -> Void

  static func _emit<V: View>(_ modifier: Self, content: V, into emission: Emission) {
    emission.emitFocusable(content) { item in
      let isMac = item.platform == .macOS
      // As on a Mac without full keyboard access, where buttons can't have the focus, either.
      let canFocus = modifier.isFocusable && (!isMac || modifier.interactions.contains(.edit))
      item.isEnabled = item.isEnabled && canFocus
      item.keepsFocus = isMac && canFocus
      item.onChange = modifier.onChange
      item.takeKey = modifier.press.map { press in
        { key, modifiers, _ in
          guard key == .return, modifiers.isEmpty else { return false }
          press()
          return true
        }
      }
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
  /// Whether the nearest enclosing focusable view has the focus.
  public internal(set) var isFocused: Bool {
    get { self[IsFocusedKey.self] }
    set { self[IsFocusedKey.self] = newValue }
  }

  /// Whether the focused view may have a ring.
  public var isFocusEffectEnabled: Bool {
    get { self[FocusEffectKey.self] }
    set { self[FocusEffectKey.self] = newValue }
  }
}
