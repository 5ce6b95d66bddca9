/// How a view decides its length along an axis, whatever surrounds it.
public enum AxisBehavior: String, Hashable, Sendable, Codable, CaseIterable {
  /// As long as its content, whatever is offered.
  case hugging = "hug"
  /// As long as what is offered.
  case expanding = "exp"
  /// Hugging as long as everything inside hugs, else expanding: only a view around others can be.
  case neutral = "neu"
}

/// How a view decides its size, written `h-exp, v-hug`.
public struct SizingBehavior: Hashable, Sendable, CustomStringConvertible {
  public var horizontal: AxisBehavior
  public var vertical: AxisBehavior

  public init(horizontal: AxisBehavior, vertical: AxisBehavior) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  public var description: String { "h-\(horizontal.rawValue), v-\(vertical.rawValue)" }
}
