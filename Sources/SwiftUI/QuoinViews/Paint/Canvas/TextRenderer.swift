import Foundation
import QuoinAnimation
import QuoinCore
import QuoinDrawing
import QuoinGeometry
import QuoinLayout
import QuoinText

/// A type that draws text in a custom way: by line, run or character.
public protocol TextRenderer: Animatable {
  /// Returns the size of a text for `proposal`; by default the size without the renderer.
  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize
  /// Draws laid-out text into `ctx`, in points from the text's top-left corner.
  func draw(layout: Text.Layout, in ctx: inout GraphicsContext)
  /// The distance that the drawing may extend beyond the text; pictures show it in any case.
  var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
  public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
    text.sizeThatFits(proposal)
  }
  public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// Measures the text of a ``TextRenderer``.
public struct TextProxy {
  let leaf: TextLeaf

  /// Returns the size of the text for `proposal`.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { leaf.sizeThatFits(proposal) }
}

/// Sets the renderer of text inside, interpolating its animatable data during animations.
public struct _TextRendererModifier<Renderer: TextRenderer>: ViewModifier,
  @preconcurrency Animatable
{
  var renderer: Renderer

  public var animatableData: Renderer.AnimatableData {
    get { renderer.animatableData }
    set { renderer.animatableData = newValue }
  }

  public func body(content: Content) -> some View {
    content.transformEnvironment(\.text) { $0.renderer = renderer }
  }
}

extension View {
  /// Draws text inside with `renderer`.
  /// Sizing: neutral (a renderer may give texts other sizes).
  public func textRenderer<T: TextRenderer>(_ renderer: T) -> some View {
    modifier(_TextRendererModifier(renderer: renderer))
  }
}

/// The leaf of text with a renderer that may change its size.
final class RenderedTextLeaf: TextualLeaf {
  private let leaf: TextLeaf
  private let renderer: any TextRenderer

  init(_ leaf: TextLeaf, _ renderer: any TextRenderer) {
    self.leaf = leaf
    self.renderer = renderer
  }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    renderer.sizeThatFits(proposal: proposal, text: TextProxy(leaf: leaf))
  }
  func lengthThatFits(_ proposal: ProposedViewSize, along axis: Axis) -> CGFloat {
    if axis == .horizontal, let width = proposal.width, width <= 0 { return 0 }
    let size = sizeThatFits(proposal)
    return axis == .horizontal ? size.width : size.height
  }
  func explicitGuide(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
    leaf.explicitGuide(key, size: size, proposal: proposal)
  }
  var hasBaselines: Bool { leaf.hasBaselines }
  var spacing: ViewSpacing { leaf.spacing }
  func textFacts(for proposal: ProposedViewSize) -> TextFacts { leaf.textFacts(for: proposal) }
}

/// The data for drawing text with a renderer.
@MainActor
final class TextRendering {
  let renderer: any TextRenderer
  // The emission owns the drawing that owns this object.
  private unowned let emission: Emission
  private let environment: EnvironmentValues

  init(_ renderer: any TextRenderer, _ emission: Emission) {
    self.renderer = renderer
    self.emission = emission
    environment = emission.environment
  }

  /// Draws `layout` in `box` with the renderer.
  func draw(_ layout: Text.Layout, in box: CGRect, _ canvas: DrawingCanvas) {
    let recorder = GraphicsRecorder(
      canvas: canvas, emission: emission, environment: environment, size: box.size,
      symbols: TaggedViews(EmptyView(), environment: environment, shaper: emission.shaper))
    var context = GraphicsContext(recorder: recorder)
    renderer.draw(layout: layout, in: &context)
    let place = CGAffineTransform(translationX: box.minX, y: box.minY)
    canvas.draw([.push(.transform(place))] + recorder.items + [.pop])
  }
}

extension TextDrawing {
  /// Returns the lines of `layout` as values, in a box of `size` at the origin.
  func layoutValue(_ layout: TextLayout, size: CGSize, _ grid: PixelGrid) -> Text.Layout {
    let box = CGRect(origin: .zero, size: size)
    var start = 0
    let lines = zip(layout.lines, leaf.paragraph.lineRuns(layout)).map { line, runs in
      let parts = runs.filter { $0.style < styles.count }.map { run in
        defer { start += run.text.utf16.count }
        return Text.Layout.Run(
          part: TextPart(
            run: run, start: start, custom: styles[run.style].custom, style: styles[run.style],
            box: box, grid: grid, scale: layout.scale))
      }
      return Text.Layout.Line(
        runs: parts,
        typographicBounds: Text.Layout.TypographicBounds(
          origin: CGPoint(x: line.x, y: line.baseline), width: line.width, ascent: line.ascent,
          descent: line.descent))
    }
    return Text.Layout(lines: lines, isTruncated: layout.isTruncated)
  }
}
