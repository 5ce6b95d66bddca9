import Foundation

/// The format of the suite's hand-written data files: one row per line, columns separated by bars,
/// `#` starts a comment.
enum TableText {
  /// Returns the rows of `text` with their line numbers.
  static func rows(_ text: String) -> [(line: Int, columns: [String])] {
    text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap {
      index, line in
      let row = line.trimmingCharacters(in: .whitespaces)
      guard !row.isEmpty, !row.hasPrefix("#") else { return nil }
      let columns = row.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      return (index + 1, columns)
    }
  }
}
