import QuoinCore
import QuoinLayout

/// The value that `.tag` gave a view.
public enum _TagKey: LayoutValueKey {
  public static var defaultValue: AnyHashable? { nil }
}

extension View {
  /// Gives the view a value by which a selection finds it. Sizing: neutral.
  public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    layoutValue(key: _TagKey.self, value: AnyHashable(tag))
  }
}
