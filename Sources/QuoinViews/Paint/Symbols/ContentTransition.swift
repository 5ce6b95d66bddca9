import QuoinCore

/// How a view changes from one content to the next while a change is animated: texts and symbols fade into one
/// another, but for ``identity``.
public struct ContentTransition: Equatable, Sendable {
  private enum Kind: Equatable, Sendable {
    case identity, opacity, interpolate, numericText, symbolEffect
  }
  private let kind: Kind

  /// Whether Quoin shows a fade in place of the transition's own motion.
  fileprivate var isFaded: Bool { kind == .numericText || kind == .symbolEffect }

  /// The new content is there at once.
  public static let identity = ContentTransition(kind: .identity)
  public static let opacity = ContentTransition(kind: .opacity)
  public static let interpolate = ContentTransition(kind: .interpolate)
  /// Digits roll, up or down.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(kind: .numericText)
  }
  /// Digits roll towards `value`.
  public static func numericText(value: Double) -> ContentTransition {
    ContentTransition(kind: .numericText)
  }
  /// Symbols change with their default effect.
  public static let symbolEffect = ContentTransition(kind: .symbolEffect)
  /// Symbols change with `effect`.
  public static func symbolEffect<T: ContentTransitionSymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> ContentTransition {
    .symbolEffect
  }
}

private struct ContentTransitionKey: EnvironmentKey {
  static var defaultValue: ContentTransition { .interpolate }
}

extension EnvironmentValues {
  /// How contents change while a change is animated.
  public var contentTransition: ContentTransition {
    get { self[ContentTransitionKey.self] }
    set { self[ContentTransitionKey.self] = newValue }
  }
}

extension Emission {
  /// Whether a drawing emitted now gives way to the next one at once, without a fade.
  var changesContentAtOnce: Bool { isLiving && environment.contentTransition == .identity }
}

/// Sets how contents change.
public struct _ContentTransitionModifier: PrimitiveModifier {
  let transition: ContentTransition

  public static func _emit<V: View>(_ modifier: Self, content: V, into emission: Emission) {
    if emission.isLiving, modifier.transition.isFaded {
      emission.remark(
        "contentTransition: digits and symbols fade into one another; they neither roll nor replace each other."
      )
    }
    emission.withEnvironment(
      { $0.contentTransition = modifier.transition }, { V._emit(content, into: emission) })
  }
}

extension View {
  /// Sets how the contents of texts and symbols inside change while a change is animated. Sizing: neutral.
  public func contentTransition(_ transition: ContentTransition) -> some View {
    modifier(_ContentTransitionModifier(transition: transition))
  }
}
