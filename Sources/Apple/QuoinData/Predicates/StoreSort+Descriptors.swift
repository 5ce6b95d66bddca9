import Foundation
import QuoinFoundation
import QuoinSchema

extension StoreSort {
  /// Creates the key of a sort descriptor. `names` returns the path of a key path, with points.
  public init(_ descriptor: NSSortDescriptor, names: (AnyKeyPath) -> String? = { _ in nil }) {
    if let keyed = descriptor as? KeySortDescriptor {
      if !keyed.hasComparator, let options = Self.options(keyed.textMethod) {
        self.init(
          path: Self.path(keyed.sortKey ?? "SELF"), isAscending: descriptor.ascending,
          options: options)
        return
      }
    } else if let name = names(descriptor.keyPath) {
      self.init(path: Self.path(name), isAscending: descriptor.ascending)
      return
    }
    nonisolated(unsafe) let descriptor = descriptor
    self.init(path: []) { first, second in descriptor.compare(first, to: second).rawValue }
  }

  /// Creates the key of a sort descriptor. `names` returns the path of a key path, with points.
  public init<Compared>(
    _ descriptor: SortDescriptor<Compared>, names: (AnyKeyPath) -> String?
  ) {
    let isAscending = descriptor.order == .forward
    if let keyPath = descriptor.keyPath {
      if let text = TextOrders.order(of: keyPath) {
        if text.comparator != .localized, let name = names(text.keyPath) {
          let isLocalized = text.comparator == .localizedStandard
          self.init(
            path: Self.path(name), isAscending: isAscending,
            options: isLocalized ? .localizedStandard : [])
          return
        }
      } else if let name = names(keyPath) {
        self.init(path: Self.path(name), isAscending: isAscending)
        return
      }
    }
    self.init(path: []) { first, second in
      guard let first = first as? Compared, let second = second as? Compared else { return 0 }
      return descriptor.compare(first, second).rawValue
    }
  }

  /// Returns the options of a method of strings, or `nil` if only the method itself can compare.
  private static func options(_ method: TextMethod?) -> StoreComparison.Options? {
    switch method {
    case nil: []
    case .localizedStandardCompare?: .localizedStandard
    case .caseInsensitiveCompare?: .ignoresCase
    case .localizedCompare?, .localizedCaseInsensitiveCompare?: nil
    }
  }

  private static func path(_ name: String) -> [String] {
    name.split(separator: ".").map(String.init)
  }
}
