import Foundation
import QuoinGeometry

/// The data of a tree's nodes that isn't plain numbers: objects, lists and closures.
///
/// A record refers to a table by an index (`payload`, `spacing`, `guides`, `answers`); data that
/// few nodes have is stored by node instead.
struct SideTables {
  // By the record's `payload`

  var leaves: [any LayoutLeaf] = []
  var layouts: [CustomLayout] = []
  /// The alignments of containers and frames that use a custom line.
  var alignments: [Alignment] = []
  /// The candidates of each `ViewThatFits`.
  var candidates: [[LayoutTree.NodeID]] = []
  var grids: [GridShape] = []
  var scrolls: [ScrollContent] = []
  var lazies: [LazyContent] = []

  // By other indices of the record

  var spacings = SideTables.commonSpacings
  var guides: [[Guide]] = []
  /// The cached sizes of coupled nodes.
  var answers: [AnswerTable] = []

  // By node

  /// The values that views pass to their containers (`layoutValue`, `zIndex`).
  var values: [LayoutTree.NodeID: [ObjectIdentifier: Any]] = [:]
  var gridTraits: [LayoutTree.NodeID: GridTraits] = [:]
  var relativeFrames: [RelativeFrame] = []
  /// The cached values of guides, which are valid only during one layout.
  var guideAnswers: [GuideQuestion: CGFloat?] = [:]

  /// The spacing preferences that every tree has (see `SpacingIndex`).
  static let commonSpacings: [ViewSpacing] = [
    .ordinary, .zero, ViewSpacing(zero: .horizontal), ViewSpacing(zero: .vertical),
  ]

  static var commonCount: Int { 4 }

  /// Removes the entries of `node`, whose record is `record`.
  ///
  /// - Returns: whether the record referred to an entry that remains until ``compact(_:)``.
  mutating func dropEntries(of node: LayoutTree.NodeID, _ record: LayoutNode) -> Bool {
    if !values.isEmpty { values[node] = nil }
    if !gridTraits.isEmpty { gridTraits[node] = nil }
    if record.answers >= 0 { answers[Int(record.answers)] = AnswerTable() }
    if record.guides >= 0 { guides[Int(record.guides)] = [] }
    return record.payload >= 0 || record.answers >= 0 || record.guides >= 0
      || record.spacing >= Self.commonCount
  }

  /// Rebuilds the tables referenced by `records` without the unreferenced entries.
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
