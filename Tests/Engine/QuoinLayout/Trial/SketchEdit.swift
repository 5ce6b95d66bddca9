import Foundation
import QuoinGeometry
import QuoinLayout

/// An edit of a sketch: as an edit of its tree, and as the sketch that results.
struct SketchEdit {
  private enum Action {
    case plain(LayoutEdit)
    case layered(LayoutLayer, of: Int)
  }

  /// The number of the edited sketch.
  let node: Int
  private let action: Action
  let result: Sketch

  init(_ node: Int, _ edit: LayoutEdit, _ result: Sketch) {
    self.node = node
    self.result = result
    action = .plain(edit)
  }

  init(_ node: Int, _ layer: LayoutLayer, of target: Int, _ result: Sketch) {
    self.node = node
    self.result = result
    action = .layered(layer, of: target)
  }

  /// Returns the edit for a tree with these nodes; `nil` if a node is missing.
  func edit(in nodes: [Int: LayoutTree.NodeID]) -> LayoutEdit? {
    switch action {
    case .plain(let edit): return edit
    case .layered(let layer, let target): return nodes[target].map { .layered(layer, of: $0) }
    }
  }
}

/// An edit of one node, and the kind of sketch that results.
private struct KindEdit {
  let edit: LayoutEdit
  let kind: Sketch.Kind

  init(_ edit: LayoutEdit, _ kind: Sketch.Kind) { (self.edit, self.kind) = (edit, kind) }
}

extension SketchMaker {
  /// Returns a random edit that applies to a part of `root`.
  mutating func edit(of root: Sketch) -> SketchEdit {
    while true {
      let subject = one(of: root.all)
      if let found = edit(subject, in: root) { return found }
    }
  }

  private mutating func edit(_ subject: Sketch, in root: Sketch) -> SketchEdit? {
    switch number(0...4) {
    case 0, 1:
      guard let found = argument(of: subject) else { return nil }
      let result = root.replacing(subject.id) { old in
        var new = old
        new.kind = found.kind
        return new
      }
      return SketchEdit(subject.id, found.edit, result)
    case 2:
      if chance(5) {
        let priority = points(-2...2)
        let result = root.replacing(subject.id) { old in
          var new = old
          new.priority = priority
          return new
        }
        return SketchEdit(subject.id, .priority(priority), result)
      }
      let added = addition()
      let outer = sketch(added.kind)
      let result = root.replacing(subject.id) { old in
        var new = outer
        new.children = [old]
        return new
      }
      return SketchEdit(subject.id, added.edit, result)
    case 3: return move(subject, in: root)
    default: return layer(subject, in: root)
    }
  }

  // MARK: Arguments

  private mutating func argument(of subject: Sketch) -> KindEdit? {
    switch subject.kind {
    case .fixedFrame(let width, let height, let alignment):
      return fixedFrame(width, height, alignment)
    case .flexFrame(let width, let height, let alignment):
      return flexFrame(width, height, alignment)
    case .stack(let axis, let alignment, let spacing):
      if chance(2) {
        let distance = points(0...30)
        return KindEdit(.spacing(distance), .stack(axis, alignment, distance))
      }
      var new = alignment
      if axis == .horizontal {
        new.vertical = one(of: [.top, .bottom, .lastTextBaseline])
        return KindEdit(.alignment(vertical: new.vertical), .stack(axis, new, spacing))
      }
      new.horizontal = one(of: [.leading, .trailing])
      return KindEdit(.alignment(horizontal: new.horizontal), .stack(axis, new, spacing))
    case .zStack:
      let new = self.alignment()
      return KindEdit(.alignment(horizontal: new.horizontal, vertical: new.vertical), .zStack(new))
    case .layer(let layer, let alignment):
      let new = Alignment(horizontal: .trailing, vertical: alignment.vertical)
      return KindEdit(.alignment(horizontal: .trailing), .layer(layer, new))
    case .padding:
      let insets = insets()
      return KindEdit(.insets(insets), .padding(insets))
    case .fixedSize:
      let axes = axes()
      return KindEdit(.axes(axes), .fixedSize(axes))
    case .aspectRatio(let ratio, fills: true):
      return KindEdit(.fitting, .aspectRatio(ratio, fills: false))
    default: return nil
    }
  }

