#if !canImport(Darwin)
  import Foundation
  import QuartzCore
  import Quoin
  import QuoinCore
  import QuoinDrawing
  import QuoinGeometry
  import QuoinLayout
  import QuoinViews

  /// The contexts that are drawn into, the innermost last. A thread has its own on Apple's systems; here there is one list
  /// for whoever draws at a time.
  package enum CurrentContext {
    nonisolated(unsafe) private static var open: [(context: CGContext, growsUp: Bool)] = []

    package static var last: CGContext? { open.last?.context }
    /// Whether the y axis grows upwards, as in AppKit's views that aren't flipped.
    package static var growsUp: Bool { open.last?.growsUp ?? false }

    package static func push(_ context: CGContext, growsUp: Bool = false) {
      open.append((context, growsUp))
    }
    package static func pop() { _ = open.popLast() }

    // AppKit's contexts are saved and restored with their states.
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

    /// Draws what has a top, like letters and pictures, into `rect` of the current context: `draw` is given the context with
    /// the y axis growing downwards there, and the rectangle in it.
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
    /// What was drawn so far, as a picture.
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
    /// Draws the layer, those inside it and its view into `context`.
    @MainActor @preconcurrency
    public func render(in context: CGContext) {
      let portrait = LayerPortrait(layer: self, keepsPlace: false) { EmptyView() }
      context.draw(
        Surroundings.current.list(of: portrait, size: bounds.size, scale: context.scale), at: .zero)
    }
  }
#endif
