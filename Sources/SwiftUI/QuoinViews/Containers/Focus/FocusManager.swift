import QuoinCore
import QuoinLayout

/// Manages the focus of a live tree, which at most one view has.
///
/// Focus states follow the focus and vice versa. After each pass of an update, the manager moves
/// the focus according to newly written states; if no matching view can have the focus, the manager
/// resets the state.
@MainActor
public final class FocusManager: LivingService {
  package private(set) var focused: FocusItem?
  /// The focus bindings around the focused view.
  private var held: [FocusBinding] = []
  private var ties: [WeakTie] = []
  /// The default focuses to apply in the next pass.
  var defaults: [FocusDefault] = []
  private var resigning: TextEditing?
  /// Whether the first focusable view is to get the focus, because the window has just opened;
  /// `nil` before there is a focusable view.
  private var isOpening: Bool?
  /// Whether a view always has the focus and arrow keys move it, as on tvOS.
  private(set) var isPermanent = false
  /// The actions that wait for the layout of a pass.
  private var waiting: [(Emission) -> Void] = []
  private var published = FocusedValues()
  private var avoidance = KeyboardAvoidance()

  private var sources: [WeakSource] = []

  private struct WeakTie { weak var tie: FocusBinding? }
  private struct WeakSource { weak var source: FocusedValueSource? }

  public required init() { super.init() }

  func add(_ tie: FocusBinding) { ties.append(WeakTie(tie: tie)) }
  func add(_ source: FocusedValueSource) { sources.append(WeakSource(source: source)) }

  /// Takes account of a focusable view that is emitted on macOS or tvOS.
  func noteItem(in emission: Emission) {
    guard isOpening == nil else { return }
    isOpening = emission.isOpening && !emission.isPicture
    isPermanent = emission.environment.platform == .tvOS && !emission.isPicture
  }

  // MARK: Moving

  /// Moves the focus to `item` as a touch does, which places the insertion point at the end.
  package func touch(_ item: FocusItem, in emission: Emission) {
    focus(item, in: emission)
    item.editing?.moveToEnd()
  }

  /// Moves the focus to `item`, or removes it. On macOS, a field selects its text.
  package func focus(_ item: FocusItem?, in emission: Emission) {
    guard item !== focused else { return }
    let (old, oldTies) = (focused, held)
    focused = item
    emission.isTyping = item?.editing.map { !$0.isReadOnly } ?? false
    held = item.map { emission.nodes.attachments(FocusBinding.self, around: $0.node) } ?? []
    old?.onChange(false)
    for tie in held { tie.claim() }
    for tie in oldTies where !held.contains(where: { $0 === tie }) { tie.release() }
    item?.onChange(true)
    item?.editing?.selectOnFocus()
  }

  /// Calls `action` after the layout of the next pass.
  func wait(_ action: @escaping (Emission) -> Void) { waiting.append(action) }

  /// Removes the focus from a submitted field after the update, unless the update moves the focus.
  func resign(_ editing: TextEditing) { resigning = editing }

  /// Submits a field as Return does; on iOS the field then loses the focus, unless the focus was
  /// moved.
  package func submit(_ editing: TextEditing) {
    editing.submit()
    if editing.endsWithSubmit { resign(editing) }
  }

  /// Returns the focusable views inside `node`, in order.
  package func items(inside node: LayoutTree.NodeID, in emission: Emission) -> [FocusItem] {
    var items: [FocusItem] = []
    for (item, _) in emission.nodes.attachments(FocusItem.self, inside: node)
    where item.isTabStop && item.isAvailable(in: emission)
      && !items.contains(where: { $0 === item })
    {
      items.append(item)
    }
    return items
  }

  /// Returns the view to focus for `node`: the focused or first one inside it, or else the nearest
  /// ancestor.
  package func item(at node: LayoutTree.NodeID, in emission: Emission) -> FocusItem? {
    let inside = emission.nodes.attachments(FocusItem.self, inside: node).map(\.thing)
    return inside.first { $0 === focused } ?? inside.first { $0.isTabStop } ?? inside.first
      ?? emission.nodes.attachments(FocusItem.self, around: node).first
  }

  /// Moves the focus to the next or previous focusable view of the front window, and returns
  /// whether there is one.
  func move(forward: Bool, in emission: Emission) -> Bool {
    let items = items(inside: emission.nodes.frontNode, in: emission)
    guard !items.isEmpty else { return false }
    let place = items.firstIndex { $0 === focused }
    let next = place.map { $0 + (forward ? 1 : -1) } ?? (forward ? 0 : items.count - 1)
    focus(items[(next + items.count) % items.count], in: emission)
    return true
  }

