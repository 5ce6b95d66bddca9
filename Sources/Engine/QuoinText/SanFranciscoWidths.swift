private import CFontWidths
import Foundation

/// The measured advances of San Francisco's letters in one face, from the table `SanFrancisco.csv`,
/// which describes its own format.
///
/// A shaper puts the letters of a substitute into cells of these widths, so that lines are as long,
/// and break at the same places, as on Apple's platforms. Lengths are in 1/2048 em, without the
/// tracking that depends on the size.
package struct SanFranciscoWidths: Sendable {
  /// The weights that the table can distinguish despite its uncertainty.
  package enum Weight: String, Hashable, Sendable {
    case light = "Light"
    case regular = "Regular"
    case medium = "Medium"
    case semibold = "Semibold"
    case bold = "Bold"

    /// Creates the table's weight that is nearest to `weight`, 100…900.
    package init(_ weight: Int) {
      switch weight {
      case ..<350: self = .light
      case ..<450: self = .regular
      case ..<550: self = .medium
      case ..<650: self = .semibold
      default: self = .bold
      }
    }

  }

  /// Returns the mean difference between San Francisco's and Inter's advances, used for letters
  /// that were not measured.
  ///
  /// - Parameter weight: 100…900. Those that were not measured follow from the extrapolation of
  ///   ``face(weight:isItalic:)``.
  package static func meanDifference(weight: Int) -> Float {
    switch weight {
    case ..<250: -15
    case ..<350: -5
    case ..<450: 0
    case ..<550: 9
    case ..<650: 19
    case ..<750: 35
    case ..<850: 67
    default: 90
    }
  }

  /// The position on San Francisco's weight axis of a weight that was not measured; `nil` for the
  /// others. Light is at 274, Regular at 400 and Bold at 700.
  private static func axisPosition(weight: Int) -> Float? {
    switch weight {
    case ..<150: 1
    case ..<250: 100
    case ..<750: nil
    case ..<850: 860
    default: 1000
    }
  }

  /// A line of the table.
  package struct Row: Hashable, Sendable {
    package var weight: Weight
    package var isItalic: Bool
    /// One character, or the two of a pair.
    package var characters: String
    /// The advance; for a pair, San Francisco's kerning minus Inter's.
    package var advance: Float
    /// The uncertainty of the advance: one standard deviation.
    package var uncertainty: Float
    /// The number of observations; 0 if the row is derived from other rows.
    package var observations: Int
  }

  private struct Face: Hashable {
    var weight: Weight
    var isItalic: Bool
    /// The position on the weight axis of a face beyond the measured weights.
    var position: Float?

    /// The prefix of the table's lines.
    var name: String { weight.rawValue + (isItalic ? " Italic," : ",") }
  }

  private var advances: [Unicode.Scalar: Float] = [:]
  /// The kerning differences, by the two characters combined in one number, which can be hashed
  /// quickly.
  private var pairs: [UInt64: Float] = [:]

  /// The faces that have been loaded.
  private static let faces = Locked<[Face: SanFranciscoWidths]>([:])

  /// Returns the advances of a face, read from the table on first use.
  package static func measured(_ weight: Weight, isItalic: Bool) -> SanFranciscoWidths {
    widths(of: Face(weight: weight, isItalic: isItalic))
  }

  /// Returns the advances of a face of any weight, 100…900.
  ///
  /// San Francisco's advances are linear along its weight axis on both sides of Regular, so those
  /// of the weights beyond Light and Bold are extrapolated (Rules/Text.md#extreme-weights).
  package static func face(weight: Int, isItalic: Bool) -> SanFranciscoWidths {
    widths(
      of: Face(
        weight: Weight(weight), isItalic: isItalic, position: axisPosition(weight: weight)))
  }

  private static func widths(of face: Face) -> SanFranciscoWidths {
    faces.withLock { faces in
      if let known = faces[face] { return known }
      var widths = SanFranciscoWidths(face)
      if let position = face.position {
        let regular = SanFranciscoWidths(Face(weight: .regular, isItalic: face.isItalic))
        let end: Float = face.weight == .light ? 274 : 700
        widths.extrapolate(from: regular, by: (position - 400) / (end - 400))
      }
      faces[face] = widths
      return widths
    }
  }

  /// Moves the advances away from those of `regular`, at the distance `factor`, where the current
  /// ones are at 1. Letters that `regular` lacks are removed.
  private mutating func extrapolate(from regular: SanFranciscoWidths, by factor: Float) {
    for (character, advance) in advances {
      advances[character] = regular.advances[character].map { $0 + (advance - $0) * factor }
    }
  }

  /// The table's lines without its explanation.
  package static var lines: [Substring] {
    String(cString: quoin_san_francisco_widths()).utf8.split(separator: UInt8(ascii: "\n"))
      .filter { $0.first != UInt8(ascii: "#") }.map(Substring.init)
  }

  /// Parses a line; returns `nil` unless it consists of a weight, a character or a pair, an
  /// advance, an uncertainty and a count.
  package static func row(_ line: Substring) -> Row? {
    // Bytes are split several times faster than characters, and each process reads the table.
    func split(_ bytes: Substring.UTF8View, at separator: Unicode.Scalar) -> [Substring] {
      bytes.split(separator: UInt8(ascii: separator), omittingEmptySubsequences: false)
        .map(Substring.init)
    }
    // A comma as a character is quoted.
    let parts = split(line.utf8, at: "\"")
    guard parts.count == 1 || parts.count == 3 else { return nil }
    var fields = split(parts[0].utf8, at: ",")
    if parts.count == 3 {
      guard fields.last == "", parts[2].utf8.first == UInt8(ascii: ",") else { return nil }
      fields[fields.count - 1] = parts[1]
      fields += split(parts[2].utf8.dropFirst(), at: ",")
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

  /// Creates the widths of a face. The pairs of the regular weight apply to all weights.
  private init(_ face: Face) {
    let own = face.name.utf8
    let regular = Face(weight: .regular, isItalic: face.isItalic).name.utf8
    for line in Self.lines where line.utf8.starts(with: own) || line.utf8.starts(with: regular) {
      guard let row = Self.row(line) else { continue }
      let scalars = Array(row.characters.unicodeScalars)
      if scalars.count == 2 {
        pairs[Self.pair(scalars[0], scalars[1])] = row.advance
      } else if row.weight == face.weight {
        advances[scalars[0]] = row.advance
      }
    }
  }

  /// Returns the advance of `character`; `nil` if it was not measured.
  package func advance(of character: Unicode.Scalar) -> Float? {
    switch character {
    // A no-break space is as wide as an ordinary one.
    case "\u{A0}": advances[" "]
    // The narrow one before "AM" in the golden pictures of stadiamaps/ferrostar, 22 points in bold.
    case "\u{202F}": advances[" "].map { $0 * 0.4 }
    default: advances[character]
    }
  }

  /// Returns San Francisco's kerning between two characters minus Inter's.
  package func kerning(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Float {
    pairs[Self.pair(first, second)] ?? 0
  }

  private static func pair(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> UInt64 {
    UInt64(first.value) << 32 | UInt64(second.value)
  }

  /// The number of the table's units in one em.
  package static let unitsPerEm: Float = 2048
  /// The maximum advance of narrow characters, which become narrower than others as the size grows.
  package static let narrowAdvance: Float = 0.3 * unitsPerEm
}
