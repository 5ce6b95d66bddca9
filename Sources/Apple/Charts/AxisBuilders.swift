import SwiftUI

/// A result builder for the content of axes.
@resultBuilder
@MainActor
public enum AxisContentBuilder {
  public static func buildExpression<Content: AxisContent>(_ content: Content) -> Content {
    content
  }
  public static func buildBlock() -> AnyAxisContent { AnyAxisContent(parts: []) }
  public static func buildBlock<Content: AxisContent>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: AxisContent>(_ content: repeat each Content)
    -> AnyAxisContent
  {
    var parts: [any AxisContent] = []
    for part in repeat each content { parts.append(part) }
    return AnyAxisContent(parts: parts)
  }
  public static func buildIf<Content: AxisContent>(_ content: Content?) -> Content? { content }
  public static func buildEither<First: AxisContent, Second: AxisContent>(first: First)
    -> BuilderConditional<First, Second>
  { .first(first) }
  public static func buildEither<First: AxisContent, Second: AxisContent>(second: Second)
    -> BuilderConditional<First, Second>
  { .second(second) }
  public static func buildLimitedAvailability(_ content: some AxisContent) -> AnyAxisContent {
    AnyAxisContent(parts: [content])
  }
}

/// Type-erased content of an axis.
public struct AnyAxisContent: AxisContent {
  let parts: [any AxisContent]

  init(parts: [any AxisContent]) { self.parts = parts }

  /// Creates content of any type.
  public init(_ content: any AxisContent) { parts = [content] }
  /// Creates content of any type.
  public init(erasing content: some AxisContent) { parts = [content] }

  public func _collect(into marks: inout [_AxisSeries]) {
    for part in parts { part._collect(into: &marks) }
  }
}

extension Optional: AxisContent where Wrapped: AxisContent {
  public func _collect(into marks: inout [_AxisSeries]) { self?._collect(into: &marks) }
}

extension BuilderConditional: AxisContent
where TrueContent: AxisContent, FalseContent: AxisContent {
  public func _collect(into marks: inout [_AxisSeries]) {
    switch self {
    case .first(let content): content._collect(into: &marks)
    case .second(let content): content._collect(into: &marks)
    }
  }
}

/// A result builder for the parts of an axis at a value.
@resultBuilder
@MainActor
public enum AxisMarkBuilder {
  public static func buildExpression<Content: AxisMark>(_ content: Content) -> Content { content }
  public static func buildBlock() -> AnyAxisMark { AnyAxisMark(parts: []) }
  public static func buildBlock<Content: AxisMark>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: AxisMark>(_ content: repeat each Content)
    -> AnyAxisMark
  {
    var parts: [any AxisMark] = []
    for part in repeat each content { parts.append(part) }
    return AnyAxisMark(parts: parts)
  }
  public static func buildIf<Content: AxisMark>(_ content: Content?) -> Content? { content }
  public static func buildEither<First: AxisMark, Second: AxisMark>(first: First)
    -> BuilderConditional<First, Second>
  { .first(first) }
  public static func buildEither<First: AxisMark, Second: AxisMark>(second: Second)
    -> BuilderConditional<First, Second>
  { .second(second) }
  public static func buildLimitedAvailability(_ content: some AxisMark) -> AnyAxisMark {
    AnyAxisMark(parts: [content])
  }
}

/// Type-erased parts of an axis.
public struct AnyAxisMark: AxisMark {
  let parts: [any AxisMark]

  init(parts: [any AxisMark]) { self.parts = parts }

  /// Creates a mark of any type.
  public init(_ mark: any AxisMark) { parts = [mark] }
  /// Creates a mark of any type.
  public init(erasing mark: some AxisMark) { parts = [mark] }

  public func _collect(_ value: AxisValue, into parts: inout _AxisParts) {
    for part in self.parts { part._collect(value, into: &parts) }
  }
}

extension Optional: AxisMark where Wrapped: AxisMark {
  public func _collect(_ value: AxisValue, into parts: inout _AxisParts) {
    self?._collect(value, into: &parts)
  }
}

extension BuilderConditional: AxisMark where TrueContent: AxisMark, FalseContent: AxisMark {
  public func _collect(_ value: AxisValue, into parts: inout _AxisParts) {
    switch self {
    case .first(let content): content._collect(value, into: &parts)
    case .second(let content): content._collect(value, into: &parts)
    }
  }
}
