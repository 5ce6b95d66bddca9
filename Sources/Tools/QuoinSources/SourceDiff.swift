/// The lines in which two versions of a file differ.
public struct SourceDiff: Equatable, Sendable {
  /// A line that only one version contains.
  public struct EditedLine: Equatable, Sendable {
    /// The number in its version, counted from 1.
    public let number: Int
    /// Whether it is in the new version.
    public let isAdded: Bool
    /// The text without the line break.
    public let text: String
  }

  /// The removed lines of each place, followed by the added ones.
  public let lines: [EditedLine]

  public init(from old: [UInt8], to new: [UInt8]) {
    let (before, after) = (Self.lines(of: old), Self.lines(of: new))
    var start = 0
    while start < min(before.count, after.count), before[start] == after[start] { start += 1 }
    var end = 0
    while end < min(before.count, after.count) - start,
      before[before.count - 1 - end] == after[after.count - 1 - end]
    {
      end += 1
    }
    let (removed, added) = Self.changes(
      from: Array(before[start..<(before.count - end)]),
      to: Array(after[start..<(after.count - end)]))
    lines = Self.merged(
      removed.map { Self.line($0 + start, of: before, isAdded: false) },
      added.map { Self.line($0 + start, of: after, isAdded: true) })
  }

  /// The number of changed lines above which the whole region counts as changed.
  private static let mostCompared = 2000

  /// Returns the positions of the lines that only one version contains.
  private static func changes(
    from old: [ArraySlice<UInt8>], to new: [ArraySlice<UInt8>]
  ) -> (removed: [Int], added: [Int]) {
    guard old.count + new.count <= mostCompared else {
      return (Array(old.indices), Array(new.indices))
    }
    var (removed, added): ([Int], [Int]) = ([], [])
    for change in new.difference(from: old) {
      switch change {
      case .remove(let offset, _, _): removed.append(offset)
      case .insert(let offset, _, _): added.append(offset)
      }
    }
    return (removed.sorted(), added.sorted())
  }

  private static func lines(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    bytes.split(separator: EditableSource.newline, omittingEmptySubsequences: false)
  }

  private static func line(
    _ index: Int, of lines: [ArraySlice<UInt8>], isAdded: Bool
  ) -> EditedLine {
    var text = lines[index]
    if text.last == EditableSource.carriageReturn { text = text.dropLast() }
    return EditedLine(
      number: index + 1, isAdded: isAdded, text: String(decoding: text, as: UTF8.self))
  }

  /// Orders lines by their places: unchanged lines move by the difference so far.
  private static func merged(_ removed: [EditedLine], _ added: [EditedLine]) -> [EditedLine] {
    var result: [EditedLine] = []
    var (old, new) = (0, 0)
    while old < removed.count || new < added.count {
      // The place of an added line in the old version
      let place = new < added.count ? added[new].number - new + old : Int.max
      if old < removed.count, removed[old].number <= place {
        result.append(removed[old])
        old += 1
      } else {
        result.append(added[new])
        new += 1
      }
    }
    return result
  }

  /// Returns the number that a line of the old version has in the new one. A changed line has that
  /// of the line with the same words, or else of the one in its place.
  public func newLine(_ line: Int) -> Int {
    let (added, removed) = (lines.filter(\.isAdded), lines.filter { !$0.isAdded })
    var new = line - removed.count { $0.number < line }
    for other in added where other.number <= new { new += 1 }
    guard let old = removed.first(where: { $0.number == line }) else { return new }
    let numbers = Set(added.map(\.number))
    var start = new
    while numbers.contains(start - 1) { start -= 1 }
    let place = added.filter { (start..<new).contains($0.number) }
    let words = old.text.drop { $0 == " " }
    if let same = place.first(where: { $0.text.hasSuffix(words) }) { return same.number }
    // It moved into other braces.
    if place.isEmpty, let moved = added.first(where: { $0.text.contains(words) }) {
      return moved.number
    }
    let olds = Set(removed.map(\.number))
    var first = line
    while olds.contains(first - 1) { first -= 1 }
    return max(1, min(start + line - first, new - 1))
  }

  /// The number of lines that ``text(upTo:)`` prints by default.
  public static let usualLines = 12

  /// Returns the changed lines with their numbers: `- 8   .fixedSize()`; `…` and a count for more
  /// than `limit`.
  public func text(upTo limit: Int = usualLines) -> String {
    let shown = lines.prefix(limit)
    let digits = shown.map { String($0.number).count }.max() ?? 1
    var result = shown.map { line in
      let number = String(line.number)
      let padding = String(repeating: " ", count: digits - number.count)
      return "\(line.isAdded ? "+" : "-") \(padding)\(number)  \(line.text)"
    }
    let rest = lines.count - shown.count
    if rest > 0 { result.append("  … and \(rest) more line\(rest == 1 ? "" : "s")") }
    return result.joined(separator: "\n")
  }
}
