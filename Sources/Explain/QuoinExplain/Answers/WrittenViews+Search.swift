import Foundation
import QuoinGeometry

// Finds the written views that a question means.

extension WrittenViews {
  // MARK: Names

  /// Returns the views that `name` means, in source order.
  ///
  /// A name is an accessibility identifier, or else a text, its beginning, a type as written, or
  /// the type of an author's view. Quotation marks and a final … don't matter, nor does case except
  /// in identifiers and whole texts. Of nested views with the same text, it means the innermost.
  /// Code, such as `HStack(spacing: 16)`, means the views of its type.
  package func matches(_ name: String) -> [Int] {
    let wanted = WrittenViewLabels.line(Self.bare(name))
    guard !wanted.isEmpty else { return [] }
    let lower = wanted.lowercased()
    let identified = all.indices.filter { view in
      identifiers[view].contains(wanted) || identifiers[view].contains(name)
    }
    if !identified.isEmpty { return identified }
    let exact = innermost { $0.label == wanted }
    if !exact.isEmpty { return exact }
    if let code = QuestionCode(name) {
      let found = matches(code)
      if !found.isEmpty { return found }
    }
    // “Text” rather means the views than a text that begins so.
    let isType = wanted == name && all.contains { $0.type == wanted }
    if !isType {
      let beginning = innermost { $0.label?.lowercased().hasPrefix(lower) == true }
      if !beginning.isEmpty { return beginning }
    }
    let typed = all.indices.filter { all[$0].type.lowercased() == lower }
    if !typed.isEmpty {
      return typed.filter { isOwn($0) } + typed.filter { !isOwn($0) }
    }
    let bodies = bodies(of: lower)
    if !bodies.isEmpty { return bodies }
    return all.indices.filter { view in
      nodes[all[view].core].name == name || all[view].modifiers.contains { $0.name == wanted }
    }
  }

  /// Whether the view's type is the author's.
  private func isOwn(_ view: Int) -> Bool { ownTypes.contains(all[view].type) }

  /// The views that satisfy `isMatch` without one inside that does.
  private func innermost(_ isMatch: (WrittenView) -> Bool) -> [Int] {
    var isAround = [Bool](repeating: false, count: all.count)
    var found: [Int] = []
    // Views come after those around them.
    for view in all.indices.reversed() {
      let matches = isMatch(all[view])
      if matches, !isAround[view] { found.append(view) }
      if matches || isAround[view], let parent = all[view].parent { isAround[parent] = true }
    }
    return found.reversed()
  }

  /// The outermost views in the bodies of the author's type `name`, in lower case.
  func bodies(of name: String) -> [Int] {
    func isInside(_ view: Int) -> Bool {
      nodes[all[view].nodes.lowerBound].view?.lowercased() == name
    }
    return all.indices.filter { view in
      guard isInside(view) else { return false }
      return all[view].parent.map { !isInside($0) } ?? true
    }
  }

  private static let quotationMarks: Set<Character> = [
    "\"", "'", "`", "“", "”", "„", "‟", "‘", "’", "‚", "«", "»", "‹", "›",
  ]

  /// Returns a name without the quotation marks around it and a final ….
  static func bare(_ name: String) -> String {
    var text = Substring(name.trimmingCharacters(in: .whitespacesAndNewlines))
    if text.count > 1, let first = text.first, let last = text.last,
      quotationMarks.contains(first), quotationMarks.contains(last)
    {
      text = text.dropFirst().dropLast()
    }
    if text.hasSuffix("…") {
      text = text.dropLast()
    } else if text.hasSuffix("...") {
      text = text.dropLast(3)
    }
    return String(text)
  }

  // MARK: Similar names

