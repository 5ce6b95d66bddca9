import Foundation
import QuoinCore
import QuoinLayout

extension Text: PrimitiveView {
  public static func _emit(_ view: Text, into emission: Emission) {
    let composed = ComposedText(view, emission: emission)
    let node = emission.tree.addLeaf(composed.leaf)
    emission.note(
      node, "",
      drawing: TextDrawing(
        leaf: composed.leaf, styles: composed.styles, tree: emission.tree, node: node,
        placeholder: emission.placeholder(in: composed.styles.first?.foreground),
        changesAtOnce: emission.changesContentAtOnce))
  }
}
