import Foundation
import QuoinCore
import QuoinDrawing
import QuoinGeometry

/// The storage of colors in a picture. Every picture is `nonLinear`; the other modes are accepted
/// so that sources compile, but ignored.
public enum ColorRenderingMode: Hashable, Sendable {
  /// Gamma-encoded sRGB with 8 bits per channel.
  case nonLinear
  case linear
  case extendedLinear
}

/// Draws a view as one layer.
public struct _DrawingGroupEffect: PrimitiveModifier {
  let isOpaque: Bool

  public static func _emit<V: View>(_ modifier: Self, content: V, into emission: Emission) {
    emission.emitEffect(
      "drawingGroup", on: content, drawing: PictureDrawing(isOpaque: modifier.isOpaque))
  }
}

private struct PictureDrawing: NodeDrawing {
  let isOpaque: Bool

  func begin(_ frame: CGRect, in canvas: DrawingCanvas) {
    canvas.beginGroup(.isolate)
    if isOpaque { canvas.fill(Path(canvas.grid.snap(frame)), with: .color(.black)) }
  }
  func end(_ frame: CGRect, in canvas: DrawingCanvas) { canvas.endGroup() }
}

extension View {
  /// Draws the view as one layer, like ``compositingGroup()``: text and shapes stay sharp.
  ///
  /// - Parameters:
  ///   - opaque: Draws the view on black.
  ///   - colorMode: Ignored, as every picture is gamma-encoded sRGB.
  ///
  /// Sizing: neutral.
  public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear)
    -> some View
  {
    modifier(_DrawingGroupEffect(isOpaque: opaque))
  }
}
