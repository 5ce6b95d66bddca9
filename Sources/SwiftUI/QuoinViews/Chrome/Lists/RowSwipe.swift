import Foundation
import QuoinCore
import QuoinGeometry
import QuoinLayout

/// The swipe buttons of a row in a live list: which of them are shown, and the drags that show
/// them.
@MainActor
final class RowSwipe {
  /// The drag distance that shows the buttons, in points, and the share of the row's width that
  /// triggers the first button. Estimated.
  private static let opening: CGFloat = 30
  private static let acting: CGFloat = 0.6

  let pan = PanResponder()
  /// Runs after the action of each button.
  let completion = ButtonCompletion()
  private var edge: Binding<HorizontalEdge?>?
  /// The row's line.
  private(set) var line = LayoutTree.NodeID.absent
  /// Whether the buttons are visible.
  var isShown = false
  /// Whether to trigger the first button as soon as it is emitted.
  private var isActing = false

  init() {
    completion.action = { [weak self] in self?.close() }
  }

  /// Lets the user drag the row whose line is `line`; `edge` stores which buttons are shown.
  func drive(
    _ actions: RowSwipeActions, _ edge: Binding<HorizontalEdge?>, line: LayoutTree.NodeID,
    in emission: Emission
  ) {
    (self.edge, self.line) = (edge, line)
    let (tree, isMirrored) = (emission.tree, emission.tree.buildsRightToLeft)
    emission.touches.attach(pan, followingDragsOf: line)
    pan.axes = .horizontal
    // A slider in the row starts moving at 11 points; the row waits slightly longer.
    pan.minimumDistance = SliderMetrics.slop + 1
    pan.stretchesAtEnds = false
    func side(_ translation: CGSize) -> HorizontalEdge {
      (translation.width < 0) != isMirrored ? .trailing : .leading
    }
    pan.canMove = { translation in
      edge.wrappedValue == nil
        ? !actions[side(translation)].isEmpty : edge.wrappedValue != side(translation)
    }
    let center = emission.service(SwipeCenter.self)
    pan.end = { [weak self] drag in
      guard let self else { return }
      let side = side(drag.translation)
      if let open = edge.wrappedValue, open != side { return close() }
      let distance = abs(drag.translation.width)
      guard distance >= Self.opening else { return }
      if center?.open !== self { center?.open?.close() }
      center?.open = self
      isActing =
        actions[side].first?.allowsFullSwipe == true
        && distance >= tree.size(of: line).width * Self.acting
      edge.wrappedValue = side
    }
  }

  func close() { edge?.wrappedValue = nil }

  /// Triggers the first button after a full swipe, once the buttons have been emitted into `node`.
  func settle(_ node: LayoutTree.NodeID, in emission: Emission) {
    guard isActing else { return }
    isActing = false
    let buttons = emission.nodes.attachments(ControlHandle.self, inside: node).filter {
      $0.thing.press != nil
    }
    // The first button is the outermost.
    let first = edge?.wrappedValue == .trailing ? buttons.last : buttons.first
    if let first = first?.thing, first.isEnabled { first.press?() }
  }
}

/// Tracks the row that shows its buttons; there is at most one.
///
/// Scrolling hides the buttons, and so does a touch elsewhere, which then has no other effect.
final class SwipeCenter: LivingService {
  weak var open: RowSwipe?

  override func swallowsTouch(on nodes: [LayoutTree.NodeID], in emission: Emission) -> Bool {
    guard let open = shownRow(in: emission), !nodes.contains(open.line) else { return false }
    open.close()
    return true
  }

  override func didScroll(_ node: LayoutTree.NodeID, in emission: Emission) {
    if let open = shownRow(in: emission), emission.tree.isInside(open.line, node) { open.close() }
  }

  private func shownRow(in emission: Emission) -> RowSwipe? {
    guard let open, open.isShown, emission.tree.isShown(open.line) else { return nil }
    return open
  }
}

/// The swipe buttons at the two ends of a row.
@MainActor
struct RowSwipeActions {
  private let all: [SwipeActions]

  /// Collects the buttons set by the row whose content is `node`, or else one that deletes the row.
  init(of node: LayoutTree.NodeID, _ editing: RowEditing, in tree: LayoutTree) {
    let own = tree.value(SwipeActionsKey.self, of: node)
    if own.isEmpty, let index = editing.index, let delete = editing.delete {
      let button = Button("Delete", systemImage: "trash", role: .destructive) {
        delete(IndexSet(integer: index))
      }
      all = [SwipeActions(edge: .trailing, allowsFullSwipe: true, content: AnyView(button))]
    } else {
      all = own
    }
  }

  var isEmpty: Bool { all.isEmpty }
  subscript(edge: HorizontalEdge) -> [SwipeActions] { all.filter { $0.edge == edge } }
}
