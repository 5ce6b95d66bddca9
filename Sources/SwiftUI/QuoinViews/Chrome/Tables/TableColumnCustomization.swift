import Foundation
import QuoinCore
import QuoinGeometry

/// The alignment of the cells and the title of a table's column.
public struct TableColumnAlignment: Hashable, Sendable {
  private enum Kind: Hashable { case leading, center, trailing }
  private let kind: Kind

  /// The leading alignment.
  public static var automatic: TableColumnAlignment { leading }
  public static var leading: TableColumnAlignment { TableColumnAlignment(kind: .leading) }
  public static var center: TableColumnAlignment { TableColumnAlignment(kind: .center) }
  public static var trailing: TableColumnAlignment { TableColumnAlignment(kind: .trailing) }
  /// The alignment of numbers, whose digits with the same value are below each other: trailing.
  public static var numeric: TableColumnAlignment { trailing }
  /// Returns the alignment of numbers in a numbering system.
  public static func numeric(_ numberingSystem: Locale.NumberingSystem) -> TableColumnAlignment {
    trailing
  }

  var horizontal: HorizontalAlignment {
    switch kind {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }

  var frame: Alignment { Alignment(horizontal: horizontal, vertical: .center) }
}

/// The user's changes to the visibility and the order of a table's columns.
public struct TableColumnCustomization<RowValue: Identifiable>: Equatable, Sendable, Codable {
  /// Whether columns are shown, by identifier.
  private var shown: [String: Bool] = [:]
  /// The identifiers in the user's order, which no gesture changes here.
  private var order: [String] = []

  public init() {}

  /// The visibility of the column with a customization identifier; automatic by default.
  public subscript(visibility id: String) -> Visibility {
    get { shown[id].map { $0 ? .visible : .hidden } ?? .automatic }
    set { shown[id] = newValue == .automatic ? nil : newValue == .visible }
  }

  /// Restores the order in which the columns are declared.
  public mutating func resetOrder() { order = [] }

  /// Returns the visible columns in the user's order.
  func arranged(_ columns: [_TableColumn<RowValue>]) -> [_TableColumn<RowValue>] {
    let visible = columns.filter { column in
      let own = column.customizationID.map { self[visibility: $0] } ?? .automatic
      return (own == .automatic ? column.visibility : own) != .hidden
    }
    guard !order.isEmpty else { return visible }
    func position(_ column: _TableColumn<RowValue>) -> Int {
      column.customizationID.flatMap { order.firstIndex(of: $0) } ?? order.count
    }
    return visible.enumerated()
      .sorted { (position($0.element), $0.offset) < (position($1.element), $1.offset) }
      .map(\.element)
  }
}

/// The changes that users can make to a table's column.
public struct TableColumnCustomizationBehavior: SetAlgebra, Hashable, Sendable {
  public typealias Element = TableColumnCustomizationBehavior
  private var bits: Set<Int>

  private init(bits: Set<Int>) { self.bits = bits }
  public init() { bits = [] }

  public static var all: Self { Self(bits: [0, 1, 2]) }
  public static let reorder = Self(bits: [0])
  public static let resize = Self(bits: [1])
  public static let visibility = Self(bits: [2])

  public func contains(_ member: Self) -> Bool { bits.isSuperset(of: member.bits) }
  public func union(_ other: Self) -> Self { Self(bits: bits.union(other.bits)) }
  public func intersection(_ other: Self) -> Self { Self(bits: bits.intersection(other.bits)) }
  public func symmetricDifference(_ other: Self) -> Self {
    Self(bits: bits.symmetricDifference(other.bits))
  }
  @discardableResult
  public mutating func insert(_ newMember: Self) -> (inserted: Bool, memberAfterInsert: Self) {
    let isNew = !contains(newMember)
    formUnion(newMember)
    return (isNew, newMember)
  }
  @discardableResult
  public mutating func remove(_ member: Self) -> Self? {
    guard contains(member) else { return nil }
    bits.subtract(member.bits)
    return member
  }
  @discardableResult
  public mutating func update(with newMember: Self) -> Self? {
    insert(newMember).inserted ? nil : newMember
  }
  public mutating func formUnion(_ other: Self) { bits.formUnion(other.bits) }
  public mutating func formIntersection(_ other: Self) { bits.formIntersection(other.bits) }
  public mutating func formSymmetricDifference(_ other: Self) {
    bits.formSymmetricDifference(other.bits)
  }
}

/// Columns with a change.
public struct _ChangedTableColumn<Content: TableColumnContent>: TableColumnContent {
  public typealias TableRowValue = Content.TableRowValue
  let content: Content
  let change: (inout _TableColumn<TableRowValue>) -> Void

  public var _columns: [_TableColumn<TableRowValue>] {
    content._columns.map { column in
      var column = column
      change(&column)
      return column
    }
  }
}

extension TableColumnContent {
  /// Aligns the cells and the title of the column.
  public func alignment(_ alignment: TableColumnAlignment) -> some TableColumnContent<TableRowValue>
  {
    _ChangedTableColumn(content: self) { $0.alignment = alignment }
  }

  /// Sets the identifier by which a customization refers to the column.
  public func customizationID(_ id: String) -> some TableColumnContent<TableRowValue> {
    _ChangedTableColumn(content: self) { $0.customizationID = id }
  }

  /// Sets whether the column is visible unless the customization changes it.
  public func defaultVisibility(_ visibility: Visibility)
    -> some TableColumnContent<TableRowValue>
  {
    _ChangedTableColumn(content: self) { $0.visibility = visibility }
  }

  /// Sets the changes that users can't make, which no picture shows.
  public func disabledCustomizationBehavior(_ behavior: TableColumnCustomizationBehavior)
    -> some TableColumnContent<TableRowValue>
  { self }
}

/// Columns made from the elements of a collection.
public struct TableColumnForEach<
  Data: RandomAccessCollection, ID: Hashable, RowValue: Identifiable, Sort,
  Content: TableColumnContent
>: TableColumnContent where Content.TableRowValue == RowValue {
  public typealias TableRowValue = RowValue
  public var data: Data
  public var content: (Data.Element) -> Content

  public var _columns: [_TableColumn<RowValue>] { data.flatMap { content($0)._columns } }
}

extension TableColumnForEach where Sort == Never {
  /// Creates columns from identified elements.
  public init(
    _ data: Data, @TableColumnBuilder<RowValue> content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    (self.data, self.content) = (data, content)
  }

  /// Creates columns from elements that are identified by the values at `id`.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TableColumnBuilder<RowValue> content: @escaping (Data.Element) -> Content
  ) {
    (self.data, self.content) = (data, content)
  }

  /// Creates columns from the numbers in a constant range.
  public init(
    _ data: Range<Int>, @TableColumnBuilder<RowValue> content: @escaping (Int) -> Content
  ) where Data == Range<Int>, ID == Int {
    (self.data, self.content) = (data, content)
  }
}
