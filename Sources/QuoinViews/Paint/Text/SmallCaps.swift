import Foundation

/// Which letters become small capitals. No font here has small capitals: smaller capitals stand in for them.
struct SmallCaps: OptionSet, Hashable, Sendable {
  let rawValue: Int
  static let lowercase = SmallCaps(rawValue: 1)
  static let uppercase = SmallCaps(rawValue: 2)

  /// The height of small letters divided by that of capitals in San Francisco, and a little more, as small
  /// capitals are taller than small letters.
  static let scale: CGFloat = 0.78

  /// `text` as stretches in the font's size and capitals in the reduced one.
  func pieces(_ text: String) -> [(text: String, isReduced: Bool)] {
    var pieces: [(text: String, isReduced: Bool)] = []
    for character in text {
      let isReduced =
        character.isLowercase && contains(.lowercase)
        || character.isUppercase && contains(.uppercase)
      let shown = isReduced ? character.uppercased() : String(character)
      if let last = pieces.indices.last, pieces[last].isReduced == isReduced {
        pieces[last].text += shown
      } else {
        pieces.append((shown, isReduced))
      }
    }
    return pieces
  }
}
