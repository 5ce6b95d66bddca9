/// A lint rule. Each has a page in `Documentation/Lint`.
public struct LintRule: Sendable, Hashable, Codable {
  /// The id of the rule in comments and exception files.
  public let id: String
  public let severity: LintSeverity
  /// A short description of the mistake.
  public let title: String

  // MARK: Frames

  public static let ambiguousSize = LintRule(
    id: "ambiguous-size", severity: .warning,
    title: "A view without a length of its own that is offered none is 10 points long")
  public static let invalidFrame = LintRule(
    id: "invalid-frame", severity: .error,
    title: "A frame that is negative, infinite or contradicts itself")
  public static let idleFrame = LintRule(
    id: "idle-frame", severity: .note, title: "A frame that changes nothing")
  public static let lateFrame = LintRule(
    id: "late-frame", severity: .warning,
    title: "A background that is smaller than the frame written behind it")
  public static let clippedShadow = LintRule(
    id: "clipped-shadow", severity: .warning, title: "A shadow that is cut off by a later clip")
  public static let idleSpacer = LintRule(
    id: "idle-spacer", severity: .note, title: "A Spacer that pushes nothing")
  public static let idlePriority = LintRule(
    id: "idle-priority", severity: .note, title: "A layout priority that nobody asks for")
  public static let needlessReader = LintRule(
    id: "needless-reader", severity: .note,
    title: "A GeometryReader where something simpler does the same")

  // MARK: Texts

  public static let truncatedText = LintRule(
    id: "truncated-text", severity: .warning, title: "A text that is cut off for want of room")
  public static let fixedFrameCutsText = LintRule(
    id: "fixed-frame-cuts-text", severity: .warning,
    title: "A frame of a fixed length that is too small for its text")
  public static let starvedText = LintRule(
    id: "starved-text", severity: .warning,
    title: "A text that is cut off because a view beside it takes all it is offered")
  public static let brokenWord = LintRule(
    id: "broken-word", severity: .warning, title: "A line that ends inside a word")
  public static let shrunkText = LintRule(
    id: "shrunk-text", severity: .warning, title: "A text that shrinks until it can't be read")
  public static let collapsedText = LintRule(
    id: "collapsed-text", severity: .warning, title: "A text that has no room at all")
  public static let overlappingText = LintRule(
    id: "overlapping-text", severity: .warning, title: "Texts of a stack that lie on each other")
  public static let outsideWindow = LintRule(
    id: "outside-window", severity: .warning, title: "A text that reaches out of the window")
  public static let underBar = LintRule(
    id: "under-bar", severity: .warning,
    title: "A text under the status bar or the edge of the screen")

  // MARK: Pictures

  public static let stretchedImage = LintRule(
    id: "stretched-image", severity: .warning, title: "A picture that loses its ratio")
  public static let unscaledImage = LintRule(
    id: "unscaled-image", severity: .warning,
    title: "A picture that is larger than its frame, as it is not resizable")
  public static let lowContrast = LintRule(
    id: "low-contrast", severity: .warning,
    title: "A text that hardly differs from what is behind it")
  public static let collapsedImage = LintRule(
    id: "collapsed-image", severity: .warning, title: "A picture that has no room at all")
  public static let oneWaySymbol = LintRule(
    id: "one-way-symbol", severity: .warning,
    title: "A symbol that points to the wrong side from right to left")

  // MARK: Accessibility

  public static let smallTarget = LintRule(
    id: "small-target", severity: .warning, title: "A button too small for a finger")
  public static let missingLabel = LintRule(
    id: "missing-label", severity: .warning, title: "A button that a screen reader has no words for"
  )
  public static let coveredControl = LintRule(
    id: "covered-control", severity: .warning,
    title: "A button or field that no finger reaches, as another view lies on it")

  // MARK: Data

  public static let duplicateID = LintRule(
    id: "duplicate-id", severity: .error, title: "Several items of a list with one id")
  public static let erasedRow = LintRule(
    id: "erased-row", severity: .note,
    title: "Rows of a list whose type doesn't tell how many views they are")

  // MARK: Updates

  public static let resettingState = LintRule(
    id: "resetting-state", severity: .warning,
    title: "A view that is another one after each update, and loses its state")
  public static let needlessBody = LintRule(
    id: "needless-body", severity: .note,
    title: "A body that runs with each change of an object it reads nothing of")
  public static let endlessUpdate = LintRule(
    id: "endless-update", severity: .error, title: "Views that change each other without end")

  /// All rules, in the order of their pages.
  public static let all: [LintRule] = [
    ambiguousSize, invalidFrame, idleFrame, lateFrame, clippedShadow, idleSpacer, idlePriority,
    needlessReader, truncatedText, fixedFrameCutsText, starvedText, brokenWord, shrunkText,
    collapsedText, overlappingText, outsideWindow, underBar, stretchedImage, unscaledImage,
    lowContrast, collapsedImage, oneWaySymbol, smallTarget, missingLabel, coveredControl,
    duplicateID, erasedRow, resettingState, needlessBody, endlessUpdate,
  ]
}
