import Foundation
import LayoutOracle
import QuoinCore
import QuoinGeometry
import QuoinLayout

// The leaves of an oracle tree that have no SwiftUI view.

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

/// ``OracleTree/leaf(_:_:)``: printed as a color in a frame, which has the same sizes.
struct Span: PrimitiveView {
  let width, height: OracleSpan

  static func _emit(_ view: Self, into emission: Emission) {
    emission.tree.addLeaf(LeafLength(view.width), LeafLength(view.height))
  }
}
