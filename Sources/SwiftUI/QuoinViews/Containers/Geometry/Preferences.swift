import QuoinCore
import QuoinLayout

extension View {
  /// Sets the preference for `key`, which ancestors can read. It replaces the values of
  /// descendants.
  /// Sizing: neutral.
  public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
    attribute {
      $0.writePreference(key, since: $1, replaces: true) { current, _, _ in current = value }
    }
  }

  /// Changes the preference for `key` that descendants set, or its default value.
  /// Sizing: neutral.
  public func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    attribute {
      $0.writePreference(key, since: $1, replaces: false) { value, _, _ in callback(&value) }
    }
  }

  /// Calls `action` after layout with the combined preference of the view and its descendants, and
  /// again when a layout changes it.
  /// Sizing: neutral.
  public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    attribute {
      let changes = $0.keep { ChangeAction<K.Value>() }
      changes.action = { _, new in action(new) }
      $0.readPreference(key, since: $1) { changes.update($0) }
    }
  }
}
