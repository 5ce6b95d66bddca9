import Foundation
import QuoinGeometry
import QuoinLayout

/// The lengths at which a layout changes in kind while it is proposed more and more: a text takes another line, views begin to
/// overlap, a stack asks in another order.
///
/// Each change is searched between two samples with different outcomes, exactly where it happens at a half, third or quarter
/// of a point, and else until its sides are nearer than a millionth of a point. What sticks out, overlaps or comes to a limit
/// beside texts, which round to pixels, is followed along its line to where it comes to nothing. The samples are close, and
/// lie where texts and frames have their own lengths, too; what changes and changes back between two samples is not found.
///
/// All lengths are points.
public struct LayoutSweep: Sendable, Hashable, Codable {
  /// The version of the JSON's shape; a change that could break a reader raises it.
  public static let schema = 1

  /// What is proposed more and more.
  public enum Side: String, Sendable, Hashable, Codable, CaseIterable {
    case width, height
  }

  public var schema = Self.schema
  public var side: Side
  /// The proposals that were gone through.
  public var from, to: CGFloat
  /// What changes, from short to long.
  public var changes: [Change]

  /// What is different from a proposal on.
  public struct Change: Sendable, Hashable, Codable {
    /// The first proposal at which it is so.
    public var length: CGFloat
    public var events: [Event]
  }

  /// What kind of change it is.
  public enum Kind: String, Sendable, Hashable, Codable, CaseIterable {
    /// A text takes another number of lines.
    case lines
    /// A text is cut off, or no longer.
    case truncation
    /// A line ends inside a word, or no longer.
    case brokenWord
    /// A `ViewThatFits` shows another of its views.
    case candidate
    /// A stack asks its children in another order.
    case order
    /// Two texts or pictures overlap, or no longer.
    case overlap
    /// A view is larger than what it lies in, or no longer.
    case overflow
    /// A view comes to a limit of its own, or leaves it.
    case limit
    /// Views come or go.
    case views
  }

  /// One thing that is different.
  public struct Event: Sendable, Hashable, Codable {
    public var kind: Kind
    /// The view, such as `Text("Save")`.
    public var view: String
    /// What it was before, and is from there on.
    public var before, after: String
    /// Where the view is written.
    public var source: LayoutReport.Source?
    public var sentence: String
  }

  /// Why lengths can't be gone through.
  public enum RangeError: Error, Equatable, CustomStringConvertible {
    /// The bounds, which are not 0 or more and finite, or too far apart.
    case bounds(CGFloat, CGFloat)

    public var description: String {
      switch self {
      case .bounds(let from, let to):
        "a range goes from 0 or more to at most \(Int(LayoutSweep.longest)), such as 200...800, and not \(LengthFormat.text(from))...\(LengthFormat.text(to))"
      }
    }
  }

  /// The longest length that can be proposed.
  public static let longest: CGFloat = 32_767

  /// Goes through the proposals from one length to another.
  ///
  /// - Parameters:
  ///   - side: what is proposed more and more.
  ///   - range: the lengths.
  ///   - report: lays out for a length.
  /// - Throws: ``RangeError``, and what `report` throws.
  public init(
    _ side: Side, _ range: ClosedRange<CGFloat>, report: (CGFloat) throws -> LayoutReport
  ) throws {
    let (from, to) = (range.lowerBound, range.upperBound)
    guard from >= 0, to <= Self.longest else { throw RangeError.bounds(from, to) }
    (self.side, self.from, self.to) = (side, from, to)
    changes = []
    var kinks: Set<CGFloat> = []
    func sample(_ length: CGFloat) throws -> Sample {
      let report = try report(length)
      if kinks.count < Self.mostKinks {
        for kink in LayoutOutcome.ownLengths(of: report, side)
        where kink.isFinite && from...to ~= length + kink {
          // Own lengths of the shortest proposals and of the longest are the same; rounding finds that out.
          kinks.insert(((length + kink) * 8).rounded() / 8)
        }
      }
      return Sample(length: length, outcome: LayoutOutcome(report, side))
    }
    let step = max(Self.step, (to - from) / Self.mostSamples)
    var samples = try stride(from: from, to: to, by: step).map { try sample($0) }
    samples.append(try sample(to))
    let known = Set(samples.map(\.length))
    for kink in kinks.subtracting(known).sorted() where from...to ~= kink {
      samples.append(
        Sample(length: kink, outcome: LayoutOutcome(try report(kink), side)))
    }
    samples.sort { $0.length < $1.length }
    for (low, high) in zip(samples, samples.dropFirst()) {
      try search(low, high) { Sample(length: $0, outcome: LayoutOutcome(try report($0), side)) }
    }
  }

