import Synchronization

/// A cache of recently used paragraphs of a single run, so that equal texts share their shape and
/// their lines, within an image and across images.
///
/// It has two generations: when the young one is full, it becomes the old one, and paragraphs in
/// the old one that haven't been used since are evicted. Every operation takes constant time.
package final class ParagraphCache: Sendable {
  private struct Key: Hashable {
    var text: String
    var run: TextRun

    func hash(into hasher: inout Hasher) {
      hasher.combine(text)
      // Runs of the same text usually differ in this.
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

  /// The limit for each generation, in bytes.
  private static let limit = 4 << 20
  /// The length beyond which texts are not cached, because they rarely appear twice.
  private static let longestText = 1024

  /// The approximate size of the paragraphs.
  package var byteCount: Int { state.withLock { $0.youngBytes + $0.oldBytes } }

  /// Removes all paragraphs; those in use elsewhere remain valid.
  package func empty() { state.withLock { $0 = State() } }

  /// Returns the paragraph of `text` in the font of `run`, calling `make` if it isn't cached.
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
        // As large as the last one, so that it isn't hashed again as it grows.
        (state.young, state.youngBytes) = (Dictionary(minimumCapacity: state.old.count), 0)
      }
      state.young[key] = paragraph
      state.youngBytes += cost
      return paragraph
    }
  }

  /// The size of a paragraph with its shape and two layouts: its objects, and a cluster and a glyph
  /// for each byte.
  private static func cost(of text: String) -> Int { 1200 + text.utf8.count * 40 }
}
