import Foundation
import LayoutOracle
import QuoinCore
import QuoinGeometry
import QuoinLayout

// The leaves of an oracle's tree that SwiftUI has no view for.

/// ``OracleTree/words(_:)``
struct Words: PrimitiveView {
  let width: CGFloat
  let font: OracleWords.Font

  static func _emit(_ view: Self, into emission: Emission) {
    emission.tree.addLeaf(WordsLeaf(OracleWords(width: view.width, font: view.font)))
  }
}

/// ``OracleTree/area``
struct Area: PrimitiveView {
  static func _emit(_ view: Self, into emission: Emission) {
    emission.tree.addLeaf(AreaLeaf())
  }
}

/// ``OracleTree/leaf(_:_:)``: in a printed tree a colour in a frame, which answers the same.
struct Span: PrimitiveView {
  let width, height: OracleSpan

  static func _emit(_ view: Self, into emission: Emission) {
    emission.tree.addLeaf(LeafLength(view.width), LeafLength(view.height))
  }
}
