import Foundation
import QuoinGeometry

/// The cached sizes of a coupled node, in addition to its last one.
///
/// Every enclosing stack measures the node at 0, at infinity and with shares, so the number of
/// proposals grows with the depth. All those of one layout are kept: if sizes were evicted before a
/// stack needs them again, the cost would grow exponentially with the depth.
struct AnswerTable {
  /// The sizes that are searched one by one, oldest first.
  var few: [Answer] = []
  /// The sizes that follow when ``few`` is full, of one layout.
  private var others: [Offer: CGSize] = [:]
  /// The number of the layout that ``others`` belongs to.
  private var layout = 0

  /// The maximum number of sizes that are searched one by one.
  private static var limit: Int { 64 }
  /// The maximum number of the other sizes, which limits the memory of a node.
  private static var mostOthers: Int { 1 << 14 }

  @inline(__always)
  subscript(offer: Offer) -> CGSize? {
    for answer in few where answer.offer == offer { return answer.size }
    return others.isEmpty ? nil : others[offer]
  }

  /// Adds a size that was computed in the layout with the number `layout`.
  mutating func add(_ answer: Answer, in layout: Int) {
    if few.count < Self.limit {
      few.append(answer)
      return
    }
    // Those of earlier layouts, such as the frames of an animation, are rarely needed again.
    if self.layout != layout || others.count >= Self.mostOthers { others.removeAll() }
    self.layout = layout
    others[answer.offer] = answer.size
  }

  /// All cached sizes.
  var all: [Answer] { few + others.map { Answer(offer: $0.key, size: $0.value) } }
}
