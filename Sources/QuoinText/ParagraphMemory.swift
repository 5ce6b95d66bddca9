import Synchronization

/// The paragraphs of one run that were asked for last, so that equal texts share their shape and their lines: in a picture, and
/// from one picture to the next.
///
/// Two generations: when the young one is full it becomes the old one, and paragraphs of the old one that no look-up has
/// found since are dropped. Every step takes constant time.
package final class ParagraphMemory: Sendable {
  private struct Key: Hashable {
    var text: String
    var run: TextRun

    func hash(into hasher: inout Hasher) {
      hasher.combine(text)
      // Runs of one text differ in this, as a rule.
      hasher.combine(run.font.size)
      hasher.combine(run.font.weight)
    }
  }

  private struct State {
    var young: [Key: Paragraph] = [:]
    var old: [Key: Paragraph] = [:]
    var youngBytes = 0
    var oldBytes = 0
  }

  private let state = Mutex(State())

  package init() {}

  /// Of each generation, in bytes.
  private static let limit = 4 << 20
  /// Longer texts are not kept: they are seldom shown twice.
  private static let longestText = 1024

  /// About what the paragraphs take.
  package var byteCount: Int { state.withLock { $0.youngBytes + $0.oldBytes } }

  /// Forgets everything; who has a paragraph keeps it.
  package func empty() { state.withLock { $0 = State() } }

  /// The paragraph of `text` in the font of `run`, made by `make` where none is known.
  package func paragraph(
    _ text: String, run: TextRun, make: () -> Paragraph
  ) -> Paragraph {
    let cost = Self.cost(of: text)
    guard text.utf8.count <= Self.longestText else { return make() }
    let key = Key(text: text, run: run)
    return state.withLock { state in
      if let known = state.young[key] { return known }
      let known = state.old.removeValue(forKey: key)
      if known != nil { state.oldBytes -= cost }
      let paragraph = known ?? make()
      if state.youngBytes + cost > Self.limit {
        (state.old, state.oldBytes) = (state.young, state.youngBytes)
        (state.young, state.youngBytes) = ([:], 0)
      }
      state.young[key] = paragraph
      state.youngBytes += cost
      return paragraph
    }
  }

  /// A paragraph with its shape and two layouts: its objects, and a cluster and a glyph for each byte.
  private static func cost(of text: String) -> Int { 1200 + text.utf8.count * 40 }
}
