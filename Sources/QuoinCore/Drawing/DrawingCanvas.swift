import Foundation
import QuoinDrawing
import QuoinGeometry
import QuoinText

/// Collects the items of a display list from the nodes that draw.
///
/// A shadow belongs to each leaf below it, or to the nearest group that clips or fades those leaves
/// (Rules/Drawing.md#shadows), so open shadows wait until something is drawn.
@MainActor
public final class DrawingCanvas {
  /// The pixels that edges snap to.
  public let grid: PixelGrid
  /// One pixel of the display that the layout was made for, in points.
  private let displayPixel: CGFloat
  private(set) var items: [DisplayItem] = []
  private(set) var images: [ImageSource] = []
  private var shadows: [Effect] = []
  private var suspended: [[Effect]] = []
  /// How many items there were where each open hidden part began.
  private var hidden: [(items: Int, images: Int)] = []

  init(grid: PixelGrid, displayScale: CGFloat) {
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
    for shadow in shadows { items.append(.push(shadow)) }
    items += leaf
    for _ in shadows { items.append(.pop) }
  }

  // MARK: Groups

  /// Opens a shadow over everything up to ``endShadow()``.
  public func beginShadow(_ shadow: Effect) { shadows.append(shadow) }
  public func endShadow() { shadows.removeLast() }

  /// Opens a group, which casts the shadows around it as a whole.
  public func beginGroup(_ effect: Effect) {
    for shadow in shadows { items.append(.push(shadow)) }
    items.append(.push(effect))
    suspended.append(shadows)
    shadows = []
  }

  public func endGroup() {
    items.append(.pop)
    shadows = suspended.removeLast()
    for _ in shadows { items.append(.pop) }
  }

  /// Opens a part that leaves no trace in the picture: nothing to see, select or search.
  public func beginHidden() { hidden.append((items.count, images.count)) }

  public func endHidden() {
    let mark = hidden.removeLast()
    items.removeSubrange(mark.items...)
    images.removeSubrange(mark.images...)
  }
}
