import QuoinCore
import QuoinLayout

extension Emission {
  /// Emits a style as a view that fills the space it is offered.
  ///
  /// - Parameter name: what reports call it.
  func emitFill<Style: ShapeStyle>(_ style: Style, _ name: String) {
    note(tree.addLeaf(), name, drawing: FillDrawing(style: resolve(style)))
  }
}
