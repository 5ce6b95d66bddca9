/// Related views with a header and a footer.
///
/// Lists and forms draw a section as a unit; lazy stacks and grids can pin its header and footer;
/// in any other container its views are simply listed (Rules/LazyContainers.md#section-flattens).
/// Sizing: none; the container around it sees each view.
public struct Section<Parent, Content, Footer> {
  package let header: Parent
  package let content: Content
  package let footer: Footer
  /// Whether the content is shown.
  package let isExpanded: Bool
  /// Makes the header of a section in a list, if it isn't the header alone.
  package var listedHeader: (@MainActor (Parent) -> AnyView)?

  package init(header: Parent, content: Content, footer: Footer, isExpanded: Bool = true) {
    self.header = header
    self.content = content
    self.footer = footer
    self.isExpanded = isExpanded
  }
}

extension Section: View where Parent: View, Content: View, Footer: View {
  public typealias Body = Never

  /// Creates a section with a header and a footer.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {
    self.init(header: header(), content: content(), footer: footer())
  }

  /// Creates a section with a header and a footer.
  public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: footer)
  }

  public static func _emit(_ view: Self, into emission: Emission) {
    Parent._emit(view.header, into: emission)
    if view.isExpanded { Content._emit(view.content, into: emission) }
    Footer._emit(view.footer, into: emission)
  }

  public static var _elements: _ElementCount { .lists }

  public static func _collect(_ view: Self, into collector: SlotCollector) {
    let content = view.isExpanded ? view.content : nil
    if let listedHeader = view.listedHeader {
      collector.section(header: listedHeader(view.header), content: content, footer: view.footer)
    } else {
      collector.section(header: view.header, content: content, footer: view.footer)
    }
  }
}

@MainActor
extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// Creates a section with a header.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(header: header(), content: content(), footer: EmptyView())
  }

  /// Creates a section with a header.
  public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: EmptyView())
  }
}

@MainActor
extension Section where Parent == EmptyView, Content: View, Footer: View {
  /// Creates a section with a footer.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(header: EmptyView(), content: content(), footer: footer())
  }

  /// Creates a section with a footer.
  public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: footer)
  }
}

@MainActor
extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  /// Creates a section without a header and footer.
  public init(@ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: EmptyView())
  }
}
