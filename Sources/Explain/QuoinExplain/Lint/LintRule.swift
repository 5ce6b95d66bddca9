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
    title: "A view that falls back to 10 points because its parent proposes no length")
  public static let invalidFrame = LintRule(
    id: "invalid-frame", severity: .error,
    title: "A frame with a negative, infinite or contradictory length")
  public static let idleFrame = LintRule(
    id: "idle-frame", severity: .note, title: "A frame that changes nothing")
  public static let lateFrame = LintRule(
    id: "late-frame", severity: .warning,
    title: "A background that is smaller than the frame after it")
  public static let clippedShadow = LintRule(
    id: "clipped-shadow", severity: .warning, title: "A shadow that is cut off by a later clip")
  public static let idleSpacer = LintRule(
    id: "idle-spacer", severity: .note, title: "A Spacer that pushes nothing")
  public static let idlePriority = LintRule(
    id: "idle-priority", severity: .note, title: "A layout priority without effect")
  public static let needlessReader = LintRule(
    id: "needless-reader", severity: .note,
    title: "A GeometryReader that a modifier can replace")

  // MARK: Texts

  public static let truncatedText = LintRule(
    id: "truncated-text", severity: .warning, title: "A text that is truncated for lack of space")
  public static let fixedFrameCutsText = LintRule(
    id: "fixed-frame-cuts-text", severity: .warning,
    title: "A fixed frame that is too small for its text")
  public static let starvedText = LintRule(
    id: "starved-text", severity: .warning,
    title: "A text that is truncated because a view beside it takes its whole proposal")
  public static let brokenWord = LintRule(
    id: "broken-word", severity: .warning, title: "A line that ends inside a word")
  public static let shrunkText = LintRule(
    id: "shrunk-text", severity: .warning, title: "A text that shrinks until it can't be read")
  public static let collapsedText = LintRule(
    id: "collapsed-text", severity: .warning, title: "A text that has no space at all")
  public static let overlappingText = LintRule(
    id: "overlapping-text", severity: .warning, title: "Texts of a stack that overlap")
  public static let unreadableLabel = LintRule(
    id: "unreadable-label", severity: .warning,
    title: "A label or legend of a chart that is cut, too small or covered by another one")
  public static let outsideWindow = LintRule(
    id: "outside-window", severity: .warning, title: "A text that extends outside the window")
  public static let underBar = LintRule(
    id: "under-bar", severity: .warning,
    title: "A text under the status bar or the edge of the screen")

  // MARK: Images

  public static let stretchedImage = LintRule(
    id: "stretched-image", severity: .warning, title: "An image that loses its aspect ratio")
  public static let unscaledImage = LintRule(
    id: "unscaled-image", severity: .warning,
    title: "An image that is larger than its frame because it is not resizable")
  public static let lowContrast = LintRule(
    id: "low-contrast", severity: .warning,
    title: "A text that hardly differs from its background")
  public static let collapsedImage = LintRule(
    id: "collapsed-image", severity: .warning, title: "An image that has no space at all")
  public static let oneWaySymbol = LintRule(
    id: "one-way-symbol", severity: .warning,
    title: "A symbol that points the wrong way in right-to-left layouts")

  // MARK: Accessibility

  public static let smallTarget = LintRule(
    id: "small-target", severity: .warning, title: "A button that is too small to tap")
  public static let missingLabel = LintRule(
    id: "missing-label", severity: .warning, title: "A button without a label for screen readers"
  )
  public static let coveredControl = LintRule(
    id: "covered-control", severity: .warning,
    title: "A button or field that can't be tapped because another view covers it")

  // MARK: Data

  public static let duplicateID = LintRule(
    id: "duplicate-id", severity: .error, title: "Several items of a list with the same id")
  public static let erasedRow = LintRule(
    id: "erased-row", severity: .note,
    title: "Rows that a list must create to count them")

  // MARK: Updates

  public static let resettingState = LintRule(
    id: "resetting-state", severity: .warning,
    title: "A view that is recreated at each update and loses its state")
  public static let needlessBody = LintRule(
    id: "needless-body", severity: .note,
    title: "A body that runs at each change of an object that it doesn't read")
  public static let endlessUpdate = LintRule(
    id: "endless-update", severity: .error, title: "Views that update each other endlessly")

  /// The rule of `quoin lint` about the sources, which no layout shows. It has no page.
  package static let unavailableName = LintRule(
    id: "unavailable-name", severity: .error,
    title: "A name that SwiftUI doesn't have on the chosen platform")

  /// All rules, in the order of their pages.
  public static let all: [LintRule] =
    [
      ambiguousSize, invalidFrame, idleFrame, lateFrame, clippedShadow, idleSpacer, idlePriority,
      needlessReader, truncatedText, fixedFrameCutsText, starvedText, brokenWord, shrunkText,
      collapsedText, overlappingText, unreadableLabel, outsideWindow, underBar, stretchedImage,
      unscaledImage, lowContrast, collapsedImage, oneWaySymbol, smallTarget, missingLabel,
      coveredControl,
      duplicateID, erasedRow, resettingState, needlessBody, endlessUpdate,
    ] + diagnosed.filter { $0.severity > .note }

  /// The rules of diagnoses. Those with the severity of a note only answer questions, as what they
  /// find may be intended.
  static let diagnosed: [LintRule] = layoutRules + containerRules
}
