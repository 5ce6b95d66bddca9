import QuoinCore
import QuoinLayout

extension Emission {
  /// Emits `content` and wraps each of its elements in a node that affects only drawing.
  ///
  /// - Parameter name: The name of the node in reports.
  func emitEffect<V: View>(_ name: String, on content: V, drawing: any NodeDrawing) {
    let mark = tree.mark
    V._emit(content, into: self)
    tree.wrapEffect(since: mark)
    noteWrappers(since: mark, name, drawing: drawing)
  }
}
