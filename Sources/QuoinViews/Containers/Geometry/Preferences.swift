import QuoinCore
import QuoinLayout

extension View {
  /// Writes `value` for the views around to read; it replaces what views inside write for `key`.
  /// Sizing: neutral.
  public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
    attribute {
      $0.writePreference(key, since: $1, replaces: true) { current, _, _ in current = value }
    }
  }

  /// Edits what views inside write for `key`, or the default value. Sizing: neutral.
  public func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    attribute {
      $0.writePreference(key, since: $1, replaces: false) { value, _, _ in callback(&value) }
    }
  }

  /// Calls `action` after layout with what the view and the views inside write for `key` together, and again
  /// when another layout changes it. Sizing: neutral.
  public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    attribute {
      let changes = $0.keep { ChangeAction<K.Value>() }
      changes.action = { _, new in action(new) }
      $0.readPreference(key, since: $1) { changes.tell($0) }
    }
  }
}
