import Foundation
import QuoinGeometry
import QuoinLayout

/// Makes the candidates for edits around some views: of the views, of their siblings, of what
/// contains them and of their content.
struct CandidateMaker {
  let scene: AnswerScene
  /// The views that an answer is about.
  let targets: [Int]
  /// The axes on which something should change.
  let axes: [Axis]
  /// Lengths that views should get.
  var lengths: [(view: Int, axis: Axis, length: CGFloat)] = []
  /// The distance that neighbors should have.
  var gap: CGFloat?

  private var all: [WrittenView] { scene.written.all }

  /// The number of views around the targets whose edits are tried.
  private static let limit = 24

  /// All candidates, the smallest change first.
  func candidates() -> [EditCandidate] {
    var found: [EditCandidate] = []
    for group in groups() {
      for make in filling() {
        let each = group.compactMap { make($0) }
        // All views of a group change, or none does.
        if each.count == group.count { add(EditCandidate.all(each), to: &found) }
      }
    }
    for view in views() {
      for candidate in edits(of: view) { add(candidate, to: &found) }
    }
    for wanted in lengths { add(sizing(wanted.view, wanted.axis, wanted.length), to: &found) }
    let order = found.indices.sorted { (found[$0].cost, $0) < (found[$1].cost, $1) }
    return order.map { found[$0] }
  }

  private func add(_ candidate: EditCandidate?, to found: inout [EditCandidate]) {
    guard let candidate else { return }
    let changes = Set(candidate.changes)
    if !found.contains(where: { Set($0.changes) == changes }) { found.append(candidate) }
  }

  // MARK: Views

  /// The targets, their siblings of the same type, what contains them up to their common container,
  /// and their content.
  private func views() -> [Int] {
    var found: [Int] = []
    func add(_ view: Int) { if !found.contains(view) { found.append(view) } }
    targets.forEach(add)
    for target in targets { containers(of: target).forEach(add) }
    for target in targets {
      siblings(of: target).forEach(add)
      content(of: target).forEach(add)
    }
    return Array(found.prefix(Self.limit))
  }

  /// The groups of views that are changed together: all targets, and each with its siblings.
  private func groups() -> [[Int]] {
    var groups: [[Int]] = targets.map { [$0] }
    if targets.count > 1 { groups.append(targets) }
    for target in targets {
      // Siblings share a length, but each has a place of its own.
      let siblings = lengths.isEmpty ? [] : siblings(of: target)
      if !siblings.isEmpty, siblings.count < 12 { groups.append([target] + siblings) }
      // A container is often the one to grow, rather than the view.
      for view in containers(of: target) + content(of: target) { groups.append([view]) }
    }
    // A scroll view is as wide as its content, which is the one to grow.
    let contents = targets.filter { all[$0].type == "ScrollView" }
      .flatMap { scene.written.children(of: $0) }
    return contents.map { [$0] } + groups
  }

  private func siblings(of view: Int) -> [Int] {
    guard let parent = all[view].parent else { return [] }
    return scene.written.children(of: parent).filter {
      $0 != view && all[$0].type == all[view].type
    }
  }

  /// The views around a view, the nearest first, up to the one that contains all targets.
  private func containers(of view: Int) -> [Int] {
    var found: [Int] = []
    var parent = all[view].parent
    while let outer = parent, found.count < 6 {
      found.append(outer)
      if targets.count > 1, targets.allSatisfy({ all[outer].nodes.contains(all[$0].core) }) {
        break
      }
      parent = all[outer].parent
    }
    return found
  }

  /// The views in a view, level by level.
  private func content(of view: Int) -> [Int] {
    var found: [Int] = scene.written.children(of: view)
    var next = 0
    while next < found.count, found.count < 12 {
      found += scene.written.children(of: found[next])
      next += 1
    }
    return found
  }

  // MARK: Frames

  /// The makers of candidates that are changed in groups.
  private func filling() -> [(Int) -> EditCandidate?] {
    axes.map { axis in { view in self.filling(view, axis) } }
  }

  /// An infinite maximum, inside what the view draws.
  private func filling(_ view: Int, _ axis: Axis) -> EditCandidate? {
    let layer = scene.innermostLayer(of: view)
    let node = all[view].outer
    if axis == .vertical { return .maxHeight(node, before: layer, in: scene) }
    return .maxWidth(node, before: layer, alignment: alignment(of: view), in: scene)
  }

