import QuoinCore

/// Tabs or rows of a table, of which `ForEach` makes some for each element.
public protocol _ListedContent {}

/// Builds the content of a closure that has only one.
///
/// The compiler checks a closure with a builder by itself, and any other one as a part of the
/// statement around it. That is much slower, and this closure is tried in each call of `ForEach`.
@resultBuilder
public enum _ListedContentBuilder {
  public static func buildBlock<Content: _ListedContent>(_ content: Content) -> Content { content }
}

extension ForEach: _ListedContent where Content: _ListedContent {
  /// Creates tabs or rows for identifiable elements.
  public init(
    _ data: Data, @_ListedContentBuilder content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, content: content, id: { $0.id })
  }

  /// Creates tabs or rows for elements identified by the value at `id`.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @_ListedContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, id: { $0[keyPath: id] })
  }
}
