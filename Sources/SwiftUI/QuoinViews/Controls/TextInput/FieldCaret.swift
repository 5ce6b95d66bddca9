import Foundation
import QuoinCore
import QuoinDrawing
import QuoinGeometry
import QuoinLayout
import QuoinText

/// Draws the selection of the focused field, and the caret, and scrolls its text.
///
/// The width of the caret and the opacity of the color are estimated; neither blinks. It draws on
/// the container around the text, which exists anyway, so the layout is the same with and without
/// the focus.
struct FieldCaret: PrimitiveModifier {
  /// Whether a prompt or label replaces empty text.
  var isEmpty: Bool?

  static func _emit<V: View>(_ modifier: Self, content: V, into emission: Emission) {
    let mark = emission.tree.mark
    V._emit(content, into: emission)
    let environment = emission.environment
    guard emission.isLiving, let editing = environment.fieldEditing else { return }
    let node = emission.tree.first(after: mark)
    guard node.exists, let text = emission.nodes.firstText(inside: node), text.node != node else {
      return
    }
    let edited = emission.evaluating { editing.shown }
    let isFocused = environment.focusedEditing != nil
    let geometry = FieldGeometry(
      editing: editing, text: text.drawing, textNode: text.node, node: node, tree: emission.tree,
      edited: edited, isEmpty: modifier.isEmpty ?? edited.string.isEmpty,
      alignment: environment.multilineTextAlignment,
      caretWidth: environment.platform == .macOS ? 1 : 2)
    emission.attach(geometry, to: node)
    guard isFocused || editing.scroll != .zero else { return }
    emission.draw(
      node,
      with: CaretDrawing(
        geometry: geometry, isFocused: isFocused, style: emission.resolve(.tint)))
    if isFocused, !editing.isReadOnly {
      emission.attach(InsertionPoint { geometry.caretFrame(in: $0) }, to: node)
    }
  }
}

extension FieldGeometry {
  /// Returns the caret, or one at the insertion point of a selection, in a view with `frame`.
  fileprivate func caretFrame(in frame: CGRect) -> CGRect {
    let place = placed(
      caret(at: TextPosition(edited.head, isUpstream: edited.isUpstream)), in: frame)
    // The field clips longer text, but the caret stays visible.
    let x = min(max(place.minX, frame.minX), max(frame.maxX - caretWidth, frame.minX))
    return CGRect(x: x, y: place.minY, width: caretWidth, height: place.height)
  }

  /// Returns the place of a part of the text in a view with `frame`.
  fileprivate func placed(_ part: CGRect, in frame: CGRect) -> CGRect {
    part.offsetBy(dx: frame.minX - editing.scroll.x, dy: frame.minY - editing.scroll.y)
  }
}

private struct CaretDrawing: NodeDrawing {
  let geometry: FieldGeometry
  let isFocused: Bool
  let style: _ResolvedStyle

  /// Draws the selection behind the text, and scrolls the text.
  func begin(_ frame: CGRect, in canvas: DrawingCanvas) {
    if isFocused {
      let style = style.faded(by: 0.25)
      for place in geometry.places(of: geometry.edited.selection) {
        fill(geometry.placed(place, in: frame), style, canvas)
      }
    }
    let scroll = geometry.editing.scroll
    if scroll != .zero {
      let (x, y) = (canvas.grid.snap(scroll.x), canvas.grid.snap(scroll.y))
      canvas.beginGroup(
        .transform(CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: -x, ty: -y)))
    }
  }

  func end(_ frame: CGRect, in canvas: DrawingCanvas) {
    if geometry.editing.scroll != .zero { canvas.endGroup() }
    guard isFocused else { return }
    if let composition = geometry.edited.composition {
      for place in geometry.places(of: composition) {
        let place = geometry.placed(place, in: frame)
        let line = CGRect(x: place.minX, y: place.maxY - 1, width: place.width, height: 1)
        fill(canvas.grid.snap(line), style, canvas)
      }
    }
    if geometry.edited.selection.isEmpty, !geometry.editing.isReadOnly {
      fill(canvas.grid.snap(geometry.caretFrame(in: frame)), style, canvas)
    }
  }

  private func fill(_ rect: CGRect, _ style: _ResolvedStyle, _ canvas: DrawingCanvas) {
    canvas.draw(
      style.items(.fill(path: Path(rect), paint: style.paint(in: rect), evenOdd: false)))
  }
}

/// Computes the position of typed text in a focused field, given the frame of the node that carries
/// it.
@MainActor
struct InsertionPoint {
  let place: (CGRect) -> CGRect?
}

extension FocusManager {
  /// Returns the caret of the focused field, in window coordinates, or `nil` if there is no such
  /// field.
  package func caret(in emission: Emission) -> CGRect? {
    guard let item = focused, item.editing != nil, item.node.exists,
      let (point, node) = emission.nodes.attachments(InsertionPoint.self, inside: item.node).first
    else { return nil }
    return point.place(emission.nodes.seenGeometry(of: node).windowFrame)
  }
}

/// Draws macOS's ring around a focused field.
struct FieldRing: PrimitiveModifier {
  let border: TextFieldBorder

  static func _emit<V: View>(_ modifier: Self, content: V, into emission: Emission) {
    let mark = emission.tree.mark
    V._emit(content, into: emission)
    let environment = emission.environment
    guard emission.isLiving, environment.platform == .macOS, environment.focusedEditing != nil,
      environment.isFocusEffectEnabled, modifier.border != .none
    else { return }
    let node = emission.tree.first(after: mark)
    guard node.exists else { return }
    emission.draw(
      node,
      with: FocusRingDrawing(
        radius: TextInputMetrics.radius,
        style: emission.resolve(.tint).faded(by: 0.5)))
  }
}

extension EmittedNodes {
  fileprivate func firstText(inside node: LayoutTree.NodeID)
    -> (drawing: TextDrawing, node: LayoutTree.NodeID)?
  {
    var waiting = [node]
    while let node = waiting.popLast() {
      if let text = drawing(of: node) as? TextDrawing { return (text, node) }
      waiting += tree.children(of: node).reversed()
    }
    return nil
  }
}

private struct FocusedEditingKey: EnvironmentKey {
  static var defaultValue: TextEditing? { nil }
}

private struct FieldEditingKey: EnvironmentKey {
  static var defaultValue: TextEditing? { nil }
}

extension EnvironmentValues {
  /// The editing of the enclosing field while it has the focus.
  var focusedEditing: TextEditing? {
    get { self[FocusedEditingKey.self] }
    set { self[FocusedEditingKey.self] = newValue }
  }

  /// The editing of the enclosing field.
  var fieldEditing: TextEditing? {
    get { self[FieldEditingKey.self] }
    set { self[FieldEditingKey.self] = newValue }
  }
}
