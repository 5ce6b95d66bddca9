import QuoinCore

/// The transition between contents of a view during an animation: texts and symbols crossfade,
/// except with ``identity``.
public struct ContentTransition: Equatable, Sendable {
  private enum Kind: Equatable, Sendable {
    case identity, opacity, interpolate, numericText, symbolEffect
  }
  private let kind: Kind

  /// Whether Quoin shows a fade instead of the transition's own motion.
  fileprivate var isFaded: Bool { kind == .numericText || kind == .symbolEffect }

  /// A transition in which the new content appears immediately.
  public static let identity = ContentTransition(kind: .identity)
  public static let opacity = ContentTransition(kind: .opacity)
  public static let interpolate = ContentTransition(kind: .interpolate)
  /// Returns a transition in which digits roll up or down.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(kind: .numericText)
  }
  /// Returns a transition in which digits roll towards `value`.
  public static func numericText(value: Double) -> ContentTransition {
    ContentTransition(kind: .numericText)
  }
  /// A transition in which symbols change with their default effect.
  public static let symbolEffect = ContentTransition(kind: .symbolEffect)
  /// Returns a transition in which symbols change with `effect`.
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
  /// The transition between contents during animations.
  public var contentTransition: ContentTransition {
    get { self[ContentTransitionKey.self] }
    set { self[ContentTransitionKey.self] = newValue }
  }
}

extension Emission {
  /// Whether the next drawing replaces a drawing emitted now immediately, without a fade.
  var changesContentAtOnce: Bool { isLiving && environment.contentTransition == .identity }
}

/// Sets the transition between contents.
public struct _ContentTransitionModifier: PrimitiveModifier {
  let transition: ContentTransition

  public static func _emit<V: View>(_ modifier: Self, content: V, into emission: Emission) {
    if emission.isLiving, modifier.transition.isFaded {
      emission.diagnostics.addWarning(
        "contentTransition: digits and symbols fade into one another; they neither roll nor replace each other."
      )
    }
    emission.withEnvironment(
      { $0.contentTransition = modifier.transition }, { V._emit(content, into: emission) })
  }
}

extension View {
  /// Sets the transition between contents of texts and symbols in the view during animations.
  /// Sizing: neutral.
  public func contentTransition(_ transition: ContentTransition) -> some View {
    modifier(_ContentTransitionModifier(transition: transition))
  }
}
