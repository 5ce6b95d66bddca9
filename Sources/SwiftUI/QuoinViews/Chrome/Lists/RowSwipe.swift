import Foundation
import QuoinCore
import QuoinGeometry
import QuoinLayout

/// The swipe buttons of a row in a live list: which of them are shown, and the drags that show
/// them, which the row follows (Rules/Lists.md#row-swipes).
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
  private var drag: Binding<CGFloat>?
  /// The row's line.
  private(set) var line = LayoutTree.NodeID.absent
  /// The buttons, and their width when a finger began to drag the open row; 0 for a closed one.
  private var buttons = LayoutTree.NodeID.absent
  private(set) var openWidth: CGFloat = 0
  /// Whether the buttons are visible.
  var isShown = false
  /// Whether lifting the finger triggers the first button.
  private(set) var isFull = false
  /// Whether to trigger the first button as soon as it is emitted.
  private var isActing = false

  init() {
    completion.action = { [weak self] in self?.close() }
  }

  /// Lets the user drag the row whose line is `line`.
  ///
  /// - `edge`: the side whose buttons are shown while no finger drags the row.
  /// - `drag`: the distance of the finger from its start, positive towards the trailing side.
  func drive(
    _ actions: RowSwipeActions, _ edge: Binding<HorizontalEdge?>, _ drag: Binding<CGFloat>,
    line: LayoutTree.NodeID, in emission: Emission
  ) {
    (self.edge, self.drag, self.line) = (edge, drag, line)
    let (tree, isMirrored) = (emission.tree, emission.tree.buildsRightToLeft)
    emission.touches.attach(pan, followingDragsOf: line)
    pan.axes = .horizontal
    // A slider in the row starts moving at 11 points; the row waits slightly longer.
    pan.minimumDistance = SliderMetrics.slop + 1
    pan.stretchesAtEnds = false
    func side(_ translation: CGSize) -> HorizontalEdge {
      (translation.width < 0) != isMirrored ? .trailing : .leading
    }
    func isFull(_ translation: CGSize, _ openWidth: CGFloat) -> Bool {
      let side = side(translation)
      return (edge.wrappedValue ?? side) == side && actions.allowsFullSwipe(side)
        && abs(translation.width) + openWidth >= tree.size(of: line).width * Self.acting
    }
    pan.canMove = { translation in
      let side = side(translation)
      guard let open = edge.wrappedValue else { return !actions[side].isEmpty }
      return open != side || actions.allowsFullSwipe(side)
    }
    let center = emission.service(SwipeCenter.self)
    pan.begin = { [weak self] in
      guard let self else { return }
      openWidth = edge.wrappedValue == nil ? 0 : tree.size(of: buttons).width
      if center?.open !== self { center?.open?.close() }
    }
    pan.move = { [weak self] translation in
      guard let self else { return }
      self.isFull = isFull(translation, openWidth)
      drag.wrappedValue = isMirrored ? -translation.width : translation.width
    }
    pan.release = { [weak self] in self?.rest(at: edge.wrappedValue) }
    pan.end = { [weak self] value in
      guard let self else { return }
      let side = side(value.translation)
      if let open = edge.wrappedValue, open != side { return close() }
      guard abs(value.translation.width) >= Self.opening, !actions[side].isEmpty else {
        return rest(at: edge.wrappedValue)
      }
      center?.open = self
      isActing = isFull(value.translation, openWidth)
      rest(at: side)
    }
  }

  /// Hides the buttons.
  func close() {
    guard edge?.wrappedValue != nil || drag?.wrappedValue != 0 else { return }
    rest(at: nil)
  }

  /// Moves the row to where it shows the buttons of `side`, or none.
  private func rest(at side: HorizontalEdge?) {
    isFull = false
    withAnimation(.easeOut(duration: 0.25)) {
      if drag?.wrappedValue != 0 { drag?.wrappedValue = 0 }
      if edge?.wrappedValue != side { edge?.wrappedValue = side }
    }
  }

  /// Triggers the first button after a full swipe, once the buttons have been emitted into `node`.
  func settle(_ node: LayoutTree.NodeID, in emission: Emission) {
    self.buttons = node
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

/// The place of a row's swipe buttons.
struct RowSwipePlace: Equatable {
  let edge: HorizontalEdge
  /// Whether the buttons are shown without a finger, and their width then if a finger has pulled
  /// them since.
  let isOpen: Bool
  let openWidth: CGFloat?
  /// The distance by which a finger pulls the row away from the edge, in points.
  let pull: CGFloat
  /// Whether the row follows the finger beyond its buttons.
  let allowsFullSwipe: Bool

  /// The share of a drag beyond the buttons that the row follows without a full swipe. Estimated.
  private static let stiffness: CGFloat = 0.25

  /// Returns the distance between the edge and the row, for buttons of an ideal `width`.
  func gap(_ width: CGFloat) -> CGFloat {
    let wanted = max((isOpen ? openWidth ?? width : 0) + pull, 0)
    return allowsFullSwipe ? wanted : min(wanted, width) + max(wanted - width, 0) * Self.stiffness
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
  let all: [SwipeActions]

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

  /// Whether a full swipe triggers the first button at `edge`.
  func allowsFullSwipe(_ edge: HorizontalEdge) -> Bool {
    self[edge].first?.allowsFullSwipe ?? false
  }
}
