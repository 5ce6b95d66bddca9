import CStackSwitch
import QuoinLayout

/// A view and the one after it; a builder creates a pair for each further statement.
///
/// Sizing: none (the container around it sees each view).
@frozen
public struct _PairView<First: View, Second: View>: PrimitiveView {
  public var first: First
  public var second: Second

  @inlinable
  public init(first: First, second: Second) {
    self.first = first
    self.second = second
  }

  @inlinable
  public static func _emit(_ view: Self, into emission: Emission) {
    First._emit(view.first, into: emission)
    Second._emit(view.second, into: emission)
  }

  public static func _collect(_ view: Self, into collector: SlotCollector) {
    First._collect(view.first, into: collector)
    Second._collect(view.second, into: collector)
  }

  public static var _elements: _ElementCount { First._elements + Second._elements }
}

/// A view that contributes nothing, not even spacing.
/// Sizing: none.
@frozen
public struct EmptyView: PrimitiveView {
  @inlinable
  public init() {}
  @inlinable
  public static func _emit(_ view: Self, into emission: Emission) {}
  public static func _collect(_ view: Self, into collector: SlotCollector) {}
  public static var _elements: _ElementCount { .known(0) }
}

/// One of two views, created by a builder for `if`/`else` and `switch`. Each branch has its own
/// identity.
@frozen
public struct _ConditionalContent<TrueContent: View, FalseContent: View>: PrimitiveView {
  @frozen
  public enum Storage {
    case trueContent(TrueContent)
    case falseContent(FalseContent)
  }
  public let storage: Storage

  @inlinable
  init(storage: Storage) { self.storage = storage }

  @inlinable
  public static func _emit(_ view: Self, into emission: Emission) {
    emission.markDynamic()
    switch view.storage {
    case .trueContent(let content):
      guard emission.enter(.branch(true)) else { return }
      TrueContent._emit(content, into: emission)
    case .falseContent(let content):
      guard emission.enter(.branch(false)) else { return }
      FalseContent._emit(content, into: emission)
    }
    emission.leave()
  }

  public static func _collect(_ view: Self, into collector: SlotCollector) {
    switch view.storage {
    case .trueContent(let content):
      guard collector.emission.enter(.branch(true)) else { return }
      TrueContent._collect(content, into: collector)
    case .falseContent(let content):
      guard collector.emission.enter(.branch(false)) else { return }
      FalseContent._collect(content, into: collector)
    }
    collector.emission.leave()
  }

  public static var _elements: _ElementCount {
    .either(TrueContent._elements, FalseContent._elements)
  }
}

/// An optional view, created by a builder for `if` without `else`.
extension Optional: View where Wrapped: View {
  public typealias Body = Never
  @inlinable
  public static func _emit(_ view: Self, into emission: Emission) {
    emission.markDynamic()
    guard emission.enter(.branch(view != nil)) else { return }
    if let view { Wrapped._emit(view, into: emission) }
    emission.leave()
  }

  public static func _collect(_ view: Self, into collector: SlotCollector) {
    guard collector.emission.enter(.branch(view != nil)) else { return }
    if let view { Wrapped._collect(view, into: collector) }
    collector.emission.leave()
  }

  public static var _elements: _ElementCount { .either(Wrapped._elements, .known(0)) }
}

/// Several views as one value, so that modifiers apply to each of them.
///
/// Sizing: neutral (each of its views by itself).
@frozen
public struct Group<Content: View>: PrimitiveView {
  @usableFromInline let content: Content

  @inlinable
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  @inlinable
  public static func _emit(_ view: Self, into emission: Emission) {
    Content._emit(view.content, into: emission)
  }

  public static func _collect(_ view: Self, into collector: SlotCollector) {
    Content._collect(view.content, into: collector)
  }

  public static var _elements: _ElementCount { Content._elements }
}

/// A type-erased view.
/// Sizing: as the view inside.
@frozen
public struct AnyView: PrimitiveView {
  @usableFromInline let storage: AnyViewStorage

  @inlinable
  public init<V: View>(_ view: V) {
    storage = (view as? AnyView)?.storage ?? TypedViewStorage(view)
  }
  @inlinable
  public init<V: View>(erasing view: V) { self.init(view) }
  /// Creates a view from `value`, or returns `nil` if it isn't a view.
  public init?(_fromValue value: Any) {
    guard let view = value as? any View else { return nil }
    self.init(view)
  }

  @inlinable
  public static func _emit(_ view: Self, into emission: Emission) {
    emission.markDynamic()
    view.storage.emit(into: emission)
  }

  public static func _collect(_ view: Self, into collector: SlotCollector) {
    view.storage.collect(into: collector)
  }

  public static var _elements: _ElementCount { .unknown }
}

extension AnyView: SelfComparing {
  static func isSame(_ first: Self, _ second: Self) -> Bool {
    first.storage.isSame(as: second.storage)
  }
}

/// The box inside an ``AnyView``, with one virtual call.
@usableFromInline
@MainActor
class AnyViewStorage {
  @inlinable
  init() {}
  @usableFromInline
  func emit(into emission: Emission) {}
  /// Returns whether `other` contains the same view.
  func isSame(as other: AnyViewStorage) -> Bool { self === other }
  func collect(into collector: SlotCollector) {}
}

@usableFromInline
final class TypedViewStorage<V: View>: AnyViewStorage {
  @usableFromInline nonisolated(unsafe) let view: V
  /// `V._emit`, specialized where the view is created, so that it needs no metadata for the types
  /// inside.
  @usableFromInline let emitView: @MainActor (V, Emission) -> Void
  @usableFromInline let end = _EndOfRelease()
  @inlinable
  init(_ view: V) {
    self.view = view
    emitView = { V._emit($0, into: $1) }
    super.init()
  }
  deinit { if quoin_stack_is_low() { DeepRelease.keep(view) } }
  @usableFromInline
  override func emit(into emission: Emission) {
    guard emission.enter(.type(V.self)) else { return }
    emitView(view, emission)
    emission.leave()
  }
  override func isSame(as other: AnyViewStorage) -> Bool {
    guard let other = other as? TypedViewStorage else { return false }
    return other === self || ValueComparison.areSame(view, other.view)
  }
  override func collect(into collector: SlotCollector) {
    guard collector.emission.enter(.type(V.self)) else { return }
    V._collect(view, into: collector)
    collector.emission.leave()
  }
}
