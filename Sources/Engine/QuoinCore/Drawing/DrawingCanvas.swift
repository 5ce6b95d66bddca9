import Foundation
import QuoinDrawing
import QuoinGeometry
import QuoinText

/// Collects the items of a display list from nodes that draw.
///
/// A shadow or blur belongs to each leaf inside it, or to the nearest group that clips or fades
/// those leaves (Rules/Drawing.md#shadows), so these effects are deferred until something is drawn.
@MainActor
public final class DrawingCanvas {
  /// The pixel grid to which edges snap.
  public let grid: PixelGrid
  /// The size of a pixel of the display for which the layout was made, in points.
  private let displayPixel: CGFloat
  package private(set) var items: [DisplayItem] = []
  package private(set) var images: [ImageSource] = []
  /// The open effects that apply to leaves individually, outermost first.
  private var leafEffects: [Effect] = []
  private var suspended: [[Effect]] = []
  /// The number of items at the start of each open hidden part.
  private var hidden: [(items: Int, images: Int)] = []

  package init(grid: PixelGrid, displayScale: CGFloat) {
    self.grid = grid
    displayPixel = PixelGrid(scale: displayScale).pixel
  }

  /// Returns `frame` aligned to the pixels of the picture.
  ///
  /// A line that is one display pixel thick is at least one pixel thick in a coarser picture, so
  /// that it doesn't disappear.
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

  /// Returns the index of `image` for use in items.
  public func number(of image: ImageSource) -> Int {
    if let known = images.firstIndex(of: image) { return known }
    images.append(image)
    return images.count - 1
  }

  /// Draws an item as a leaf.
  public func draw(_ item: DisplayItem) {
    guard leafEffects.isEmpty else { return draw([item]) }
    items.append(item)
  }

  /// Draws several items as one leaf, which casts one shadow.
  public func draw(_ leaf: DisplayItem...) { draw(leaf) }

  /// Draws several items as one leaf, which casts one shadow.
  public func draw(_ leaf: [DisplayItem]) {
    guard !leaf.isEmpty else { return }
    for effect in leafEffects { items.append(.push(effect)) }
    items += leaf
    for _ in leafEffects { items.append(.pop) }
  }

  // MARK: Groups

  /// Applies a shadow or blur to each leaf individually, until ``endLeafEffect()``.
  public func beginLeafEffect(_ effect: Effect) { leafEffects.append(effect) }
  public func endLeafEffect() { leafEffects.removeLast() }

  /// Begins a group, to which enclosing leaf effects apply as a whole.
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

  /// Begins an element of a document. Leaf effects still apply to the leaves inside it.
  package func beginElement(_ element: DocumentElement) { items.append(.push(.element(element))) }

  package func endElement() { items.append(.pop) }

  /// Begins a part that is omitted from the picture: it can't be seen, selected or searched.
  public func beginHidden() { hidden.append((items.count, images.count)) }

  public func endHidden() {
    let mark = hidden.removeLast()
    items.removeSubrange(mark.items...)
    images.removeSubrange(mark.images...)
  }
}
