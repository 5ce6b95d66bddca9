private import CFontWidths
import Foundation

/// The measured advances of San Francisco's letters in one face, from the table `SanFrancisco.csv`, which explains itself.
///
/// A shaper puts the letters of a stand-in into cells of these widths, so that lines are as long, and break where they do, as
/// on Apple's platforms. Lengths are in 1/2048 em, without the tracking that a size adds.
package struct SanFranciscoWidths: Sendable {
  /// Weights that differ by more than the numbers of the table are certain.
  package enum Weight: String, Hashable, Sendable {
    case light = "Light"
    case regular = "Regular"
    case medium = "Medium"
    case semibold = "Semibold"
    case bold = "Bold"

    /// The table's weight that is nearest to `weight`, 100…900.
    package init(_ weight: Int) {
      switch weight {
      case ..<350: self = .light
      case ..<450: self = .regular
      case ..<550: self = .medium
      case ..<650: self = .semibold
      default: self = .bold
      }
    }

    /// How much wider than Inter's San Francisco's letters are in the mean: what a letter differs by that nobody has
    /// measured.
    package var meanDifference: Float {
      switch self {
      case .light: -5
      case .regular: 0
      case .medium: 9
      case .semibold: 19
      case .bold: 35
      }
    }
  }

  /// A line of the table.
  package struct Row: Hashable, Sendable {
    package var weight: Weight
    package var isItalic: Bool
    /// One character, or the two of a pair.
    package var characters: String
    /// The advance; for a pair what San Francisco's kerning differs by from Inter's.
    package var advance: Float
    /// One standard deviation.
    package var uncertainty: Float
    /// 0 where the row is derived from other rows.
    package var observations: Int
  }

  private struct Face: Hashable {
    var weight: Weight
    var isItalic: Bool

    /// As the table's lines begin.
    var name: String { weight.rawValue + (isItalic ? " Italic," : ",") }
  }

  private struct Pair: Hashable {
    var first: Unicode.Scalar
    var second: Unicode.Scalar
  }

  private var advances: [Unicode.Scalar: Float] = [:]
  private var pairs: [Pair: Float] = [:]

  /// The faces asked for so far.
  private static let faces = Locked<[Face: SanFranciscoWidths]>([:])

  /// The advances of a face, which the first call for it reads from the table.
  package static func measured(_ weight: Weight, isItalic: Bool) -> SanFranciscoWidths {
    let face = Face(weight: weight, isItalic: isItalic)
    return faces.withLock { faces in
      if let known = faces[face] { return known }
      let widths = SanFranciscoWidths(face)
      faces[face] = widths
      return widths
    }
  }

  /// The table's lines without its explanation.
  package static var lines: [Substring] {
    String(cString: quoin_san_francisco_widths()).split(separator: "\n")
      .filter { !$0.hasPrefix("#") }
  }

  /// What a line says; `nil` if it isn't made of a weight, a character or a pair, an advance, an uncertainty and a count.
  package static func row(_ line: Substring) -> Row? {
    // A comma that is a character stands in quotation marks.
    let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
    guard parts.count == 1 || parts.count == 3 else { return nil }
    var fields = parts[0].split(separator: ",", omittingEmptySubsequences: false)
    if parts.count == 3 {
      guard fields.last == "", parts[2].hasPrefix(",") else { return nil }
      fields[fields.count - 1] = parts[1]
      fields += parts[2].dropFirst().split(separator: ",", omittingEmptySubsequences: false)
    }
    guard fields.count == 5, (1...2).contains(fields[1].unicodeScalars.count),
      let advance = Float(fields[2]), let uncertainty = Float(fields[3]), uncertainty > 0,
      let observations = Int(fields[4]), observations >= 0
    else { return nil }
    let name = fields[0].split(separator: " ")
    guard let first = name.first, let weight = Weight(rawValue: String(first)),
      name.count == 1 || name.count == 2 && name[1] == "Italic"
    else { return nil }
    return Row(
      weight: weight, isItalic: name.count == 2, characters: String(fields[1]), advance: advance,
      uncertainty: uncertainty, observations: observations)
  }

  /// The pairs of the regular weight are those of all weights.
  private init(_ face: Face) {
    let own = face.name
    let regular = Face(weight: .regular, isItalic: face.isItalic).name
    for line in Self.lines where line.hasPrefix(own) || line.hasPrefix(regular) {
      guard let row = Self.row(line) else { continue }
      let scalars = Array(row.characters.unicodeScalars)
      if scalars.count == 2 {
        pairs[Pair(first: scalars[0], second: scalars[1])] = row.advance
      } else if row.weight == face.weight {
        advances[scalars[0]] = row.advance
      }
    }
  }

  /// The advance of `character`; `nil` where none was measured.
  package func advance(of character: Unicode.Scalar) -> Float? {
    // A space that doesn't break is as wide as one that does.
    advances[character == "\u{A0}" ? " " : character]
  }

  /// What San Francisco's kerning between two characters differs by from Inter's.
  package func kerning(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Float {
    pairs[Pair(first: first, second: second)] ?? 0
  }

  /// The units of the table's lengths in one em.
  package static let unitsPerEm: Float = 2048
  /// Characters up to this advance become narrower than others as sizes grow.
  package static let narrowAdvance: Float = 0.3 * unitsPerEm
}
