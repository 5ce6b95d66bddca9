/// A view passed to a style, such as a label or the content of a box.
/// Sizing: as the view.
///
/// Unlike an ``AnyView``, it doesn't make the length of its list variable, because the declaration
/// of the control determines the view.
public struct _StyleContent: PrimitiveView {
  let storage: AnyViewStorage

  public init<V: View>(_ view: V) { storage = AnyView(view).storage }

  public static func _emit(_ content: Self, into emission: Emission) {
    content.storage.emit(into: emission)
  }

  public static func _collect(_ content: Self, into collector: SlotCollector) {
    content.storage.collect(into: collector)
  }

  public static var _elements: _ElementCount { .unknown }
}

extension _StyleContent: SelfComparing {
  static func isSame(_ first: Self, _ second: Self) -> Bool {
    first.storage.isSame(as: second.storage)
  }
}
