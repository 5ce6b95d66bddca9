import QuoinCore

/// A modifier that is resolved to another modifier in the environment before it is applied.
@MainActor @preconcurrency
public protocol EnvironmentalModifier: PrimitiveModifier {
  /// The modifier that is applied.
  associatedtype ResolvedModifier: ViewModifier
  /// Returns the modifier to apply in `environment`.
  func resolve(in environment: EnvironmentValues) -> ResolvedModifier
}

extension EnvironmentalModifier {
  public static func _emit<V: View>(_ modifier: Self, content: V, into emission: Emission) {
    let resolved = emission.evaluating { modifier.resolve(in: emission.environment) }
    ModifiedContent<V, ResolvedModifier>._emit(
      ModifiedContent(content: content, modifier: resolved), into: emission)
  }
}
