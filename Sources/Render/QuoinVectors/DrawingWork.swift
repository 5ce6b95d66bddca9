import Foundation
import QuoinDrawing
import QuoinGeometry

/// An estimate of the work of drawing a list of items: outlines, the clips around them, the areas
/// they cover, and layers.
///
/// Areas are counted in a picture of at most a million pixels, because the size at which the
/// drawing will be shown isn't known.
struct DrawingWork {
  private let items: [DisplayItem]
  private let groups: DisplayGroups
  private let budget: WorkBudget
  private let page: CGRect
  /// The number of pixels per square point.
  private let density: CGFloat
  /// The transforms of the open groups, and the number of elements in their clips.
  private var open: [(place: CGAffineTransform, clip: Int)] = [(.identity, 0)]

  /// Spends the units for all of `items`, while any are left.
  static func spend(_ items: [DisplayItem], _ size: CGSize, _ budget: WorkBudget) {
    var work = DrawingWork(items, size, budget)
    work.spend()
  }

  private init(_ items: [DisplayItem], _ size: CGSize, _ budget: WorkBudget) {
    self.items = items
    self.budget = budget
    groups = DisplayGroups(items)
    page = CGRect(origin: .zero, size: size)
    density = min(1, 1_000_000 / max(size.width * size.height, 1))
  }

  private mutating func spend() {
    for (index, item) in items.enumerated() where budget.isLeft {
      switch item {
      case .fill(let path, let paint, _): draw(path.elements.count, 1, paint, item.bounds)
      case .stroke(let path, let style, let paint):
        draw(path.elements.count, 2, paint, item.bounds)
        budget.spend(style.dash.count, on: .paths)
      case .image(_, let rect, _): budget.spend(200 + pixels(rect) / 2, on: .surfaces)
      case .glyphs: break
      case .push(let effect): enter(effect, groups[index])
      case .pop: if open.count > 1 { open.removeLast() }
      }
    }
  }

  private var here: (place: CGAffineTransform, clip: Int) { open[open.count - 1] }

  private func draw(_ elements: Int, _ times: Int, _ paint: Paint, _ bounds: CGRect) {
    budget.spend(100 + 64 * times * elements, on: .paths)
    budget.spend(16 * here.clip, on: .clips)
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
      // A rectangular clip costs nothing.
      clip += max(0, path.elements.count - 5)
      budget.spend(64 * path.elements.count, on: .clips)
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
    return Int((width.inside(0...1e6) * height.inside(0...1e6) * density).inside(0...1e6))
  }
}
