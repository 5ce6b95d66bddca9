/// Several views as one value, such as `TupleView<(Text, Spacer)>`, the declared type of a
/// builder's statements.
///
/// A builder represents statements as a chain of pairs, and converts it to a tuple on request.
/// Sizing: none (the container around it sees each view).
public struct TupleView<T>: PrimitiveView {
  public var value: T
  // The types of the views are known only where the tuple is created.
  private let emit: @MainActor (T, Emission) -> Void
  private let collect: @MainActor (T, SlotCollector) -> Void

  /// Creates a view from a tuple of views.
  public init<each Content: View>(_ value: T) where T == (repeat each Content) {
    self.value = value
    emit = { repeat (each Content)._emit(each $0, into: $1) }
    collect = { repeat (each Content)._collect(each $0, into: $1) }
  }

  /// Creates a view from a tuple whose type isn't known to contain views; other values are omitted.
  @_disfavoredOverload
  public init(_ value: T) {
    self.value = value
    emit = { value, emission in
      @MainActor func emit<V: View>(_ view: V) { V._emit(view, into: emission) }
      for view in Self.views(in: value) { emit(view) }
    }
    collect = { value, collector in
      @MainActor func collect<V: View>(_ view: V) { V._collect(view, into: collector) }
      for view in Self.views(in: value) { collect(view) }
    }
  }

  private static func views(in value: T) -> [any View] {
    if let view = value as? any View { return [view] }
    return Mirror(reflecting: value).children.compactMap { $0.value as? any View }
  }

  public static func _emit(_ view: Self, into emission: Emission) {
    view.emit(view.value, emission)
  }

  public static func _collect(_ view: Self, into collector: SlotCollector) {
    view.collect(view.value, collector)
  }

  public static var _elements: _ElementCount { .lists }
}
