import Foundation
import QuoinCore
import QuoinLayout

extension Text: PrimitiveView {
  public static func _emit(_ view: Text, into emitter: ViewEmitter) {
    let composed = ComposedText(view, emitter: emitter)
    let node = emitter.tree.addLeaf(composed.leaf)
    emitter.note(
      node, name(of: composed.leaf.paragraph.text),
      drawing: TextDrawing(
        leaf: composed.leaf, styles: composed.styles, tree: emitter.tree, node: node))
  }

  /// The view as reports show it, with the beginning of its text.
  private static func name(of text: String) -> String {
    let limit = 24
    // A short text without control characters needs no counting.
    if text.utf8.count <= limit, text.utf8.allSatisfy({ $0 >= 0x20 }) { return "Text(\"\(text)\")" }
    let isLong = text.index(text.startIndex, offsetBy: limit + 1, limitedBy: text.endIndex) != nil
    let shown = String(
      (isLong ? text.prefix(limit - 1) + "…" : text[...]).map { $0.isNewline ? "⏎" : $0 })
    return "Text(\"\(shown)\")"
  }
}
