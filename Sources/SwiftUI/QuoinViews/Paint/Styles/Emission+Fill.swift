import QuoinCore
import QuoinLayout

extension Emission {
  /// Emits a style as a view that fills the proposed size.
  ///
  /// - Parameter name: The name of the view in reports.
  func emitFill<Style: ShapeStyle>(_ style: Style, _ name: String) {
    note(tree.addLeaf(), name, drawing: FillDrawing(style: resolve(style)))
  }
}
