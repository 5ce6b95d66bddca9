import QuoinCore
import QuoinLayout

/// A tab: the label of its button, and its page.
struct TabItem {
  var tag: AnyHashable?
  var label: CapturedView
  var page: CapturedView
  var isSearch = false
  var badge: Text?
  var isHidden = false
  /// The section that contains it.
  var section: Section?
  /// The node of its page, if all pages are emitted.
  var node = LayoutTree.NodeID.absent
  /// The key of its page: the tag, or the index among all tabs.
  var key = Element.Key.slot(0)

  /// A section of tabs.
  struct Section {
    /// The index of its first tab, which tells it from other sections.
    let start: Int
    let header: CapturedView?
  }
}

/// The label that `tabItem` attached to a view.
enum TabItemKey: LayoutValueKey {
  static var defaultValue: CapturedView? { nil }
}

/// Attaches a tab's label to a view.
public struct _TabItemModifier<Label: View>: PrimitiveModifier {
  let label: Label

  public static func _emit<V: View>(_ modifier: Self, content: V, into emission: Emission) {
    let mark = emission.tree.mark
    V._emit(content, into: emission)
    let page = CapturedView(
      environment: emission.environment, content: _StyleContent(modifier.label))
    emission.tree.setValue(TabItemKey.self, page, since: mark)
  }
}

extension View {
  /// Sets the label of the view's tab: a symbol and text.
  /// Sizing: neutral.
  public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    modifier(_TabItemModifier(label: label()))
  }
}

extension View {
  /// Makes the view the element of a tab.
  /// Sizing: neutral.
  func element(of items: [TabItem], at index: Int, selected: Int) -> some View {
    optionElement(
      items[index].label.content, badge: items[index].badge, isSelected: index == selected,
      at: index, of: items.count)
  }
}
