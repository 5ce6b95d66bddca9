import Foundation
import QuoinGeometry

/// Determines the response curve of a view: its lengths for all proposals up to a maximum, as
/// straight pieces.
///
/// 1. Two lengths close to each other determine a line. It is followed in steps of at most ``step``
///    points until a length is off the line; bisection finds its end. The next line begins there.
/// 2. If both lines meet there is a *kink* at their intersection. Otherwise there is a *jump*,
///    which bisection narrows until its two sides are adjacent numbers.
/// 3. After a few level treads of equal length and rise, as in a text that rounds its proposal to
///    pixels, the *stairs* are followed one tread at a time, and then several at a time.
///
/// Worked example: `frame(minWidth: 100, maxWidth: 200)` around a color is 100 for proposals up to
/// 100, follows the proposal up to 200, then stays 200. The line of slope 0 meets that of slope 1
/// at exactly 100, though bisection alone ends slightly after it.
///
/// Deviations from a line within one step are not found. A curve that is bent, or has more pieces
/// than the number of measurements allows, is followed only a short way; the rest are samples, and
/// ``isExact`` is false.
struct CurveFinder {
  /// The maximum distance, in points, of a length from the line that it belongs to; larger than
  /// rounding errors.
  private static let tolerance: CGFloat = 1e-6
  /// The number of consecutive continuous pieces shorter than a point that indicate a bent curve.
  private static let maximumShortPieces = 8
  /// The number of equal treads in a row that indicate stairs.
  private static let minTreads = 3

  /// A straight piece of the curve.
  private struct Piece {
    var start, length, slope: CGFloat
    /// The last proposal known to be on the piece, and the first one known to be off it.
    var end, behind: CGFloat

    func length(at proposal: CGFloat) -> CGFloat { length + slope * (proposal - start) }
  }

  private(set) var points: [AxisSizing.Point] = []
  private(set) var isExact = true
  private var questions = 0
  private let mostQuestions: Int
  /// The maximum distance between two measurements, in points: one, unless that would use most of
  /// the allowed measurements.
  private let step: CGFloat
  private let longest: CGFloat
  private let ask: (CGFloat) -> CGFloat

  static func curve(
    upTo longest: CGFloat, questions: Int, _ answer: (CGFloat) -> CGFloat
  ) -> (points: [AxisSizing.Point], isExact: Bool) {
    withoutActuallyEscaping(answer) { answer in
      var finder = CurveFinder(longest: longest, questions: questions, ask: answer)
      finder.run()
      return (finder.points, finder.isExact)
    }
  }

  private init(longest: CGFloat, questions: Int, ask: @escaping (CGFloat) -> CGFloat) {
    (self.longest, mostQuestions, self.ask) = (longest, questions, ask)
    step = min(max(4 * longest / CGFloat(questions), 1), 4)
  }

  private mutating func answer(_ proposal: CGFloat) -> CGFloat {
    questions += 1
    return ask(proposal)
  }

  private mutating func isOn(_ piece: Piece, _ proposal: CGFloat) -> Bool {
    abs(answer(proposal) - piece.length(at: proposal)) <= Self.tolerance
  }

  private mutating func run() {
    var last = piece(from: 0)
    var short = 0
    points = [.init(proposal: 0, length: last.length, kind: .end)]
    while last.end < longest, questions < mostQuestions, short < Self.maximumShortPieces {
      let next = piece(from: start(behind: last))
      let gap = next.length - last.length(at: next.start)
      if abs(gap) > 8 * Self.tolerance {
        // Rounded to a millionth of a point, the remaining error of rounding to pixels and of open
        // bounds.
        let jump = Self.roundest(near: jump(last, next))
        points.append(.init(proposal: jump, length: last.length(at: jump), kind: .discontinuity))
        points.append(.init(proposal: jump, length: next.length(at: jump), kind: .discontinuity))
        last = followStairs(next) ?? next
        short = 0
        continue
      } else if let kink = Self.intersection(last, next) {
        points.append(.init(proposal: kink, length: answer(kink), kind: .kink))
      }
      short = next.end - next.start < 1 ? short + 1 : 0
      last = next
    }
    if last.end < longest {
      isExact = false
      for index in points.indices.suffix(short) where points[index].kind == .kink {
        points[index].kind = .sample
      }
      var proposal = last.end
      while proposal < longest {
        points.append(.init(proposal: proposal, length: answer(proposal), kind: .sample))
        proposal += step
      }
    }
    points.append(.init(proposal: longest, length: answer(longest), kind: .end))
  }

  /// The line that begins at `start`, followed to its end.
  private mutating func piece(from start: CGFloat) -> Piece {
    let length = answer(start)
    var piece = Piece(start: start, length: length, slope: 0, end: start, behind: start)
    guard start < longest else { return piece }
    var reach = min(1.0 / 64, longest - start)
    while true {
      let (half, whole) = (answer(start + reach / 2), answer(start + reach))
      if abs(half - (length + whole) / 2) <= Self.tolerance {
        piece.slope = (whole - length) / reach
        piece.end = start + reach
        break
      }
      reach /= 4
      if reach < 1e-9 {
        piece.behind = start + reach
        return piece
      }
    }
    var way = reach
    while piece.end < longest {
      way = min(way * 2, step)
      let proposal = min(piece.end + way, longest)
      guard isOn(piece, proposal) else {
        piece.behind = proposal
        break
      }
      piece.end = proposal
    }
    // The longer a line is, the more precise its slope.
    if piece.end > start { piece.slope = (answer(piece.end) - length) / (piece.end - start) }
    return piece
  }

