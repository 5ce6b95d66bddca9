import QuoinCore
import QuoinLayout

extension Emission {
  /// The texts that `node` and the views inside it show, one after the other: the name that people use for it.
  package func words(inside node: LayoutTree.Node) -> String {
    guard node >= 0 else { return "" }
    var words: [String] = []
    var waiting = [node]
    while let node = waiting.popLast() {
      if let text = drawing(of: node)?.text, !text.isEmpty { words.append(text) }
      waiting += tree.children(of: node).reversed()
    }
    return words.joined(separator: " ")
  }

  /// The texts that `view` would show here; the closure makes them when it is called.
  func words<V: View>(of view: V) -> @MainActor () -> String {
    let (environment, shaper) = (environment, shaper)
    return {
      let sketch = Emission(environment: environment, shaper: shaper)
      sketch.environment.controlPlace = .content
      sketch.emitList(HStack { view.labelStyle(.titleAndIcon) })
      return sketch.words(inside: sketch.tree.root)
    }
  }
}
