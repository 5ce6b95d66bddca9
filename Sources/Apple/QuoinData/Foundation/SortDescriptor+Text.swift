import Foundation
import Synchronization

/// The order of text in a sort descriptor.
public enum TextSortComparator: Hashable, Sendable {
  /// The order of lists of files: without case, and numbers in text by their values.
  case localizedStandard
  /// The order of the user's locale.
  case localized
  /// The order of the code points.
  case lexical
}

/// A text that is compared in an order of the user's locale.
struct OrderedText: Comparable {
  let text: String
  let comparator: TextSortComparator

  private static func order(_ first: OrderedText, _ second: OrderedText) -> ComparisonResult {
    first.comparator == .localized
      ? first.text.localizedCompare(second.text)
      : TextComparison.localizedStandard(first.text, second.text)
  }

  static func < (first: OrderedText, second: OrderedText) -> Bool {
    order(first, second) == .orderedAscending
  }

  static func == (first: OrderedText, second: OrderedText) -> Bool {
    order(first, second) == .orderedSame
  }
}

extension String {
  fileprivate var standardOrder: OrderedText {
    OrderedText(text: self, comparator: .localizedStandard)
  }
  fileprivate var localizedOrder: OrderedText { OrderedText(text: self, comparator: .localized) }
}

extension String? {
  fileprivate var standardOrder: OrderedText? { self?.standardOrder }
  fileprivate var localizedOrder: OrderedText? { self?.localizedOrder }
}

/// The key paths of sort descriptors that compare a value in a form of its own.
enum TextOrders {
  struct Order: @unchecked Sendable {
    let keyPath: AnyKeyPath
    let comparator: TextSortComparator
  }

  private static let orders = Mutex<[Key: Order]>([:])

  private struct Key: Hashable, @unchecked Sendable {
    let keyPath: AnyKeyPath
  }

  /// Returns the key path of the value itself for one that a descriptor has.
  static func order(of keyPath: AnyKeyPath) -> Order? {
    orders.withLock { $0[Key(keyPath: keyPath)] }
  }

  static func register(
    _ keyPath: AnyKeyPath, _ comparator: TextSortComparator, for made: AnyKeyPath
  ) {
    let order = Order(keyPath: keyPath, comparator: comparator)
    orders.withLock { $0[Key(keyPath: made)] = order }
  }
}

extension SortDescriptor {
  /// Creates a descriptor that sorts by text, by default in the order of lists of files.
  public init(
    _ keyPath: KeyPath<Compared, String> & Sendable,
    comparator: TextSortComparator = .localizedStandard, order: SortOrder = .forward
  ) {
    guard comparator != .lexical else {
      self.init(plain: keyPath, order: order)
      return
    }
    let text: KeyPath<Compared, String> = keyPath
    let ordered: KeyPath<String, OrderedText> =
      comparator == .localized ? \.localizedOrder : \.standardOrder
    let made = text.appending(path: ordered)
    TextOrders.register(keyPath, comparator, for: made)
    let path: KeyPath<Compared, OrderedText> & Sendable = unchecked(made)
    self.init(plain: path, order: order)
  }

  /// Creates a descriptor that sorts by text, by default in the order of lists of files. Missing
  /// text is first.
  public init(
    _ keyPath: KeyPath<Compared, String?> & Sendable,
    comparator: TextSortComparator = .localizedStandard, order: SortOrder = .forward
  ) {
    guard comparator != .lexical else {
      self.init(plain: keyPath, order: order)
      return
    }
    let text: KeyPath<Compared, String?> = keyPath
    let ordered: KeyPath<String?, OrderedText?> =
      comparator == .localized ? \.localizedOrder : \.standardOrder
    let made = text.appending(path: ordered)
    TextOrders.register(keyPath, comparator, for: made)
    let path: KeyPath<Compared, OrderedText?> & Sendable = unchecked(made)
    self.init(plain: path, order: order)
  }

  fileprivate init<Value: Comparable>(
    plain keyPath: KeyPath<Compared, Value> & Sendable, order: SortOrder
  ) { self.init(keyPath, order: order) }

  fileprivate init<Value: Comparable>(
    plain keyPath: KeyPath<Compared, Value?> & Sendable, order: SortOrder
  ) { self.init(keyPath, order: order) }
}

extension SortDescriptor where Compared: NSObject {
  /// Creates a descriptor that sorts false before true.
  public init(_ keyPath: KeyPath<Compared, Bool> & Sendable, order: SortOrder = .forward) {
    let value: KeyPath<Compared, Bool> = keyPath
    let made = value.appending(path: \.sortNumber)
    TextOrders.register(keyPath, .lexical, for: made)
    let path: KeyPath<Compared, Int> & Sendable = unchecked(made)
    self.init(plain: path, order: order)
  }

  /// Creates a descriptor that sorts missing values before false and false before true.
  public init(_ keyPath: KeyPath<Compared, Bool?> & Sendable, order: SortOrder = .forward) {
    let value: KeyPath<Compared, Bool?> = keyPath
    let made = value.appending(path: \.sortNumber)
    TextOrders.register(keyPath, .lexical, for: made)
    let path: KeyPath<Compared, Int> & Sendable = unchecked(made)
    self.init(plain: path, order: order)
  }
}

extension Bool {
  fileprivate var sortNumber: Int { self ? 1 : 0 }
}

extension Bool? {
  fileprivate var sortNumber: Int { map { $0 ? 1 : 0 } ?? -1 }
}

/// Returns a key path made of two Sendable ones, which the compiler doesn't know to be Sendable.
private func unchecked<Path: Sendable>(_ keyPath: AnyKeyPath) -> Path { keyPath as! Path }
