import QuoinText

/// How the lines of a text are placed.
public enum TextAlignment: Hashable, CaseIterable, Sendable { case leading, center, trailing }

extension Text {
  /// Where a text that does not fit is cut.
  public enum TruncationMode: Hashable, Sendable { case head, tail, middle }

  /// The case a text is shown in.
  public enum Case: Hashable, Sendable { case uppercase, lowercase }

  /// A line under or through a text.
  public struct LineStyle: Hashable, Sendable {
    /// How the line is dashed.
    public struct Pattern: Hashable, Sendable {
      /// Lengths of dashes and gaps in turn, in thicknesses of the line.
      let dash: [Double]
      public static let solid = Pattern(dash: [])
      public static let dot = Pattern(dash: [1, 2])
      public static let dash = Pattern(dash: [4, 2])
      public static let dashDot = Pattern(dash: [4, 2, 1, 2])
      public static let dashDotDot = Pattern(dash: [4, 2, 1, 2, 1, 2])
    }

    let pattern: Pattern
    /// `nil`: the text's own colour.
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
