import Foundation
import QuoinGeometry
import QuoinLayout

/// Finds a custom layout that places its views outside of its own size, over the next view of a
/// stack.
enum SpillingLayout {
  static func find(in scene: AnswerScene) -> [Diagnosis] {
    let facts = LengthFacts(scene)
    return facts.indices.compactMap { diagnosis($0, facts) }
  }

  /// The smallest overlap that is noticeable, in points.
  private static let least: CGFloat = 4

  private static func diagnosis(_ layout: Int, _ facts: LengthFacts) -> Diagnosis? {
    let children = facts.children(layout)
    guard let child = children.first, facts.isInAuthorsLayout(child), facts.isAuthored(layout),
      !facts.isHidden(layout), !facts.isLayered(layout),
      let axis = [Axis.vertical, .horizontal].first(where: { spill(layout, $0, facts) > least }),
      let victim = victim(of: layout, axis, facts)
    else { return nil }
    let (answered, used) = (facts.length(layout, axis), end(layout, axis, facts))
    let noun = LengthFacts.noun(axis)
    let direction = axis == .vertical ? "down" : "to the right"
    let type = facts.node(layout).callName
    return Diagnosis(
      .spillingLayout, subject: victim, others: Set([layout] + facts.scene.pass.inside(layout)),
      aspects: axis == .vertical ? [.height, .y, .gap, .cut] : [.width, .x, .gap, .cut],
      seen:
        "\(type)\(facts.place(layout)) answers a \(noun) of \(facts.text(answered)), but places its views \(direction) to \(facts.text(used)), over \(facts.view(victim)).",
      cause: cause(layout, axis, facts), causeNode: layout, weight: used - answered)
  }

  private static func cause(_ layout: Int, _ axis: Axis, _ facts: LengthFacts) -> String {
    let type = facts.node(layout).callName
    guard axis == .vertical, ignoresWidth(layout, facts),
      let width = facts.node(layout).proposal.width
    else {
      return
        "The sizeThatFits and placeSubviews of \(type) arrange its views differently; both need the same arrangement."
    }
    return
      "Its sizeThatFits answers the same height without a width as for the proposed \(facts.text(width)), but placeSubviews arranges the views within the width. Arrange them within proposal.width ?? .infinity in both."
  }

  /// Whether a layout answers the same height with the proposed width as without one.
  private static func ignoresWidth(_ layout: Int, _ facts: LengthFacts) -> Bool {
    let pass = facts.scene.pass
    let proposal = facts.node(layout).proposal
    guard let width = proposal.width, width.isFinite, let tree = pass.tree?.copyForMeasuring()
    else { return false }
    let ideal = pass.answer(layout, to: .unspecified, in: tree)
    let narrow = pass.answer(layout, to: ProposedViewSize(width: width, height: nil), in: tree)
    // A layout whose views fit into one row has the same height with good reason.
    let isNarrow = facts.children(layout).contains { child in
      facts.node(child).frame.minY > facts.node(layout).frame.minY + 0.5
    }
    return isNarrow && abs(ideal.height - narrow.height) < 0.01
      && abs(narrow.height - facts.length(layout, .vertical)) < 0.01
  }

  /// The end of a layout's views, from its own start.
  private static func end(_ layout: Int, _ axis: Axis, _ facts: LengthFacts) -> CGFloat {
    let frame = facts.node(layout).frame
    let ends = facts.children(layout).map { child in
      let inner = facts.node(child).frame
      return axis == .vertical ? inner.maxY - frame.minY : inner.maxX - frame.minX
    }
    return ends.max() ?? 0
  }

  private static func spill(_ layout: Int, _ axis: Axis, _ facts: LengthFacts) -> CGFloat {
    end(layout, axis, facts) - facts.length(layout, axis)
  }

  /// The first text or image after a layout in its stack over which one of its views is.
  private static func victim(of layout: Int, _ axis: Axis, _ facts: LengthFacts) -> Int? {
    let name = axis == .vertical ? "VStack" : "HStack"
    guard
      let stack = facts.scene.pass.around(layout).first(where: {
        facts.node($0).callName == name
      })
    else { return nil }
    let views = facts.children(layout).map { facts.node($0).frame }
    let inner = facts.scene.pass.inside(layout)
    return facts.scene.pass.inside(stack).first { other in
      guard other >= inner.upperBound, facts.isText(other) || facts.node(other).image != nil,
        !facts.isHidden(other), !facts.isLayered(other)
      else { return false }
      return views.contains { view in
        let overlap = view.intersection(facts.node(other).frame)
        return !overlap.isNull && overlap.width > 1 && overlap.height > least
      }
    }
  }
}