  /// Moves the focus to the nearest focusable view in a direction, and returns whether there is one
  /// (Rules/Controls.md#tv-focus).
  package func move(_ direction: MoveCommandDirection, in emission: Emission) -> Bool {
    let items = items(inside: emission.nodes.frontNode, in: emission)
    guard let focused, items.contains(where: { $0 === focused }) else {
      guard let first = items.first else { return false }
      focus(first, in: emission)
      return true
    }
    let start = emission.tree.frame(of: focused.node)
    var nearest: (item: FocusItem, step: FocusStep)?
    for item in items where item !== focused {
      let frame = emission.tree.frame(of: item.node)
      guard let step = FocusStep(from: start, to: frame, direction) else { continue }
      if let nearest, nearest.step <= step { continue }
      nearest = (item, step)
    }
    guard let nearest else { return false }
    focus(nearest.item, in: emission)
    return true
  }

  /// Moves the focus to the innermost focusable view around a click, on macOS; a field takes it
  /// when the click ends. A touch elsewhere ends the selection of a text.
  public override func swallowsTouch(on nodes: [LayoutTree.NodeID], in emission: Emission) -> Bool {
    if let focused, !focused.isTabStop, !nodes.contains(focused.node) { focus(nil, in: emission) }
    for node in nodes {
      for item in emission.nodes.attachments(FocusItem.self, at: node)
      where item.platform == .macOS && item.isTabStop && item.isAvailable(in: emission) {
        if item.editing == nil { focus(item, in: emission) }
        return false
      }
    }
    return false
  }

  // MARK: After each pass

  public override func settle(_ emission: Emission) {
    if let item = focused, !item.canStay(in: emission) { focus(nil, in: emission) }
    for item in defaults where focused == nil { item.take(emission) }
    defaults = []
    ties.removeAll { $0.tie == nil }
    if !ties.isEmpty { follow(ties.compactMap(\.tie), emission) }
    if isOpening == true {
      isOpening = false
      if focused == nil { focusFirst(emission) }
    }
    if let resigning, focused?.editing === resigning { focus(nil, in: emission) }
    resigning = nil
    if isPermanent, !hasFocusInFront(emission) { focusFirst(emission) }
    if !sources.isEmpty { publish(emission) }
    let actions = waiting
    waiting = []
    for action in actions { action(emission) }
    if let focused { reveal(focused, in: emission) }
    avoidance.settle(focused, in: emission)
  }

  /// Whether the focused view is in the front window.
  private func hasFocusInFront(_ emission: Emission) -> Bool {
    focused.map { emission.tree.isInside($0.node, emission.nodes.frontNode) } ?? false
  }

  /// Focuses the first view of the window, but not the search field in its bar.
  private func focusFirst(_ emission: Emission) {
    let first = items(inside: emission.nodes.frontNode, in: emission).first {
      $0.editing?.trigger != .search
    }
    if let first { focus(first, in: emission) }
  }

  /// Moves the focus according to newly written states.
  private func follow(_ ties: [FocusBinding], _ emission: Emission) {
    var wanted: FocusBinding?
    var isAborted = false
    for tie in ties {
      let isWanted = tie.link.isWanted()
      guard isWanted != tie.wasWanted else { continue }
      tie.wasWanted = isWanted
      if isWanted {
        if emission.nodes.isAttached(tie, to: tie.node) { wanted = wanted ?? tie }
      } else if held.contains(where: { $0 === tie }) {
        isAborted = true
      }
    }
    if let wanted {
      let inside = items(inside: wanted.node, in: emission)
      if let item = inside.first(where: { $0 === focused }) ?? inside.first {
        focus(item, in: emission)
      }
    } else if isAborted {
      focus(nil, in: emission)
    }
    // A state whose value matched no focusable view is reset to its "no focus" value.
    let kept = Set(held.filter(\.wasWanted).map(\.link.state))
    for tie in ties where !kept.contains(tie.link.state) {
      tie.wasWanted = false
      if !tie.link.isNone() { tie.link.clear() }
    }
  }

  // MARK: Values

  /// Sets the focused values of the focused view and its scene in the root environment.
  private func publish(_ emission: Emission) {
    sources.removeAll { $0.source == nil }
    var values = FocusedValues()
    for case let source? in sources.map(\.source)
    where source.isOfScene && emission.nodes.isAttached(source, to: source.node) {
      source.change(&values)
    }
    if let focused {
      for source in emission.nodes.attachments(FocusedValueSource.self, around: focused.node)
        .reversed()
      where !source.isOfScene { source.change(&values) }
    }
    guard !values.isSame(as: published) else { return }
    published = values
    emission.changeRootEnvironment { $0.focusedValues = values }
  }
}
