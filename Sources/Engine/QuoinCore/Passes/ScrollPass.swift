import Foundation
import QuoinGeometry
import QuoinLayout

/// Performs scroll requests.
///
/// Reads the requests and moves in the ``ScrollStore`` and the positions of the requested views;
/// writes the offsets of scroll views, and the final scroll distance of each.
@MainActor
struct ScrollPass {
  private let emission: Emission
  private var tree: LayoutTree { emission.tree }
  private var places: ScrollPlaces { emission.store.scrolling }
  private var views: NodeList<ScrollPlace> { places.views }
  private var offsets: ScrollStore { places.offsets }

  init(_ emission: Emission) { self.emission = emission }

  /// Clears the offsets of scroll views in the previous layout.
  func begin() {
    for index in views.items.indices { views.items[index].base = nil }
  }

  /// Scrolls the scroll views of `scope`, which is laid out, according to the requests.
  ///
  /// - Returns: Whether a scroll view moved.
  func run(in scope: LayoutTree.NodeID) -> Bool {
    var moved = false
    for index in views.items.indices where views.items[index].scope.node == scope {
      guard let target = views.items[index].target else { continue }
      let place = views.items[index]
      guard let found = findTarget(target.id, inside: place.element), found.scroll == place.node
      else { continue }
      moved = show(found, anchor: target.anchor, at: index) || moved
    }
    for index in views.items.indices where views.items[index].scope.node == scope {
      guard let wanted = offsets.moves[views.items[index].path] else { continue }
      moved = move(to: wanted, at: index) || moved
    }
    for request in offsets.requests {
      let reader = request.reader.map { places.readers[$0] }
      // The reader no longer exists.
      if let reader, reader == nil { continue }
      guard let found = findTarget(request.id, inside: (reader ?? nil) ?? 0),
        let index = views.items.firstIndex(where: { $0.node == found.scroll }),
        views.items[index].scope.node == scope
      else { continue }
      views.items[index].isMoved = true
      if emission.isLiving { views.items[index].target = nil }
      moved = show(found, anchor: request.anchor, at: index) || moved
    }
    return moved
  }

  /// Stores the final offsets for the next tree, and removes the requests.
  func finish() {
    let moves = offsets.moves
    for request in offsets.requests { warnIfLost(request) }
    offsets.requests = []
    offsets.moves = [:]
    if !offsets.stretches.isEmpty {
      let paths = Set(views.items.map(\.path))
      offsets.stretches = offsets.stretches.filter { paths.contains($0.key) }
    }
    for index in views.items.indices where tree.isShown(views.items[index].node) {
      let place = views.items[index]
      let offset = tree.scrollOffset(of: place.node)
      if place.isMoved {
        let isStretched = offsets.stretches[place.path] != nil
        if let anchor = place.anchor, !isStretched, isAt(anchor, offset, place.node) {
          offsets.offsets[place.path] = nil
          views.items[index].isMoved = false
          tree.anchorScrollPosition(of: place.node, at: anchor)
        } else {
          offsets.offsets[place.path] =
            isStretched ? tree.limitedOffset(offset, of: place.node) : offset
        }
      }
      if emission.isLiving, place.target != nil { offsets.shown[place.path] = offset }
      guard moves[place.path] != nil else { continue }
      for service in emission.elementStore?.services ?? [] {
        service.didScroll(place.node, in: emission)
      }
      if let reported = place.onMove?(emission, place.node) {
        offsets.reports[place.path] = reported
      }
    }
  }

  /// Warns if the target of a reader's request may be in a row that doesn't exist yet.
  ///
  /// Only the id of the row finds it (Rules/Scrolling.md#scroll-to-lazy).
  private func warnIfLost(_ request: ScrollStore.Request) {
    guard let path = request.reader, let reader = places.readers[path],
      findTarget(request.id, inside: reader) == nil,
      emission.store.lazyRows.items.contains(where: {
        tree.isShown($0.node) && lies($0.element, inside: reader)
          && tree.lazyContainer($0.node).lacksItems
      })
    else { return }
    emission.diagnostics.addWarning(
      "scrollTo(\(request.id)) found no view. A row that a lazy container hasn't created yet is found by the id of its ForEach item, not by an .id inside it."
    )
  }

