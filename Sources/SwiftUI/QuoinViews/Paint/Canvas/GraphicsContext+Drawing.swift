import Foundation
import QuoinCore
import QuoinDrawing
import QuoinGeometry

extension GraphicsContext {
  // MARK: Paths

  /// Fills the inside of `path`.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    add(fillItems(path, shading, evenOdd: style.isEOFilled))
  }

  /// Strokes `path`, centered on the line.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    add(strokeItems(path, shading, style))
  }

  /// Strokes `path` with a line of `lineWidth` points, centered on the line.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  // MARK: Texts, images and symbols

  /// Text that is ready to be measured and drawn.
  public struct ResolvedText {
    let text: Text
    let recorder: GraphicsRecorder
    /// The shading of letters without their own style.
    public var shading = Shading.foreground

    /// Returns the size of the text within `size`, in points.
    public func measure(in size: CGSize) -> CGSize { dimensions(size).size }

    /// Returns the distance from the top of the text within `size` to its first baseline.
    public func firstBaseline(in size: CGSize) -> CGFloat { dimensions(size).firstBaseline }

    /// Returns the distance from the top of the text within `size` to its last baseline.
    public func lastBaseline(in size: CGSize) -> CGFloat { dimensions(size).lastBaseline }

    private func dimensions(_ size: CGSize) -> GraphicsRecorder.Dimensions {
      let (text, recorder) = (Confined(value: text), recorder)
      return MainActor.assumeIsolated {
        recorder.dimensions(of: text.value, ProposedViewSize(size))
      }
    }
  }

  /// An image that is ready to be drawn.
  public struct ResolvedImage {
    let image: Image
    /// The size in points.
    public let size: CGSize
    /// The distance from the top of the image to its baseline.
    public let baseline: CGFloat
    /// The shading of a template image or a symbol; `nil` for the canvas's foreground style.
    public var shading: Shading?
  }

  /// One of the canvas's symbol views, ready to be drawn.
  public struct ResolvedSymbol {
    let view: Confined<AnyView>
    /// The size in points.
    public let size: CGSize
  }

  /// Resolves `text` in the canvas's environment.
  public func resolve(_ text: Text) -> ResolvedText { ResolvedText(text: text, recorder: recorder) }

  /// Resolves `image` in the canvas's environment.
  public func resolve(_ image: Image) -> ResolvedImage {
    let dimensions = MainActor.assumeIsolated { [recorder] in
      recorder.dimensions(of: image, .unspecified)
    }
    return ResolvedImage(
      image: image, size: dimensions.size, baseline: dimensions.firstBaseline)
  }

  /// Returns the canvas's symbol view with the tag `id`, or `nil` if there is none.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
    let id = Confined(value: AnyHashable(id))
    return MainActor.assumeIsolated { [recorder] () -> Confined<ResolvedSymbol>? in
      guard let view = recorder.symbols[id.value] else { return nil }
      let size = recorder.dimensions(of: view, .unspecified).size
      return Confined(value: ResolvedSymbol(view: Confined(value: view), size: size))
    }?.value
  }

  /// Draws `text` with the point `anchor` of its box at `point`.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    let size = text.measure(in: CGSize(width: CGFloat.infinity, height: CGFloat.infinity))
    draw(view(text), in: rect(size, at: point, anchor), proposal: .unspecified)
  }

  /// Draws `text` from the top-left corner of `rect`, wrapped and truncated to fit.
  public func draw(_ text: ResolvedText, in rect: CGRect) {
    draw(view(text), in: rect, proposal: ProposedViewSize(rect.size))
  }

  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }

  public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

  /// Draws `image` in its own size with its point `anchor` at `point`.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(view(image, image.image), in: rect(image.size, at: point, anchor), proposal: .unspecified)
  }

  /// Draws `image` stretched into `rect`.
  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(
      view(image, image.image.resizable()), in: rect, proposal: ProposedViewSize(rect.size))
  }

  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(image), at: point, anchor: anchor)
  }

  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(resolve(image), in: rect, style: style)
  }

  /// Draws `symbol` in its own size with its point `anchor` at `point`.
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(symbol.view, in: rect(symbol.size, at: point, anchor), proposal: .unspecified)
  }

  /// Draws `symbol` scaled into `rect`.
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
    guard symbol.size.width > 0, symbol.size.height > 0 else { return }
    var context = self
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(x: rect.width / symbol.size.width, y: rect.height / symbol.size.height)
    context.draw(symbol.view, in: CGRect(origin: .zero, size: symbol.size), proposal: .unspecified)
  }

  // MARK: Views

  private func rect(_ size: CGSize, at point: CGPoint, _ anchor: UnitPoint) -> CGRect {
    CGRect(
      x: point.x - anchor.x * size.width, y: point.y - anchor.y * size.height, width: size.width,
      height: size.height)
  }

  private func view(_ text: ResolvedText) -> Confined<AnyView> {
    let content = Confined(value: text.text)
    return shaded(text.shading) { content.value }
  }

  private func view(_ image: ResolvedImage, _ content: Image) -> Confined<AnyView> {
    guard let shading = image.shading else {
      return MainActor.assumeIsolated { Confined(value: AnyView(content)) }
    }
    return shaded(shading) { content }
  }

  private func shaded<V: View>(
    _ shading: Shading, _ view: @MainActor @Sendable () -> V
  ) -> Confined<AnyView> {
    MainActor.assumeIsolated { [recorder] in
      guard case .style(let style) = shading.kind else {
        recorder.addWarning("Texts and images in a canvas are filled with styles: pass .style(…).")
        return Confined(value: AnyView(view()))
      }
      return Confined(value: AnyView(view().foregroundStyle(style)))
    }
  }

  /// Draws a view from the top-left corner of `rect`.
  private func draw(_ view: Confined<AnyView>, in rect: CGRect, proposal: ProposedViewSize) {
    let corner = CGAffineTransform(translationX: rect.minX, y: rect.minY)
    let items = MainActor.assumeIsolated { [recorder] in recorder.items(of: view.value, proposal) }
    guard !items.isEmpty else { return }
    add([.push(.transform(corner))] + items + [.pop])
  }
}
