import QuoinCore

/// What is selected in a list.
@MainActor
struct ListSelection {
  private let isSelected: (AnyHashable) -> Bool
  /// Selects a row, or adds it to the others that are selected, or takes it from them; `nil` where nothing can be
  /// selected.
  let select: (@MainActor (AnyHashable, _ adds: Bool) -> Void)?
  /// Whether any number of rows can be selected.
  let takesMany: Bool

  /// Nothing can be selected.
  init() {
    isSelected = { _ in false }
    select = nil
    takesMany = false
  }

  /// One row, or none.
  init<Value: Hashable>(_ selection: Binding<Value?>?) {
    isSelected = { value in
      selection?.wrappedValue.map { value == AnyHashable($0) || value == AnyHashable(Optional($0)) }
        ?? false
    }
    takesMany = false
    guard let selection else {
      select = nil
      return
    }
    select = { tag, _ in
      guard let value = SelectionTag(tag).value(Value.self) else { return }
      selection.wrappedValue = value
    }
  }

  /// Any number of rows.
  init<Value: Hashable>(_ selection: Binding<Set<Value>>?) {
    isSelected = { value in
      guard let selected = selection?.wrappedValue else { return false }
      return (value.base as? Value).map(selected.contains) ?? false
    }
    takesMany = true
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

  func contains(_ value: AnyHashable?) -> Bool { value.map(isSelected) ?? false }
}
