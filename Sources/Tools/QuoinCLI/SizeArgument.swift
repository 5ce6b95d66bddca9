import QuoinHostProtocol

/// A proposed size in points as typed: `390x844`, `390x*`, `*x*`. A `*` becomes `nil`.
struct SizeArgument: Equatable {
  let width: Double?
  let height: Double?

  init(width: Double?, height: Double?) {
    self.width = width
    self.height = height
  }

  /// Throws for anything but two positive, finite numbers up to `PictureFormat.largestSide`, or
  /// `*`.
  init(typed text: String) throws {
    let sides = text.split(separator: /[x×X]/, omittingEmptySubsequences: false)
    guard sides.count == 2 else { throw SizeError.shape }
    self.init(width: try Self.side(sides[0]), height: try Self.side(sides[1]))
  }

  private static func side(_ text: Substring) throws -> Double? {
    if text == "*" { return nil }
    guard let length = Double(text), length.isFinite else { throw SizeError.shape }
    guard length > 0, length <= PictureFormat.largestSide else { throw SizeError.range }
    return length
  }
}

/// An error for a size that can't be proposed.
enum SizeError: Error, CustomStringConvertible {
  case shape, range

  var description: String {
    switch self {
    case .shape: "a size is two lengths in points, as in 390x844; * leaves an axis unspecified"
    case .range:
      "each side must be more than 0 and at most \(Int(PictureFormat.largestSide)) points"
    }
  }
}
