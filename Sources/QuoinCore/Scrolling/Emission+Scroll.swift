import Foundation
import QuoinGeometry
import QuoinLayout

/// A scroll view of the tree.
struct ScrollPlace {
  var node: LayoutTree.Node
  /// See ``LazyRows/scope``.
  var scope: LayoutTree.Node
  var element: Int32
  var path: ScrollStore.Path
  /// The view that its owner wants to see.
  var target: ScrollTargetID?
  /// How far was scrolled when the first target was looked for.
  var base: CGPoint?
  /// Whether its offset is to be kept for the next tree.
  var isMoved: Bool
  /// See ``ScrollConfiguration/onMove``.
  var onMove: (@MainActor (Emission, LayoutTree.Node) -> ScrollTargetID?)?
}

/// A view to be shown, by what it is called.
public struct ScrollTargetID: Equatable {
  public var id: AnyHashable
  public var anchor: UnitPoint?
  public init(_ id: AnyHashable, anchor: UnitPoint?) {
    self.id = id
    self.anchor = anchor
  }
}

/// How a scroll view is made.
public struct ScrollConfiguration {
  public var axes: Axis.Set
  /// Room around the content that scrolls with it, in points.
  public var margins = EdgeInsets()
  /// Where content lies that is shorter than the view.
  public var alignment = UnitPoint.topLeading
  /// How far is scrolled, unless the user or a program has scrolled.
  public var position = ScrollOffset.points(.zero)
  /// Where the owner of the view wants it to be, until the user scrolls: a view to be shown, or a place.
  public var target: ScrollTargetID?
  public var wish: ScrollOffset?
  /// Told when the user has scrolled the view; returns the view that the owner is told to be shown now.
  public var onMove: (@MainActor (Emission, LayoutTree.Node) -> ScrollTargetID?)?

  public init(_ axes: Axis.Set) { self.axes = axes }
}

/// Views that can be scrolled to.
struct ScrollTargets {
  /// The element that holds them.
  var element: Int32
  /// The node called so.
  var find: @MainActor (AnyHashable) -> LayoutTree.Node?
  /// What emitted them in a living view.
  var owner: EmissionMark
}

extension Emission {
  /// Emits a scroll view around `content`: several views are one column, whatever the axes (SEMANTICS §17.1).
  ///
  /// - Returns: its node.
  @discardableResult
  public func emitScroll<V: View>(_ content: V, _ configuration: ScrollConfiguration)
    -> LayoutTree.Node?
  {
    guard enter(.view(ScrollStore.self)) else { return nil }
    let path = path(of: element)
    let hasNewWish = isLiving && scrollStore.takeWish(of: configuration, path)
    let known = scrollStore.offsets[path]
    let node = tree.beginScroll(
      configuration.axes, margins: configuration.margins, alignment: configuration.alignment,
      position: hasNewWish
        ? configuration.wish ?? scrollStore.position(path) ?? configuration.position
        : known.map { .points($0) } ?? configuration.wish ?? scrollStore.position(path)
          ?? configuration.position)
    // What was scrolled since a view was wanted stays where it is.
    let isOld = isLiving && known != nil && !hasNewWish
    scrollPlaces.append(
      ScrollPlace(
        node: node, scope: scope, element: element, path: path,
        target: isOld ? nil : configuration.target, isMoved: known != nil && !hasNewWish,
        onMove: configuration.onMove))
    let saved = orientation
    orientation = .vertical
    var inner = environment
    inner.isInScrollView = true
    // Nothing inside lies where it could reach into the safe area.
    inner.hasSafeArea = false
    withEnvironment(
      { $0 = inner }, { tree.implicitColumn { column { V._emit(content, into: self) } } })
    orientation = saved
    tree.end()
    leave()
    return node
  }

  /// Emits what a reader of scroll views holds.
  public func emitScrollReader<V: View>(_ content: (ScrollHandle) -> V) {
    guard enter(.view(ScrollHandle.self)) else { return }
    let path = path(of: element)
    scrollReaders[path] = element
    let handle = ScrollHandle(store: scrollStore, reader: path)
    V._emit(evaluating { content(handle) }, into: self)
    leave()
  }

  /// Lets the first node added since `mark` be scrolled to as `id`.
  public func nameScrollTarget(_ id: AnyHashable, since mark: LayoutTree.Mark) {
    guard environment.isInScrollView else { return }
    let node = tree.first(after: mark)
    guard node >= 0 else { return }
    scrollTargets.append(
      ScrollTargets(
        element: element, find: { $0 == id ? node : nil },
        owner: EmissionMark(elementStore?.owner, at: element)))
  }

  /// Lets the nodes that `find` finds be scrolled to.
  @usableFromInline
  func addScrollTargets(_ find: @escaping @MainActor (AnyHashable) -> LayoutTree.Node?) {
    scrollTargets.append(
      ScrollTargets(
        element: element, find: find, owner: EmissionMark(elementStore?.owner, at: element)))
  }

