/// The sizing behavior of a view along an axis, independent of its context.
public enum AxisBehavior: String, Hashable, Sendable, Codable, CaseIterable {
  /// As long as its content, whatever the proposal.
  case hugging = "hug"
  /// As long as the proposal.
  case expanding = "exp"
  /// Hugging if all of its content hugs, otherwise expanding; only a view with content can be
  /// neutral.
  case neutral = "neu"
}

/// The sizing behavior of a view, written `h-exp, v-hug`.
public struct SizingBehavior: Hashable, Sendable, CustomStringConvertible {
  public var horizontal: AxisBehavior
  public var vertical: AxisBehavior

  public init(horizontal: AxisBehavior, vertical: AxisBehavior) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  public var description: String { "h-\(horizontal.rawValue), v-\(vertical.rawValue)" }

  /// The behavior in words: `expanding horizontally, hugging vertically`.
  public var words: String {
    func word(_ behavior: AxisBehavior) -> String {
      switch behavior {
      case .hugging: "hugging"
      case .expanding: "expanding"
      case .neutral: "neutral"
      }
    }
    let isNeutral = horizontal == .neutral || vertical == .neutral
    let both =
      horizontal == vertical
      ? "\(word(horizontal)) along both axes"
      : "\(word(horizontal)) horizontally, \(word(vertical)) vertically"
    return both + (isNeutral ? ": it hugs if all of its content hugs, and expands otherwise" : "")
  }
}
