import Foundation
import Quoin
import QuoinDrawing
import QuoinGeometry
import QuoinViews

/// A drawing destination. It records a display list, which ``makeImage()`` turns into an image, and
/// ``closePDF()`` into a page of a document.
public final class CGContext {
  /// The size in points.
  package private(set) var size: CGSize
  /// The number of pixels per point of the image.
  package let scale: CGFloat
  package var items: [DisplayItem] = []
  package var images: [ImageSource] = []
  var state: State
  private var saved: [(state: State, open: Int)] = []
  /// The number of clips since the last `saveGState`.
  private var openClips = 0
  private var pen = Path()
  /// The document whose pages the context draws, if it is not an image.
  var document: PDFDocumentDraft?

  struct State {
    var transform: CGAffineTransform
    var fill = Paint.color(.black)
    var stroke = Paint.color(.black)
    var line = StrokeStyle()
    var alpha = 1.0
    var blending = Blending.normal
    var shadow: Effect?
    var interpolation = ImageInterpolation.medium
  }

  /// Creates a context of `size` points whose y axis points down.
  package init(size: CGSize, scale: CGFloat) {
    self.size = size
    self.scale = scale
    state = State(transform: .identity)
  }

  /// Creates an image context of `width` × `height` pixels, whose y axis points up.
  ///
  /// The context doesn't write to `data`, because the image is rendered later: use
  /// ``makeImage()``.
  public init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int,
    bytesPerRow: Int, space: CGColorSpace, bitmapInfo: UInt32
  ) {
    guard width > 0, height > 0 else { return nil }
    size = CGSize(width: width, height: height)
    scale = 1
    state = State(transform: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: size.height))
  }

  deinit { document?.close() }

  /// Discards the drawing so far, with all states and clips, and begins one of another size.
  func restart(size: CGSize, transform: CGAffineTransform) {
    self.size = size
    (items, images, saved, openClips, pen) = ([], [], [], 0, Path())
    state = State(transform: transform)
  }

  public var width: Int { Int(size.width * scale) }
  public var height: Int { Int(size.height * scale) }

  /// Returns the drawing so far as an image, or `nil` in a build without graphics.
  public func makeImage() -> CGImage? {
    guard let data = try? displayList.pngData(scale: scale) else { return nil }
    return UIImage(data: data, scale: scale)?.cgImage
  }

  /// The drawing so far, with all open clips and states closed.
  package var displayList: DisplayList {
    let open = openClips + saved.reduce(0) { $0 + $1.open }
    let items = items + Array(repeating: DisplayItem.pop, count: open)
    return DisplayList(size: size, items: items, images: images)
  }

  // MARK: State

  public func saveGState() {
    saved.append((state, openClips))
    openClips = 0
  }

  public func restoreGState() {
    guard let last = saved.popLast() else { return }
    items += Array(repeating: DisplayItem.pop, count: openClips)
    (state, openClips) = last
  }

  /// The start of the next line's baseline, for Core Text.
  public var textPosition = CGPoint.zero
  /// The transform of glyphs before they are moved to their positions, for Core Text.
  public var textMatrix = CGAffineTransform.identity
  /// The transform from the context's coordinates to those of the image.
  public var ctm: CGAffineTransform { state.transform }
  public func translateBy(x: CGFloat, y: CGFloat) {
    concatenate(CGAffineTransform(translationX: x, y: y))
  }
  public func scaleBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(scaleX: x, y: y)) }
  public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }
  public func concatenate(_ transform: CGAffineTransform) {
    state.transform = transform.concatenating(state.transform)
  }

  public func setFillColor(_ color: CGColor) { state.fill = .color(color.color) }
  public func setStrokeColor(_ color: CGColor) { state.stroke = .color(color.color) }
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(gray: gray, alpha: alpha))
  }
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(gray: gray, alpha: alpha))
  }
  public func setLineWidth(_ width: CGFloat) { state.line.lineWidth = width }
  public func setLineCap(_ cap: CGLineCap) { state.line.lineCap = cap }
  public func setLineJoin(_ join: CGLineJoin) { state.line.lineJoin = join }
  public func setMiterLimit(_ limit: CGFloat) { state.line.miterLimit = limit }
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    (state.line.dash, state.line.dashPhase) = (lengths, phase)
  }
  public func setAlpha(_ alpha: CGFloat) { state.alpha = alpha }
  public func setBlendMode(_ mode: CGBlendMode) { state.blending = mode.blending }
  /// Sets Core Graphics' default shadow, black with one third of opacity.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3))
  }
  /// Sets the shadow of each drawing operation, or none if `color` is `nil`. `blur` is twice the
  /// radius.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    state.shadow = color.map { .shadow(color: $0.color, radius: blur / 2, offset: offset) }
  }
  public var interpolationQuality: CGInterpolationQuality {
    get {
      switch state.interpolation {
      case .none: .none
      case .low: .low
      case .medium: .default
      case .high: .high
      }
    }
    set {
      switch newValue {
      case .none: state.interpolation = .none
      case .low: state.interpolation = .low
      case .default, .medium: state.interpolation = .medium
      case .high: state.interpolation = .high
      }
    }
  }
  /// Compiles only: edges are always smooth.
  public func setShouldAntialias(_ shouldAntialias: Bool) {}
  /// Compiles only: edges are always smooth.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}

  // MARK: Paths

  /// The current path, or `nil` if it is empty.
  public var path: CGPath? { pen.isEmpty ? nil : CGPath(path: pen) }
  public func beginPath() { pen = Path() }
  public func closePath() { pen.closeSubpath() }
  public func move(to point: CGPoint) { pen.move(to: point) }
  public func addLine(to point: CGPoint) { pen.addLine(to: point) }
  public func addLines(between points: [CGPoint]) { pen.addLines(points) }
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    pen.addQuadCurve(to: end, control: control)
  }
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    pen.addCurve(to: end, control1: control1, control2: control2)
  }
  public func addRect(_ rect: CGRect) { pen.addRect(rect) }
  public func addRects(_ rects: [CGRect]) { pen.addRects(rects) }
  public func addEllipse(in rect: CGRect) { pen.addEllipse(in: rect) }
  /// Appends an arc. Angles are in radians, and `clockwise` assumes that the y axis points up.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    pen.addArc(
      center: center, radius: radius, startAngle: .radians(startAngle),
      endAngle: .radians(endAngle), clockwise: clockwise)
  }
  public func addPath(_ path: CGPath) { pen.addPath(path.path) }

  public func fillPath(using rule: CGPathFillRule = .winding) {
    drawPath(using: rule == .evenOdd ? .eoFill : .fill)
  }
  public func strokePath() { drawPath(using: .stroke) }
  public func drawPath(using mode: CGPathDrawingMode) {
    let path = pen
    pen = Path()
    let evenOdd = mode == .eoFill || mode == .eoFillStroke
    if mode != .stroke { draw([.fill(path: path, paint: state.fill, evenOdd: evenOdd)]) }
    if mode != .fill, mode != .eoFill {
      draw([.stroke(path: path, style: state.line, paint: state.stroke)])
    }
  }
  public func fill(_ rect: CGRect) { fill(Path(rect)) }
  public func fill(_ rects: [CGRect]) { rects.forEach(fill) }
  public func fillEllipse(in rect: CGRect) { fill(Path(ellipseIn: rect)) }
  public func stroke(_ rect: CGRect) { stroke(Path(rect), state.line) }
  public func stroke(_ rect: CGRect, width: CGFloat) {
    var style = state.line
    style.lineWidth = width
    stroke(Path(rect), style)
  }
  public func strokeEllipse(in rect: CGRect) { stroke(Path(ellipseIn: rect), state.line) }
  public func strokeLineSegments(between points: [CGPoint]) {
    var path = Path()
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      path.addLines([points[index], points[index + 1]])
    }
    stroke(path, state.line)
  }
  public func clear(_ rect: CGRect) {
    let black = DisplayItem.fill(path: Path(rect), paint: .color(.black), evenOdd: false)
    items += place([.push(.blend(.destinationOut)), black, .pop])
  }

  package func fill(_ path: Path, evenOdd: Bool = false) {
    draw([.fill(path: path, paint: state.fill, evenOdd: evenOdd)])
  }
  package func stroke(_ path: Path, _ style: StrokeStyle) {
    draw([.stroke(path: path, style: style, paint: state.stroke)])
  }

  // MARK: Clips

  public func clip(using rule: CGPathFillRule = .winding) {
    clip(to: pen, evenOdd: rule == .evenOdd)
    pen = Path()
  }
  public func clip(to rect: CGRect) { clip(to: Path(rect), evenOdd: false) }
  public func clip(to rects: [CGRect]) {
    var path = Path()
    path.addRects(rects)
    clip(to: path, evenOdd: false)
  }
  package func clip(to path: Path, evenOdd: Bool) {
    items.append(.push(.clip(path: path.applying(state.transform), evenOdd: evenOdd)))
    openClips += 1
  }
  public var boundingBoxOfClipPath: CGRect {
    CGRect(origin: .zero, size: size).applying(state.transform.inverted())
  }

  // MARK: Gradients and images

  public func drawLinearGradient(
    _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
  ) {
    paintAll(.linearGradient(stops: gradient.stops, start: start, end: end))
  }

  /// Draws a gradient from the center to the end circle. Of the start circle, only the radius is
  /// used.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: CGGradientDrawingOptions
  ) {
    guard endRadius > 0 else { return }
    let inner = startRadius / endRadius
    let stops = gradient.stops.map {
      GradientStop(color: $0.color, location: inner + $0.location * (1 - inner))
    }
    let radii = CGSize(width: endRadius, height: endRadius)
    let paint = Paint.radialGradient(stops: stops, center: endCenter, radii: radii)
    guard options.contains(.drawsAfterEndLocation) else {
      let circle = CGRect(origin: endCenter, size: .zero).insetBy(dx: -endRadius, dy: -endRadius)
      return draw([.fill(path: Path(ellipseIn: circle), paint: paint, evenOdd: false)])
    }
    paintAll(paint)
  }

  private func paintAll(_ paint: Paint) {
    draw([.fill(path: Path(boundingBoxOfClipPath), paint: paint, evenOdd: false)])
  }

  /// Draws `image` into `rect`, upright if the y axis points up.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    let flip = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: rect.minY + rect.maxY)
    draw([.push(.transform(flip)), item(image.source, rect), .pop])
  }

  /// Draws `source` into `rect`, upright if the y axis points down.
  package func draw(_ source: ImageSource, upright rect: CGRect) { draw([item(source, rect)]) }

  private func item(_ source: ImageSource, _ rect: CGRect) -> DisplayItem {
    let index = images.firstIndex(of: source) ?? images.count
    if index == images.count { images.append(source) }
    return .image(index: index, rect: rect, interpolation: state.interpolation)
  }

  /// Draws `list` with its top-left corner at `origin`.
  package func draw(_ list: DisplayList, at origin: CGPoint) {
    let numbers = list.images.map { source -> Int in
      guard let known = images.firstIndex(of: source) else {
        images.append(source)
        return images.count - 1
      }
      return known
    }
    let corner = CGAffineTransform(translationX: origin.x, y: origin.y)
    let drawn = list.items.map { item -> DisplayItem in
      guard case .image(let index, let rect, let interpolation) = item else { return item }
      return .image(index: numbers[index], rect: rect, interpolation: interpolation)
    }
    draw([.push(.transform(corner))] + drawn + [.pop])
  }

  // MARK: Layers

  /// Begins a group of drawing operations that is composited as a single image.
  public func beginTransparencyLayer(auxiliaryInfo: CFDictionary? = nil) {
    saveGState()
    items.append(.push(.opacity(state.alpha)))
    if let shadow = state.shadow { items.append(.push(shadow)) }
    openClips += state.shadow == nil ? 1 : 2
    (state.alpha, state.shadow) = (1, nil)
  }
  public func endTransparencyLayer() { restoreGState() }

  // MARK: Recording

  private func draw(_ new: [DisplayItem]) {
    var effects: [DisplayItem] = []
    if state.blending != .normal { effects.append(.push(.blend(state.blending))) }
    if state.alpha < 1 { effects.append(.push(.opacity(state.alpha))) }
    if let shadow = state.shadow { effects.append(.push(shadow)) }
    items += effects + place(new) + Array(repeating: .pop, count: effects.count)
  }

  private func place(_ new: [DisplayItem]) -> [DisplayItem] {
    state.transform.isIdentity ? new : [.push(.transform(state.transform))] + new + [.pop]
  }
}
