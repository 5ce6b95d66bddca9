import QuoinCore
import QuoinGeometry
import QuoinLayout

extension View {
  /// Writes what `transform` makes of an anchor of the view, for the views around to read; it replaces what views
  /// inside write for `key`. Sizing: neutral.
  public func anchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self, value: Anchor<A>.Source,
    transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    attribute {
      let displayScale = $0.environment.displayScale
      $0.writePreference(key, since: $1, replaces: true) { current, node, emission in
        current = transform(
          Anchor(value, of: emission.geometry(of: node, displayScale: displayScale)))
      }
    }
  }

  /// Edits what views inside write for `key`, or the default value, with an anchor of the view at hand.
  /// Sizing: neutral.
  public func transformAnchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self, value: Anchor<A>.Source,
    transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View {
    attribute {
      let displayScale = $0.environment.displayScale
      $0.writePreference(key, since: $1, replaces: false) { current, node, emission in
        transform(
          &current, Anchor(value, of: emission.geometry(of: node, displayScale: displayScale)))
      }
    }
  }
}
