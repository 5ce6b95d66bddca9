import Foundation
import QuoinCore
import QuoinGeometry
import QuoinLayout
import QuoinText

/// An image inside a text.
///
/// It is laid out separately in the text's font and color, and its baseline, or its bottom edge, is
/// on the line's baseline.
@MainActor
struct InlineImage {
  let place: TextAttachment
  private let tree: ViewTree
  /// The width of the image by itself.
  private let width: CGFloat

  /// Creates the inline image, or returns `nil` if it takes no space.
  init?(_ image: Image, _ attributes: TextAttributes, emission: Emission) {
    var environment = emission.environment
    environment.text.attributes = attributes
    if let foreground = attributes.foreground ?? nil {
      environment.styles.foreground = ForegroundLink(
        levels: [foreground], outer: environment.styles.foreground)
    }
    guard
      let tree = try? ViewTree(image, environment: environment, shaper: emission.shaper),
      let size = try? tree.layOut(proposal: .unspecified)
    else { return nil }
    emission.diagnostics.addErrors(of: tree)
    for warning in tree.warnings { emission.diagnostics.addWarning(warning) }
    guard size.width > 0, size.height > 0, let root = tree.layout.root else { return nil }
    width = size.width
    let baseline = tree.layout.dimensions(root)[VerticalAlignment.lastTextBaseline]
    place = TextAttachment(
      width: size.width, ascent: baseline, descent: size.height - baseline)
    self.tree = tree
  }

  /// Draws the image in `frame`, scaled down with its text.
  func draw(in frame: CGRect, _ canvas: DrawingCanvas) {
    let scale = frame.width / width
    guard abs(scale - 1) > 1e-6 else { return tree.draw(at: frame.origin, in: canvas) }
    canvas.beginGroup(
      .transform(CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: frame.minX, ty: frame.minY)))
    tree.draw(at: .zero, in: canvas)
    canvas.endGroup()
  }
}
