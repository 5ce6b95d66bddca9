import QuoinCore

// Symbol effects with which a symbol appears, disappears or changes. Each is drawn as a fade.

/// An effect for a symbol that appears or disappears.
public protocol TransitionSymbolEffect {}

/// The default effect of a transition.
public struct AutomaticSymbolEffect: SymbolEffect, TransitionSymbolEffect,
  ContentTransitionSymbolEffect
{}

/// An effect in which the symbol appears.
public struct AppearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
  public var up: AppearSymbolEffect { self }
  public var down: AppearSymbolEffect { self }
  public var byLayer: AppearSymbolEffect { self }
  public var wholeSymbol: AppearSymbolEffect { self }
}

/// An effect in which the symbol disappears.
public struct DisappearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
  public var up: DisappearSymbolEffect { self }
  public var down: DisappearSymbolEffect { self }
  public var byLayer: DisappearSymbolEffect { self }
  public var wholeSymbol: DisappearSymbolEffect { self }
}

/// An effect in which the symbol's lines are drawn.
public struct DrawOnSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
  public var byLayer: DrawOnSymbolEffect { self }
  public var wholeSymbol: DrawOnSymbolEffect { self }
  public var individually: DrawOnSymbolEffect { self }
}

/// An effect in which the symbol's lines are erased.
public struct DrawOffSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
  public var byLayer: DrawOffSymbolEffect { self }
  public var wholeSymbol: DrawOffSymbolEffect { self }
  public var individually: DrawOffSymbolEffect { self }
  public var reversed: DrawOffSymbolEffect { self }
  public var nonReversed: DrawOffSymbolEffect { self }
}

extension SymbolEffect where Self == AutomaticSymbolEffect {
  /// The default effect of a transition.
  public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}

extension TransitionSymbolEffect where Self == AutomaticSymbolEffect {
  /// The default effect of a transition.
  public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}

extension ContentTransitionSymbolEffect where Self == AutomaticSymbolEffect {
  /// The default effect of a transition.
  public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}

extension TransitionSymbolEffect where Self == AppearSymbolEffect {
  /// An effect in which the symbol appears.
  public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}

extension SymbolEffect where Self == AppearSymbolEffect {
  /// An effect in which the symbol appears.
  public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}

extension TransitionSymbolEffect where Self == DisappearSymbolEffect {
  /// An effect in which the symbol disappears.
  public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
  /// An effect in which the symbol disappears.
  public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}

extension TransitionSymbolEffect where Self == DrawOnSymbolEffect {
  /// An effect in which the symbol's lines are drawn.
  public static var drawOn: DrawOnSymbolEffect { DrawOnSymbolEffect() }
}

extension SymbolEffect where Self == DrawOnSymbolEffect {
  /// An effect in which the symbol's lines are drawn.
  public static var drawOn: DrawOnSymbolEffect { DrawOnSymbolEffect() }
}

extension TransitionSymbolEffect where Self == DrawOffSymbolEffect {
  /// An effect in which the symbol's lines are erased.
  public static var drawOff: DrawOffSymbolEffect { DrawOffSymbolEffect() }
}

extension SymbolEffect where Self == DrawOffSymbolEffect {
  /// An effect in which the symbol's lines are erased.
  public static var drawOff: DrawOffSymbolEffect { DrawOffSymbolEffect() }
}

/// A transition in which symbols appear and disappear with an effect, drawn as a fade.
public struct SymbolEffectTransition: Transition {
  nonisolated public init<T: TransitionSymbolEffect>(
    effect: T, options: SymbolEffectOptions = .default
  ) {}

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0)
  }
  public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
  public var _traits: _TransitionTraits {
    _TransitionTraits(hasMotion: false, isInvisibleAtRest: true)
  }
}

extension Transition where Self == SymbolEffectTransition {
  /// A transition in which symbols appear and disappear with their default effect.
  public static var symbolEffect: SymbolEffectTransition {
    SymbolEffectTransition(effect: .automatic)
  }

  /// Returns a transition in which symbols appear and disappear with `effect`.
  public static func symbolEffect<T: TransitionSymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> SymbolEffectTransition {
    SymbolEffectTransition(effect: effect, options: options)
  }
}
