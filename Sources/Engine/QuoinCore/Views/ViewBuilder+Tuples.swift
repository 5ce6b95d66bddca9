// A declaration may require the statements of a builder as a tuple:
// `HStack<TupleView<(Text, Spacer)>>`. Only then are the builder's pairs converted.

extension ViewBuilder {
  @inlinable
  public static func buildFinalResult<Content: View>(_ content: consuming Content) -> Content {
    content
  }

  @_disfavoredOverload
  public static func buildFinalResult<A: View, B: View>(
    _ pairs: _PairView<A, B>
  ) -> TupleView<(A, B)> {
    TupleView((pairs.first, pairs.second))
  }

  @_disfavoredOverload
  public static func buildFinalResult<A: View, B: View, C: View>(
    _ pairs: _PairView<_PairView<A, B>, C>
  ) -> TupleView<(A, B, C)> {
    TupleView((pairs.first.first, pairs.first.second, pairs.second))
  }

  @_disfavoredOverload
  public static func buildFinalResult<A: View, B: View, C: View, D: View>(
    _ pairs: _PairView<_PairView<_PairView<A, B>, C>, D>
  ) -> TupleView<(A, B, C, D)> {
    TupleView((pairs.first.first.first, pairs.first.first.second, pairs.first.second, pairs.second))
  }

  @_disfavoredOverload
  public static func buildFinalResult<A: View, B: View, C: View, D: View, E: View>(
    _ pairs: _PairView<_PairView<_PairView<_PairView<A, B>, C>, D>, E>
  ) -> TupleView<(A, B, C, D, E)> {
    TupleView(
      (
        pairs.first.first.first.first, pairs.first.first.first.second, pairs.first.first.second,
        pairs.first.second, pairs.second
      ))
  }

  @_disfavoredOverload
  public static func buildFinalResult<A: View, B: View, C: View, D: View, E: View, F: View>(
    _ pairs: _PairView<_PairView<_PairView<_PairView<_PairView<A, B>, C>, D>, E>, F>
  ) -> TupleView<(A, B, C, D, E, F)> {
    TupleView(
      (
        pairs.first.first.first.first.first, pairs.first.first.first.first.second,
        pairs.first.first.first.second, pairs.first.first.second, pairs.first.second, pairs.second
      ))
  }

  @_disfavoredOverload
  public static func buildFinalResult<
    A: View, B: View, C: View, D: View, E: View, F: View, G: View
  >(
    _ pairs: _PairView<_PairView<_PairView<_PairView<_PairView<_PairView<A, B>, C>, D>, E>, F>, G>
  ) -> TupleView<(A, B, C, D, E, F, G)> {
    TupleView(
      (
        pairs.first.first.first.first.first.first, pairs.first.first.first.first.first.second,
        pairs.first.first.first.first.second, pairs.first.first.first.second,
        pairs.first.first.second, pairs.first.second, pairs.second
      ))
  }

  @_disfavoredOverload
  public static func buildFinalResult<
    A: View, B: View, C: View, D: View, E: View, F: View, G: View, H: View
  >(
    _ pairs: _PairView<
      _PairView<_PairView<_PairView<_PairView<_PairView<_PairView<A, B>, C>, D>, E>, F>, G>, H
    >
  ) -> TupleView<(A, B, C, D, E, F, G, H)> {
    TupleView(
      (
        pairs.first.first.first.first.first.first.first,
        pairs.first.first.first.first.first.first.second,
        pairs.first.first.first.first.first.second, pairs.first.first.first.first.second,
        pairs.first.first.first.second, pairs.first.first.second, pairs.first.second, pairs.second
      ))
  }

  @_disfavoredOverload
  public static func buildFinalResult<
    A: View, B: View, C: View, D: View, E: View, F: View, G: View, H: View, I: View
  >(
    _ pairs: _PairView<
      _PairView<
        _PairView<_PairView<_PairView<_PairView<_PairView<_PairView<A, B>, C>, D>, E>, F>, G>, H
      >, I
    >
  ) -> TupleView<(A, B, C, D, E, F, G, H, I)> {
    TupleView(
      (
        pairs.first.first.first.first.first.first.first.first,
        pairs.first.first.first.first.first.first.first.second,
        pairs.first.first.first.first.first.first.second,
        pairs.first.first.first.first.first.second, pairs.first.first.first.first.second,
        pairs.first.first.first.second, pairs.first.first.second, pairs.first.second, pairs.second
      ))
  }

  @_disfavoredOverload
  public static func buildFinalResult<
    A: View, B: View, C: View, D: View, E: View, F: View, G: View, H: View, I: View, J: View
  >(
    _ pairs: _PairView<
      _PairView<
        _PairView<
          _PairView<_PairView<_PairView<_PairView<_PairView<_PairView<A, B>, C>, D>, E>, F>, G>, H
        >, I
      >, J
    >
  ) -> TupleView<(A, B, C, D, E, F, G, H, I, J)> {
    TupleView(
      (
        pairs.first.first.first.first.first.first.first.first.first,
        pairs.first.first.first.first.first.first.first.first.second,
        pairs.first.first.first.first.first.first.first.second,
        pairs.first.first.first.first.first.first.second,
        pairs.first.first.first.first.first.second, pairs.first.first.first.first.second,
        pairs.first.first.first.second, pairs.first.first.second, pairs.first.second, pairs.second
      ))
  }
}
