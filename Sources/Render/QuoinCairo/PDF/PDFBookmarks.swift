#if Graphics
  /// The bookmarks of a document, as the tree that a PDF file contains.
  ///
  /// A bookmark's parent is the closest preceding one of a lower level. All bookmarks are expanded.
  struct PDFBookmarks {
    struct Entry {
      var title: String
      var level: Int
      /// The destination: the page object and the position on it.
      var target: String
    }

    private let entries: [Entry]
    /// The index of each entry's parent, or `top`.
    private var parents: [Int] = []
    /// The indices of the children of each entry, and of `top`.
    private var children: [Int: [Int]] = [:]
    private static let top = -1

    init(_ entries: [Entry]) {
      self.entries = entries
      var open: [Int] = []
      for (index, entry) in entries.enumerated() {
        while let last = open.last, entries[last].level >= entry.level { open.removeLast() }
        let parent = open.last ?? Self.top
        children[parent, default: []].append(index)
        parents.append(parent)
        open.append(index)
      }
    }

    /// Writes the bookmarks and returns the number of their root; `nil` if there are none.
    func write(to file: PDFObjectWriter) -> Int? {
      guard !entries.isEmpty else { return nil }
      let root = file.reserve()
      let numbers = entries.map { _ in file.reserve() }
      let counts = descendants()
      func number(_ index: Int) -> Int { index == Self.top ? root : numbers[index] }
      func family(_ index: Int) -> String {
        guard let inside = children[index], let first = inside.first, let last = inside.last else {
          return ""
        }
        let count = index == Self.top ? entries.count : counts[index]
        return " /First \(number(first)) 0 R /Last \(number(last)) 0 R /Count \(count)"
      }
      var siblings = [(previous: Int?, next: Int?)](repeating: (nil, nil), count: entries.count)
      for list in children.values {
        for (first, second) in zip(list, list.dropFirst()) {
          siblings[first].next = second
          siblings[second].previous = first
        }
      }
      for (index, entry) in entries.enumerated() {
        var text = "<< /Title \(PDFSource.text(entry.title)) /Parent \(number(parents[index])) 0 R"
        if let previous = siblings[index].previous { text += " /Prev \(number(previous)) 0 R" }
        if let next = siblings[index].next { text += " /Next \(number(next)) 0 R" }
        text += " /Dest [ \(entry.target) ]\(family(index)) >>"
        file.collect(PDFSource(text), as: numbers[index])
      }
      file.collect(PDFSource("<< /Type /Outlines\(family(Self.top)) >>"), as: root)
      return root
    }

    /// Returns the number of descendants of each entry.
    private func descendants() -> [Int] {
      var counts = [Int](repeating: 0, count: entries.count)
      for index in entries.indices.reversed() where parents[index] != Self.top {
        counts[parents[index]] += counts[index] + 1
      }
      return counts
    }
  }
#endif
