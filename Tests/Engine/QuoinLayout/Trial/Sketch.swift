import Foundation
import QuoinGeometry
import QuoinLayout

/// A tree as data, which a test builds, changes and builds again. Each sketch is one node.
struct Sketch {
  enum Kind {
    case leaf(LeafLength, LeafLength)
    case words(area: CGFloat, ideal: CGFloat)
    case circle
    case spacer(in: Axis?)
    case stack(Axis, Alignment, CGFloat?)
    case zStack(Alignment)
    case fitting(Axis.Set)
    case fixedFrame(CGFloat?, CGFloat?, Alignment)
    case flexFrame(FrameLimits, FrameLimits, Alignment)
    case padding(EdgeInsets)
    case fixedSize(Axis.Set)
    case aspectRatio(CGFloat, fills: Bool)
    case offset(CGPoint)
    case position(CGPoint)
    case effect
    /// The second child is the layer.
    case layer(LayoutLayer, Alignment)
    /// The second child is beside the first.
    case inset(Edge, CGFloat?)
  }

  let id: Int
  var kind: Kind
  var children: [Sketch] = []
  var priority: CGFloat?
  /// The distances by which `alignmentGuide` modifiers move the leading guide, inside out.
  var guides: [CGFloat] = []

  var isSpacer: Bool {
    if case .spacer = kind { true } else { false }
  }

  var isStack: Bool {
    switch kind {
    case .stack, .zStack: true
    default: false
    }
  }

  var isModifier: Bool {
    switch kind {
    case .fixedFrame, .flexFrame, .padding, .fixedSize, .aspectRatio, .offset, .position, .effect,
      .layer, .inset:
      true
    default: false
    }
  }

  /// The number of modifiers directly inside this one, one in the other.
  var modifiersInside: Int {
    guard isModifier, let inner = children.first, inner.isModifier else { return 0 }
    return 1 + inner.modifiersInside
  }

  /// The sketch and all those inside it.
  var all: [Sketch] { [self] + children.flatMap { $0.all } }

  func contains(_ id: Int) -> Bool { all.contains { $0.id == id } }

  /// Returns the tree with the sketch `id` replaced by the result of `change`.
  func replacing(_ id: Int, by change: (Sketch) -> Sketch) -> Sketch {
    if self.id == id { return change(self) }
    var result = self
    result.children = children.map { $0.replacing(id, by: change) }
    return result
  }

  /// Returns the sketch with the attributes written around `outer`, whose place it takes.
  func takingAttributes(of outer: Sketch) -> Sketch {
    var result = self
    result.priority = outer.priority ?? priority
    result.guides += outer.guides
    return result
  }

  /// Returns the modifiers inside this one, down to the `count`-th, with this one inside them.
  func movedInward(_ count: Int) -> Sketch {
    guard count > 0, let inner = children.first else { return self }
    var own = self
    own.children[0] = inner.children[0]
    (own.priority, own.guides) = (nil, [])
    var result = inner.takingAttributes(of: self)
    result.children[0] = own.movedInward(count - 1)
    return result
  }
}

/// A tree built from a sketch.
final class SketchTree {
  let tree = LayoutTree()
  /// The nodes by the sketches' numbers.
  private(set) var nodes: [Int: LayoutTree.NodeID] = [:]

  init(_ sketch: Sketch) { add(sketch) }

  private func add(_ sketch: Sketch) {
    let mark = tree.mark
    if sketch.isModifier { add(sketch.children[0]) }
    switch sketch.kind {
    case .leaf(let width, let height): tree.addLeaf(width, height)
    case .words(let area, let ideal): tree.addLeaf(WrappingLeaf(area: area, ideal: ideal))
    case .circle: tree.addSquareLeaf()
    case .spacer(let orientation): tree.addSpacer(in: orientation)
    case .stack(let axis, let alignment, let spacing):
      tree.beginStack(axis, alignment: alignment, spacing: spacing)
      end(sketch)
    case .zStack(let alignment):
      tree.beginZStack(alignment: alignment)
      end(sketch)
    case .fitting(let axes):
      tree.beginFitting(in: axes)
      end(sketch)
    case .fixedFrame(let width, let height, let alignment):
      tree.wrapFixedFrame(since: mark, width: width, height: height, alignment: alignment)
    case .flexFrame(let width, let height, let alignment):
      tree.wrapFlexFrame(since: mark, width: width, height: height, alignment: alignment)
    case .padding(let insets): tree.wrapPadding(since: mark, insets)
    case .fixedSize(let axes):
      tree.wrapFixedSize(
        since: mark, horizontal: axes.contains(.horizontal), vertical: axes.contains(.vertical))
    case .aspectRatio(let ratio, let fills):
      tree.wrapAspectRatio(since: mark, ratio: ratio, fills: fills)
    case .offset(let point): tree.wrapOffset(since: mark, x: point.x, y: point.y)
    case .position(let point): tree.wrapPosition(since: mark, x: point.x, y: point.y)
    case .effect: tree.wrapEffect(since: mark)
    case .layer(let layer, let alignment):
      tree.wrapLayer(since: mark, isBackground: layer == .background, alignment: alignment) { _ in
        add(sketch.children[1])
      }
    case .inset(let edge, let spacing):
      tree.wrapSafeAreaInset(since: mark, edge: edge, alignment: .center, spacing: spacing) { _ in
        add(sketch.children[1])
      }
    }
    nodes[sketch.id] = tree.first(after: mark)
    if let priority = sketch.priority { tree.setPriority(priority, since: mark) }
    for distance in sketch.guides {
      tree.addGuide(HorizontalAlignment.leading.key, since: mark) { dimensions in
        dimensions[HorizontalAlignment.leading] * 0.5 + distance
      }
    }
  }

  private func end(_ sketch: Sketch) {
    for child in sketch.children { add(child) }
    tree.end()
  }
}
