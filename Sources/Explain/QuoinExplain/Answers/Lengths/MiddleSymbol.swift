import Foundation
import QuoinGeometry
import QuoinLayout

/// Finds an image that is beside the middle of several lines of text, rather than the first one.
///
/// The diagnosis answers only questions.
enum MiddleSymbol {
  static func find(in scene: AnswerScene) -> [Diagnosis] {
    let facts = LengthFacts(scene)
    return facts.indices.compactMap { diagnosis($0, facts) }
  }

  private static func diagnosis(_ stack: Int, _ facts: LengthFacts) -> Diagnosis? {
    guard facts.node(stack).callName == "HStack", facts.isAuthored(stack),
      facts.node(stack).arguments?.alignment == "center", !facts.isHidden(stack)
    else { return nil }
    let children = facts.children(stack)
    guard let child = children.first(where: { mark(in: $0, facts) != nil }),
      let mark = mark(in: child, facts),
      let column = children.first(where: { isColumn($0, facts) }),
      let text = facts.texts(in: column).first, let own = facts.node(text).text
    else { return nil }
    let height = facts.length(text, .vertical) / CGFloat(max(own.lineCount, 1))
    func distance(_ mark: CGRect, _ text: CGRect) -> CGFloat {
      mark.midY - (text.minY + height / 2)
    }
    let old = distance(facts.node(mark).frame, facts.node(text).frame)
    guard height > 0, old > height * 0.45, old > 6 else { return nil }
    let alignments: [VerticalAlignment] = [.firstTextBaseline, .top]
    let edits = alignments.lazy.compactMap { alignment in
      EditCandidate.aligning(stack, vertical: alignment, in: facts.scene)?
        .proposed(in: facts.scene) { trial in
          abs(distance(trial.frame(mark), trial.frame(text))) < min(old, height * 0.75)
        } outcome: { trial in
          "its middle is at \(facts.text(trial.frame(mark).midY)), beside the first line"
        }
    }
    return Diagnosis(
      .middleSymbol, subject: mark, others: [child, column, text, stack], aspects: [.y],
      seen:
        "The middle of \(facts.view(mark)) is \(facts.text(old)) below that of the first line of \(facts.view(text)).",
      cause:
        "\(facts.opening(stack)) has no alignment of its own, and centers its views vertically; \(facts.view(column)) is \(facts.text(facts.length(column, .vertical))) high.",
      causeNode: stack, edit: edits.first, weight: old, isOnlyAsked: true)
  }

  /// The image or small shape that a view consists of.
  private static func mark(in child: Int, _ facts: LengthFacts) -> Int? {
    guard let leaf = facts.chain(from: child).last else { return nil }
    let node = facts.node(leaf)
    guard node.image != nil || LengthFacts.fills.contains(node.callName) else { return nil }
    let size = node.size
    return size.width <= largest && size.height <= largest ? leaf : nil
  }

  /// The largest length of a mark beside a text.
  private static let largest: CGFloat = 64

  /// Whether a view contains several lines of text.
  private static func isColumn(_ child: Int, _ facts: LengthFacts) -> Bool {
    guard let inner = facts.chain(from: child).last,
      facts.isText(inner) || facts.node(inner).callName == "VStack"
    else { return false }
    let counts = facts.texts(in: inner).map { facts.node($0).text?.lineCount ?? 0 }
    return counts.reduce(0, +) > 1
  }
}
