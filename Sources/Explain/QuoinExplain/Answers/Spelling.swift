import Foundation

/// Spelling that people use in questions, besides the one of the source.
package enum Spelling {
  /// Returns a word with American spelling, in which Swift's names are written.
  package static func american(_ word: String) -> String {
    var word = word
    for (british, american) in pairs where word.contains(british) {
      word = word.replacing(british, with: american)
    }
    return word
  }

  private static let pairs: [(british: String, american: String)] = {
    let table = """
      centred centered
      centring centering
      centre center
      colour color
      grey gray
      """
    return table.split(separator: "\n").compactMap { line in
      let words = line.split(separator: " ").map(String.init)
      return words.count == 2 ? (words[0], words[1]) : nil
    }
  }()
}
