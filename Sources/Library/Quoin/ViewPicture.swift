import Foundation
import QuoinCore
import QuoinDrawing
import QuoinExplain
import QuoinGeometry

/// A view in its current layout. It can be drawn and explained repeatedly without evaluating it
/// again.
@MainActor
struct ViewPicture {
  let tree: ViewTree
  let proposal: ProposedViewSize
  /// Pixels per point of a PNG.
  let scale: CGFloat
  let isOpaque: Bool
  /// The effort for compressing a PNG.
  var pngCompression = PNGCompression.fast
  /// The background where the view leaves an opaque image empty.
  var background: ResolvedColor?
  /// The color of the on-screen keyboard; if `nil`, its area isn't drawn.
  var keyboardColor: ResolvedColor?
  /// Warnings about the image's settings.
  var warnings: [String] = []
  /// Keeps the live tree of the view, if it has one, alive as long as the image.
  var owner: AnyObject?

  /// Returns the layout of the view with its reasons.
  func layoutReport() throws -> LayoutReport {
    let trace = try tree.trace(proposal: proposal)
    var report = LayoutReport(
      tree.layout, proposal: proposal,
      window: tree.layout.windowInsets == nil ? nil : tree.layout.windowSize, trace: trace,
      errors: tree.errors, warnings: warnings + tree.warnings, name: tree.name(of:),
      identifiers: tree.identifiers(of:), place: tree.place(of:), author: tree.author(of:),
      facts: tree.facts(of:))
    report.missingResources = tree.missing
    return report
  }

  /// Returns a machine that answers questions about the current layout, with trials.
  func answerMachine() throws -> AnswerMachine { AnswerMachine(AnswerScene(try lintPass())) }

  /// Returns the display list of the view.
  ///
  /// - Parameter scale: pixels per point of the grid to which edges snap; by default the device's.
  /// - Throws: ``RenderError/infiniteSize(_:)``.
  func displayList(scale: CGFloat? = nil) throws -> DisplayList {
    let size = tree.layout.root.map(tree.layout.size(of:)) ?? .zero
    guard size.width.isFinite, size.height.isFinite else { throw RenderError.infiniteSize(size) }
    return drawnList(scale: scale)
  }

  /// Returns the display list of a view of any size.
  func drawnList(scale: CGFloat? = nil) -> DisplayList {
    var list = tree.displayList(background: background, scale: scale)
    if let keyboardColor, let frame = tree.layout.keyboardFrame {
      list.items.append(Self.keyboard(in: frame, keyboardColor))
    }
    return list
  }

  /// Returns the drawing of the on-screen keyboard: a panel without keys
  /// (Rules/SafeArea.md#keyboard).
  private static func keyboard(in frame: CGRect, _ color: ResolvedColor) -> DisplayItem {
    let radius = min(keyboardRadius, frame.height)
    let radii = RectangleCornerRadii(topLeading: radius, topTrailing: radius)
    return .fill(
      path: Path(roundedRect: frame, cornerRadii: radii), paint: .color(color), evenOdd: false)
  }

  /// The radius of the keyboard's upper corners, in points. Estimated.
  private static var keyboardRadius: CGFloat { 26 }

  func pngData() throws -> Data {
    try displayList(scale: scale).pngData(
      scale: scale, isOpaque: isOpaque, compression: pngCompression)
  }

  func jpegData(quality: Double) throws -> Data {
    try displayList(scale: scale).jpegData(scale: scale, quality: quality)
  }

  func webPData(quality: PictureQuality) throws -> Data {
    try displayList(scale: scale).webPData(scale: scale, isOpaque: isOpaque, quality: quality)
  }

  func avifData(quality: Double) throws -> Data {
    try displayList(scale: scale).avifData(scale: scale, isOpaque: isOpaque, quality: quality)
  }

  func pdfData() throws -> Data { try displayList().pdfData() }
}
