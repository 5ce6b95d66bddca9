import QuoinCore
import QuoinGeometry
import QuoinLayout

/// Calls an action with a value derived from the view's geometry.
///
/// The modifier combines its content into one view: around a Spacer it is an ordinary view, without
/// the stack's orientation and the Spacer's zero spacing (Rules/ViewLists.md#modifier-one). A
/// Spacer inside follows the implicit VStack that combines a list into one view.
public struct _GeometryActionModifier<Value: Equatable>: PrimitiveModifier {
  let value: (GeometryProxy) -> Value
  let action: (Value, Value) -> Void

  public static func _emit<V: View>(_ modifier: Self, content: V, into emission: Emission) {
    let mark = emission.tree.mark
    emission.container(content, orientation: .vertical, elides: true) {
      $0.beginStack(.vertical)
    }
    emission.tree.wrapOrdinary(since: mark)
    emission.noteWrappers(since: mark, "onGeometryChange")
    let node = emission.tree.first(after: mark)
    guard node.exists else { return }
    let displayScale = emission.environment.displayScale
    let changes = emission.keep { ChangeAction<Value>() }
    changes.action = modifier.action
    emission.afterLayout {
      guard $0.tree.isShown(node) else { return }
      changes.update(modifier.value($0.nodes.proxy(of: node, displayScale: displayScale)))
    }
  }

  public static func _collect<V: View>(
    _ modifier: Self, content: V, into collector: SlotCollector
  ) {
    collector.add(ModifiedContent(content: content, modifier: modifier))
  }

  public static func _elements(of content: _ElementCount) -> _ElementCount { .known(1) }
}

/// Calls an action with the old and the new value, which are equal the first time.
@MainActor
final class ChangeAction<Value: Equatable> {
  var action: (Value, Value) -> Void = { _, _ in }
  private var last: Value?

  func update(_ value: Value) {
    guard last != value else { return }
    let before = last ?? value
    last = value
    action(before, value)
  }
}

extension View {
  /// Calls `action` with the value that `transform` derives from the view's geometry after layout,
  /// and again when a layout changes it.
  /// Sizing: neutral (as one ordinary view).
  public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (_ newValue: T) -> Void
  ) -> some View {
    modifier(_GeometryActionModifier(value: transform) { _, new in action(new) })
  }

  /// Calls `action` with the old value and the one that `transform` derives from the view's
  /// geometry after layout; they are equal the first time.
  /// Sizing: neutral (as one ordinary view).
  public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(_GeometryActionModifier(value: transform, action: action))
  }
}
