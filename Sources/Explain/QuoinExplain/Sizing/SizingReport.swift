import Foundation
import QuoinGeometry

/// The sizing behavior of a view, as determined by a probe. Lengths are points.
public struct SizingReport: Hashable, Sendable {
  /// The version of the JSON format; increased by changes that could break a reader.
  public static let schema = 2

  public var behavior: SizingBehavior
  /// Whether the view has a child, for which the probe substituted a hugging and an expanding one.
  /// Only such a view can be neutral.
  public var isComposed: Bool
  /// The response along each axis; for a view with a child, around a hugging one.
  public var horizontal: AxisSizing
  public var vertical: AxisSizing
  /// The response around an expanding child; `nil` for a view without a child.
  public var aroundExpanding: Answers?
  /// Sentences, without a period, about the views that fall back to 10 without a proposal: “Color
  /// falls back to 10, …”.
  public var fallbacks: [String]

  /// The responses along both axes.
  public struct Answers: Hashable, Sendable {
    public var horizontal, vertical: AxisSizing
    public init(horizontal: AxisSizing, vertical: AxisSizing) {
      (self.horizontal, self.vertical) = (horizontal, vertical)
    }
  }

  public init(
    behavior: SizingBehavior, isComposed: Bool, horizontal: AxisSizing, vertical: AxisSizing,
    aroundExpanding: Answers? = nil, fallbacks: [String] = []
  ) {
    self.behavior = behavior
    self.isComposed = isComposed
    self.horizontal = horizontal
    self.vertical = vertical
    self.aroundExpanding = aroundExpanding
    self.fallbacks = fallbacks
  }
}

/// The lengths of a view along an axis, in points, with no proposal along the other one.
public struct AxisSizing: Hashable, Sendable {
  /// The lengths for the proposals 0, nil and infinity.
  public var minimum, ideal, maximum: CGFloat
  /// The response curve: the lengths for increasing proposals, connected by straight lines.
  ///
  /// A discontinuity has two points for one proposal: the length before it, and the length at it.
  /// Between a point with a ``Point/stepLength`` and the next one the lengths rise in equal steps.
  public var curve: [Point]
  /// Whether straight pieces describe the curve completely. If not, the points of kind `sample` are
  /// samples of a curve that is bent or has too many pieces.
  public var isExact: Bool

  /// A proposal and the view's length.
  public struct Point: Hashable, Sendable {
    public var proposal, length: CGFloat
    public var kind: Kind
    /// The length of each step, in points, if equal steps start here that end at the next point.
    /// They occur in a text that is narrower than its words, as it rounds its proposal to pixels.
    public var stepLength: CGFloat?

    public init(proposal: CGFloat, length: CGFloat, kind: Kind, stepLength: CGFloat? = nil) {
      self.proposal = proposal
      self.length = length
      self.kind = kind
      self.stepLength = stepLength
    }

    /// The kind of a point of a curve.
    public enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
      /// The start or the end of the curve.
      case end
      /// A point where two straight pieces meet.
      case kink
      /// A point where the length changes abruptly.
      case discontinuity
      /// The start of the last of several equal steps.
      case steps
      /// A sample of a curve that is bent or has too many pieces.
      case sample
    }
  }

  public init(
    minimum: CGFloat, ideal: CGFloat, maximum: CGFloat, curve: [Point], isExact: Bool = true
  ) {
    self.minimum = minimum
    self.ideal = ideal
    self.maximum = maximum
    self.curve = curve
    self.isExact = isExact
  }

  /// The proposals at which two straight pieces meet.
  public var kinks: [CGFloat] { curve.filter { $0.kind == .kink }.map(\.proposal) }

  /// The proposals at which the length changes abruptly.
  public var discontinuities: [CGFloat] {
    zip(curve, curve.dropFirst())
      .filter { $0.kind == .discontinuity && $0.proposal == $1.proposal }
      .map(\.0.proposal)
  }

  /// The ranges of equal steps: the first and last proposal, and the length of each step.
  public var steps: [(from: CGFloat, to: CGFloat, length: CGFloat)] {
    zip(curve, curve.dropFirst()).compactMap { from, to in
      from.stepLength.map { (from.proposal, to.proposal, $0) }
    }
  }

  /// The length for a proposal according to the curve, exact on its straight pieces; `nil` outside
  /// of the curve.
  public func length(at proposal: CGFloat) -> CGFloat? {
    guard let next = curve.firstIndex(where: { $0.proposal > proposal }) else {
      return curve.last.flatMap { $0.proposal == proposal ? $0.length : nil }
    }
    guard next > 0 else { return nil }
    let (from, to) = (curve[next - 1], curve[next])
    if let stepLength = from.stepLength {
      let count = ((to.proposal - from.proposal) / stepLength).rounded()
      let climbed = ((proposal - from.proposal) / stepLength).rounded(.down)
      return from.length + (to.length - from.length) * climbed / count
    }
    let part = (proposal - from.proposal) / (to.proposal - from.proposal)
    return from.length + (to.length - from.length) * part
  }
}

extension SizingReport: CustomStringConvertible {
  /// The behavior, followed by a line for each axis.
  public var description: String {
    var lines = [
      "\(behavior)\(isComposed ? " (composed)" : "")", "  \(behavior.words)",
      "  width   \(horizontal)",
      "  height  \(vertical)",
    ]
    if let aroundExpanding {
      lines += [
        "  around a view that expands", "  width   \(aroundExpanding.horizontal)",
        "  height  \(aroundExpanding.vertical)",
      ]
    }
    return (lines + fallbacks.map { "  \($0)" }).joined(separator: "\n")
  }
}

extension AxisSizing: CustomStringConvertible {
  /// The lengths and the curve: `min 100, ideal 100, max 200; 0→100 100→100 200→200 1000→200`; a
  /// discontinuity is `80→40|80`.
  public var description: String {
    let lengths = [minimum, ideal, maximum].map(LengthFormat.text)
    var answers: [String] = []
    for (index, point) in curve.enumerated() {
      let length = LengthFormat.text(point.length)
      if index > 0, point.kind == .discontinuity, curve[index - 1].proposal == point.proposal {
        answers[answers.count - 1] += "|\(length)"
      } else {
        answers.append("\(LengthFormat.text(point.proposal))→\(length)")
      }
      if let length = point.stepLength {
        answers.append("in steps of \(LengthFormat.text(length)) to")
      }
    }
    if answers.count > Self.longest {
      let rest = answers.count - Self.longest
      answers.replaceSubrange((Self.longest - 1)..<(answers.count - 1), with: ["… \(rest) more …"])
    }
    return "min \(lengths[0]), ideal \(lengths[1]), max \(lengths[2]); "
      + answers.joined(separator: " ") + (isExact ? "" : " (samples)")
  }

  /// The maximum number of points of a curve in a description.
  private static let longest = 16
}