  /// Returns the first proposal after a piece, as precisely as finding a kink requires.
  private mutating func start(behind piece: Piece) -> CGFloat {
    var (on, off) = (piece.end, piece.behind)
    while off - on > 1e-9 {
      // Most pieces end at a round number, or just after it.
      if off - on < 1.0 / 64, off - on > 1.0 / 512 {
        let round = Self.roundest(near: (on + off) / 2, within: (off - on) / 2)
        for (before, after) in [(round.nextDown, round), (round, round.nextUp)]
        where before > on && after < off {
          if isOn(piece, before), !isOn(piece, after) { return after }
        }
      }
      let middle = (on + off) / 2
      if isOn(piece, middle) { on = middle } else { off = middle }
    }
    return off
  }

  /// Returns the first number that is off the piece `last`.
  private mutating func jump(_ last: Piece, _ next: Piece) -> CGFloat {
    var (on, off) = (next.start - 2e-9, next.start)
    // A round number is the first one if its predecessor is on the other side.
    if isOn(last, off.nextDown) { return off }
    while on.nextUp < off {
      let middle = on + (off - on) / 2
      guard middle > on, middle < off else { break }
      if isOn(last, middle) { on = middle } else { off = middle }
    }
    return off
  }

  /// The intersection of two lines; `nil` if they are the same.
  private static func intersection(_ last: Piece, _ next: Piece) -> CGFloat? {
    let turn = next.slope - last.slope
    guard abs(turn) > 1e-7 else { return nil }
    let gap = next.length - last.length(at: next.start)
    let exact = min(max(next.start - gap / turn, last.start), next.end)
    let round = roundest(near: exact)
    // Both lines are subject to rounding errors.
    return abs(round - exact) <= 1e-7 + 1e-8 / abs(turn) ? round : exact
  }

  // MARK: Stairs

  /// Follows the stairs that the last jumps form, beyond their last tread `top`, and returns the
  /// final tread; `nil` if there are no stairs.
  ///
  /// Replaces the points of their jumps by a single one at the start.
  private mutating func followStairs(_ top: Piece) -> Piece? {
    let jumps = points.suffix(2 * Self.minTreads + 2)
    guard jumps.count == 2 * Self.minTreads + 2, jumps.allSatisfy({ $0.kind == .discontinuity }),
      abs(top.slope) < 1e-9
    else { return nil }
    let treads = stride(from: jumps.startIndex + 1, to: jumps.endIndex, by: 2).map { jumps[$0] }
    let tread =
      (treads[Self.minTreads].proposal - treads[0].proposal) / CGFloat(Self.minTreads)
    let rise = (treads[Self.minTreads].length - treads[0].length) / CGFloat(Self.minTreads)
    let areEqual = zip(treads, treads.dropFirst()).enumerated().allSatisfy { index, pair in
      abs(pair.1.proposal - pair.0.proposal - tread) < Self.tolerance
        && abs(pair.1.length - pair.0.length - rise) < Self.tolerance
        && abs(jumps[jumps.startIndex + 2 * index + 2].length - pair.0.length) < Self.tolerance
    }
    guard areEqual, tread < 1 else { return nil }
    let first = treads[0]
    /// Whether the middle of a tread is at the expected position relative to the first.
    func isTread(_ number: Int) -> Bool {
      let middle = first.proposal + (CGFloat(number) + 0.5) * tread
      return middle < longest
        && abs(answer(middle) - first.length - CGFloat(number) * rise) <= Self.tolerance
    }
    var (known, way) = (Self.minTreads, 1)
    while isTread(known + way) {
      known += way
      way = min(way * 2, max(Int(step / tread), 1))
    }
    var beyond = known + way
    while beyond - known > 1 {
      let middle = (known + beyond) / 2
      if isTread(middle) { known = middle } else { beyond = middle }
    }
    guard known > Self.minTreads else { return nil }
    points.removeLast(2 * Self.minTreads)
    points[points.count - 1].stepLength = tread
    let start = first.proposal + CGFloat(known) * tread
    let length = first.length + CGFloat(known) * rise
    points.append(.init(proposal: start, length: length, kind: .steps))
    // The next piece begins inside of the last tread, where it is certain.
    var last = piece(from: start + tread / 2)
    last.length = last.length(at: start)
    last.start = start
    return last
  }

  /// Returns the nearest multiple of a simple fraction of a point, with the smallest sufficient
  /// denominator; `length` if none is near.
  static func roundest(near length: CGFloat, within distance: CGFloat = 1e-6) -> CGFloat {
    for parts in [1, 2, 3, 4, 5, 6, 8, 10, 12] as [CGFloat] {
      let round = (length * parts).rounded() / parts
      if abs(round - length) <= distance { return round }
    }
    return length
  }
}
