import QuoinCore

/// The selected rows of a list, and the way the user changes them.
@MainActor
struct ListSelection {
  private let isSelected: (AnyHashable) -> Bool
  /// Selects a row, or with `adds` toggles it in the selection; `nil` if the user can't select
  /// rows.
  private(set) var select: (@MainActor (AnyHashable, _ adds: Bool) -> Void)?
  /// Selects one row alone, unless it already is; `nil` for none.
  private(set) var selectAlone: @MainActor (AnyHashable?) -> Void
  let isEmpty: @MainActor () -> Bool
  /// Whether the user can select any number of rows.
  let takesMany: Bool
  /// Selects all rows of a list in which that is possible.
  let selectAll: @MainActor ([AnyHashable]) -> Void
  /// The keys of a list on macOS, which select from the row that was selected last.
  var keys: ListKeys?

  /// Creates a list without selection.
  init() {
    isSelected = { _ in false }
    select = nil
    takesMany = false
    selectAll = { _ in }
    selectAlone = { _ in }
    isEmpty = { true }
  }

  /// Creates a list in which the user can select one row.
  init<Value: Hashable>(_ selection: Binding<Value?>?) {
    isSelected = { value in
      selection?.wrappedValue.map { value == AnyHashable($0) || value == AnyHashable(Optional($0)) }
        ?? false
    }
    takesMany = false
    selectAll = { _ in }
    selectAlone = { tag in
      guard let tag else {
        selection?.wrappedValue = nil
        return
      }
      guard let value = SelectionTag(tag).value(Value.self), selection?.wrappedValue != value
      else { return }
      selection?.wrappedValue = value
    }
    isEmpty = { selection?.wrappedValue == nil }
    guard let selection else {
      select = nil
      return
    }
    select = { tag, _ in
      guard let value = SelectionTag(tag).value(Value.self) else { return }
      selection.wrappedValue = value
    }
  }

  /// Creates a list in which the user can select any number of rows.
  init<Value: Hashable>(_ selection: Binding<Set<Value>>?) {
    isSelected = { value in
      guard let selected = selection?.wrappedValue else { return false }
      return (value.base as? Value).map(selected.contains) ?? false
    }
    takesMany = true
    selectAll = { tags in
      let values = Set(tags.compactMap { SelectionTag($0).value(Value.self) })
      if let selection, selection.wrappedValue != values { selection.wrappedValue = values }
    }
    selectAlone = { tag in
      guard let tag else {
        selection?.wrappedValue = []
        return
      }
      guard let value = SelectionTag(tag).value(Value.self), selection?.wrappedValue != [value]
      else { return }
      selection?.wrappedValue = [value]
    }
    isEmpty = { selection?.wrappedValue.isEmpty ?? true }
    guard let selection else {
      select = nil
      return
    }
    select = { tag, adds in
      guard let value = SelectionTag(tag).value(Value.self) else { return }
      if !adds {
        selection.wrappedValue = [value]
      } else if selection.wrappedValue.contains(value) {
        selection.wrappedValue.remove(value)
      } else {
        selection.wrappedValue.insert(value)
      }
    }
  }

  /// Returns the selection, which calls `action` after the user has selected a row or none.
  func reporting(to action: @escaping @MainActor (_ isSelected: Bool) -> Void) -> ListSelection {
    var selection = self
    if let select {
      selection.select = {
        select($0, $1)
        action(true)
      }
    }
    selection.selectAlone = { [selectAlone] in
      selectAlone($0)
      action($0 != nil)
    }
    return selection
  }

  func contains(_ value: AnyHashable?) -> Bool { value.map(isSelected) ?? false }
}
