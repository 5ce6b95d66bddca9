import Foundation
import QuoinDrawing
import QuoinGeometry

/// An estimate of the work of drawing a list of items: outlines, the clips around them, the areas
/// they cover, and layers.
///
/// Areas and heights assume a picture of 90,000 to a million pixels, because the size at which the
/// drawing will be shown isn't known.
struct DrawingCost {
  private let items: [DisplayItem]
  private let groups: DisplayGroups
  private let budget: WorkBudget
  private let page: CGRect
  /// The number of pixels per point.
  private let scale: CGFloat
  /// The transforms of the open groups, and the units that their clips add to each element inside.
  private var open: [(place: CGAffineTransform, clip: Int)] = [(.identity, 0)]

  /// Spends the units for all of `items`, until none are left.
  static func spend(_ items: [DisplayItem], _ size: CGSize, _ budget: WorkBudget) {
    var work = DrawingCost(items, size, budget)
    work.spend()
  }

  private init(_ items: [DisplayItem], _ size: CGSize, _ budget: WorkBudget) {
    self.items = items
    self.budget = budget
    groups = DisplayGroups(items)
    page = CGRect(origin: .zero, size: size)
    let area = (size.width * size.height).inside(1e-6...1e12)
    scale = (area.inside(90_000...1_000_000) / area).squareRoot()
  }

  private mutating func spend() {
    for (index, item) in items.enumerated() where budget.isLeft {
      switch item {
      case .fill(let path, let paint, _): draw(outline(path), paint, item.bounds)
      case .stroke(let path, let style, let paint):
        draw(4 * outline(path), paint, item.bounds)
        budget.spend(dashes(style, path), on: .paths)
      case .stamps(let path, let positions, let color):
        draw(outline(path) * positions.count, .color(color), item.bounds)
      case .image(_, let rect, _): budget.spend(200 + pixels(rect) / 2, on: .surfaces)
      case .glyphs: break
      case .push(let effect): enter(effect, groups[index])
      case .pop: if open.count > 1 { open.removeLast() }
      }
    }
  }

  private var here: (place: CGAffineTransform, clip: Int) { open[open.count - 1] }

  private func draw(_ outline: Int, _ paint: Paint, _ bounds: CGRect) {
    budget.spend(100 + outline, on: .paths)
    budget.spend(here.clip, on: .clips)
    if case .color = paint {
      budget.spend(pixels(bounds) / 16, on: .surfaces)
    } else {
      budget.spend(16 * paint.stopCount + pixels(bounds) / 2, on: .gradients)
    }
  }

  private mutating func enter(_ effect: Effect, _ group: DisplayGroups.Group) {
    var (place, clip) = here
    switch effect {
    case .transform(let transform): place = transform.concatenating(place)
    case .clip(let path, _):
      let outline = outline(path)
      // A rectangular clip costs nothing.
      if path.elements.count > 5 { clip += outline / 4 }
      budget.spend(outline, on: .clips)
    case .opacity where group.isSingleItem: break
    default: budget.spend(500 + pixels(group.contentBounds) / 4, on: .layers)
    }
    open.append((place, clip))
  }

  /// Returns an upper bound of the number of pixels that `rect` covers in the picture.
  private func pixels(_ rect: CGRect) -> Int {
    let shown = rect.applying(here.place)
    let width = min(shown.maxX, page.maxX) - max(shown.minX, 0)
    let height = min(shown.maxY, page.maxY) - max(shown.minY, 0)
    let area = width.inside(0...1e6) * height.inside(0...1e6)
    return Int((area * scale * scale).inside(0...1e6))
  }

  /// Returns the units for an outline: for its elements, for the rows of pixels that they cross,
  /// and for sorting the crossings of a row.
  private func outline(_ path: Path) -> Int {
    let place = here.place
    let rows = path.distance { point in
      CGPoint(x: 0, y: (place.b * point.x + place.d * point.y + place.ty).inside(0...page.maxY))
    }
    let count = path.elements.count
    return 64 * count + (count < 64 ? 4 : 150) * Int((rows * scale).inside(0...1e9))
  }

  /// Returns the units for the dashes of a line; a line with more than 50,000 dashes is drawn
  /// solid.
  private func dashes(_ style: StrokeStyle, _ path: Path) -> Int {
    guard !style.dash.isEmpty else { return 0 }
    let periods = path.distance { $0 } / style.dash.reduce(0, +)
    return style.dash.count + 100 * Int((periods * CGFloat(style.dash.count)).inside(0...100_000))
  }
}

extension Path {
  /// Returns the length of the lines through all points, each transformed by `place`.
  fileprivate func distance(_ place: (CGPoint) -> CGPoint) -> CGFloat {
    var (length, start, pen) = (0.0, CGPoint.zero, CGPoint.zero)
    func go(to end: CGPoint) {
      let end = place(end)
      length += abs(end.x - pen.x) + abs(end.y - pen.y)
      pen = end
    }
    forEach { element in
      switch element {
      case .move(let end):
        pen = place(end)
        start = pen
      case .line(let end): go(to: end)
      case .quadCurve(let end, let control):
        go(to: control)
        go(to: end)
      case .curve(let end, let control1, let control2):
        go(to: control1)
        go(to: control2)
        go(to: end)
      case .closeSubpath:
        length += abs(start.x - pen.x) + abs(start.y - pen.y)
        pen = start
      }
    }
    return length
  }
}
