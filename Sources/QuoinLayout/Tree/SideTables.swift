import Foundation
import QuoinGeometry

/// What the nodes of a tree have that is no plain number: objects, lists and closures.
///
/// A record points into a table by an index (`payload`, `spacing`, `guides`, `answers`); what few nodes have is kept by
/// node instead.
struct SideTables {
  // By the record's `payload`

  var leaves: [any LayoutLeaf] = []
  var layouts: [CustomLayout] = []
  /// The alignments of containers and frames that have a line of the user's.
  var alignments: [Alignment] = []
  /// What each `ViewThatFits` chooses from.
  var candidates: [[LayoutTree.Node]] = []
  var grids: [GridShape] = []
  var scrolls: [ScrollContent] = []
  var lazies: [LazyContent] = []

  // By other indices of the record

  var spacings = SideTables.commonSpacings
  var guides: [[Guide]] = []
  /// The answers of coupled nodes.
  var answers: [[Answer]] = []

  // By node

  /// What views carry for the layout around them (`layoutValue`, `zIndex`).
  var values: [LayoutTree.Node: [ObjectIdentifier: Any]] = [:]
  var gridTraits: [LayoutTree.Node: GridTraits] = [:]
  var relativeFrames: [RelativeFrame] = []
  /// The answers of guides, which are only valid during one layout.
  var guideAnswers: [GuideQuestion: CGFloat?] = [:]

  /// The spacing preferences every tree has (see `SpacingIndex`).
  static let commonSpacings: [ViewSpacing] = [
    .ordinary, .zero, ViewSpacing(zero: .horizontal), ViewSpacing(zero: .vertical),
  ]

  static var commonCount: Int { 4 }

  /// Forgets what is kept for `node`, whose record is `record`.
  ///
  /// - Returns: whether the record pointed to an entry that stays behind until ``compact(_:)``.
  mutating func dropEntries(of node: LayoutTree.Node, _ record: LayoutNode) -> Bool {
    if !values.isEmpty { values[node] = nil }
    if !gridTraits.isEmpty { gridTraits[node] = nil }
    if record.answers >= 0 { answers[Int(record.answers)] = [] }
    if record.guides >= 0 { guides[Int(record.guides)] = [] }
    return record.payload >= 0 || record.answers >= 0 || record.guides >= 0
      || record.spacing >= Self.commonCount
  }

  /// Rebuilds the tables that `records` point into without the entries that no record points to.
  mutating func compact(_ records: UnsafeMutableBufferPointer<LayoutNode>) {
    func move<Entry>(_ index: inout Int32, from old: [Entry], to new: inout [Entry]) {
      new.append(old[Int(index)])
      index = Int32(new.count - 1)
    }
    let old = self
    (leaves, layouts, alignments, candidates) = ([], [], [], [])
    (grids, scrolls, lazies) = ([], [], [])
    (spacings, guides, answers) = (Self.commonSpacings, [], [])
    for record in records.indices where records[record].kind != .free {
      var payload = records[record].payload
      switch records[record].kind {
      case .measured: move(&payload, from: old.leaves, to: &leaves)
      case .custom: move(&payload, from: old.layouts, to: &layouts)
      case .scroll: move(&payload, from: old.scrolls, to: &scrolls)
      case .lazy: move(&payload, from: old.lazies, to: &lazies)
      case .grid: move(&payload, from: old.grids, to: &grids)
      case .fitting where payload >= 0:
        move(&payload, from: old.candidates, to: &candidates)
      case _ where records[record].hasCustomLine:
        move(&payload, from: old.alignments, to: &alignments)
      default: break
      }
      records[record].payload = payload
      if records[record].guides >= 0 {
        move(&records[record].guides, from: old.guides, to: &guides)
      }
      if records[record].answers >= 0 {
        move(&records[record].answers, from: old.answers, to: &answers)
      }
      if records[record].spacing >= Self.commonCount {
        move(&records[record].spacing, from: old.spacings, to: &spacings)
      }
    }
  }
}
