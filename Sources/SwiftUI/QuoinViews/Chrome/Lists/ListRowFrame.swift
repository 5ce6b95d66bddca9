import Foundation
import QuoinCore
import QuoinGeometry
import QuoinLayout

/// The parts that a list draws around the content of one row.
@MainActor
struct ListRowFrame {
  let line: ListLine
  /// Whether the row begins or ends its section.
  let isFirst: Bool
  let isLast: Bool
  /// The index of the row in the list.
  let number: Int

  /// Adds the parts around the row with content `node`, at index `row` of its slot.
  ///
  /// - `joinsSelection`: whether the user can select the row together with others.
  func emit(
    around node: LayoutTree.NodeID, row: Int, isSelected: Bool, joinsSelection: Bool,
    into emission: Emission
  ) {
    let tree = emission.tree
    func add<V: View>(_ part: ListRowPart, below depth: Int = 0, _ view: V) {
      let view = view.elementValue(key: ListRowPartKey.self, value: (row, part))
        .ownZIndex(-Double(depth))
      guard emission.isLiving else { return emission.emit(view) }
      // An element of its own, so that an animation fades a part that comes or goes. A row may have
      // two parts of a kind, one above the other.
      let number = (row * ListRowPart.kindCount + part.kind) * 3 + depth
      guard emission.enter(.slot(AnyHashable(number))) else { return }
      emission.emit(view)
      emission.leave()
    }
    let separators = tree.value(ListRowSeparatorKey.self, of: node)
    let accessory = tree.value(ListRowAccessory.self, of: node)
    let badge = tree.value(BadgeKey.self, of: node)
    let isEditing = emission.environment.editMode?.wrappedValue.isEditing ?? false
    let editing = RowEditing(of: node, in: tree)
    let canMove = isEditing && editing.move != nil

    if let own = tree.value(ListRowBackgroundKey.self, of: node) {
      add(.background, below: 2, ZStack { own }.clipShape(shape(emission)))
    } else if let card = line.metrics.card {
      add(.background, below: 2, shape(emission).fill(Color(storage: .system(card))))
    } else if line.metrics.alternates, number % 2 == 1 {
      // Like a selection, this background is inset from the sides and has round corners.
      add(
        .selection, below: 2,
        RoundedRectangle(cornerRadius: line.metrics.selectionRadius)
          .fill(Color(storage: .system(.fill(2)))))
    }
    if isSelected { add(.selection, below: 1, ListSelectionShape(frame: self)) }
    if isEditing, joinsSelection, emission.environment.platform == .iOS {
      add(.leading, ListSelectionMark(isSelected: isSelected))
    } else if isEditing, editing.delete != nil {
      add(.leading, ListDeleteMark())
    }
    if badge != nil || accessory != nil || canMove {
      add(
        .trailing(
          margin: accessory == nil && !canMove
            ? line.metrics.rowInsets.trailing : line.metrics.accessoryMargin),
        ListTrailingParts(
          badge: badge, accessory: accessory, canMove: canMove, gap: line.metrics.accessoryGap))
    }
    let section = tree.value(ListSectionSeparatorKey.self, of: node)
    let isApart = isApart(in: emission)
    if isShown(
      separators.top, isFirst ? section.top : nil,
      usually: isFirst && hasOuterLines && !isApart && (!line.followsRows || line.gapAbove > 0))
    {
      add(.topSeparator, separator(separators.top, isFirst ? section.top : nil))
    }
    if isShown(
      separators.bottom, isLast ? section.bottom : nil,
      usually: !isApart && (isLast ? hasOuterLines : line.metrics.hasSeparators))
    {
      add(.bottomSeparator, separator(separators.bottom, isLast ? section.bottom : nil))
    }
  }

  /// Whether there is space between the rows.
  private func isApart(in emission: Emission) -> Bool {
    (emission.environment.listRowSpacing ?? line.metrics.rowSpacing) > 0
  }

  private var hasOuterLines: Bool {
    line.metrics.hasSeparators && line.metrics.hasSectionSeparators
  }

  /// Whether a separator is shown: the row's setting takes precedence, then the section's, then the
  /// style's.
  private func isShown(
    _ row: EdgeSeparators.Line, _ section: EdgeSeparators.Line?, usually: Bool
  ) -> Bool {
    switch (row.visibility, section?.visibility ?? .automatic) {
    case (.hidden, _), (.automatic, .hidden): false
    case (.visible, _), (.automatic, .visible): true
    case (.automatic, .automatic): usually
    }
  }

  private func separator(_ row: EdgeSeparators.Line, _ section: EdgeSeparators.Line?) -> Color {
    row.tint ?? section?.tint ?? Color(storage: .system(.rowSeparator))
  }

  /// Returns the row's slice of the card.
  func shape(_ emission: Emission) -> ListCardSlice {
    let isApart = isApart(in: emission)
    return ListCardSlice(
      radius: line.metrics.radius, hasTop: isFirst || isApart, hasBottom: isLast || isApart)
  }
}

/// The background of a selected row.
private struct ListSelectionShape: PrimitiveView {
  let frame: ListRowFrame

  static func _emit(_ view: Self, into emission: Emission) {
    let metrics = view.frame.line.metrics
    let color =
      emission.environment.platform == .macOS
      ? Color.accentColor : Color(storage: .system(.rowHighlight))
    if metrics.card == nil {
      emission.emit(RoundedRectangle(cornerRadius: metrics.selectionRadius).fill(color))
    } else {
      emission.emit(view.frame.shape(emission).fill(color))
    }
  }
}

/// The parts at the end of a row: the badge, the chevron and the move handle.
private struct ListTrailingParts: View {
  let badge: Text?
  let accessory: ListRowAccessory?
  let canMove: Bool
  let gap: CGFloat
  @Environment(\.badgeProminence) private var prominence

  var body: some View {
    HStack(spacing: gap) {
      if let badge {
        badge.foregroundStyle(
          prominence == .increased ? AnyShapeStyle(.red) : AnyShapeStyle(.secondary))
      }
      switch accessory {
      case .chevron(let isEnabled):
        Chevron().foregroundStyle(.tertiary).fadedWhenDisabled(0.5).disabled(!isEnabled)
      case .disclosure(let isExpanded):
        Chevron().rotationEffect(.degrees(isExpanded ? 90 : 0)).foregroundStyle(.tint)
      case nil: EmptyView()
      }
      if canMove { ListMoveMark() }
    }
  }
}
