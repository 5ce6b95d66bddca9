// Rules about lengths, which diagnoses find. Rules with the severity of a note answer questions:
// their finding may be intended.

extension LintRule {
  // MARK: Order of modifiers

  public static let latePadding = LintRule(
    id: "late-padding", severity: .warning,
    title: "A text whose background is tight because its padding is written after it")
  public static let narrowBackground = LintRule(
    id: "narrow-background", severity: .note,
    title: "A background that is smaller than a flexible frame after it")

  // MARK: Out of the window

  public static let spillingFixedSize = LintRule(
    id: "spilling-fixed-size", severity: .warning,
    title: "A text with fixedSize that is wider than its space")
  public static let screenWideFrame = LintRule(
    id: "screen-wide-frame", severity: .warning,
    title: "A frame with the length of the screen where less is left")
  public static let wideView = LintRule(
    id: "wide-view", severity: .warning, title: "A view that is wider than the window")
  public static let tallContent = LintRule(
    id: "tall-content", severity: .warning,
    title: "A column or frame that is higher than the window and doesn't scroll")
  public static let spillingFill = LintRule(
    id: "spilling-fill", severity: .warning,
    title: "An image that extends beyond the frame that it fills")

  // MARK: No length

  public static let missingHeight = LintRule(
    id: "missing-height", severity: .warning,
    title: "A list, editor or tab view without a height in a scroll view")
  public static let collapsedView = LintRule(
    id: "collapsed-view", severity: .warning,
    title: "A container without any space for its content")
  public static let layoutCutsText = LintRule(
    id: "layout-cuts-text", severity: .warning,
    title: "A text that a custom layout measures without a width")
  public static let spillingLayout = LintRule(
    id: "spilling-layout", severity: .note,
    title: "A custom layout that places its views outside of the size that it answers")
  public static let lineLimit = LintRule(
    id: "line-limit", severity: .note, title: "A text that is cut by its line limit")

  // MARK: Too short, too long

  public static let unequalButtons = LintRule(
    id: "unequal-buttons", severity: .warning,
    title: "Buttons of different widths in a stack that fills its row")
  public static let unequalSiblings = LintRule(
    id: "unequal-siblings", severity: .note,
    title: "Views of one kind with backgrounds of different lengths")
  public static let narrowScroll = LintRule(
    id: "narrow-scroll", severity: .warning,
    title: "A scroll view that is only as wide as its short content")
  public static let narrowPanel = LintRule(
    id: "narrow-panel", severity: .note,
    title: "A background that is as narrow as the stack inside it")
  public static let maximumFrame = LintRule(
    id: "maximum-frame", severity: .note,
    title: "A frame with a maximum that is much higher than its content")
  public static let greedyView = LintRule(
    id: "greedy-view", severity: .note,
    title: "A list or reader that leaves a large part of its height empty")
  public static let greedyDivider = LintRule(
    id: "greedy-divider", severity: .note,
    title: "A stack that is as long as its container because of a divider")
  public static let greedyFill = LintRule(
    id: "greedy-fill", severity: .note,
    title: "A stack that is as long as its container because of a shape or color")
  public static let tallShelf = LintRule(
    id: "tall-shelf", severity: .note,
    title: "A horizontal scroll view that is much higher than its items")
  public static let squeezedText = LintRule(
    id: "squeezed-text", severity: .note,
    title: "A text that is cut although a text beside it could wrap")
  public static let distortedSymbol = LintRule(
    id: "distorted-symbol", severity: .note,
    title: "A symbol that is drawn with another ratio than its own")
  public static let unscaledLength = LintRule(
    id: "unscaled-length", severity: .note,
    title: "A frame with numbers, which doesn't grow with the text size")

  // MARK: Places

  public static let offCenter = LintRule(
    id: "off-center", severity: .note,
    title: "A view between two spacers that isn't in the middle")
  public static let offsetGap = LintRule(
    id: "offset-gap", severity: .note, title: "A gap that an offset leaves")
  public static let unrotatedSpace = LintRule(
    id: "unrotated-space", severity: .note,
    title: "A rotated text that keeps the space of its unrotated line")
  public static let idleTextAlignment = LintRule(
    id: "idle-text-alignment", severity: .note,
    title: "A multiline alignment of a text of one line")
  public static let scrolledSpacer = LintRule(
    id: "scrolled-spacer", severity: .note,
    title: "A Spacer that pushes nothing, as a scroll view offers no height")
  public static let cornerContent = LintRule(
    id: "corner-content", severity: .note,
    title: "The content of a reader at the reader's corner")
  public static let middleSymbol = LintRule(
    id: "middle-symbol", severity: .note,
    title: "An image beside the middle of several lines of text")

  /// The rules about lengths, in the order of their pages.
  static let layoutRules: [LintRule] = [
    latePadding, narrowBackground, spillingFixedSize, screenWideFrame, wideView, tallContent,
    spillingFill, missingHeight, collapsedView, layoutCutsText, spillingLayout, lineLimit,
    unequalButtons, unequalSiblings, narrowScroll, narrowPanel, maximumFrame, greedyView,
    greedyDivider, greedyFill, tallShelf, squeezedText, distortedSymbol, unscaledLength, offCenter,
    offsetGap, unrotatedSpace, idleTextAlignment, scrolledSpacer, cornerContent, middleSymbol,
  ]
}
