import QuoinText

/// The alignment of lines in a text.
public enum TextAlignment: Hashable, CaseIterable, Sendable { case leading, center, trailing }

extension Text {
  /// The truncation of a text that doesn't fit.
  public enum TruncationMode: Hashable, Sendable { case head, tail, middle }

  /// The case in which a text is shown.
  public enum Case: Hashable, Sendable { case uppercase, lowercase }

  /// A line under or through a text.
  public struct LineStyle: Hashable, Sendable {
    /// The dash pattern of the line.
    public struct Pattern: Hashable, Sendable {
      /// The lengths of alternating dashes and gaps, in line thicknesses.
      let dash: [Double]
      public static let solid = Pattern(dash: [])
      public static let dot = Pattern(dash: [1, 2])
      public static let dash = Pattern(dash: [4, 2])
      public static let dashDot = Pattern(dash: [4, 2, 1, 2])
      public static let dashDotDot = Pattern(dash: [4, 2, 1, 2, 1, 2])
    }

    let pattern: Pattern
    /// The color of the line; `nil` means the text's color.
    let color: Color?

    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }

    public static let single = LineStyle()
  }
}

extension TextAlignment {
  var requestAlignment: TextLayoutRequest.Alignment {
    switch self {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }
}

extension Text.TruncationMode {
  var requestTruncation: TextLayoutRequest.Truncation {
    switch self {
    case .head: .head
    case .tail: .tail
    case .middle: .middle
    }
  }
}
