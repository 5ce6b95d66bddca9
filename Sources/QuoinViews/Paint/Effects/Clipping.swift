import Foundation
import QuoinCore
import QuoinDrawing
import QuoinGeometry

/// Draws only the part of a view inside a shape.
public struct _ClipEffect<ClipShape: Shape>: PrimitiveModifier {
  let shape: ClipShape
  let style: FillStyle
  let name: String

  public static func _emit<V: View>(_ modifier: Self, content: V, into emission: Emission) {
    emission.emitEffect(
      modifier.name, on: content,
      drawing: ClipDrawing(
        shape: modifier.shape, evenOdd: modifier.style.isEOFilled,
        surroundings: ShapeSurroundings(emission.environment)))
  }
}

struct ClipDrawing<ClipShape: Shape>: NodeDrawing {
  var shape: ClipShape
  let evenOdd: Bool
  let surroundings: ShapeSurroundings

  func begin(_ frame: CGRect, in canvas: DrawingCanvas) {
    let path = shape.placedPath(in: canvas.grid.snap(frame), surroundings)
    canvas.beginGroup(.clip(path: path, evenOdd: evenOdd))
  }
  func end(_ frame: CGRect, in canvas: DrawingCanvas) { canvas.endGroup() }
}

extension View {
  /// Draws only the part of the view inside `shape`, placed in the view's frame. Sizing: neutral.
  public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
    modifier(_ClipEffect(shape: shape, style: style, name: "clipShape"))
  }

  /// Draws only the part of the view inside its frame. Sizing: neutral.
  public func clipped(antialiased: Bool = false) -> some View {
    modifier(_ClipEffect(shape: Rectangle(), style: FillStyle(), name: "clipped"))
  }

  /// Cuts the view's corners along curves of `radius` points. Sizing: neutral.
  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    modifier(
      _ClipEffect(
        shape: RoundedRectangle(cornerRadius: radius), style: FillStyle(), name: "cornerRadius"))
  }
}
