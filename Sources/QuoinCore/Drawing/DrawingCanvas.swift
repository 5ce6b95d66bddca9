import Foundation
import QuoinDrawing
import QuoinGeometry
import QuoinText

/// Collects the items of a display list from the nodes that draw.
///
/// A shadow or a blur belongs to each leaf below it, or to the nearest group that clips or fades those leaves
/// (Rules/Drawing.md#shadows), so these effects wait until something is drawn.
@MainActor
public final class DrawingCanvas {
  /// The pixels that edges snap to.
  public let grid: PixelGrid
  /// One pixel of the display that the layout was made for, in points.
  private let displayPixel: CGFloat
  package private(set) var items: [DisplayItem] = []
  package private(set) var images: [ImageSource] = []
  /// The open effects that leaves have one by one, the outermost first.
  private var leafEffects: [Effect] = []
  private var suspended: [[Effect]] = []
  /// How many items there were where each open hidden part began.
  private var hidden: [(items: Int, images: Int)] = []

  package init(grid: PixelGrid, displayScale: CGFloat) {
    self.grid = grid
    displayPixel = PixelGrid(scale: displayScale).pixel
  }

  /// `frame` on the pixels of the picture.
  ///
  /// A line of one display pixel is not lost in a coarser picture: it is one pixel of the picture thick.
  public func snap(_ frame: CGRect) -> CGRect {
    var rect = grid.snap(frame)
    guard grid.pixel > displayPixel else { return rect }
    if frame.width >= displayPixel / 2 { rect.size.width = max(rect.width, grid.pixel) }
    if frame.height >= displayPixel / 2 { rect.size.height = max(rect.height, grid.pixel) }
    return rect
  }

  // MARK: Drawing

  public func fill(_ path: Path, with paint: Paint, evenOdd: Bool = false) {
    guard !path.isEmpty else { return }
    draw(.fill(path: path, paint: paint, evenOdd: evenOdd))
  }

  public func stroke(_ path: Path, style: StrokeStyle, with paint: Paint) {
    guard !path.isEmpty, style.lineWidth > 0 else { return }
    draw(.stroke(path: path, style: style, paint: paint))
  }

  public func draw(_ image: ImageSource, in rect: CGRect, interpolation: ImageInterpolation) {
    draw(.image(index: number(of: image), rect: rect, interpolation: interpolation))
  }

  /// The number of `image` in the items.
  public func number(of image: ImageSource) -> Int {
    if let known = images.firstIndex(of: image) { return known }
    images.append(image)
    return images.count - 1
  }

  /// Draws several items as one leaf: they cast one shadow together.
  public func draw(_ leaf: DisplayItem...) { draw(leaf) }

  /// Draws several items as one leaf: they cast one shadow together.
  public func draw(_ leaf: [DisplayItem]) {
    guard !leaf.isEmpty else { return }
    for effect in leafEffects { items.append(.push(effect)) }
    items += leaf
    for _ in leafEffects { items.append(.pop) }
  }

  // MARK: Groups

  /// Gives each leaf up to ``endLeafEffect()`` a shadow or a blur of its own.
  public func beginLeafEffect(_ effect: Effect) { leafEffects.append(effect) }
  public func endLeafEffect() { leafEffects.removeLast() }

  /// Opens a group, which has the effects of leaves around it as a whole.
  public func beginGroup(_ effect: Effect) {
    for effect in leafEffects { items.append(.push(effect)) }
    items.append(.push(effect))
    suspended.append(leafEffects)
    leafEffects = []
  }

  public func endGroup() {
    items.append(.pop)
    leafEffects = suspended.removeLast()
    for _ in leafEffects { items.append(.pop) }
  }

  /// Opens a part of a document. Effects of leaves stay those of the leaves inside.
  package func beginElement(_ element: DocumentElement) { items.append(.push(.element(element))) }

  package func endElement() { items.append(.pop) }

  /// Opens a part that leaves no trace in the picture: nothing to see, select or search.
  public func beginHidden() { hidden.append((items.count, images.count)) }

  public func endHidden() {
    let mark = hidden.removeLast()
    items.removeSubrange(mark.items...)
    images.removeSubrange(mark.images...)
  }
}
