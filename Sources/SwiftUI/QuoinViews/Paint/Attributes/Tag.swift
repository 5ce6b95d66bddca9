import QuoinCore
import QuoinLayout

/// The value set by `.tag`.
public enum _TagKey: LayoutValueKey {
  public static var defaultValue: AnyHashable? { nil }
}

extension View {
  /// Sets a value that identifies the view in a selection.
  /// Sizing: neutral.
  public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    modifier(_TagModifier(tag: AnyHashable(tag)))
  }
}

/// Sets a value that identifies a view in a selection.
/// Sizing: neutral.
public struct _TagModifier: PrimitiveModifier {
  let tag: AnyHashable

  public static func _emit<V: View>(_ modifier: Self, content: V, into emission: Emission) {
    let mark = emission.tree.mark
    V._emit(content, into: emission)
    emission.tree.setValue(_TagKey.self, modifier.tag, since: mark)
  }

  public static func _collect<V: View>(
    _ modifier: Self, content: V, into collector: SlotCollector
  ) {
    let change = { @MainActor (values: inout ContainerValues) in values.setTag(modifier.tag) }
    collector.changing(change) {
      collector.add(content, modifiedBy: modifier)
    }
  }
}
