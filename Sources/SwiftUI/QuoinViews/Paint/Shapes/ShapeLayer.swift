import Foundation
import QuoinCore
import QuoinDrawing
import QuoinGeometry
import QuoinLayout

/// One of the figures drawn over each other in a shape's frame.
public struct _ShapeLayer {
  var figure: any ShapeFigure
  var style: _ResolvedStyle
  let evenOdd: Bool

  /// Returns whether the layer draws something other than shadows at `point`.
  func isTouched(_ point: CGPoint, in frame: CGRect) -> Bool {
    guard !style.isClear else { return false }
    switch figure.outline(in: frame) {
    case .area(let path): return path.contains(point, eoFill: evenOdd)
    case .line(let path, let line):
      return line.lineWidth > 0 && path.strokedPath(line).contains(point)
    }
  }

  /// Returns the layer's items in `frame`: its figure and the shadows of its style.
  func items(in frame: CGRect) -> [DisplayItem] {
    let paint = style.paint(in: frame)
    switch figure.outline(in: frame) {
    case .area(let path):
      guard !path.isEmpty else { return [] }
      return style.items(.fill(path: path, paint: paint, evenOdd: evenOdd))
    case .line(let path, let line):
      guard !path.isEmpty, line.lineWidth > 0 else { return [] }
      return style.items(.stroke(path: path, style: line, paint: paint))
    }
  }
}

/// The view beneath a filled or stroked shape: nothing, or another such shape.
@MainActor @preconcurrency
public protocol _ShapeBackground: View {
  /// Adds the layers of the view, from bottom to top. Only Quoin's own types implement this.
  static func _addLayers(of view: Self, to layers: inout [_ShapeLayer], in emission: Emission)
}

/// An empty background of a shape.
public nonisolated struct _NoShapeBackground: PrimitiveView, _ShapeBackground {
  @MainActor
  public static func _emit(_ view: Self, into emission: Emission) {}

  @MainActor
  public static func _addLayers(
    of view: Self, to layers: inout [_ShapeLayer], in emission: Emission
  ) {}
}

/// Draws the layers of a shape as one leaf, so that all of them cast one shadow.
struct ShapeDrawing: NodeDrawing {
  var layers: [_ShapeLayer]

  func begin(_ frame: CGRect, in canvas: DrawingCanvas) {
    let rect = canvas.snap(frame)
    canvas.draw(layers.flatMap { $0.items(in: rect) })
  }

  func touch(_ point: CGPoint, in frame: CGRect) -> DrawingTouch {
    layers.contains { $0.isTouched(point, in: frame) } ? .drawing : .nothing(.outsideShape)
  }
}
