import QuoinCore
import QuoinGeometry
import QuoinLayout

extension View {
  /// Sets the preference for `key`, to a value created from an anchor of the view, which ancestors
  /// can read. The value replaces the values of descendants.
  /// Sizing: neutral.
  public func anchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self, value: Anchor<A>.Source,
    transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    attribute {
      let displayScale = $0.environment.displayScale
      $0.writePreference(key, since: $1, replaces: true) { current, node, emission in
        current = transform(
          Anchor(value, of: emission.nodes.geometry(of: node, displayScale: displayScale)))
      }
    }
  }

  /// Changes the preference for `key` that descendants set, or its default value, using an anchor
  /// of the view.
  /// Sizing: neutral.
  public func transformAnchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self, value: Anchor<A>.Source,
    transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View {
    attribute {
      let displayScale = $0.environment.displayScale
      $0.writePreference(key, since: $1, replaces: false) { current, node, emission in
        let geometry = emission.nodes.geometry(of: node, displayScale: displayScale)
        transform(&current, Anchor(value, of: geometry))
      }
    }
  }
}
