import QuoinCore
import QuoinLayout

extension Emission {
  /// Emits `content` and wraps each of its elements in a node that only the drawing sees.
  ///
  /// - Parameter name: what reports call the node.
  func emitEffect<V: View>(_ name: String, on content: V, drawing: any NodeDrawing) {
    let mark = tree.mark
    V._emit(content, into: self)
    tree.wrapEffect(since: mark)
    noteWrappers(since: mark, name, drawing: drawing)
  }
}