  private func path(of element: Int32) -> ScrollStore.Path {
    var steps: [ScrollStore.Path.Step] = []
    var index = element
    while index > 0 {
      let element = elements[Int(index)]
      steps.append(.init(ordinal: element.ordinal, key: element.key.identity))
      index = element.parent
    }
    return ScrollStore.Path(steps: steps)
  }

  /// The scroll views in the order in which they were made.
  public var scrollViews: [LayoutTree.Node] { scrollPlaces.map(\.node) }

  /// Whether the scroll view at `node` scrolls rows that are made when they are seen.
  func hasRows(in node: LayoutTree.Node) -> Bool {
    tree.isScroll(node) && lazyRows.contains { isInside($0.node, node) }
  }

  // MARK: After layout

  /// Scrolls the scroll views of `scope`, which is laid out, to what was asked for.
  ///
  /// - Returns: whether one moved.
  func applyScrollTargets(in scope: LayoutTree.Node) -> Bool {
    var moved = false
    for index in scrollPlaces.indices where scrollPlaces[index].scope == scope {
      guard let target = scrollPlaces[index].target else { continue }
      let place = scrollPlaces[index]
      guard let found = findTarget(target.id, inside: place.element), found.scroll == place.node
      else { continue }
      moved = show(found, anchor: target.anchor, at: index) || moved
    }
    for index in scrollPlaces.indices where scrollPlaces[index].scope == scope {
      guard let wanted = scrollStore.moves[scrollPlaces[index].path] else { continue }
      moved = move(to: wanted, at: index) || moved
    }
    for request in scrollStore.requests {
      let reader = request.reader.map { scrollReaders[$0] }
      // The reader is gone.
      if let reader, reader == nil { continue }
      guard let found = findTarget(request.id, inside: (reader ?? nil) ?? 0),
        let index = scrollPlaces.firstIndex(where: { $0.node == found.scroll }),
        scrollPlaces[index].scope == scope
      else { continue }
      scrollPlaces[index].isMoved = true
      if isLiving { scrollPlaces[index].target = nil }
      moved = show(found, anchor: request.anchor, at: index) || moved
    }
    return moved
  }

  /// Keeps what was reached for the next tree; what was asked for is done.
  func finishScrolling() {
    let moves = scrollStore.moves
    scrollStore.requests = []
    scrollStore.moves = [:]
    for index in scrollPlaces.indices where tree.isShown(scrollPlaces[index].node) {
      let place = scrollPlaces[index]
      let offset = tree.scrollOffset(of: place.node)
      if place.isMoved { scrollStore.offsets[place.path] = offset }
      if isLiving, place.target != nil { scrollStore.shown[place.path] = offset }
      if moves[place.path] != nil, let reported = place.onMove?(self, place.node) {
        scrollStore.reports[place.path] = reported
      }
    }
  }

  private func show(_ target: FoundTarget, anchor: UnitPoint?, at index: Int) -> Bool {
    let node = scrollPlaces[index].node
    let current = tree.scrollOffset(of: node)
    let base = scrollPlaces[index].base ?? current
    scrollPlaces[index].base = base
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
    return scroll(node, to: CGPoint(x: offset(.horizontal), y: offset(.vertical)))
  }

  /// Moves a scroll view as the user does: from then on nothing else decides where it is.
  private func move(to wanted: CGPoint, at index: Int) -> Bool {
    let node = scrollPlaces[index].node
    (scrollPlaces[index].isMoved, scrollPlaces[index].target) = (true, nil)
    return scroll(node, to: tree.limitedOffset(wanted, of: node))
  }

  private func scroll(_ node: LayoutTree.Node, to wanted: CGPoint) -> Bool {
    let current = tree.scrollOffset(of: node)
    guard abs(wanted.x - current.x) > 0.001 || abs(wanted.y - current.y) > 0.001 else {
      return false
    }
    tree.setScrollPosition(of: node, .points(wanted))
    return true
  }

  /// Where a target lies: its frame in the content of the nearest scroll view around, from the leading edge.
  struct FoundTarget {
    var scroll: LayoutTree.Node
    var frame: CGRect
  }

  /// Whether something in a scroll view is called `id`, made or not.
  package func canScroll(to id: AnyHashable) -> Bool { findTarget(id, inside: 0) != nil }

  func findTarget(_ id: AnyHashable, inside element: Int32) -> FoundTarget? {
    for rows in lazyRows where tree.isShown(rows.node) && lies(rows.element, inside: element) {
      guard let item = rows.slots.position(of: id).flatMap({ rows.item(ofSlot: $0) }),
        let scroll = tree.scrollView(around: rows.node)
      else { continue }
      let frame = tree.frame(ofItem: item, in: rows.node)
      return FoundTarget(
        scroll: scroll, frame: tree.contentFrame(of: rows.node, frame, in: scroll))
    }
    for targets in scrollTargets where lies(targets.element, inside: element) {
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
    while index >= 0, index != outer { index = elements[Int(index)].parent }
    return index == outer
  }
}
