import Foundation
import QuoinCore
import QuoinLayout

/// Views generated from data, whose elements a list can delete and move.
public protocol DynamicViewContent: View {
  associatedtype Data: Collection
  /// The data from which the views are generated.
  var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension ModifiedContent: DynamicViewContent
where Content: DynamicViewContent, Modifier: ViewModifier {
  public var data: Content.Data { content.data }
}

extension DynamicViewContent {
  /// Lets the user delete rows of a list. `action` receives their offsets in the data; `nil`
  /// disables deletion.
  /// Sizing: neutral.
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
    modifier(_RowEditingModifier { $0.delete = action })
  }

  /// Lets the user move rows of a list. `action` receives their offsets in the data and the
  /// destination; `nil` disables moving.
  /// Sizing: neutral.
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
    modifier(_RowEditingModifier { $0.move = action })
  }
}

extension View {
  /// Disables deletion of the row that contains the view.
  /// Sizing: neutral.
  public func deleteDisabled(_ isDisabled: Bool) -> some View {
    layoutValue(key: DeleteDisabledKey.self, value: isDisabled)
  }

  /// Disables moving the row that contains the view.
  /// Sizing: neutral.
  public func moveDisabled(_ isDisabled: Bool) -> some View {
    layoutValue(key: MoveDisabledKey.self, value: isDisabled)
  }
}

/// The edits available for a row.
struct RowEditing {
  /// The offset of the row's element in the list's data, in a live tree, and the number of
  /// elements.
  var index: Int?
  var count = Int.max
  var delete: ((IndexSet) -> Void)?
  var move: ((IndexSet, Int) -> Void)?

  /// Returns the actions that the list allows for the row whose content is `node`.
  @MainActor
  init(of node: LayoutTree.NodeID, in tree: LayoutTree) {
    self = tree.value(RowEditingKey.self, of: node)
    if tree.value(DeleteDisabledKey.self, of: node) { delete = nil }
    if tree.value(MoveDisabledKey.self, of: node) { move = nil }
  }

  fileprivate init() {}
}

enum RowEditingKey: LayoutValueKey {
  static var defaultValue: RowEditing { RowEditing() }
}

private enum DeleteDisabledKey: LayoutValueKey {
  static var defaultValue: Bool { false }
}

private enum MoveDisabledKey: LayoutValueKey {
  static var defaultValue: Bool { false }
}

/// Sets the edits available for rows.
public struct _RowEditingModifier: PrimitiveModifier {
  let change: (inout RowEditing) -> Void

  public static func _emit<V: View>(_ modifier: Self, content: V, into emission: Emission) {
    let mark = emission.tree.mark
    V._emit(content, into: emission)
    emission.changeTrait(RowEditingKey.self, since: mark, modifier.change)
    guard emission.isLiving else { return }
    let slot = content as? any SlotRepresentative
    var (last, index): (AnyHashable?, Int) = (nil, -1)
    emission.tree.forEach(since: mark) { node in
      let item = emission.nodes.itemID(of: node)
      if item == nil || item != last { index += 1 }
      last = item
      var editing = emission.tree.value(RowEditingKey.self, of: node)
      editing.index = slot?.position ?? index
      editing.count = slot?.slotCount ?? .max
      emission.tree.setValue(RowEditingKey.self, editing, of: node)
    }
  }
}
