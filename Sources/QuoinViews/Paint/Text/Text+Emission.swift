import Foundation
import QuoinCore
import QuoinLayout

extension Text: PrimitiveView {
  public static func _emit(_ view: Text, into emission: Emission) {
    let composed = ComposedText(view, emission: emission)
    if let renderer = composed.renderer { return emit(composed, renderer, into: emission) }
    let node = emission.tree.addLeaf(composed.leaf)
    emission.note(
      node, "",
      drawing: TextDrawing(
        leaf: composed.leaf, styles: composed.styles, tree: emission.tree, node: node,
        placeholder: emission.placeholder(in: composed.styles.first?.foreground),
        changesAtOnce: emission.changesContentAtOnce))
  }

  /// Emits a text that `renderer` draws.
  @MainActor
  private static func emit(
    _ composed: ComposedText, _ renderer: any TextRenderer, into emission: Emission
  ) {
    let node = emission.tree.addLeaf(RenderedTextLeaf(composed.leaf, renderer))
    var drawing = TextDrawing(
      leaf: composed.leaf, styles: composed.styles, tree: emission.tree, node: node,
      placeholder: emission.placeholder(in: composed.styles.first?.foreground),
      changesAtOnce: true)
    drawing.rendering = TextRendering(renderer, emission)
    emission.note(node, "", drawing: drawing)
  }
}
