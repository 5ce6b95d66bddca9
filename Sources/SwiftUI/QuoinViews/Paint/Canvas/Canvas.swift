import Foundation
import QuoinCore
import QuoinDrawing
import QuoinGeometry
import QuoinLayout

/// A view whose content is drawn by a closure.
///
/// Sizing: h-exp, v-exp (Rules/Drawing.md#canvas).
public struct Canvas<Symbols: View>: PrimitiveView {
  /// The views that the closure can draw, identified by their tags.
  public var symbols: Symbols
  /// Draws into a context of a size in points, with the origin in the top-left corner.
  public var renderer: (inout GraphicsContext, CGSize) -> Void
  /// Whether the canvas has a black background.
  public var isOpaque: Bool
  /// The color mode. It is ignored, as every picture is gamma-encoded sRGB.
  public var colorMode: ColorRenderingMode
  /// Whether rendering is asynchronous. It is ignored, as the canvas always draws synchronously.
  public var rendersAsynchronously: Bool

  /// Creates a canvas that can draw `symbols`, found by tag with
  /// ``GraphicsContext/resolveSymbol(id:)``.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void,
    @ViewBuilder symbols: () -> Symbols
  ) {
    self.symbols = symbols()
    self.renderer = renderer
    isOpaque = opaque
    self.colorMode = colorMode
    self.rendersAsynchronously = rendersAsynchronously
  }
}

extension Canvas where Symbols == EmptyView {
  /// Creates a canvas without symbols.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.init(
      opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously,
      renderer: renderer, symbols: { EmptyView() })
  }
}

extension Canvas {
  public static func _emit(_ view: Self, into emission: Emission) {
    emission.note(
      emission.tree.addLeaf(), "Canvas",
      drawing: CanvasDrawing(
        view: view, emission: emission, environment: emission.environment))
  }
}

private struct CanvasDrawing<Symbols: View>: NodeDrawing {
  let view: Canvas<Symbols>
  /// The emission, unowned because it owns this drawing.
  unowned let emission: Emission
  let environment: EnvironmentValues

  func begin(_ frame: CGRect, in canvas: DrawingCanvas) {
    let rect = canvas.grid.snap(frame)
    guard rect.width > 0, rect.height > 0 else { return }
    let recorder = GraphicsRecorder(
      canvas: canvas, emission: emission, environment: environment, size: rect.size,
      symbols: TaggedViews(view.symbols, environment: environment, shaper: emission.shaper))
    var context = GraphicsContext(recorder: recorder)
    view.renderer(&context, rect.size)

    var items: [DisplayItem] = [.push(.clip(path: Path(rect), evenOdd: false))]
    if view.isOpaque {
      items.append(.fill(path: Path(rect), paint: .color(.black), evenOdd: false))
    }
    let place = CGAffineTransform(translationX: rect.minX, y: rect.minY)
    items += [.push(.transform(place))] + recorder.items + [.pop, .pop]
    canvas.draw(items)
  }
}
