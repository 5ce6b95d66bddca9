import Foundation
import QuoinCore
import QuoinGeometry
import QuoinLayout

/// The move of a row of a live list by a finger or mouse, for which the other rows make room
/// (Rules/Lists.md#row-moves).
@MainActor
final class RowMover {
  /// The rows between which the row moves.
  struct Arrangement {
    /// The positions of the rows, by their drags.
    let places: [ObjectIdentifier: Int]
    /// The position at which the row was, and the one at which it would be put down.
    let start: Int
    var target: Int
    /// The height that the row leaves free, in points.
    let height: CGFloat

    /// Returns the distance by which the row at `place` makes room.
    func room(at place: Int) -> CGFloat {
      if start < place, place <= target { return -height }
      if target <= place, place < start { return height }
      return 0
    }
  }

  /// The arrangement while a row is moved, and the distance of that row from its place.
  var arrangement: Binding<Arrangement?> = .constant(nil)
  var distance: Binding<CGFloat> = .constant(0)
  /// The line of the moved row, which is drawn above the others.
  var liftedLine = LayoutTree.NodeID.absent
  private var items: [(drag: RowDrag, frame: CGRect)] = []

  init() {}

  /// Returns the distance of a row from its place.
  func lift(of drag: RowDrag, in emission: Emission) -> CGFloat {
    guard let arrangement = emission.evaluating({ arrangement.wrappedValue }),
      let place = arrangement.places[ObjectIdentifier(drag)]
    else { return 0 }
    guard place == arrangement.start else { return arrangement.room(at: place) }
    liftedLine = drag.line
    return emission.evaluating { distance.wrappedValue }
  }

  fileprivate func begin(_ drag: RowDrag, in emission: Emission) {
    items = rows(around: drag, in: emission)
    guard let start = items.firstIndex(where: { $0.drag === drag }) else { return }
    let other = start > 0 ? start : min(1, items.count - 1)
    let spacing = other > 0 ? items[other].drag.gaps().above : 0
    var places: [ObjectIdentifier: Int] = [:]
    for (place, item) in items.enumerated() { places[ObjectIdentifier(item.drag)] = place }
    distance.wrappedValue = 0
    arrangement.wrappedValue = Arrangement(
      places: places, start: start, target: start, height: items[start].frame.height + spacing)
  }

  fileprivate func move(by wanted: CGFloat) {
    guard let current = arrangement.wrappedValue, items.indices.contains(current.start),
      let first = items.first, let last = items.last
    else { return }
    let frame = items[current.start].frame
    let moved = min(max(wanted, first.frame.minY - frame.minY), last.frame.maxY - frame.maxY)
    distance.wrappedValue = moved
    var target = current.start
    while target + 1 < items.count, frame.maxY + moved > items[target + 1].frame.midY {
      target += 1
    }
    while target > 0, frame.minY + moved < items[target - 1].frame.midY { target -= 1 }
    guard target != current.target else { return }
    withAnimation(.easeOut(duration: 0.2)) { arrangement.wrappedValue?.target = target }
  }

  /// Puts the row down, or returns it to its place.
  fileprivate func end(isCancelled: Bool = false) {
    guard let current = arrangement.wrappedValue else { return }
    let items = items
    self.items = []
    liftedLine = .absent
    withAnimation(.easeOut(duration: 0.2)) {
      arrangement.wrappedValue = nil
      distance.wrappedValue = 0
      guard !isCancelled, current.target != current.start, items.indices.contains(current.target)
      else { return }
      let (source, target) = (items[current.start].drag, items[current.target].drag)
      source.move(
        IndexSet(integer: source.index),
        current.target > current.start ? target.index + 1 : target.index)
    }
  }

  /// Returns the rows with the same data as that of `drag`, from top to bottom, with their frames
  /// in the list's content.
  private func rows(around drag: RowDrag, in emission: Emission) -> [(drag: RowDrag, frame: CGRect)]
  {
    let tree = emission.tree
    guard let scroll = tree.scrollView(around: drag.line, along: .vertical) else { return [] }
    let all = emission.nodes.attachments(RowDrag.self, inside: scroll).map {
      (item: RowDrag, line: LayoutTree.NodeID) -> (drag: RowDrag, frame: CGRect) in
      let size = tree.size(of: line)
      let gaps = item.gaps()
      let bounds = CGRect(
        x: 0, y: gaps.above, width: size.width,
        height: max(size.height - gaps.above - gaps.below, 0))
      return (item, tree.contentFrame(of: line, bounds, in: scroll))
    }.sorted { $0.frame.minY < $1.frame.minY }
    guard let start = all.firstIndex(where: { $0.drag === drag }) else { return [] }
    var (first, last) = (start, start)
    while first > 0, all[first - 1].drag.index == all[first].drag.index - 1 { first -= 1 }
    while last + 1 < all.count, all[last + 1].drag.index == all[last].drag.index + 1 { last += 1 }
    return Array(all[first...last])
  }
}

/// Lets the user drag a row to another place: by its handle while the list is edited, with the
/// mouse on macOS, and after a long press elsewhere.
final class RowDrag: Responder {
  enum Start { case handle, mouse, longPress }