  private mutating func fixedFrame(_ width: CGFloat?, _ height: CGFloat?, _ alignment: Alignment)
    -> KindEdit?
  {
    func fixed(_ length: CGFloat?) -> FrameLimits {
      FrameLimits(min: length, ideal: length, max: length)
    }
    switch number(0...4) {
    case 0:
      let length = points(0...90)
      return KindEdit(.frame(.horizontal, length), .fixedFrame(length, height, alignment))
    case 1: return KindEdit(.frame(.vertical, nil), .fixedFrame(width, nil, alignment))
    case 2:
      guard let width else { return nil }
      let kind = Sketch.Kind.flexFrame(FrameLimits(min: width), fixed(height), alignment)
      return KindEdit(.fixedToMinimum(.horizontal), kind)
    case 3:
      guard let height else { return nil }
      let kind = Sketch.Kind.flexFrame(fixed(width), FrameLimits(max: height), alignment)
      return KindEdit(.fixedToMaximum(.vertical), kind)
    default:
      let new = Alignment(horizontal: alignment.horizontal, vertical: .bottom)
      return KindEdit(.alignment(vertical: .bottom), .fixedFrame(width, height, new))
    }
  }

  private mutating func flexFrame(
    _ width: FrameLimits, _ height: FrameLimits, _ alignment: Alignment
  ) -> KindEdit? {
    let length = points(0...200)
    switch number(0...2) {
    case 0:
      let new = FrameLimits(min: length, ideal: width.ideal, max: width.max)
      return KindEdit(.minimum(.horizontal, length), .flexFrame(new, height, alignment))
    case 1:
      let new = FrameLimits(min: height.min, ideal: height.ideal)
      return KindEdit(.maximum(.vertical, nil), .flexFrame(width, new, alignment))
    default:
      let new = self.alignment()
      let edit = LayoutEdit.alignment(horizontal: new.horizontal, vertical: new.vertical)
      return KindEdit(edit, .flexFrame(width, height, new))
    }
  }

  // MARK: Added modifiers

  private mutating func addition() -> KindEdit {
    let (low, high) = (points(0...50), points(50...120))
    switch number(0...4) {
    case 0: return KindEdit(.framed(width: low, height: nil), .fixedFrame(low, nil, .center))
    case 1:
      let edit = LayoutEdit.framedFlexibly(
        minWidth: low, maxWidth: nil, minHeight: nil, maxHeight: high, horizontal: .leading,
        vertical: .top)
      return KindEdit(edit, .flexFrame(FrameLimits(min: low), FrameLimits(max: high), .topLeading))
    case 2:
      let limits = FrameLimits(min: 0, max: .infinity)
      return KindEdit(.flexible, .flexFrame(limits, limits, .center))
    case 3:
      let insets = insets()
      return KindEdit(.padded(insets), .padding(insets))
    default:
      let axes = axes()
      return KindEdit(.fixedSize(axes), .fixedSize(axes))
    }
  }

  // MARK: Structure

  private mutating func move(_ subject: Sketch, in root: Sketch) -> SketchEdit? {
    let inside = subject.modifiersInside
    if inside > 0, chance(2) {
      let count = number(1...inside)
      let result = root.replacing(subject.id) { $0.movedInward(count) }
      let isSwap = chance(2)
      let edit: LayoutEdit = isSwap && count == 1 ? .exchangedWithInner : .movedInward(count)
      return SketchEdit(subject.id, edit, result)
    }
    let isLone = subject.isStack && subject.children.count == 1 && !subject.children[0].isSpacer
    guard subject.isModifier || isLone else { return nil }
    let result = root.replacing(subject.id) { $0.children[0].takingAttributes(of: $0) }
    return SketchEdit(subject.id, .removed, result)
  }

  /// Makes a random child of the stack `subject` a layer of another view.
  private mutating func layer(_ subject: Sketch, in root: Sketch) -> SketchEdit? {
    guard subject.isStack, !subject.children.isEmpty else { return nil }
    let child = one(of: subject.children)
    let target = one(of: root.all)
    guard !child.isSpacer, !child.contains(target.id) else { return nil }
    let layer = one(of: LayoutLayer.allCases)
    let wrapper = sketch(.layer(layer, .center))
    let without = root.replacing(subject.id) { old in
      var new = old
      new.children.removeAll { $0.id == child.id }
      return new
    }
    let result = without.replacing(target.id) { old in
      var new = wrapper
      new.children = [old, child]
      return new
    }
    return SketchEdit(child.id, layer, of: target.id, result)
  }
}
