import QuoinHostProtocol

/// `--sweep`: proposals to go through, such as `width=200...800`, in points.
struct SweepArgument: Equatable {
  let side: String
  let from, to: Double

  /// Throws for anything but a side and two growing numbers from 0 to `PictureFormat.largestSide`.
  init(typed text: String) throws {
    let parts = text.split(separator: "=", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2, ["width", "height"].contains(parts[0]) else {
      throw SweepProblem.shape
    }
    guard let dots = parts[1].firstRange(of: "..."),
      let from = Double(parts[1][..<dots.lowerBound]),
      let to = Double(parts[1][dots.upperBound...]),
      from.isFinite, to.isFinite
    else { throw SweepProblem.shape }
    guard from >= 0, from < to, to <= PictureFormat.largestSide else { throw SweepProblem.range }
    (side, self.from, self.to) = (parts[0], from, to)
  }

  /// The same as the host's request has it.
  var request: HostRequest.Sweep { HostRequest.Sweep(side: side, from: from, to: to) }
}

/// Why lengths can't be gone through.
enum SweepProblem: Error, CustomStringConvertible {
  case shape, range

  var description: String {
    switch self {
    case .shape: "say a side and its lengths in points, such as width=200...800 or height=0...500"
    case .range:
      "the lengths go from 0 or more to a larger one, at most \(Int(PictureFormat.largestSide)) points"
    }
  }
}