  weak var mover: RowMover?
  weak var emission: Emission?
  var start = Start.longPress
  /// The row's line, and the width at its trailing end that belongs to the handle.
  var line = LayoutTree.NodeID.absent
  var handleWidth: CGFloat = 0
  /// The position of the row's element in its data, and the action that moves elements.
  var index = 0
  var move: (IndexSet, Int) -> Void = { _, _ in }
  /// The space in the line above and below the row.
  var gaps: () -> (above: CGFloat, below: CGFloat) = { (0, 0) }

  override var name: String { "onMove" }
  // Gestures and controls in the row come first, but a lifted row cancels its tap.
  override var isPan: Bool { true }

  override func recognizer(renewing known: Recognizer<Void>?) -> Recognizer<Void>? {
    known ?? RowDragRecognizer(self)
  }
}

private final class RowDragRecognizer: Recognizer<Void> {
  private let drag: RowDrag
  private var start: PointerEvent?
  private var isMoving = false

  /// The seconds until a held finger lifts a row, the distance in points that it may move, and the
  /// one after which a mouse moves a row; the last is estimated.
  private static let delay: TimeInterval = 0.5
  private static let tolerance: CGFloat = 10
  private static let mouseDistance: CGFloat = 5

  init(_ drag: RowDrag) {
    self.drag = drag
    super.init()
  }

  override func recognize(_ event: PointerEvent, _ context: GestureContext) -> GesturePhase<Void> {
    switch event.kind {
    case .press:
      guard event.fingers == 1 else { return .failed }
      start = event
      switch drag.start {
      case .handle:
        guard isOnHandle(event.location, context) else { return .failed }
        begin(context)
      case .longPress: context.wake(after: Self.delay)
      case .mouse: break
      }
    case .time:
      guard let start, drag.start == .longPress, !isMoving else { break }
      if event.time >= start.time + Self.delay - 0.001 { begin(context) }
    case .move:
      guard let start, move(from: start, to: event, context) else { return .failed }
    case .release:
      guard isMoving else { return .failed }
      context.perform { [drag] in drag.mover?.end() }
      return .ended(())
    case .interruption, .cancellation:
      if isMoving { context.perform { [drag] in drag.mover?.end(isCancelled: true) } }
      return .failed
    }
    return isMoving ? .active(()) : .possible(nil)
  }

  /// Follows the pointer; returns whether it moves the row or may still do so.
  private func move(
    from start: PointerEvent, to event: PointerEvent, _ context: GestureContext
  ) -> Bool {
    let (x, y) = (event.location.x - start.location.x, event.location.y - start.location.y)
    if !isMoving {
      switch drag.start {
      case .mouse:
        guard hypot(x, y) >= Self.mouseDistance else { return true }
        guard abs(y) > abs(x) else { return false }
        begin(context)
      case .longPress, .handle: return hypot(x, y) <= Self.tolerance
      }
    }
    context.perform { [drag] in drag.mover?.move(by: y) }
    return true
  }

  private func begin(_ context: GestureContext) {
    isMoving = true
    context.perform { [drag] in
      if let emission = drag.emission { drag.mover?.begin(drag, in: emission) }
    }
  }

  private func isOnHandle(_ point: CGPoint, _ context: GestureContext) -> Bool {
    let frame = context.geometry.windowFrame
    return drag.emission?.tree.buildsRightToLeft == true
      ? point.x <= frame.minX + drag.handleWidth : point.x >= frame.maxX - drag.handleWidth
  }
}

/// The distance of a moved row, or of one that makes room, from its place.
enum RowLiftKey: LayoutValueKey {
  static var defaultValue: CGFloat { 0 }
}

private struct RowMoverKey: EnvironmentKey {
  static var defaultValue: RowMover? { nil }
}

extension EnvironmentValues {
  /// The moves of rows in the enclosing list, in a live tree.
  var rowMover: RowMover? {
    get { self[RowMoverKey.self] }
    set { self[RowMoverKey.self] = newValue }
  }
}

extension RowDriver {
  /// Lets the user move the only row of the open line, if the list can move it, and places it where
  /// a move has it.
  func driveMove(_ row: ListRow, _ line: ListLine, _ drag: RowDrag, in emission: Emission) {
    let (environment, tree) = (emission.environment, emission.tree)
    let editing = RowEditing(of: row.node, in: tree)
    guard let mover = environment.rowMover, let move = editing.move, let index = editing.index
    else { return }
    let isEditing = environment.editMode?.wrappedValue.isEditing == true
    switch environment.platform {
    case .macOS: drag.start = .mouse
    case .iOS, .visionOS: drag.start = isEditing ? .handle : .longPress
    case .tvOS, .watchOS: return
    }
    (drag.mover, drag.emission, drag.line) = (mover, emission, tree.openNode)
    (drag.index, drag.move) = (index, move)
    let title = line.beginsList ? environment.pageTitle : nil
    drag.gaps = { (title?.isLarge == true ? 0 : line.gapAbove, line.gapBelow) }
    drag.handleWidth = line.metrics.sectionMargin + line.metrics.accessoryMargin + 44
    emission.touches.attach(drag, to: tree.openNode)
    emission.attach(drag, to: tree.openNode)
    let lift = mover.lift(of: drag, in: emission)
    if lift != 0 { tree.setValue(RowLiftKey.self, lift, of: row.node) }
  }
}
