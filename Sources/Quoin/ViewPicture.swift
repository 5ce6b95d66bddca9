import Foundation
import QuoinCore
import QuoinDrawing
import QuoinExplain
import QuoinGeometry

/// A view as it is laid out now. It is drawn and explained as often as a caller likes, and nothing in it is evaluated
/// again for that.
@MainActor
struct ViewPicture {
  let tree: ViewTree
  let proposal: ProposedViewSize
  /// Pixels a point of a PNG.
  let scale: CGFloat
  let isOpaque: Bool
  /// How much time is taken to make a PNG small.
  var pngCompression = PNGCompression.fast
  /// What shows where the view leaves an opaque picture empty.
  var ground: ResolvedColor?
  /// Remarks about the picture's settings.
  var remarks: [String] = []
  /// The living tree of a view that lives, which is kept as long as the picture.
  var owner: AnyObject?

  /// How the view is laid out, and why.
  func layoutReport() throws -> LayoutReport {
    let trace = try tree.trace(proposal: proposal)
    var report = LayoutReport(
      tree.layout, proposal: proposal,
      window: tree.layout.windowInsets == nil ? nil : tree.layout.windowSize, trace: trace,
      problems: tree.problems, remarks: remarks + tree.remarks, name: tree.name(of:),
      identifiers: tree.identifiers(of:), place: tree.place(of:), author: tree.author(of:),
      facts: tree.facts(of:))
    report.missing = tree.missing
    return report
  }

  /// Why a view has its size or its place, with suggestions that were tried.
  func why(_ question: String) throws -> LayoutExplanation {
    try layoutReport().why(question, trying: tree.layout)
  }

  /// The view as a list of what to draw.
  ///
  /// - `scale`: pixels a point of the grid that edges snap to; the device's own unless said.
  /// - Throws: ``RenderError/infiniteSize(_:)``.
  func displayList(scale: CGFloat? = nil) throws -> DisplayList {
    let root = tree.layout.root
    let size = root >= 0 ? tree.layout.size(of: root) : .zero
    guard size.width.isFinite, size.height.isFinite else { throw RenderError.infiniteSize(size) }
    return drawnList(scale: scale)
  }

  /// The same for a view of any size.
  func drawnList(scale: CGFloat? = nil) -> DisplayList {
    tree.displayList(background: ground, scale: scale)
  }

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
