import Foundation
import QuoinGeometry

/// How a view is sized, as a probe found out. Lengths are points.
public struct SizingReport: Hashable, Sendable {
  /// The version of the JSON's shape; a change that could break a reader raises it.
  public static let schema = 1

  public var behavior: SizingBehavior
  /// Whether the view has a place for a child, which the probe filled with one that hugs and one that expands. Only
  /// such a view can be neutral.
  public var isComposed: Bool
  public var horizontal: AxisSizing
  public var vertical: AxisSizing

  public init(
    behavior: SizingBehavior, isComposed: Bool, horizontal: AxisSizing, vertical: AxisSizing
  ) {
    self.behavior = behavior
    self.isComposed = isComposed
    self.horizontal = horizontal
    self.vertical = vertical
  }
}

/// The answers of a view along an axis while nothing is proposed on the other one, in points.
public struct AxisSizing: Hashable, Sendable {
  /// The answers to a proposal of 0, of nil, and of infinity.
  public var minimum, ideal, maximum: CGFloat
  /// Answers to growing proposals.
  public var curve: [Point]

  /// A proposal and the view's answer.
  public struct Point: Hashable, Sendable {
    public var proposal, length: CGFloat
    public init(proposal: CGFloat, length: CGFloat) {
      self.proposal = proposal
      self.length = length
    }
  }

  public init(minimum: CGFloat, ideal: CGFloat, maximum: CGFloat, curve: [Point]) {
    self.minimum = minimum
    self.ideal = ideal
    self.maximum = maximum
    self.curve = curve
  }
}

extension SizingReport: CustomStringConvertible {
  /// The behaviour, then a line for each axis.
  public var description: String {
    """
    \(behavior)\(isComposed ? " (composed)" : "")
      width   \(horizontal)
      height  \(vertical)
    """
  }
}

extension AxisSizing: CustomStringConvertible {
  /// `min 0, ideal 10, max ∞; 0→0 100→100`.
  public var description: String {
    let lengths = [minimum, ideal, maximum].map(LengthFormat.text)
    let answers = curve.map {
      "\(LengthFormat.text($0.proposal))→\(LengthFormat.text($0.length))"
    }
    return "min \(lengths[0]), ideal \(lengths[1]), max \(lengths[2]); "
      + answers.joined(separator: " ")
  }
}
