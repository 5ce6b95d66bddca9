import QuoinHostProtocol

/// `--sweep`: a range of proposals in points, such as `width=200...800`.
struct SweepArgument: Equatable {
  let side: String
  let from, to: Double

  /// Throws for anything but a side and two growing numbers from 0 to `PictureFormat.largestSide`.
  init(typed text: String) throws {
    let parts = text.split(separator: "=", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2, ["width", "height"].contains(parts[0]) else {
      throw SweepError.shape
    }
    guard let dots = parts[1].firstRange(of: "..."),
      let from = Double(parts[1][..<dots.lowerBound]),
      let to = Double(parts[1][dots.upperBound...]),
      from.isFinite, to.isFinite
    else { throw SweepError.shape }
    guard from >= 0, from < to, to <= PictureFormat.largestSide else { throw SweepError.range }
    (side, self.from, self.to) = (parts[0], from, to)
  }

  /// The sweep as a host request.
  var request: HostRequest.Sweep { HostRequest.Sweep(side: side, from: from, to: to) }
}

/// An error for an invalid sweep.
enum SweepError: Error, CustomStringConvertible {
  case shape, range

  var description: String {
    switch self {
    case .shape:
      "a sweep is a side and its lengths in points, as in width=200...800 or height=0...500"
    case .range:
      "the first length must be at least 0, and the second larger and at most \(Int(PictureFormat.largestSide)) points"
    }
  }
}
