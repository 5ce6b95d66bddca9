import QuoinCore
import QuoinText

/// The most recently composed texts of an emission, reused for texts with the same attributes in
/// the same environment.
///
/// It lives only as long as the emission, because it retains the environment's values.
@MainActor
final class RecentTexts {
  private final class Entry {
    let fragment: TextFragment
    let environment: EnvironmentValues
    let reads: EnvironmentReads?
    let run: TextRun
    let terms: TextTerms
    let look: TextLook

    @MainActor init(
      _ fragment: TextFragment, _ emission: Emission, run: TextRun, terms: TextTerms,
      look: TextLook
    ) {
      self.fragment = fragment
      (environment, reads) = emission.reusableEnvironment
      (self.run, self.terms, self.look) = (run, terms, look)
    }
  }

  private var entries: [Entry] = []
  private var oldest = 0
  private static let capacity = 6

  /// Returns the recent texts of `emission`.
  static func of(_ emission: Emission) -> RecentTexts {
    if let known = emission.textMemory as? RecentTexts { return known }
    let texts = RecentTexts()
    emission.textMemory = texts
    return texts
  }

  /// Returns the leaf of `string`, if a text like `fragment` was composed in the current
  /// environment of `emission`.
  func leaf(of string: String, like fragment: TextFragment, _ emission: Emission) -> TextLeaf? {
    for entry in entries
    where emission.stands(in: entry.environment) && entry.fragment.hasSameAttributes(as: fragment) {
      emission.note(entry.reads)
      var run = entry.run
      run.utf8Count = string.utf8.count
      let paragraph = emission.shaper.paragraph(string, run: run)
      return TextLeaf(paragraph: paragraph, terms: entry.terms, look: entry.look)
    }
    return nil
  }

  /// Records the composition of `leaf`, which has one run, from `fragment`.
  func add(_ leaf: TextLeaf, from fragment: TextFragment, _ emission: Emission) {
    let entry = Entry(
      fragment, emission, run: leaf.paragraph.runs[0], terms: leaf.terms,
      look: leaf.look)
    guard entries.count == Self.capacity else { return entries.append(entry) }
    entries[oldest] = entry
    oldest = (oldest + 1) % Self.capacity
  }
}
