/// Builds a view from the statements in a closure: sequences, `if`, `if let`, `switch`,
/// `#available`.
///
/// The builder consumes views rather than copying them, so that a row of a feed contains each of
/// its parts once.
@resultBuilder
@MainActor @preconcurrency
public struct ViewBuilder {
  @inlinable
  public static func buildExpression<Content: View>(_ content: consuming Content) -> Content {
    content
  }

  @inlinable
  public static func buildBlock() -> EmptyView { EmptyView() }

  @inlinable
  public static func buildBlock<Content: View>(_ content: consuming Content) -> Content { content }

  /// Combines consecutive statements into pairs, which the compiler specializes down to the last
  /// call; a parameter pack would be processed through metadata instead, with which the benchmark
  /// feed took 1.8 times as long.
  @inlinable
  public static func buildPartialBlock<Content: View>(first content: consuming Content) -> Content {
    content
  }

  @inlinable
  public static func buildPartialBlock<First: View, Second: View>(
    accumulated: consuming First, next: consuming Second
  ) -> _PairView<First, Second> {
    _PairView(first: accumulated, second: next)
  }

  public static func buildBlock<each Content: View>(_ content: repeat each Content)
    -> TupleView<(repeat each Content)>
  {
    TupleView((repeat each content))
  }

  @inlinable
  public static func buildIf<Content: View>(_ content: consuming Content?) -> Content? { content }

  @inlinable
  public static func buildEither<TrueContent: View, FalseContent: View>(
    first: consuming TrueContent
  )
    -> _ConditionalContent<TrueContent, FalseContent>
  {
    _ConditionalContent(storage: .trueContent(first))
  }

  @inlinable
  public static func buildEither<TrueContent: View, FalseContent: View>(
    second: consuming FalseContent
  )
    -> _ConditionalContent<TrueContent, FalseContent>
  {
    _ConditionalContent(storage: .falseContent(second))
  }

  @inlinable
  public static func buildLimitedAvailability<Content: View>(_ content: consuming Content)
    -> AnyView
  {
    AnyView(content)
  }
}
