import Foundation
import QuoinGeometry
import QuoinLayout

/// The lengths at which a layout changes qualitatively while the proposal grows.
///
/// For example, a text takes another line, views begin to overlap, or a stack measures its children
/// in a different order.
///
/// Each change is located between two samples with different facts: exactly if it happens at a
/// half, third or quarter of a point, and otherwise to within a millionth of a point. Because texts
/// round to pixels, overflows, overlaps and limits next to them are extrapolated linearly to zero.
/// The samples are dense and include the lengths of texts and frames; a change that is undone
/// between two samples is not found.
///
/// All lengths are points.
public struct LayoutSweep: Sendable, Hashable, Codable {
  /// The version of the JSON format; increased by changes that could break a reader.
  public static let schema = 1

  /// The side along which the proposal grows.
  public enum Side: String, Sendable, Hashable, Codable, CaseIterable {
    case width, height
  }

  public var schema = Self.schema
  public var side: Side
  /// The shortest and the longest proposal of the sweep.
  public var from, to: CGFloat
  /// The changes, in ascending order of length.
  public var changes: [Change]

  /// The differences that begin at one length.
  public struct Change: Sendable, Hashable, Codable {
    /// The first proposal at which the layout differs.
    public var length: CGFloat
    public var events: [Event]
  }

  /// The kind of a change.
  public enum Kind: String, Sendable, Hashable, Codable, CaseIterable {
    /// The number of a text's lines changes.
    case lines
    /// A text becomes truncated, or complete.
    case truncation
    /// A line starts or stops ending inside a word.
    case brokenWord
    /// A `ViewThatFits` chooses a different candidate.
    case candidate
    /// A stack measures its children in a different order.
    case order
    /// Two texts or images start or stop overlapping.
    case overlap
    /// A view starts or stops being larger than its parent.
    case overflow
    /// A view reaches one of its own limits, or leaves it.
    case limit
    /// Views appear or disappear.
    case views
  }

  /// A single difference.
  public struct Event: Sendable, Hashable, Codable {
    public var kind: Kind
    /// The view, such as `Text("Save")`.
    public var view: String
    /// The fact before the change and after it.
    public var before, after: String
    /// The source location of the view.
    public var source: LayoutReport.Source?
    /// The difference as a sentence.
    public var summary: String

    /// The former name of ``summary``.
    @available(*, deprecated, renamed: "summary")
    public var sentence: String {
      get { summary }
      set { summary = newValue }
    }

    private enum CodingKeys: String, CodingKey {
      case kind, view, before, after, source
      case summary = "sentence"
    }
  }

  /// An error in the range of a sweep.
  public enum RangeError: Error, Equatable, CustomStringConvertible {
    /// The bounds are negative, not finite, or too far apart.
    case bounds(CGFloat, CGFloat)

    public var description: String {
      switch self {
      case .bounds(let from, let to):
        "the range \(LengthFormat.text(from))...\(LengthFormat.text(to)) is not within 0...\(Int(LayoutSweep.longest)); try one such as 200...800"
      }
    }
  }

  /// The longest length that can be proposed.
  public static let longest: CGFloat = 32_767

  /// Sweeps the proposals from one length to another.
  ///
  /// - Parameters:
  ///   - side: the side along which the proposal grows.
  ///   - range: the lengths to propose.
  ///   - report: returns the layout for a length.
  /// - Throws: ``RangeError``, and errors of `report`.
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
          // The shortest and the longest proposals find the same own lengths; rounding merges them.
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
  /// The distance between two samples, in points, below which a round number between them is tried.
  private static let tolerance: CGFloat = 1.0 / 64
  /// The precision of a change that isn't at a round number.
  private static let precision: CGFloat = 5e-8
  private static let step: CGFloat = 4
  private static let mostSamples: CGFloat = 400
  private static let mostKinks = 400

  /// Adds the changes after `low`, up to `high`.
  private mutating func search(
    _ low: Sample, _ high: Sample, _ sample: (CGFloat) throws -> Sample
  ) throws {
    // The remaining intervals, of which the last one is the next.
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

  /// Bisects to ``precision``, or stops early if a round number is the first one on the other side.
  ///
  /// Returns a sample in between that differs from both ends, if one is found.
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

  /// The length at which the margin of an event becomes zero.
  ///
  /// The distance by which a view sticks out, is covered or exceeds its proposal is linear. Texts
  /// round it to pixels, so the line is extrapolated through the last pixel. `nil` if the distance
  /// isn't linear, or the line ends elsewhere.
  private static func crossing(
    of event: Event, _ low: Sample, _ high: Sample, in range: ClosedRange<CGFloat>,
    _ sample: (CGFloat) throws -> Sample
  ) throws -> CGFloat? {
    guard let margin = low.outcome.margin(of: event, until: high.outcome),
      let (start, end) = low.outcome[margin].flatMap({ a in high.outcome[margin].map { (a, $0) } })
    else { return nil }
    // Extrapolated from the side with the larger margin.
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

  /// Returns the number after `low`, up to `high`, that is a multiple of a half, a third or another
  /// simple fraction of a point; `nil` if there is none.
  private static func roundest(_ low: CGFloat, _ high: CGFloat) -> CGFloat? {
    for parts in [1, 2, 3, 4, 5, 6, 8, 9, 12] as [CGFloat] {
      let length = (high * parts).rounded(.down) / parts
      if length > low { return length }
    }
    return nil
  }
}
