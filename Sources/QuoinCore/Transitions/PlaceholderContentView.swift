/// Stands for the modified view where a closure makes a view of it: in transitions, phase and keyframe animators.
/// Sizing: as the modified view.
public struct PlaceholderContentView<Value>: PrimitiveView {
  private let view: AnyView

  package init(_ view: AnyView) { self.view = view }

  public static func _emit(_ content: Self, into emitter: ViewEmitter) {
    AnyView._emit(content.view, into: emitter)
  }

  public static func _collect(_ content: Self, into collector: SlotCollector) {
    AnyView._collect(content.view, into: collector)
  }

  public static var _elements: _ElementCount { .content }
}
