private import CFontWidths

/// The advances and kerning of one face of Inter, in the version that determines layout.
///
/// Distributions ship different versions of Inter, whose letters differ in width. A shaper replaces
/// the widths of the installed version with these, so that the layout of system text is the same
/// everywhere; only the outlines are those of the installed font.
///
/// The tables cover ASCII, the Latin letters of Europe, the punctuation and symbols of running
/// text, and the tabular forms of digits. Lengths are in units of the font.
package final class InterWidths: Sendable {
  /// The version of the font that was measured, in thousandths.
  package static let version = 3019

  /// The widths of a character.
  package struct Letter: Sendable {
    package var advance: Int
    /// The classes of the character as the first and as the second one of a pair.
    fileprivate var classes: (first: Int, second: Int)
  }

  package let unitsPerEm: Int
  private let place: Place
  /// The kerning, by the class of the first character and that of the second.
  private let kerning: [Int16]
  private let secondClasses: Int

  private struct Key: Hashable {
    var isDisplay: Bool
    var weight: Int
    var isItalic: Bool
  }

  /// The faces loaded so far.
  private static let faces = Locked<[Key: InterWidths]>([:])

  /// Returns a face of Inter, or of Inter Display.
  package static func face(isDisplay: Bool, weight: Int, isItalic: Bool) -> InterWidths {
    let key = Key(isDisplay: isDisplay, weight: min(max(weight, 100), 900), isItalic: isItalic)
    return faces.withLock { faces in
      if let known = faces[key] { return known }
      let face = InterWidths(key)
      faces[key] = face
      return face
    }
  }

  private init(_ key: Key) {
    unitsPerEm = key.isDisplay ? 2048 : 2816
    let place = Place(key)
    let rows = Rows.kerning
    let last = rows.indices.reduce(into: (first: 0, second: 0)) { last, row in
      last = (max(last.first, rows[row, 0]), max(last.second, rows[row, 1]))
    }
    secondClasses = last.second + 1
    var kerning = [Int16](repeating: 0, count: (last.first + 1) * secondClasses)
    for row in rows.indices {
      kerning[rows[row, 0] * secondClasses + rows[row, 1]] = Int16(
        clamping: place.number(in: rows, row, after: 2))
    }
    self.kerning = kerning
    self.place = place
  }

  /// Returns the widths of `character`, or of its tabular form; `nil` if they were not measured.
  package func letter(_ character: Unicode.Scalar, isTabular: Bool = false) -> Letter? {
    let code = isTabular ? -Int(character.value) : Int(character.value)
    let rows = Rows.advances
    var range = rows.indices
    while !range.isEmpty {
      let row = (range.lowerBound + range.upperBound) / 2
      if rows[row, 0] == code {
        return Letter(
          advance: place.number(in: rows, row, after: 3),
          classes: (rows[row, 1], rows[row, 2]))
      }
      range = rows[row, 0] < code ? row + 1..<range.upperBound : range.lowerBound..<row
    }
    return nil
  }

  /// Returns the space between two letters.
  package func kerning(_ first: Letter, _ second: Letter) -> Int {
    Int(kerning[first.classes.first * secondClasses + second.classes.second])
  }

  /// The position of a face between two of the measured ones: thin, regular and black.
  private struct Place {
    private let column: Int
    /// The share of the second face, out of ``whole``.
    private let share: Int
    private let whole: Int

    init(_ key: Key) {
      let isLight = key.weight < 400
      column = (key.isDisplay ? 6 : 0) + (key.isItalic ? 3 : 0) + (isLight ? 0 : 1)
      share = key.weight - (isLight ? 100 : 400)
      whole = isLight ? 300 : 500
    }

    /// Returns the face's number in a row, in which the numbers of all faces follow `others`.
    func number(in rows: Rows, _ row: Int, after others: Int) -> Int {
      let first = others + column
      let sum = rows[row, first] * (whole - share) + rows[row, first + 1] * share
      // As in the font's weights: to the nearest number, and up from one half.
      return Int((Double(sum) / Double(whole) + 0.5).rounded(.down))
    }
  }
}

/// The numbers of a file in `CFontWidths`, row by row.
private struct Rows {
  private let numbers: UnsafeBufferPointer<Int16>
  private let width: Int

  /// The rows of a character, two classes, and an advance for each face.
  static var advances: Rows {
    var count: Int32 = 0
    let numbers = quoin_inter_advances(&count)
    return Rows(numbers: .init(start: numbers, count: Int(count)), width: 15)
  }

  /// The rows of two classes, and the kerning for each face.
  static var kerning: Rows {
    var count: Int32 = 0
    let numbers = quoin_inter_kerning(&count)
    return Rows(numbers: .init(start: numbers, count: Int(count)), width: 14)
  }

  var indices: Range<Int> { 0..<numbers.count / width }

  subscript(row: Int, column: Int) -> Int { Int(numbers[row * width + column]) }
}
