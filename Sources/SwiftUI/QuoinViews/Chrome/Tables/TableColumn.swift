import Foundation
import QuoinCore

/// Columns of a table.
@MainActor @preconcurrency
public protocol TableColumnContent<TableRowValue> {
  associatedtype TableRowValue: Identifiable
  /// Only Quoin's own types implement this.
  var _columns: [_TableColumn<TableRowValue>] { get }
}

/// The type-erased description of a column.
public struct _TableColumn<RowValue> {
  let title: AnyView
  let width: TableColumnWidth
  /// The order in which the user sorts by this column.
  let comparator: KeyPathComparator<RowValue>?
  let cell: (RowValue) -> AnyView
  var alignment = TableColumnAlignment.automatic
  /// The identifier of the column in a customization.
  var customizationID: String?
  /// The visibility of the column unless the customization sets it.
  var visibility = Visibility.automatic
}

/// A column of a table: its title, and a view for each row.
///
/// Text for a row's value is limited to one line and truncated to fit.
public struct TableColumn<RowValue: Identifiable, Sort, Content: View, Label: View>:
  TableColumnContent
{
  public typealias TableRowValue = RowValue
  let label: Label
  let comparator: KeyPathComparator<RowValue>?
  let content: (RowValue) -> Content
  var width = TableColumnWidth()

  public var _columns: [_TableColumn<RowValue>] {
    [
      _TableColumn(title: AnyView(label), width: width, comparator: comparator) {
        AnyView(content($0))
      }
    ]
  }
}

extension TableColumn where Sort == Never, Label == Text {
  /// Creates a column with a localized title.
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(titleKey), comparator: nil, content: content)
  }

  /// Creates a column with a localized title.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(titleResource), comparator: nil, content: content)
  }

  /// Creates a column with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(title), comparator: nil, content: content)
  }

  /// Creates a column with a title.
  public init(_ title: Text, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(label: title, comparator: nil, content: content)
  }
}

extension KeyPathComparator {
  /// Returns a comparator for the values at `path`, which may come from code without concurrency
  /// checks.
  fileprivate static func sorting<Value: Comparable>(by path: KeyPath<Compared, Value>) -> Self {
    // A key path is immutable, and `Sendable` has no representation.
    Self(unsafeBitCast(path, to: (KeyPath<Compared, Value> & Sendable).self))
  }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
  /// Creates a column with a localized title; the user can sort rows by `value`.
  public init<V: Comparable>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(titleKey), comparator: .sorting(by: value), content: content)
  }

  /// Creates a column with a localized title; the user can sort rows by `value`.
  @_disfavoredOverload
  public init<V: Comparable>(
    _ titleResource: LocalizedStringResource, value: KeyPath<RowValue, V>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(titleResource), comparator: .sorting(by: value), content: content)
  }

  /// Creates a column with a title; the user can sort rows by `value`.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Comparable>(
    _ title: S, value: KeyPath<RowValue, V>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(title), comparator: .sorting(by: value), content: content)
  }
}

extension TableColumn
where Sort == KeyPathComparator<RowValue>, Content == Text, Label == Text {
  /// Creates a column of the strings at `value`, with a localized title.
  public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) {
    self.init(label: Text(titleKey), comparator: .sorting(by: value)) {
      Text($0[keyPath: value])
    }
  }

  /// Creates a column of the strings at `value`, with a localized title.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, value: KeyPath<RowValue, String>) {
    self.init(label: Text(titleResource), comparator: .sorting(by: value)) {
      Text($0[keyPath: value])
    }
  }

  /// Creates a column of the strings at `value`, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String>) {
    self.init(label: Text(title), comparator: .sorting(by: value)) { Text($0[keyPath: value]) }
  }
}

extension TableColumn {
  /// Makes the column `width` points wide, or with `nil`, gives it a share of the remaining width.
  public func width(_ width: CGFloat? = nil) -> TableColumn<RowValue, Sort, Content, Label> {
    var column = self
    column.width =
      width.map { TableColumnWidth(min: $0, ideal: $0, max: $0) } ?? TableColumnWidth()
    return column
  }

  /// Gives the column a share of the remaining width, between `min` and `max` points, proportional
  /// to the ideal widths.
  public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil)
    -> TableColumn<RowValue, Sort, Content, Label>
  {
    var column = self
    column.width = TableColumnWidth(min: min, ideal: ideal, max: max)
    return column
  }
}
