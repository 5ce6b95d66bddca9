import QuoinCore
import QuoinGeometry
import QuoinLayout

extension View {
  /// Writes what `transform` makes of a place of the view, for the views around to read; what views inside
  /// write for `key` doesn't count. Sizing: neutral.
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

  /// Edits what views inside write for `key`, with a place of the view at hand; the default where none
  /// writes. Sizing: neutral.
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
