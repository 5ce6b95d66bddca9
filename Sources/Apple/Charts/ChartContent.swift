import SwiftUI

/// The content of a chart: marks, or a composition of other content.
@MainActor @preconcurrency
public protocol ChartContent {
  associatedtype Body: ChartContent

  /// The content that this content is composed of.
  @ChartContentBuilder @MainActor @preconcurrency var body: Body { get }

  /// Appends the content's marks to those of a chart.
  static func _collect(_ content: Self, into marks: inout _ChartMarks)
}

extension ChartContent {
  public static func _collect(_ content: Self, into marks: inout _ChartMarks) {
    Body._collect(content.body, into: &marks)
  }
}

extension Never: ChartContent {
  public static func _collect(_ content: Never, into marks: inout _ChartMarks) {}
}

extension ChartContent where Body == Never {
  public var body: Never { fatalError("\(Self.self) has no body") }
}

/// A result builder for the content of charts.
@resultBuilder
@MainActor
public enum ChartContentBuilder {
  public static func buildExpression<Content: ChartContent>(_ content: Content) -> Content {
    content
  }
  public static func buildBlock() -> EmptyChartContent { EmptyChartContent() }
  public static func buildBlock<Content: ChartContent>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: ChartContent>(_ content: repeat each Content)
    -> TupleChartContent<(repeat each Content)>
  {
    var collectors: [@MainActor (inout _ChartMarks) -> Void] = []
    for part in repeat each content { collectors.append(collector(part)) }
    return TupleChartContent(collectors: collectors)
  }
  public static func buildIf<Content: ChartContent>(_ content: Content?) -> Content? { content }
  public static func buildEither<First: ChartContent, Second: ChartContent>(first: First)
    -> BuilderConditional<First, Second>
  {
    .first(first)
  }
  public static func buildEither<First: ChartContent, Second: ChartContent>(second: Second)
    -> BuilderConditional<First, Second>
  {
    .second(second)
  }
  public static func buildLimitedAvailability(_ content: some ChartContent) -> AnyChartContent {
    AnyChartContent(erasing: content)
  }

  static func collector<Content: ChartContent>(_ content: Content)
    -> @MainActor (inout _ChartMarks) -> Void
  {
    { Content._collect(content, into: &$0) }
  }
}

/// One of two contents of a builder.
public enum BuilderConditional<TrueContent, FalseContent> {
  case first(TrueContent)
  case second(FalseContent)
}

extension BuilderConditional: ChartContent
where TrueContent: ChartContent, FalseContent: ChartContent {
  public typealias Body = Never

  public static func _collect(_ content: Self, into marks: inout _ChartMarks) {
    switch content {
    case .first(let content): TrueContent._collect(content, into: &marks)
    case .second(let content): FalseContent._collect(content, into: &marks)
    }
  }
}

/// Content without marks.
public struct EmptyChartContent: ChartContent {
  public typealias Body = Never

  public static func _collect(_ content: Self, into marks: inout _ChartMarks) {}
}

/// A sequence of contents.
public struct TupleChartContent<Content>: ChartContent {
  public typealias Body = Never

  let collectors: [@MainActor (inout _ChartMarks) -> Void]

  public static func _collect(_ content: Self, into marks: inout _ChartMarks) {
    for collect in content.collectors { collect(&marks) }
  }
}

/// Type-erased content.
public struct AnyChartContent: ChartContent {
  public typealias Body = Never

  let collect: @MainActor (inout _ChartMarks) -> Void

  /// Creates content of any type.
  public init(_ content: any ChartContent) {
    func erase<Content: ChartContent>(_ content: Content) -> AnyChartContent {
      AnyChartContent(erasing: content)
    }
    self = erase(content)
  }

  /// Creates content of any type.
  public init(erasing content: some ChartContent) {
    collect = ChartContentBuilder.collector(content)
  }

  public static func _collect(_ content: Self, into marks: inout _ChartMarks) {
    content.collect(&marks)
  }
}

/// A group of marks, which modifiers change together.
public struct Plot<Content: ChartContent>: ChartContent {
  public typealias Body = Never

  let content: Content

  /// Creates a group of the builder's content.
  public init(@ChartContentBuilder content: () -> Content) { self.content = content() }

  public static func _collect(_ content: Self, into marks: inout _ChartMarks) {
    Content._collect(content.content, into: &marks)
  }
}

extension Optional: ChartContent where Wrapped: ChartContent {
  public static func _collect(_ content: Self, into marks: inout _ChartMarks) {
    if let content { Wrapped._collect(content, into: &marks) }
  }
}

extension ForEach: ChartContent where Content: ChartContent {
  /// Creates content for each identifiable element.
  public init(_ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, content: content, id: { $0.id })
  }

  /// Creates content for each element, identified by the value at `id`.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ChartContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, id: { $0[keyPath: id] })
  }

  /// Creates content for each number of a range.
  public init(_ data: Range<Int>, @ChartContentBuilder content: @escaping (Int) -> Content)
  where Data == Range<Int>, ID == Int {
    self.init(data: data, content: content, id: { $0 })
  }

  public static func _collect(_ content: Self, into marks: inout _ChartMarks) {
    marks.marks.reserveCapacity(marks.marks.count + content.data.count)
    for element in content.data { Content._collect(content.content(element), into: &marks) }
  }
}
