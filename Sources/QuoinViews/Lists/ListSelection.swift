import QuoinCore

/// What is selected in a list.
struct ListSelection {
  private let isSelected: (AnyHashable) -> Bool

  /// Nothing can be selected.
  init() { isSelected = { _ in false } }

  /// One row, or none.
  init<Value: Hashable>(_ selection: Binding<Value?>?) {
    isSelected = { value in
      selection?.wrappedValue.map { value == AnyHashable($0) || value == AnyHashable(Optional($0)) }
        ?? false
    }
  }

  /// Any number of rows.
  init<Value: Hashable>(_ selection: Binding<Set<Value>>?) {
    isSelected = { value in
      guard let selected = selection?.wrappedValue else { return false }
      return (value.base as? Value).map(selected.contains) ?? false
    }
  }

  func contains(_ value: AnyHashable?) -> Bool { value.map(isSelected) ?? false }
}