  /// The alignment that keeps a view's content where it is: that of the stack itself or, for a
  /// child of a stack, of the stack around it.
  private func alignment(of view: Int) -> HorizontalAlignment {
    let stacks = [view, all[view].parent].compactMap { $0 }
    for stack in stacks where all[stack].type.hasSuffix("VStack") {
      switch scene.node(all[stack].core).arguments?.alignment {
      case "leading": return .leading
      case "trailing": return .trailing
      default: return .center
      }
    }
    return .center
  }

  /// A fixed length inside what the view draws.
  private func sizing(_ view: Int, _ axis: Axis, _ length: CGFloat) -> EditCandidate? {
    guard length > 0, length.isFinite else { return nil }
    let layer = scene.innermostLayer(of: view)
    let node = all[view].outer
    return axis == .horizontal
      ? .width(length, for: node, before: layer, in: scene)
      : .height(length, for: node, before: layer, in: scene)
  }

  // MARK: Edits of one view

  private func edits(of view: Int) -> [EditCandidate] {
    let makers = ModifierCandidates(scene: scene, axes: axes, lengths: lengths)
    var found = makers.edits(of: all[view])
    found += containerEdits(of: all[view]).compactMap { $0 }
    found += placeEdits(of: view).compactMap { $0 }
    return found
  }

  /// Edits of a stack or grid.
  private func containerEdits(of view: WrittenView) -> [EditCandidate?] {
    let core = view.core
    let old = scene.node(core).arguments
    var found: [EditCandidate?] = []
    if ["VStack", "LazyVStack", "ZStack"].contains(view.type) {
      let names: [(String, HorizontalAlignment)] = [
        ("leading", .leading), ("center", .center), ("trailing", .trailing),
      ]
      for (name, alignment) in names where name != old?.alignment {
        found.append(.aligning(core, horizontal: alignment, in: scene))
      }
    }
    if ["HStack", "LazyHStack", "ZStack"].contains(view.type) {
      let names: [(String, VerticalAlignment)] = [
        ("top", .top), ("center", .center), ("bottom", .bottom),
      ]
      for (name, alignment) in names where name != old?.alignment {
        found.append(.aligning(core, vertical: alignment, in: scene))
      }
    }
    if view.type.hasSuffix("VStack") || view.type.hasSuffix("HStack") {
      if old?.lengths["spacing"]?.value != 0 { found.append(.spacing(0, of: core, in: scene)) }
      if let gap, gap != 0 { found.append(.spacing(gap, of: core, in: scene)) }
    }
    let spacings: [CGFloat] = gap.map { $0 == 0 ? [0] : [0, $0] } ?? [0]
    switch view.type {
    case "LazyVGrid", "LazyHGrid":
      for spacing in spacings {
        found.append(.gridItemSpacing(spacing, of: core, in: scene))
        let axis: Axis = view.type == "LazyVGrid" ? .vertical : .horizontal
        found.append(.trackSpacing(axis, spacing, of: core, in: scene))
      }
    case "Grid":
      for spacing in spacings {
        for axis in axes { found.append(.trackSpacing(axis, spacing, of: core, in: scene)) }
      }
    default: break
    }
    return found
  }

  /// Edits of a view's place in its container.
  private func placeEdits(of number: Int) -> [EditCandidate?] {
    let view = all[number]
    guard let parent = view.parent else { return [] }
    let container = all[parent]
    var found: [EditCandidate?] = []
    switch container.type {
    case "HStack", "VStack":
      guard view.type != "Spacer" else { break }
      found.append(.priority(1, of: view.outer, in: scene))
      if targets.contains(number) {
        found.append(.toOverlay(view.outer, of: container.core, in: scene))
      }
    case "ZStack":
      guard targets.contains(number) else { break }
      for sibling in scene.written.children(of: parent) where sibling != number {
        found.append(.toBackground(view.outer, of: all[sibling].outer, in: scene))
        found.append(.toOverlay(view.outer, of: all[sibling].outer, in: scene))
      }
    case "Grid" where view.type != "GridRow":
      for axis in axes {
        let set: Axis.Set = axis == .horizontal ? .horizontal : .vertical
        found.append(.unsizedAxes(set, of: view.outer, in: scene))
      }
    default: break
    }
    return found
  }
}
