import Foundation
import QuoinCore
import QuoinDrawing
import QuoinGeometry
import QuoinLayout

/// Draws the selection of the focused field, and the caret.
///
/// The width of the caret and the opacity of the color are estimated; neither blinks. It draws on
/// the container around the text, which exists anyway, so the layout is the same with and without
/// the focus.
struct FieldCaret: PrimitiveModifier {
  /// Whether a prompt or label replaces empty text.
  var isEmpty: Bool?
  /// Whether the field shows a dot for each character.
  var isSecure = false

  static func _emit<V: View>(_ modifier: Self, content: V, into emission: Emission) {
    let mark = emission.tree.mark
    V._emit(content, into: emission)
    guard emission.isLiving, let editing = emission.environment.focusedEditing else { return }
    let node = emission.tree.first(after: mark)
    guard node.exists, let text = emission.nodes.firstText(inside: node), text.node != node else {
      return
    }
    let (string, selected) = emission.evaluating { editing.selectedText }
    func bytes(_ end: String.Index) -> Int {
      let text = string[..<end]
      return modifier.isSecure ? text.count * "•".utf8.count : text.utf8.count
    }
    let caret = CaretDrawing(
      text: text.drawing, textNode: text.node, node: node, tree: emission.tree,
      selected: bytes(selected.lowerBound)..<bytes(selected.upperBound),
      isEmpty: modifier.isEmpty ?? string.isEmpty,
      alignment: emission.environment.multilineTextAlignment, style: emission.resolve(.tint),
      width: emission.environment.platform == .macOS ? 1 : 2)
    emission.draw(node, with: caret)
    emission.attach(InsertionPoint { caret.place(in: $0) }, to: node)
  }
}

private struct CaretDrawing: NodeDrawing {
  let text: TextDrawing
  let textNode: LayoutTree.NodeID
  let node: LayoutTree.NodeID
  let tree: LayoutTree
  let selected: Range<Int>
  let isEmpty: Bool
  let alignment: TextAlignment
  let style: _ResolvedStyle
  let width: CGFloat

  /// Draws the selection behind the text.
  func begin(_ frame: CGRect, in canvas: DrawingCanvas) {
    guard !selected.isEmpty else { return }
    let style = style.faded(by: 0.25)
    for place in places(frame) {
      canvas.draw(
        style.items(.fill(path: Path(place), paint: style.paint(in: place), evenOdd: false)))
    }
  }

  func end(_ frame: CGRect, in canvas: DrawingCanvas) {
    guard selected.isEmpty, let place = place(in: frame) else { return }
    let caret = canvas.grid.snap(place)
    canvas.draw(
      style.items(.fill(path: Path(caret), paint: style.paint(in: caret), evenOdd: false)))
  }

  /// Returns the position of typed text: the caret, or one at the start of the selection.
  func place(in frame: CGRect) -> CGRect? {
    guard let place = places(frame).first else { return nil }
    // The field clips longer text, but the caret stays visible.
    let x = min(max(place.minX, frame.minX), max(frame.maxX - width, frame.minX))
    return CGRect(x: x, y: place.minY, width: width, height: place.height)
  }

  private func places(_ frame: CGRect) -> [CGRect] {
    let (inner, outer) = (tree.frame(of: textNode), tree.frame(of: node))
    let box = inner.offsetBy(dx: frame.minX - outer.minX, dy: frame.minY - outer.minY)
    let isMirrored = tree.buildsRightToLeft
    guard !isEmpty else {
      let x =
        switch alignment {
        case .leading: isMirrored ? box.maxX : box.minX
        case .center: box.midX
        case .trailing: isMirrored ? box.minX : box.maxX
        }
      return [CGRect(x: x, y: box.minY, width: 0, height: box.height)]
    }
    return text.places(of: selected).map { $0.offsetBy(dx: box.minX, dy: box.minY) }
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

extension EnvironmentValues {
  /// The editing of the enclosing field while it has the focus.
  var focusedEditing: TextEditing? {
    get { self[FocusedEditingKey.self] }
    set { self[FocusedEditingKey.self] = newValue }
  }
}
