import QuoinCore
import QuoinLayout

/// How many disclosure groups of the list a row stands in.
enum ListIndentationKey: LayoutValueKey {
  static var defaultValue: Int { 0 }
}

/// Says that rows belong to a disclosure group.
public struct _ListIndentation: PrimitiveModifier {
  public static func _emit<V: View>(_ modifier: Self, content: V, into emission: Emission) {
    let mark = emission.tree.mark
    V._emit(content, into: emission)
    emission.changeTrait(ListIndentationKey.self, since: mark) { $0 += 1 }
  }
}

extension EnvironmentValues {
  /// Whether a disclosure group of a list is rows: a style of the user's makes one view of it.
  var hasDisclosureRows: Bool { disclosureGroupStyles.style is AutomaticDisclosureGroupStyle }
}
