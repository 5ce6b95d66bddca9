// The functions' names are UIKit's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

#if !canImport(Darwin)
  import Foundation
  import QuartzCore
  import Quoin
  import QuoinDrawing
  import QuoinGeometry
  import QuoinCore
  import QuoinLayout
  import QuoinViews

  /// The contexts that are drawn into, the innermost last. A thread has its own on Apple's systems; here there is one list
  /// for whoever draws at a time.
  private struct Contexts: @unchecked Sendable {
    var open: [CGContext] = []
  }
  nonisolated(unsafe) private var contexts = Contexts()

  public func UIGraphicsGetCurrentContext() -> CGContext? { contexts.open.last }
  public func UIGraphicsPushContext(_ context: CGContext) { contexts.open.append(context) }
  public func UIGraphicsPopContext() { _ = contexts.open.popLast() }

  public func UIGraphicsBeginImageContext(_ size: CGSize) {
    UIGraphicsBeginImageContextWithOptions(size, false, 1)
  }
  /// A scale of zero is the screen's.
  public func UIGraphicsBeginImageContextWithOptions(
    _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
  ) {
    let context = CGContext(size: size, scale: scale > 0 ? scale : 3)
    if opaque {
      context.setFillColor(gray: 0, alpha: 1)
      context.fill(CGRect(origin: .zero, size: size))
    }
    UIGraphicsPushContext(context)
  }
  public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    UIGraphicsGetCurrentContext()?.image
  }
  public func UIGraphicsEndImageContext() { UIGraphicsPopContext() }
  public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }
  public func UIRectFrame(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.stroke(rect, width: 1) }
  public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }

  extension CGContext {
    /// What was drawn so far, as UIKit's picture.
    var image: UIImage? {
      guard let data = try? displayList.pngData(scale: scale) else { return nil }
      return UIImage(data: data, scale: scale)
    }
  }

  /// How large and how fine a picture is.
  open class UIGraphicsRendererFormat: NSObject {
    open var bounds: CGRect { .zero }
    public override init() {}
  }

  open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
    public enum Range: Int, Sendable {
      case unspecified = -1
      case automatic, extended, standard
    }
    /// Pixels a point.
    open var scale: CGFloat = 3
    open var opaque = false
    open var preferredRange = Range.automatic
    open class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
    open class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
    public override init() { super.init() }
    public init(for traitCollection: UITraitCollection) { super.init() }
  }

  open class UIGraphicsRendererContext: NSObject {
    public let cgContext: CGContext
    init(_ context: CGContext) { cgContext = context }
    open func fill(_ rect: CGRect) { cgContext.fill(rect) }
    open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
      cgContext.setBlendMode(blendMode)
      cgContext.fill(rect)
      cgContext.setBlendMode(.normal)
    }
    open func stroke(_ rect: CGRect) { cgContext.stroke(rect) }
    open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
  }

  open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
    /// What was drawn so far.
    open var currentImage: UIImage { cgContext.image ?? UIImage() }
  }

  /// Draws pictures.
  open class UIGraphicsImageRenderer: NSObject {
    private let bounds: CGRect
    public let format: UIGraphicsImageRendererFormat
    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat = .default()) {
      (self.bounds, self.format) = (bounds, format)
    }
    public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .default()) }
    public convenience init(
      size: CGSize, format: UIGraphicsImageRendererFormat = .default()
    ) { self.init(bounds: CGRect(origin: .zero, size: size), format: format) }

    private func draw(_ actions: (UIGraphicsImageRendererContext) -> Void) -> CGContext {
      let context = CGContext(size: bounds.size, scale: max(format.scale, 0.1))
      if format.opaque {
        context.setFillColor(gray: 0, alpha: 1)
        context.fill(CGRect(origin: .zero, size: bounds.size))
      }
      context.translateBy(x: -bounds.minX, y: -bounds.minY)
      UIGraphicsPushContext(context)
      actions(UIGraphicsImageRendererContext(context))
      UIGraphicsPopContext()
      return context
    }

    open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
      draw(actions).image ?? UIImage()
    }
    /// Empty in a build without graphics.
    open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
      (try? draw(actions).displayList.pngData(scale: format.scale)) ?? Data()
    }
    /// The picture's file is a PNG: there is no JPEG encoder.
    open func jpegData(
      withCompressionQuality compressionQuality: CGFloat,
      actions: (UIGraphicsImageRendererContext) -> Void
    ) -> Data { pngData(actions: actions) }
  }

  open class UIGraphicsPDFRendererFormat: UIGraphicsRendererFormat {
    open var documentInfo: [String: Any] = [:]
  }
  open class UIGraphicsPDFRendererContext: UIGraphicsRendererContext {
    /// Compiles only: a document has one page.
    open func beginPage() {}
    open func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) {}
  }

  /// Draws a PDF document of one page.
  open class UIGraphicsPDFRenderer: NSObject {
    private let bounds: CGRect
    public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat = UIGraphicsPDFRendererFormat())
    {
      self.bounds = bounds
    }
    /// Empty in a build without graphics.
    open func pdfData(actions: (UIGraphicsPDFRendererContext) -> Void) -> Data {
      let context = CGContext(size: bounds.size, scale: 1)
      UIGraphicsPushContext(context)
      actions(UIGraphicsPDFRendererContext(context))
      UIGraphicsPopContext()
      return (try? context.displayList.pdfData()) ?? Data()
    }
    open func writePDF(to url: URL, withActions actions: (UIGraphicsPDFRendererContext) -> Void)
      throws
    {
      try pdfData(actions: actions).write(to: url)
    }
  }

  extension UIColor {
    public func set() {
      setFill()
      setStroke()
    }
    public func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }
    public func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }
  }

  extension UIBezierPath {
    public func fill() {
      UIGraphicsGetCurrentContext()?.fill(path, evenOdd: usesEvenOddFillRule)
    }
    public func stroke() { UIGraphicsGetCurrentContext()?.stroke(path, strokeStyle) }
    public func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
      inGroup(blendMode, alpha) { fill() }
    }
    public func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
      inGroup(blendMode, alpha) { stroke() }
    }
    private func inGroup(_ blendMode: CGBlendMode, _ alpha: CGFloat, _ draw: () -> Void) {
      guard let context = UIGraphicsGetCurrentContext() else { return }
      context.saveGState()
      context.setBlendMode(blendMode)
      context.setAlpha(alpha)
      draw()
      context.restoreGState()
    }
    public func addClip() {
      UIGraphicsGetCurrentContext()?.clip(to: path, evenOdd: usesEvenOddFillRule)
    }
    public func reversing() -> UIBezierPath { UIBezierPath(path: path.reversed) }
  }

  extension Path {
    /// The subpaths, each drawn from its end to its start.
    fileprivate var reversed: Path {
      var result = Path()
      var points: [(end: CGPoint, element: Element?)] = []
      func finish(_ closes: Bool) {
        guard var last = points.popLast() else { return }
        result.move(to: last.end)
        while let before = points.popLast() {
          switch last.element {
          case .quadCurve(_, let control): result.addQuadCurve(to: before.end, control: control)
          case .curve(_, let control1, let control2):
            result.addCurve(to: before.end, control1: control2, control2: control1)
          default: result.addLine(to: before.end)
          }
          last = before
        }
        if closes { result.closeSubpath() }
      }
      forEach { element in
        switch element {
        case .move(let end):
          finish(false)
          points = [(end, nil)]
        case .line(let end), .quadCurve(let end, _), .curve(let end, _, _):
          points.append((end, element))
        case .closeSubpath: finish(true)
        }
      }
      finish(false)
      return result
    }
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
