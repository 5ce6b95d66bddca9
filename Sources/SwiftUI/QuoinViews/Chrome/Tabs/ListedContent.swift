import QuoinCore

/// Tabs or rows of a table, of which `ForEach` makes some for each element.
public protocol _ListedContent {}

extension ForEach: _ListedContent where Content: _ListedContent {
  /// Creates tabs or rows for identifiable elements.
  public init(
    _ data: Data, content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, content: content, id: { $0.id })
  }

  /// Creates tabs or rows for elements identified by the value at `id`.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, id: { $0[keyPath: id] })
  }
}
