import QuoinCore
import QuoinLayout

/// How many disclosure groups of the list are around a row.
enum ListIndentationKey: LayoutValueKey {
  static var defaultValue: Int { 0 }
}

/// Marks rows as those of a disclosure group.
public struct _ListIndentation: PrimitiveModifier {
  public static func _emit<V: View>(_ modifier: Self, content: V, into emission: Emission) {
    let mark = emission.tree.mark
    V._emit(content, into: emission)
    emission.changeTrait(ListIndentationKey.self, since: mark) { $0 += 1 }
  }
}

extension EnvironmentValues {
  /// Whether a disclosure group of a list is rows: with a style of the user's it is a single view.
  var hasDisclosureRows: Bool { disclosureGroupStyles.style is AutomaticDisclosureGroupStyle }
}
