import Foundation
import QuoinGeometry

/// The cells of a `Grid`, and the one that decides its columns or rows.
struct GridCells {
  let chain: LengthChain
  let cells: [Int]

  init(of grid: Int, _ chain: LengthChain) {
    self.chain = chain
    cells = chain.phrases.children(grid).flatMap { row in
      chain.scene.node(row).callName == "GridRow" ? chain.phrases.children(row) : [row]
    }
  }

  /// The `Grid` around a node; `nil` if there is none between it and the next other container.
  static func grid(around node: Int, in scene: AnswerScene) -> Int? {
    scene.pass.around(node).prefix(2).first { scene.node($0).callName == "Grid" }
  }

  /// A cell that takes all the length it is offered.
  var filler: Int? {
    cells.first { chain.isFlexible($0) && chain.phrases.length($0, chain.axis) > 0.5 }
  }

  /// The longest cell.
  var longest: Int? {
    cells.max { chain.phrases.length($0, chain.axis) < chain.phrases.length($1, chain.axis) }
  }

  /// The longest of the cells that begin before a place.
  func longest(before place: CGFloat) -> Int? {
    let earlier = cells.filter { chain.phrases.maximum($0, chain.axis) <= place + 0.01 }
    return earlier.max {
      chain.phrases.maximum($0, chain.axis) < chain.phrases.maximum($1, chain.axis)
    }
  }
}
