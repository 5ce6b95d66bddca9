import Foundation
import QuartzCore
import Quoin
import QuoinCore
import QuoinDrawing
import QuoinGeometry
import QuoinLayout
import QuoinViews

/// The stack of current contexts, innermost last. On Apple's platforms each thread has its own;
/// here there is one stack for the whole process.
package enum CurrentContext {
  nonisolated(unsafe) private static var open: [(context: CGContext, growsUp: Bool)] = []

  package static var last: CGContext? { open.last?.context }
  /// Whether the y axis points up, as in AppKit views that aren't flipped.
  package static var growsUp: Bool { open.last?.growsUp ?? false }

  package static func push(_ context: CGContext, growsUp: Bool = false) {
    open.append((context, growsUp))
  }
  package static func pop() { _ = open.popLast() }

  // AppKit saves and restores the current context together with its state.
  nonisolated(unsafe) private static var saved: [[(context: CGContext, growsUp: Bool)]] = []
  package static func replace(_ context: CGContext, growsUp: Bool) {
    _ = open.popLast()
    push(context, growsUp: growsUp)
  }
  package static func save() {
    last?.saveGState()
    saved.append(open)
  }
  package static func restore() {
    if let state = saved.popLast() { open = state }
    last?.restoreGState()
  }

  /// Draws upright content, such as text and images, into `rect` of the current context.
  ///
  /// `draw` receives the context with its y axis pointing down, and the rectangle in that
  /// coordinate space.
  package static func upright(_ rect: CGRect, _ draw: (CGContext, CGRect) -> Void) {
    guard let (context, growsUp) = open.last else { return }
    guard growsUp else { return draw(context, rect) }
    context.saveGState()
    context.translateBy(x: 0, y: rect.maxY)
    context.scaleBy(x: 1, y: -1)
    draw(context, CGRect(x: rect.minX, y: 0, width: rect.width, height: rect.height))
    context.restoreGState()
  }
}

extension CGContext {
  /// The drawing so far as an image.
  package var image: UIImage? {
    guard let data = try? displayList.pngData(scale: scale) else { return nil }
    return UIImage(data: data, scale: scale)
  }
}

extension UIColor {
  public func set() {
    setFill()
    setStroke()
  }
  public func setFill() { CurrentContext.last?.setFillColor(cgColor) }
  public func setStroke() { CurrentContext.last?.setStrokeColor(cgColor) }
}

extension CALayer {
  /// Draws the layer, its sublayers and its view into `context`.
  @MainActor @preconcurrency
  public func render(in context: CGContext) {
    let rendered = RenderedLayer(layer: self, keepsPlace: false) { EmptyView() }
    context.draw(
      ViewEnvironment.current.list(of: rendered, size: bounds.size, scale: context.scale), at: .zero
    )
  }
}
