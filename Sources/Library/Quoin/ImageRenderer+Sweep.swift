import Foundation
import QuoinDrawing
import QuoinExplain
import QuoinGeometry

extension ImageRenderer {
  /// Returns the lengths at which the layout changes qualitatively while the proposal to the view,
  /// or the window, grows along one side.
  ///
  /// The other side is that of ``proposedSize``.
  ///
  ///     let sweep = try renderer.sweep(.width, 200...800)
  ///     print(sweep)  // 288.33  Text("Save") takes 1 line instead of 2.
  ///
  /// - Parameters:
  ///   - side: the side along which the proposal grows.
  ///   - range: the lengths in points.
  /// - Throws: `LayoutSweep.RangeError`.
  public func sweep(_ side: LayoutSweep.Side, _ range: ClosedRange<CGFloat>) throws -> LayoutSweep {
    try LayoutSweep(side, range) { length in at(length, side) { layoutReport() } }
  }

  /// Returns the result of `body` with `length` proposed along `side`.
  func at<Result>(_ length: CGFloat, _ side: LayoutSweep.Side, _ body: () throws -> Result) rethrows
    -> Result
  {
    let usual = proposedSize
    defer { proposedSize = usual }
    switch side {
    case .width: proposedSize.width = length
    case .height: proposedSize.height = length
    }
    return try body()
  }
}

/// A strip of images of a view, one for each length at which something changes.
@MainActor
struct SweepStrip {
  private static let gap: CGFloat = 16
  private static let mostPictures = 40
  private var parts: [DisplayList] = []

  /// Draws the shortest proposal and each one at which something changes.
  init<Content>(_ sweep: LayoutSweep, of renderer: ImageRenderer<Content>) {
    let lengths = [sweep.from] + sweep.changes.map(\.length).filter { $0 > sweep.from }
    parts = lengths.prefix(Self.mostPictures).map { length in
      renderer.at(length, sweep.side) { renderer.displayList() }
    }
  }

  /// Returns the strip: from left to right, or from top to bottom if heights are swept.
  func list(along side: LayoutSweep.Side) -> DisplayList {
    // Images of increasing width are easier to compare one below the other.
    let isColumn = side == .width
    var strip = DisplayList(
      size: .zero, background: ResolvedColor(red: 0.9, green: 0.9, blue: 0.92))
    var offset = Self.gap
    for part in parts {
      let place = isColumn ? CGPoint(x: Self.gap, y: offset) : CGPoint(x: offset, y: Self.gap)
      strip.add(part, at: place)
      offset += (isColumn ? part.size.height : part.size.width) + Self.gap
      let across = (isColumn ? part.size.width : part.size.height) + 2 * Self.gap
      strip.size =
        isColumn
        ? CGSize(width: max(strip.size.width, across), height: offset)
        : CGSize(width: offset, height: max(strip.size.height, across))
    }
    return strip
  }
}

extension DisplayList {
  /// Draws another list over the existing contents, with its own background.
  fileprivate mutating func add(_ other: DisplayList, at place: CGPoint) {
    let first = images.count
    images += other.images
    let area = Path(CGRect(origin: .zero, size: other.size))
    items.append(.push(.transform(CGAffineTransform(translationX: place.x, y: place.y))))
    let background = other.background ?? ResolvedColor(red: 1, green: 1, blue: 1)
    items.append(.fill(path: area, paint: .color(background), evenOdd: false))
    items.append(.push(.clip(path: area, evenOdd: false)))
    items += other.items.map { item in
      guard case .image(let index, let rect, let interpolation) = item else { return item }
      return .image(index: first + index, rect: rect, interpolation: interpolation)
    }
    items += [.pop, .pop]
  }
}