  private typealias Sample = (length: CGFloat, outcome: LayoutOutcome)
  /// How near two samples are when a round number between them is tried.
  private static let tolerance: CGFloat = 1.0 / 64
  /// How near the sides of a change are known that isn't at a round number.
  private static let precision: CGFloat = 5e-8
  private static let step: CGFloat = 4
  private static let mostSamples: CGFloat = 400
  private static let mostKinks = 400

  /// Adds the changes behind `low`, up to `high`.
  private mutating func search(
    _ low: Sample, _ high: Sample, _ sample: (CGFloat) throws -> Sample
  ) throws {
    // The parts that are left, the last of which is the next.
    var waiting = [(low, high)]
    while var (low, high) = waiting.popLast() {
      guard low.outcome != high.outcome else { continue }
      if high.length - low.length > Self.tolerance {
        let middle = try sample((low.length + high.length) / 2)
        waiting += [(middle, high), (low, middle)]
        continue
      }
      if let middle = try narrow(&low, &high, sample) {
        waiting += [(middle, high), (low, middle)]
        continue
      }
      for event in low.outcome.events(until: high.outcome) {
        let exact = try Self.crossing(of: event, low, high, in: from...to, sample)
        add(event, at: exact ?? high.length)
      }
    }
    changes.sort { $0.length < $1.length }
  }

  private mutating func add(_ event: Event, at length: CGFloat) {
    if let index = changes.firstIndex(where: { $0.length == length }) {
      changes[index].events.append(event)
    } else {
      changes.append(Change(length: length, events: [event]))
    }
  }

  /// Bisects until both sides are as near as ``precision``, at once where a round number is the first one of the other side.
  /// Returns a sample between them that is like neither, if it comes to one.
  private func narrow(
    _ low: inout Sample, _ high: inout Sample, _ sample: (CGFloat) throws -> Sample
  ) throws -> Sample? {
    if let round = Self.roundest(low.length, high.length) {
      let middle = try sample(round)
      if middle.outcome == low.outcome {
        low = middle
      } else if middle.outcome == high.outcome {
        high = middle
        let before = try sample(max(round - Self.precision, low.length))
        if before.outcome == low.outcome { low = before }
      }
    }
    while high.length - low.length > Self.precision {
      let middle = try sample((low.length + high.length) / 2)
      if middle.outcome == low.outcome {
        low = middle
      } else if middle.outcome == high.outcome {
        high = middle
      } else {
        return middle
      }
    }
    return nil
  }

  /// Where what an event is about comes to nothing: what sticks out, is covered or is longer than what is offered changes
  /// along a straight line, which is followed through the pixel within which texts leave it open. `nil` where it isn't a
  /// line, or ends elsewhere.
  private static func crossing(
    of event: Event, _ low: Sample, _ high: Sample, in range: ClosedRange<CGFloat>,
    _ sample: (CGFloat) throws -> Sample
  ) throws -> CGFloat? {
    guard let margin = low.outcome.margin(of: event, until: high.outcome),
      let (start, end) = low.outcome[margin].flatMap({ a in high.outcome[margin].map { (a, $0) } })
    else { return nil }
    // Followed from the side on which there is most of it.
    let direction: CGFloat = start > end ? 1 : -1
    let from = start > end ? low.length : high.length
    let back = from - direction / 16
    guard range.contains(back), let near = try sample(from).outcome[margin],
      let far = try sample(back).outcome[margin], far > near, near > 0
    else { return nil }
    let zero = from + direction * near / ((far - near) * 16)
    let round = CurveFinder.roundest(near: zero)
    let between = (from + round) / 2
    guard abs(round - from) <= 2, range.contains(round),
      let there = try sample(round).outcome[margin], abs(there) <= 1e-6,
      let half = try sample(between).outcome[margin], abs(half - near / 2) <= 1e-6
    else { return nil }
    return round
  }

  /// The number above `low`, up to `high`, that is a whole number of halves, thirds and so on of a point.
  private static func roundest(_ low: CGFloat, _ high: CGFloat) -> CGFloat? {
    for parts in [1, 2, 3, 4, 5, 6, 8, 9, 12] as [CGFloat] {
      let length = (high * parts).rounded(.down) / parts
      if length > low { return length }
    }
    return nil
  }
}
