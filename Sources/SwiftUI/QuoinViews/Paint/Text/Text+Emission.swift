import Foundation
import QuoinCore
import QuoinLayout

extension Text: PrimitiveView {
  public static func _emit(_ view: Text, into emission: Emission) {
    let leaf = leaf(of: view, emission)
    let tree = emission.tree
    let node =
      leaf.look.rendering.map { tree.addLeaf(RenderedTextLeaf(leaf, $0.renderer)) }
      ?? tree.addLeaf(leaf)
    let drawing = TextDrawing(leaf: leaf, tree: tree, node: node)
    emission.note(node, "", drawing: drawing)
    guard emission.isLiving else { return }
    if leaf.look.hasLinks { emission.openLinks(of: drawing, in: node) }
    guard let selector = emission.environment.text.selector,
      let selected = selector.attach(drawing, to: node, in: emission)
    else { return }
    emission.draw(node, with: drawing.selecting(selected))
  }

  @MainActor
  private static func leaf(of text: Text, _ emission: Emission) -> TextLeaf {
    // The common case: a single string whose style is already cached.
    guard text.fragments.count == 1, case .string(let string) = text.fragments[0].content,
      !string.isEmpty
    else { return ComposedText(text, emission: emission).leaf }
    let recent = RecentTexts.of(emission)
    if let leaf = recent.leaf(of: string, like: text.fragments[0], emission) { return leaf }
    let composed = ComposedText(text, emission: emission)
    if composed.isPlain { recent.add(composed.leaf, from: text.fragments[0], emission) }
    return composed.leaf
  }
}
