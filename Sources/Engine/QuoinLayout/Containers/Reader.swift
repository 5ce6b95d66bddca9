import Foundation
import QuoinGeometry

// A reader accepts its proposal; its children are added once its size is known
// (Rules/Geometry.md#geometry-reader).

extension LayoutTree {
  /// Adds a view that accepts its proposal, or 10 if that is `nil`, and whose children are added
  /// once its size is known.
  ///
  /// The view proposes that size to each child and places it at the top-leading corner
  /// (Rules/Geometry.md#geometry-reader).
  /// Sizing: h-exp, v-exp.
  @discardableResult
  package func addReader() -> NodeID {
    let index = append(.reader)
    let node = pointer(index)
    node.pointee.horizontal = .expanding
    node.pointee.vertical = .expanding
    return index
  }
}

extension LayoutPass {
  func arrangeReader(_ index: NodeID) {
    let size = records[index].size
    let offer = Offer(size.width, size.height)
    tree.forEachChild(pointer(index)) { record in
      let child = id(of: record)
      trace?.offered(child, offer, along: .horizontal, .ownLength, across: .ownLength)
      settle(child, offer)
      record.pointee.origin = .zero
    }
  }
}
