// The rules about grids, lists, bars, touches and layers.

extension LintRule {
  // MARK: Grids

  public static let gridGap = LintRule(
    id: "grid-gap", severity: .warning,
    title: "A lazy grid whose spacing leaves the gaps between its columns at their default")
  public static let wideGridLine = LintRule(
    id: "wide-grid-line", severity: .warning,
    title: "A line or empty cell that makes a Grid as large as possible")
  public static let wideGridCell = LintRule(
    id: "wide-grid-cell", severity: .note,
    title: "A long cell, alone in its row, that makes the first column of its Grid wide")
  public static let raggedCells = LintRule(
    id: "ragged-cells", severity: .note,
    title: "Cells of different heights that their grid centers vertically")
  public static let flatGridCell = LintRule(
    id: "flat-grid-cell", severity: .warning,
    title: "A shape or color that has no length along the open axis of its grid")
  public static let wideGridImage = LintRule(
    id: "wide-grid-image", severity: .warning,
    title: "An image that is wider than its column")

  // MARK: Touches

  public static let missedTap = LintRule(
    id: "missed-tap", severity: .warning,
    title: "A tappable view whose empty parts take no touches")
  public static let coveringOverlay = LintRule(
    id: "covering-overlay", severity: .note,
    title: "A color, shape or gradient in an overlay that takes the touches of a control")
  public static let rowButtons = LintRule(
    id: "row-buttons", severity: .warning,
    title: "Several buttons of the default style in one row of a list")

  // MARK: Lists

  public static let tallRow = LintRule(
    id: "tall-row", severity: .note,
    title: "A row without insets that keeps the list's minimum height")
  public static let rowInsets = LintRule(
    id: "row-insets", severity: .note,
    title: "A color, shape or image that doesn't reach the edges of its row")
  public static let flatEditor = LintRule(
    id: "flat-editor", severity: .warning,
    title: "A TextEditor without a height in a row")
  public static let emptyList = LintRule(
    id: "empty-list", severity: .note,
    title: "A list in a fixed frame that is much higher than its rows")
  public static let coveredRows = LintRule(
    id: "covered-rows", severity: .note,
    title: "A view over a list or scroll view that covers the end of its content")

  // MARK: Bars

  public static let nestedStack = LintRule(
    id: "nested-stack", severity: .warning,
    title: "A navigation stack inside another one, with a second bar")
  public static let strayTitle = LintRule(
    id: "stray-title", severity: .warning,
    title: "A title or toolbar on a navigation stack instead of its content")
  public static let unshownTitle = LintRule(
    id: "unshown-title", severity: .note,
    title: "A title or toolbar without a navigation stack around it")
  public static let tabTitle = LintRule(
    id: "tab-title", severity: .note,
    title: "A title or toolbar in a tab inside a navigation stack")
  public static let tallSheet = LintRule(
    id: "tall-sheet", severity: .note, title: "A sheet that is much higher than its content")
  public static let cutTitle = LintRule(
    id: "cut-title", severity: .warning,
    title: "A title that is cut because its bar is too narrow for it")

  public static let keyboardInset = LintRule(
    id: "keyboard-inset", severity: .note,
    title: "Content that is laid out above the keyboard")

  // MARK: Layers

  public static let bleedingBackground = LintRule(
    id: "bleeding-background", severity: .note,
    title: "The background of a small view that reaches into the safe area")
  public static let stoppingFill = LintRule(
    id: "stopping-fill", severity: .note,
    title: "A color across the window that ends at the safe area")
  public static let greedyLayer = LintRule(
    id: "greedy-layer", severity: .note,
    title: "A color or shape that makes its ZStack as large as possible")
  public static let greedyPosition = LintRule(
    id: "greedy-position", severity: .note,
    title: "A stack that is as long as possible because of a position")

  // MARK: Motion

  public static let matchedFrame = LintRule(
    id: "matched-frame", severity: .note,
    title: "A fixed frame inside a matched geometry effect, which then can't change its size")
  public static let uncutTransition = LintRule(
    id: "uncut-transition", severity: .note,
    title: "A moving transition that is drawn over the views beside its container")

  // MARK: Data

  public static let lostPreference = LintRule(
    id: "lost-preference", severity: .warning,
    title: "A preference whose value is replaced by the default of a part that sets none")

  /// The rules of this file, in the order of their pages.
  static let containerRules: [LintRule] = [
    gridGap, wideGridLine, wideGridCell, raggedCells, flatGridCell, wideGridImage, missedTap,
    coveringOverlay, rowButtons, tallRow, rowInsets, flatEditor, emptyList, coveredRows,
    nestedStack, strayTitle, unshownTitle, tabTitle, tallSheet, cutTitle, keyboardInset,
    bleedingBackground, stoppingFill, greedyLayer, greedyPosition, matchedFrame, uncutTransition,
    lostPreference,
  ]
}
