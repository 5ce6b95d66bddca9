import Foundation
import QuoinGeometry

/// A recording of the negotiation: each proposal, the resulting size, and the reasons.
///
/// Assign a trace to ``LayoutTree/trace`` before a layout. While it is set, the tree derives no
/// sizes from ranges, so that the algorithm that explains a size also computes it.
public final class LayoutTrace {
  /// One exchange between a parent and a child.
  public struct Event: Sendable {
    public var node: LayoutTree.NodeID
    public var proposal: ProposedViewSize
    public var size: CGSize
    public var reasons: AxisReasons<LengthReason>
  }

  /// All exchanges in chronological order.
  public private(set) var events: [Event] = []

  /// The reasons recorded for a node. Tables by node take a tenth of the time of a dictionary of
  /// proposals.
  private struct Record {
    /// The position in `events` of the node's last event; -1 if there is none.
    var lastAnswer = -1
    var offer: AxisReasons<OfferReason>?
    var turn: Int?
  }
  private var records: [Record] = []
  /// The position of the previous event of the same node, for each event; -1 if there is none.
  private var earlier: [Int] = []

  public init() {}

  /// Returns the reasons for the size of `node` at its final proposal.
  public func answerReasons(of node: LayoutTree.NodeID, in tree: LayoutTree) -> AxisReasons<
    LengthReason
  >? {
    guard tree.contains(node), let record = record(of: node) else { return nil }
    let proposal = tree.proposal(of: node)
    var event = record.lastAnswer
    while event >= 0, events[event].proposal != proposal { event = earlier[event] }
    return event >= 0 ? events[event].reasons : nil
  }

  /// Returns the reasons for the final proposal to `node`.
  public func offerReasons(of node: LayoutTree.NodeID) -> AxisReasons<OfferReason>? {
    record(of: node)?.offer
  }

  /// Returns the position of `node` in its stack's measuring order, starting at 1; `nil` outside a
  /// stack that divides a length.
  public func turn(of node: LayoutTree.NodeID) -> Int? { record(of: node)?.turn }

  private func record(of node: LayoutTree.NodeID) -> Record? {
    records.indices.contains(node.index) ? records[node.index] : nil
  }

  private func change(_ node: LayoutTree.NodeID, _ body: (inout Record) -> Void) {
    let missing = node.index + 1 - records.count
    if missing > 0 { records.append(contentsOf: repeatElement(Record(), count: missing)) }
    body(&records[node.index])
  }

  func answered(
    _ node: LayoutTree.NodeID, _ offer: Offer, _ size: CGSize, along axis: Axis,
    _ along: LengthReason,
    across: LengthReason
  ) {
    let reasons = AxisReasons(axis, along: along, across: across)
    change(node) {
      earlier.append($0.lastAnswer)
      $0.lastAnswer = events.count
    }
    events.append(Event(node: node, proposal: offer.proposal, size: size, reasons: reasons))
  }

  func offered(
    _ node: LayoutTree.NodeID, _ offer: Offer, along axis: Axis, _ along: OfferReason,
    across: OfferReason
  ) {
    change(node) {
      $0.offer = AxisReasons(axis, along: along, across: across)
      if case .share(let turn, _, _, _) = along { $0.turn = turn }
    }
  }

  /// Records that a stack proposed its own length across in its second pass.
  func reoffered(_ node: LayoutTree.NodeID, _ axis: Axis, _ reason: OfferReason) {
    guard let reasons = record(of: node)?.offer else { return }
    let across = axis == .horizontal ? reasons.vertical : reasons.horizontal
    change(node) { $0.offer = AxisReasons(axis, along: reason, across: across) }
  }
}
