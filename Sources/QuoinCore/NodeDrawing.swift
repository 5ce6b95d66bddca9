import Foundation
import QuoinDrawing
import QuoinGeometry

/// How a node of the layout tree looks. Leaves draw in ``begin(_:in:)``; effects open a group there and
/// close it in ``end(_:in:)``, with the children drawn between.
@MainActor
public protocol NodeDrawing {
  /// What to call the node where its note leaves that open.
  var name: String? { get }
  /// Draws what lies below the children. `frame` is the node's place in the picture, in points, unrounded.
  func begin(_ frame: CGRect, in canvas: DrawingCanvas)
  /// Draws what lies above the children.
  func end(_ frame: CGRect, in canvas: DrawingCanvas)
}

extension NodeDrawing {
  public var name: String? { nil }
  public func end(_ frame: CGRect, in canvas: DrawingCanvas) {}
}
