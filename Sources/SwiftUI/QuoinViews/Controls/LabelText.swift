import QuoinCore
import QuoinLayout

extension EmittedNodes {
  /// Returns the concatenated texts of `node` and its descendants, by which tests and scripts refer
  /// to it.
  package func labelText(inside node: LayoutTree.NodeID) -> String {
    guard node.exists else { return "" }
    var words: [String] = []
    var waiting = [node]
    while let node = waiting.popLast() {
      if let text = drawing(of: node)?.text, !text.isEmpty { words.append(text) }
      waiting += tree.children(of: node).reversed()
    }
    return words.joined(separator: " ")
  }
}

extension Emission {
  /// Returns a closure that computes the text that `view` would show in this place.
  func labelText<V: View>(of view: V) -> @MainActor () -> String {
    let (environment, shaper) = (environment, shaper)
    return {
      let sketch = Emission(environment: environment, shaper: shaper)
      sketch.environment.controlPlace = .content
      sketch.emitList(HStack { view.labelStyle(.titleAndIcon) })
      return sketch.nodes.labelText(inside: sketch.tree.root ?? .absent)
    }
  }
}
