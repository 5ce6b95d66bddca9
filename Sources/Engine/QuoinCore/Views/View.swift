import QuoinLayout

/// A part of a user interface, described by other views.
///
/// Conforming types implement `body`.
/// Sizing: as its body.
@MainActor @preconcurrency
public protocol View {
  /// The type of `body`; `Never` for built-in views.
  associatedtype Body: View

  /// The content of the view.
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }

  /// Adds the view's elements to the list that `emission` is building. Only Quoin's own views
  /// implement this.
  @MainActor @preconcurrency static func _emit(_ view: Self, into emission: Emission)

  /// Adds the view's elements to `collector` without emitting them. Only Quoin's own views
  /// implement this.
  @MainActor @preconcurrency static func _collect(_ view: Self, into collector: SlotCollector)

  /// The number of elements that a view of this type contributes. Only Quoin's own views implement
  /// this.
  @MainActor @preconcurrency static var _elements: _ElementCount { get }
}

extension View {
  /// Emits a view with a body as a separate element, which contributes the elements of its body.
  @inlinable
  public static func _emit(_ view: Self, into emission: Emission) {
    guard emission.enterPlain(Self.self) else {
      return emission.emitPrepared(view) { Body._emit($0, into: $1) }
    }
    Body._emit(view.body, into: emission)
    emission.leave()
  }

  /// Collects the elements of the body.
  public static func _collect(_ view: Self, into collector: SlotCollector) {
    if collector.listed != nil { return collector.list(body: view) }
    if collector.emission.isLiving { return collector.addLiving(view) }
    guard collector.emission.enter(.view(Self.self)) else { return }
    if let view = DynamicProperties(collector.emission).prepared(view) {
      Body._collect(view.body, into: collector)
    }
    collector.emission.leave()
  }

  public static var _elements: _ElementCount { .of(Self.self) { Body._elements } }
}

/// A view without a body, which the engine emits itself.
@MainActor @preconcurrency
public protocol PrimitiveView: View where Body == Never {}

extension View where Body == Never {
  /// An unused requirement: a primitive view has no body.
  public var body: Never { fatalError("\(Self.self) has no body") }

  /// Collects the view as one element.
  public static func _collect(_ view: Self, into collector: SlotCollector) { collector.add(view) }

  public static var _elements: _ElementCount { .known(1) }
}

extension Never: View {
  public var body: Never { fatalError("Never has no body") }
  public static func _emit(_ view: Never, into emission: Emission) {}
  public static func _collect(_ view: Never, into collector: SlotCollector) {}
  public static var _elements: _ElementCount { .known(0) }
}