  /// Returns whether `offset` is that of an anchor (Rules/Scrolling.md#default-anchor).
  private func isAt(_ anchor: UnitPoint, _ offset: CGPoint, _ node: LayoutTree.NodeID) -> Bool {
    let largest = tree.largestOffset(of: node)
    return abs(offset.x - largest.x * anchor.x) < 0.01
      && abs(offset.y - largest.y * anchor.y) < 0.01
  }

  private func show(_ target: FoundTarget, anchor: UnitPoint?, at index: Int) -> Bool {
    let node = views.items[index].node
    let current = tree.scrollOffset(of: node)
    let base = views.items[index].base ?? current
    views.items[index].base = base
    let axes = tree.scrollAxes(of: node)
    func offset(_ axis: Axis) -> CGFloat {
      let isHorizontal = axis == .horizontal
      guard axes.contains(isHorizontal ? .horizontal : .vertical) else { return 0 }
      let frame = target.frame
      let visible = tree.visibleLength(node, axis)
      let wanted = ScrollArithmetic.offset(
        showing: isHorizontal ? frame.minX : frame.minY, isHorizontal ? frame.width : frame.height,
        in: visible, from: isHorizontal ? base.x : base.y,
        anchor: anchor.map { isHorizontal ? $0.x : $0.y })
      let size = tree.contentSize(of: node)
      return ScrollArithmetic.limited(
        wanted, content: isHorizontal ? size.width : size.height, visible: visible)
    }
    offsets.stretches[views.items[index].path] = nil
    return scroll(node, to: CGPoint(x: offset(.horizontal), y: offset(.vertical)))
  }

  /// Moves a scroll view as if the user did; from then on, no request or anchor determines its
  /// offset.
  private func move(to wanted: CGPoint, at index: Int) -> Bool {
    let node = views.items[index].node
    (views.items[index].isMoved, views.items[index].target) = (true, nil)
    return scroll(
      node, to: tree.limitedOffset(wanted, of: node),
      stretch: offsets.stretches[views.items[index].path] ?? .zero)
  }

  private func scroll(
    _ node: LayoutTree.NodeID, to wanted: CGPoint, stretch: CGPoint = .zero
  ) -> Bool {
    let current = tree.scrollOffset(of: node)
    guard
      abs(wanted.x + stretch.x - current.x) > 0.001
        || abs(wanted.y + stretch.y - current.y) > 0.001
        || stretch != tree.scrollStretch(of: node)
    else {
      return false
    }
    tree.setScrollPosition(of: node, .points(wanted), stretch: stretch)
    return true
  }

  /// The location of a target: its frame in the content of the nearest enclosing scroll view, from
  /// the leading edge.
  struct FoundTarget {
    var scroll: LayoutTree.NodeID
    var frame: CGRect
  }

  /// Returns the location of the view with the id `id` inside the element `element`, whether or not
  /// the view has been created.
  func findTarget(_ id: AnyHashable, inside element: Int32) -> FoundTarget? {
    for rows in emission.store.lazyRows.items
    where tree.isShown(rows.node) && lies(rows.element, inside: element) {
      guard let item = rows.slot(of: id).flatMap({ rows.item(ofSlot: $0) }),
        let scroll = tree.scrollView(around: rows.node)
      else { continue }
      let frame = tree.lazyContainer(rows.node).frame(ofItem: item)
      return FoundTarget(
        scroll: scroll, frame: tree.contentFrame(of: rows.node, frame, in: scroll))
    }
    for targets in places.targets.items where lies(targets.element, inside: element) {
      guard let node = targets.find(id), tree.isShown(node),
        let scroll = tree.scrollView(around: node)
      else { continue }
      let frame = CGRect(origin: .zero, size: tree.size(of: node))
      return FoundTarget(scroll: scroll, frame: tree.contentFrame(of: node, frame, in: scroll))
    }
    return nil
  }

  private func lies(_ element: Int32, inside outer: Int32) -> Bool {
    var index = element
    while index >= 0, index != outer { index = emission.store.elements[Int(index)].parent }
    return index == outer
  }
}
