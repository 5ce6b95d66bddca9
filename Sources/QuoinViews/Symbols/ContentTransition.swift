import QuoinCore

/// How a view changes from one content to the next. A picture shows one content.
public struct ContentTransition: Equatable, Sendable {
  private enum Kind: Equatable, Sendable {
    case identity, opacity, interpolate, numericText, symbolEffect
  }
  private let kind: Kind

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
  /// Symbols change as they want to.
  public static let symbolEffect = ContentTransition(kind: .symbolEffect)
  /// Symbols change as `effect` says.
  public static func symbolEffect<T: ContentTransitionSymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> ContentTransition {
    .symbolEffect
  }
}

extension View {
  /// Sets how contents inside change, which no picture shows. Sizing: neutral.
  public func contentTransition(_ transition: ContentTransition) -> some View { self }
}
