/// Parts that several kinds of pages have.
enum Parts {
  /// A page's name and title.
  typealias Link = (page: String, title: String)

  /// The place of the interactive example, which `guide.js` fills.
  static let live =
    "<div id=\"live\"><noscript><p>The interactive example needs JavaScript.</p></noscript></div>"

  /// Returns links to the pages before and after one of a list.
  static func turn(_ pages: [Link], at index: Int, label: String) -> String {
    let links = [(index - 1, "prev", "Previous"), (index + 1, "next", "Next")]
      .filter { pages.indices.contains($0.0) }
      .map { other, rel, word in
        let link = pages[other]
        return "<a rel=\"\(rel)\" href=\"\(link.page)\">\(word): \(escaped(link.title))</a>"
      }
    return "<nav class=\"turn\" aria-label=\"\(label)\">\(links.joined())</nav>"
  }

  /// Returns each line of a text as a paragraph.
  static func paragraphs(_ text: String) -> String {
    text.split(separator: "\n").map { "<p>\(escaped($0))</p>" }.joined(separator: "\n")
  }

  /// Returns a source file as a numbered list.
  ///
  /// - Parameters:
  ///   - isEditable: Whether the reader may change it if `quoin guide` serves the page.
  ///   - size: The proposal for an edited file; by default the preview's own.
  static func source(
    _ file: String, _ text: String, isEditable: Bool = false, size: String? = nil
  ) -> String {
    let proposal = size.map { " data-size=\"\($0)\"" } ?? ""
    return source(
      file, from: text, to: text,
      attributes: isEditable ? " data-file=\"\(escaped(file))\"\(proposal)" : "")
  }

  /// Returns the lines of two versions of a source file as one list.
  static func source(
    _ file: String, from old: String, to new: String, attributes: String = ""
  ) -> String {
    let items = SourceLine.lines(from: old, to: new).map(\.item)
    return """
      <ol class="source" tabindex="0" aria-label="\(escaped(file)).swift"\(attributes)>
      \(items.joined(separator: "\n"))
      </ol>
      """
  }
}

/// A line of one or both of two versions of a source file.
struct SourceLine {
  let text: Substring
  /// The numbers in the versions, counted from 1.
  let old, new: Int?

  /// Returns the lines of both versions: at each place the removed ones, then the added ones.
  static func lines(from old: String, to new: String) -> [SourceLine] {
    let (before, after) = (lines(of: old), lines(of: new))
    var (removed, added): (Set<Int>, Set<Int>) = ([], [])
    for change in after.difference(from: before) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): added.insert(offset)
      }
    }
    var lines: [SourceLine] = []
    var (i, j) = (0, 0)
    while i < before.count || j < after.count {
      if removed.contains(i) {
        lines.append(SourceLine(text: before[i], old: i + 1, new: nil))
        i += 1
      } else if added.contains(j) {
        lines.append(SourceLine(text: after[j], old: nil, new: j + 1))
        j += 1
      } else {
        lines.append(SourceLine(text: before[i], old: i + 1, new: j + 1))
        (i, j) = (i + 1, j + 1)
      }
    }
    return lines
  }

  private static func lines(of text: String) -> [Substring] {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }

  var item: String {
    let code = "<code>\(text.isEmpty ? " " : escaped(text))</code>"
    let number = "data-number=\"\(old ?? new ?? 0)\""
    switch (old, new) {
    case (let old?, nil): return "<li \(number) data-line=\"\(old)\"><del>\(code)</del></li>"
    case (nil, let new?): return "<li \(number) data-new-line=\"\(new)\"><ins>\(code)</ins></li>"
    default:
      return "<li \(number) data-line=\"\(old ?? 0)\" data-new-line=\"\(new ?? 0)\">\(code)</li>"
    }
  }
}
