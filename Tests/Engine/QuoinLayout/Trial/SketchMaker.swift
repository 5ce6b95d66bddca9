import Foundation
import QuoinGeometry
import QuoinLayout

/// Creates random sketches and random edits of them.
struct SketchMaker {
  private var random: SeededGenerator
  private var count = 0

  init(seed: Int) { random = SeededGenerator(seed: UInt64(seed)) }

  // MARK: Random values

  mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }

  mutating func points(_ range: ClosedRange<Int>) -> CGFloat { CGFloat(number(range)) }

  mutating func chance(_ count: Int) -> Bool { number(1...count) == 1 }

  mutating func one<Element>(of elements: [Element]) -> Element {
    elements[number(0...elements.count - 1)]
  }

  mutating func alignment() -> Alignment {
    one(of: [.center, .topLeading, .bottomTrailing, .leadingFirstTextBaseline])
  }

  mutating func insets() -> EdgeInsets {
    EdgeInsets(
      top: points(0...12), leading: points(-6...12), bottom: points(0...12),
      trailing: points(0...12))
  }

  mutating func axes() -> Axis.Set { one(of: [.horizontal, .vertical, [.horizontal, .vertical]]) }

  mutating func proposal() -> ProposedViewSize {
    let lengths: [CGFloat?] = [nil, 0, 40, 150, 333]
    return ProposedViewSize(width: one(of: lengths), height: one(of: lengths))
  }

  // MARK: Sketches

  mutating func sketch(_ kind: Sketch.Kind, _ children: [Sketch] = []) -> Sketch {
    count += 1
    return Sketch(id: count, kind: kind, children: children)
  }

  mutating func tree(_ depth: Int, in orientation: Axis? = nil) -> Sketch {
    var result = depth == 0 ? leaf(in: orientation) : container(depth)
    addAttributes(to: &result)
    for _ in 0..<number(0...3) {
      result = modified(result)
      addAttributes(to: &result)
    }
    return result
  }

  private mutating func addAttributes(to sketch: inout Sketch) {
    if chance(6) { sketch.priority = points(-1...1) }
    if chance(8) { sketch.guides.append(points(-5...20)) }
  }

  private mutating func leaf(in orientation: Axis?) -> Sketch {
    switch number(0...5) {
    case 0: return sketch(.leaf(.expanding, .expanding))
    case 1: return sketch(.leaf(LeafLength(points(0...80)), LeafLength(points(0...80))))
    case 2:
      let low = points(0...40)
      return sketch(.leaf(LeafLength(min: low, ideal: low, max: low + 50), .expanding))
    case 3: return sketch(.circle)
    case 4: return sketch(.spacer(in: orientation))
    default: return sketch(.words(area: points(200...4000), ideal: points(20...300)))
    }
  }

  private mutating func container(_ depth: Int) -> Sketch {
    let spacing: CGFloat? = chance(2) ? nil : points(0...12)
    var orientation: Axis?
    let kind: Sketch.Kind
    switch number(0...4) {
    case 0: kind = .zStack(alignment())
    case 1: kind = .fitting(axes())
    case 2, 3:
      orientation = .horizontal
      kind = .stack(.horizontal, alignment(), spacing)
    default:
      orientation = .vertical
      kind = .stack(.vertical, alignment(), spacing)
    }
    var children: [Sketch] = []
    for _ in 0..<number(0...3) { children.append(tree(depth - 1, in: orientation)) }
    return sketch(kind, children)
  }

  private mutating func modified(_ content: Sketch) -> Sketch {
    let point = CGPoint(x: points(-10...60), y: points(-10...60))
    switch number(0...9) {
    case 0:
      let (width, height) = (points(0...120), points(0...120))
      return sketch(
        .fixedFrame(chance(3) ? nil : width, chance(2) ? nil : height, alignment()), [content])
    case 1:
      let limits = FrameLimits(min: points(0...60), max: chance(2) ? .infinity : points(60...120))
      return sketch(.flexFrame(limits, FrameLimits(max: 50), alignment()), [content])
    case 2: return sketch(.padding(insets()), [content])
    case 3: return sketch(.fixedSize(axes()), [content])
    case 4: return sketch(.aspectRatio(one(of: [0.5, 1, 1.6]), fills: chance(2)), [content])
    case 5: return sketch(.offset(point), [content])
    case 6: return sketch(.position(point), [content])
    case 7: return sketch(.effect, [content])
    case 8:
      let edge = one(of: Edge.allCases)
      return sketch(.inset(edge, chance(2) ? nil : points(0...9)), [content, tree(0)])
    default:
      let layer = one(of: LayoutLayer.allCases)
      return sketch(.layer(layer, alignment()), [content, tree(0)])
    }
  }
}
