import Foundation
import QuoinGeometry
import QuoinLayout
import Testing

/// A leaf that is created with its frame is the same as one that is wrapped later.
@Suite struct FramedLeafTests {
  static let alignments: [Alignment] = [
    .center, .topLeading, .bottomTrailing, .trailingFirstTextBaseline,
  ]

  @Test(arguments: [0, 12.5, 400], alignments)
  func isAWrappedLeaf(width: CGFloat, alignment: Alignment) throws {
    let (direct, wrapped) = (LayoutTree(), LayoutTree())
    for tree in [direct, wrapped] {
      tree.beginStack(.horizontal, alignment: .centerLastTextBaseline)
      tree.addLeaf(size: CGSize(width: 20, height: 90))
      if tree === direct {
        let leaf = try #require(tree.addLeaf(framedTo: width, 30, alignment: alignment))
        #expect(tree.firstChild(of: leaf).exists == false)
        #expect(tree.isWrapper(tree.parent(of: leaf)))
      } else {
        let mark = tree.mark
        tree.addLeaf()
        tree.wrapFixedFrame(since: mark, width: width, height: 30, alignment: alignment)
      }
      tree.addLeaf()
      tree.end()
    }
    for proposal in [ProposedViewSize(width: 200, height: 50), .unspecified, .infinity, .zero] {
      let sizes = try [direct, wrapped].map { try $0.layout(proposal: proposal) }
      #expect(sizes[0] == sizes[1])
      #expect(direct.measurements == wrapped.measurements)
      #expect(frames(direct) == frames(wrapped))
    }
  }

  /// The frame of a leaf with an invalid length is left to the caller, who reports the length.
  @Test(arguments: [-1, .nan, .infinity] as [CGFloat])
  func hasValidLengths(length: CGFloat) {
    let tree = LayoutTree()
    #expect(tree.addLeaf(framedTo: length, 10, alignment: .center) == nil)
    #expect(tree.addLeaf(framedTo: 10, length, alignment: .center) == nil)
    #expect(tree.count == 1)
    #expect(tree.diagnostics.isEmpty)
  }

  private func frames(_ tree: LayoutTree) -> [String] {
    var frames: [String] = []
    var waiting = tree.root.map { [$0] } ?? []
    while let node = waiting.popLast() {
      frames.append("\(tree.kindName(of: node)) \(tree.frame(of: node))")
      waiting += tree.children(of: node)
    }
    return frames
  }
}
