import Foundation
import QuoinGeometry
import Testing

@testable import QuoinLayout

/// Edits that don't fit their node make no trial.
@Suite struct TrialRefusalTests {
  private let proposal = ProposedViewSize(width: 150, height: 40)

  /// A row of a framed leaf, a spacer and a leaf in a boundary.
  private struct Row {
    let tree = LayoutTree()
    let stack, frame, leaf, spacer, padding, boundary, inner: LayoutTree.NodeID

    init() throws {
      stack = tree.beginStack(.horizontal)
      let first = tree.mark
      leaf = tree.addLeaf()
      tree.wrapFixedFrame(since: first, width: 30, height: nil, alignment: .center)
      spacer = tree.addSpacer(in: .horizontal)
      let last = tree.mark
      inner = tree.addLeaf()
      tree.wrapFixedSize(since: last, horizontal: true, vertical: false)
      tree.addBoundaries(since: last)
      boundary = tree.first(after: last)
      tree.wrapPadding(since: last, EdgeInsets(.all, 4))
      padding = tree.first(after: last)
      tree.end()
      frame = tree.first(after: first)
      try tree.layout(proposal: ProposedViewSize(width: 150, height: 40))
    }
  }

  private func refuses(_ row: Row, _ node: LayoutTree.NodeID, _ edits: LayoutEdit...) -> Bool {
    edits.allSatisfy { row.tree.trial([(node, $0)], proposal: proposal) == nil }
  }

  @Test func argumentsOfOtherKinds() throws {
    let row = try Row()
    #expect(
      refuses(
        row, row.leaf, .frame(.horizontal, 1), .minimum(.horizontal, 1), .maximum(.vertical, 1),
        .fixedToMinimum(.horizontal), .alignment(horizontal: .leading), .spacing(1),
        .trackSpacing(.horizontal, 1), .insets(EdgeInsets()), .axes(.horizontal), .fitting,
        .unsizedAxes(.horizontal), .cellColumns(2), .trackAlignment(.top)))
    // The frame has no height, and a row no horizontal alignment.
    #expect(refuses(row, row.frame, .fixedToMinimum(.vertical), .fixedToMaximum(.vertical)))
    #expect(refuses(row, row.stack, .alignment(horizontal: .leading), .alignment()))
    #expect(refuses(row, row.leaf, .priority(.nan)))
    #expect(!refuses(row, row.frame, .fixedToMinimum(.horizontal)))
    #expect(!refuses(row, row.stack, .alignment(vertical: .top)))
  }

  @Test func structuresWithoutAPlace() throws {
    let row = try Row()
    #expect(refuses(row, row.stack, .removed, .exchangedWithInner, .movedInward(1)))
    #expect(refuses(row, row.leaf, .removed, .movedInward(1)))
    #expect(refuses(row, row.frame, .movedInward(0), .movedInward(1), .movedInward(.max)))
    #expect(refuses(row, row.padding, .movedInward(1), .exchangedWithInner))
    #expect(refuses(row, row.boundary, .removed))
    #expect(!refuses(row, row.padding, .removed))
  }

  @Test func layersWithoutAPlace() throws {
    let row = try Row()
    #expect(refuses(row, row.stack, .layered(.overlay, of: row.leaf)))
    #expect(refuses(row, row.leaf, .layered(.overlay, of: row.padding)))
    #expect(refuses(row, row.spacer, .layered(.background, of: row.padding)))
    #expect(refuses(row, row.frame, .layered(.overlay, of: row.frame)))
    #expect(refuses(row, row.frame, .layered(.overlay, of: row.leaf)))
    #expect(refuses(row, row.frame, .layered(.overlay, of: LayoutTree.NodeID(index: 99))))
    #expect(!refuses(row, row.frame, .layered(.overlay, of: row.inner)))
    #expect(!refuses(row, row.padding, .layered(.background, of: row.stack)))
  }

  /// A lone spacer would depend on another stack.
  @Test func aLoneSpacerStays() throws {
    let tree = LayoutTree()
    tree.beginStack(.vertical)
    let inner = tree.beginStack(.horizontal)
    tree.addSpacer(in: .horizontal)
    tree.end()
    tree.end()
    try tree.layout(proposal: proposal)
    #expect(tree.trial([(inner, .removed)], proposal: proposal) == nil)
  }

  @Test func removedNodesAreNotEditedAgain() throws {
    let row = try Row()
    let edits: [(node: LayoutTree.NodeID, edit: LayoutEdit)] = [
      (row.padding, .removed), (row.padding, .insets(EdgeInsets())),
    ]
    #expect(row.tree.trial(edits, proposal: proposal) == nil)
    let trial = try #require(row.tree.trial([(row.padding, .removed)], proposal: proposal))
    #expect(trial[row.padding] == nil && trial[row.inner] != nil)
  }
}
