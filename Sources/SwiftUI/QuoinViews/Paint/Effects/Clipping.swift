import Foundation
import QuoinCore
import QuoinDrawing
import QuoinGeometry

/// Clips a view to a shape.
public struct _ClipEffect<ClipShape: Shape>: PrimitiveModifier {
  let shape: ClipShape
  let style: FillStyle
  let name: String

  public static func _emit<V: View>(_ modifier: Self, content: V, into emission: Emission) {
    emission.emitEffect(
      modifier.name, on: content,
      drawing: ClipDrawing(
        shape: modifier.shape, evenOdd: modifier.style.isEOFilled,
        environment: ShapeEnvironment(emission.environment)))
  }
}

struct ClipDrawing<ClipShape: Shape>: NodeDrawing {
  var shape: ClipShape
  let evenOdd: Bool
  let environment: ShapeEnvironment

  func begin(_ frame: CGRect, in canvas: DrawingCanvas) {
    let path = shape.placedPath(in: canvas.grid.snap(frame), environment)
    canvas.beginGroup(.clip(path: path, evenOdd: evenOdd))
  }
  func end(_ frame: CGRect, in canvas: DrawingCanvas) { canvas.endGroup() }
}

extension View {
  /// Clips the view to `shape`, placed in the view's frame.
  /// Sizing: neutral.
  public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
    modifier(_ClipEffect(shape: shape, style: style, name: "clipShape"))
  }

  /// Clips the view to its frame.
  /// Sizing: neutral.
  public func clipped(antialiased: Bool = false) -> some View {
    modifier(_ClipEffect(shape: Rectangle(), style: FillStyle(), name: "clipped"))
  }

  /// Clips the view to a rounded rectangle with a corner radius in points.
  /// Sizing: neutral.
  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    modifier(
      _ClipEffect(
        shape: RoundedRectangle(cornerRadius: radius), style: FillStyle(), name: "cornerRadius"))
  }
}