  /// Returns the names most similar to `name`, at most six: types, texts in quotation marks, and
  /// identifiers.
  package func nearest(to name: String) -> [String] {
    let wanted = Self.letters(Self.bare(name))
    guard !wanted.isEmpty else { return [] }
    var seen: Set<String> = []
    var rated: [(name: String, distance: Int)] = []
    func rate(_ candidate: String, _ shown: String) {
      guard seen.insert(shown).inserted else { return }
      let letters = Self.letters(candidate)
      let distance = Self.distance(wanted, letters)
      rated.append((name: shown, distance: distance))
    }
    for view in all.indices {
      rate(all[view].type, all[view].type)
      for identifier in identifiers[view] { rate(identifier, identifier) }
      if let label = all[view].label { rate(label, "“\(WrittenViewNames.shortened(label))”") }
    }
    let limit = max(2, wanted.count / 2)
    let near = rated.enumerated().filter { $0.element.distance <= limit }.sorted {
      ($0.element.distance, $0.offset) < ($1.element.distance, $1.offset)
    }
    return near.prefix(6).map(\.element.name)
  }

  /// The letters by which names are compared. Names can have any length, so only their beginning
  /// counts.
  private static func letters(_ name: String) -> [Character] {
    let letters = name.prefix(80).lowercased().filter { $0.isLetter || $0.isNumber }
    return Array(letters.prefix(40))
  }

  /// The number of letters inserted, removed or replaced; 0 if one of the names begins with the
  /// other.
  private static func distance(_ first: [Character], _ second: [Character]) -> Int {
    let shared = min(first.count, second.count)
    if shared >= 2, first.prefix(shared) == second.prefix(shared) { return 0 }
    var row = Array(0...second.count)
    for (position, letter) in first.enumerated() {
      var diagonal = row[0]
      row[0] = position + 1
      for (column, other) in second.enumerated() {
        let exchanged = diagonal + (letter == other ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(exchanged, row[column] + 1, diagonal + 1)
      }
    }
    return row[second.count]
  }

  // MARK: Places

  /// Returns the views at a line: those with a call there, or else the innermost whose calls begin
  /// before it and end after it.
  ///
  /// - Parameter file: the path or name of the file; `nil` for that of the root view.
  package func views(atLine line: Int, file: String?) -> [Int] {
    let candidates = all.indices.filter { isInFile(all[$0].source.file, file) }
    let begun = candidates.filter { all[$0].source.line == line }
    if !begun.isEmpty { return begun }
    let modified = candidates.filter { view in
      all[view].modifiers.contains { $0.source.line == line }
    }
    if !modified.isEmpty { return modified }
    let around = candidates.filter { view in
      let last = all[view].modifiers.map(\.source.line).max() ?? all[view].source.line
      return all[view].source.line < line && line < last
    }
    guard let start = around.map({ all[$0].source.line }).max() else { return [] }
    return around.filter { all[$0].source.line == start }
  }

  private func isInFile(_ path: String, _ file: String?) -> Bool {
    guard let file = file ?? mainFile else { return true }
    return path == file || path.hasSuffix("/" + file) || file.hasSuffix("/" + path)
  }

  /// Returns the innermost view that contains `point`, the one drawn last of several.
  ///
  /// A view includes the backgrounds, overlays and borders written on it.
  package func view(at point: CGPoint) -> Int? {
    let ranks = drawingRanks
    var found: (view: Int, rank: Int)?
    for (index, view) in all.enumerated() {
      let areas = view.modifiers.filter { Self.painting.contains($0.name) }.compactMap(\.node)
      let drawn = ([view.core] + areas).filter { nodes[$0].frame.contains(point) }
      guard let rank = drawn.map({ ranks[$0] }).max() else { continue }
      if rank >= found?.rank ?? -1 { found = (index, rank) }
    }
    return found?.view
  }

  private static let painting: Set<String> = ["background", "border", "overlay"]

  /// The position of each node in the order of drawing, in which a background precedes its view.
  private var drawingRanks: [Int] {
    var inside = [[Int]](repeating: [], count: nodes.count)
    for (index, node) in nodes.enumerated() {
      if let parent = node.parent { inside[parent].append(index) }
    }
    var ranks = [Int](repeating: 0, count: nodes.count)
    var waiting: [Int] = nodes.isEmpty ? [] : [0]
    var rank = 0
    while let node = waiting.popLast() {
      ranks[node] = rank
      rank += 1
      let children = inside[node]
      let isBackground =
        nodes[node].callName == "background"
        && children.contains { nodes[$0].layer == .primary }
      // The last one is taken first.
      waiting += isBackground ? children : children.reversed()
    }
    return ranks
  }
}
