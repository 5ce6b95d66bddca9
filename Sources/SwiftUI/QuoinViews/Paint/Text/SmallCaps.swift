import Foundation

/// The letters that become small capitals, substituted by smaller capitals because no font here has
/// them.
struct SmallCaps: OptionSet, Hashable, Sendable {
  let rawValue: Int
  static let lowercase = SmallCaps(rawValue: 1)
  static let uppercase = SmallCaps(rawValue: 2)

  /// The x-height divided by the cap height in San Francisco, plus a little, because small capitals
  /// are taller than lowercase letters.
  static let scale: CGFloat = 0.78

  /// Returns `text` in pieces of the font's size and of reduced capitals.
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
