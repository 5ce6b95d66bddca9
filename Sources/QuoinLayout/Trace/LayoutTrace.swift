import Foundation
import QuoinGeometry

/// The recorder of a negotiation: what was offered, what was answered, and why.
///
/// Set one as ``LayoutTree/trace`` before a layout. While it is set the tree derives no answers from ranges, so that the
/// algorithm that explains an answer has given it.
public final class LayoutTrace {
  /// One exchange between a parent and a child, in the order it happened.
  public struct Event: Sendable {
    public var node: LayoutTree.Node
    public var proposal: ProposedViewSize
    public var size: CGSize
    public var reasons: AxisReasons<LengthReason>
  }

  /// All answers in the order they were given.
  public private(set) var events: [Event] = []

  private struct Question: Hashable {
    var node: LayoutTree.Node
    var offer: Offer
  }
  private var answers: [Question: AxisReasons<LengthReason>] = [:]
  private var offers: [LayoutTree.Node: AxisReasons<OfferReason>] = [:]
  private var turns: [LayoutTree.Node: Int] = [:]

  public init() {}

  /// Why `node` answered what it did to the proposal it was placed with.
  public func answerReasons(of node: LayoutTree.Node, in tree: LayoutTree) -> AxisReasons<
    LengthReason
  >? {
    guard tree.contains(node) else { return nil }
    return answers[Question(node: node, offer: Offer(tree.proposal(of: node)))]
  }

  /// Why `node` was offered what it was placed with.
  public func offerReasons(of node: LayoutTree.Node) -> AxisReasons<OfferReason>? { offers[node] }

  /// When its stack asked `node`, from 1 on; `nil` outside a stack that shares out a length.
  public func turn(of node: LayoutTree.Node) -> Int? { turns[node] }

  func answered(
    _ node: LayoutTree.Node, _ offer: Offer, _ size: CGSize, along axis: Axis,
    _ along: LengthReason,
    across: LengthReason
  ) {
    let reasons = AxisReasons(axis, along: along, across: across)
    answers[Question(node: node, offer: offer)] = reasons
    events.append(Event(node: node, proposal: offer.proposal, size: size, reasons: reasons))
  }

  func offered(
    _ node: LayoutTree.Node, _ offer: Offer, along axis: Axis, _ along: OfferReason,
    across: OfferReason
  ) {
    offers[node] = AxisReasons(axis, along: along, across: across)
    if case .share(let turn, _, _, _) = along { turns[node] = turn }
  }

  /// Notes that a stack offered its own length across in its second pass.
  func reoffered(_ node: LayoutTree.Node, _ axis: Axis, _ reason: OfferReason) {
    guard let reasons = offers[node] else { return }
    offers[node] = AxisReasons(
      axis, along: reason, across: axis == .horizontal ? reasons.vertical : reasons.horizontal)
  }
}
