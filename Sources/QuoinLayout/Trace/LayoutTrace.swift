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

  /// What is known of a node: tables by node cost a tenth of a dictionary of questions.
  private struct Record {
    /// The position of its last answer in `events`; -1 for none.
    var lastAnswer = -1
    var offer: AxisReasons<OfferReason>?
    var turn: Int?
  }
  private var records: [Record] = []
  /// For each event the one before it of the same node; -1 for none.
  private var earlier: [Int] = []

  public init() {}

  /// Why `node` answered what it did to the proposal it was placed with.
  public func answerReasons(of node: LayoutTree.Node, in tree: LayoutTree) -> AxisReasons<
    LengthReason
  >? {
    guard tree.contains(node), let record = record(of: node) else { return nil }
    let proposal = tree.proposal(of: node)
    var event = record.lastAnswer
    while event >= 0, events[event].proposal != proposal { event = earlier[event] }
    return event >= 0 ? events[event].reasons : nil
  }

  /// Why `node` was offered what it was placed with.
  public func offerReasons(of node: LayoutTree.Node) -> AxisReasons<OfferReason>? {
    record(of: node)?.offer
  }

  /// When its stack asked `node`, from 1 on; `nil` outside a stack that shares out a length.
  public func turn(of node: LayoutTree.Node) -> Int? { record(of: node)?.turn }

  private func record(of node: LayoutTree.Node) -> Record? {
    records.indices.contains(Int(node)) ? records[Int(node)] : nil
  }

  private func change(_ node: LayoutTree.Node, _ body: (inout Record) -> Void) {
    let missing = Int(node) + 1 - records.count
    if missing > 0 { records.append(contentsOf: repeatElement(Record(), count: missing)) }
    body(&records[Int(node)])
  }

  func answered(
    _ node: LayoutTree.Node, _ offer: Offer, _ size: CGSize, along axis: Axis,
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
    _ node: LayoutTree.Node, _ offer: Offer, along axis: Axis, _ along: OfferReason,
    across: OfferReason
  ) {
    change(node) {
      $0.offer = AxisReasons(axis, along: along, across: across)
      if case .share(let turn, _, _, _) = along { $0.turn = turn }
    }
  }

  /// Notes that a stack offered its own length across in its second pass.
  func reoffered(_ node: LayoutTree.Node, _ axis: Axis, _ reason: OfferReason) {
    guard let reasons = record(of: node)?.offer else { return }
    let across = axis == .horizontal ? reasons.vertical : reasons.horizontal
    change(node) { $0.offer = AxisReasons(axis, along: reason, across: across) }
  }
}
