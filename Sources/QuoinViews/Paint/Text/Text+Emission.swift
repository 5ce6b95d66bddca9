import Foundation
import QuoinCore
import QuoinLayout

extension Text: PrimitiveView {
  public static func _emit(_ view: Text, into emitter: ViewEmitter) {
    let composed = ComposedText(view, emitter: emitter)
    let node = emitter.tree.addLeaf(composed.leaf)
    emitter.note(
      node, "",
      drawing: TextDrawing(
        leaf: composed.leaf, styles: composed.styles, tree: emitter.tree, node: node,
        placeholder: emitter.placeholder(in: composed.styles.first?.foreground),
        changesAtOnce: emitter.changesContentAtOnce))
  }
}
