import Foundation
import QuoinCore
import QuoinGeometry
import QuoinText

/// The lengths and colors of a list style on one platform.
///
/// Measured: the cards of iOS 26 in widths of 390 and 402 (Rules/Lists.md#row-metrics), those of
/// iOS 18 in a width of 390 (Rules/Devices.md#system-versions), and the heights of macOS's rows
/// (Rules/Lists.md#row-height). Everything else is estimated from these.
///
/// It has a stored property for each length, color and font in which the styles differ.
struct ListMetrics: Equatable, Sendable {
  /// The distance from the list's sides to the section.
  var sectionMargin: CGFloat = 0
  /// The space above the first and below the last line, which scrolls with them.
  var endMargin: CGFloat = 0
  /// The radius of the section's corners.
  var radius: CGFloat = 0
  var rowInsets = EdgeInsets(top: 15, leading: 16, bottom: 15, trailing: 16)
  var minRowHeight: CGFloat = 53
  /// The distance from the last accessory to the section's edge, and from the row's content to the
  /// first accessory.
  var accessoryMargin: CGFloat = 20
  /// The distance from a switch to the section's edge.
  var switchMargin: CGFloat = 20
  var accessoryGap: CGFloat = 8

  /// The space between rows, unless the list sets its own.
  var rowSpacing: CGFloat = 0

  /// The space around the text of a header or footer; the sides are measured from the section's
  /// edge.
  var headerInsets = EdgeInsets(top: 11.67, leading: 16, bottom: 6, trailing: 16)
  var footerInsets = EdgeInsets(top: 7.67, leading: 16, bottom: 6.67, trailing: 16)
  /// The space above a section without a header and below one without a footer.
  var gapAbove: CGFloat = 17.67
  var gapBelow: CGFloat = 17.33
  /// The space above the first section if it has no header, instead of ``gapAbove``.
  var topGap: CGFloat?
  /// The width from which the margins of cards are more than 16.
  var wideWidth: CGFloat = 414

  var separatorThickness: CGFloat = 1
  /// The distance from the end of the separator to the section's edge.
  var separatorMargin: CGFloat = 16
  /// Whether there are separators between rows, and above and below a section's rows.
  var hasSeparators = true
  var hasSectionSeparators = false
  /// The distance from the list's sides to the background of a selected or alternate row, and its
  /// corner radius.
  var selectionMargin: CGFloat = 0
  var selectionRadius: CGFloat = 0

  var headerFont = Font.headline
  var prominentHeaderFont = Font.title3.bold()
  var hasPrimaryHeaders = false
  var hasProminentHeaders = false
  /// The case of a header's letters, unless the header sets its own.
  var headerCase: Text.Case?
  var footerFont = Font.footnote
  /// The background of the list, and of each row.
  var page = SystemColor.background(0)
  var card: SystemColor?
  var place = ControlContext.listRow
  /// Whether the list has a thin border.
  var isFramed = false
  var alternates = false
  /// Whether margins are smaller in a narrow list.
  var narrows = false
}

extension ListMetrics {
  /// Creates the metrics of `look` in `environment`.
  init(_ look: _ListLook, in environment: EnvironmentValues) {
    var kind = look.kind
    if kind == .automatic, environment.isSidebar { kind = .sidebar }
    let level = environment.dynamicTypeSize.level
    if environment.platform == .watchOS {
      self = .watchOS(kind)
    } else if environment.systemLook == .macOS26 {
      self = .macOS(kind)
    } else if kind == .sidebar, environment.horizontalSizeClass == .regular {
      self = .wideSidebar
    } else if environment.systemLook == .iOS18 {
      self = .iOS18(kind, at: level)
      separatorThickness = environment.pixelLength
      narrows = true
    } else {
      self = .iOS26(kind, at: level)
      narrows = true
    }
    self.settle(in: environment)
    alternates = look.alternates
  }

  /// Applies settings from the environment.
  mutating func settle(in environment: EnvironmentValues) {
    if let height = environment.explicitMinListRowHeight { minRowHeight = max(height, 0) }
    if environment.scroll.setMargins.contains(.top), topGap != nil { topGap = 0 }
    switch environment.listSectionSpacing {
    case .automatic: break
    case .compact: (gapAbove, gapBelow) = (gapAbove / 2, gapBelow / 2)
    case .custom(let length): (gapAbove, gapBelow) = (length / 2, length / 2)
    }
  }

  /// Returns the metrics for a list of `width` points; the margins of narrow lists are 16
  /// (Rules/Lists.md#row-metrics).
  func adapted(to width: CGFloat) -> ListMetrics {
    guard narrows else { return self }
    var metrics = self
    if sectionMargin > 16, width < wideWidth {
      metrics.sectionMargin = 16
    } else if sectionMargin == 0, width <= 375 {
      metrics.rowInsets.leading = 16
      metrics.rowInsets.trailing = 16
      metrics.headerInsets.leading = 16
      metrics.footerInsets.leading = 16
    }
    return metrics
  }

  private static func iOS26(_ kind: _ListLook.Kind, at level: DynamicTypeLevel) -> ListMetrics {
    var metrics = ListMetrics()
    let margin: CGFloat = 20
    metrics.minRowHeight = minRowHeight(at: level)
    metrics.footerFont = captionFont(at: level)
    switch kind {
    case .automatic, .insetGrouped, .sidebar:
      metrics.sectionMargin = margin
      metrics.radius = 26
      metrics.hasProminentHeaders = kind == .sidebar
      metrics.topGap = 35
      (metrics.page, metrics.card) = (.groupedPage, .groupedCard)
    case .grouped:
      metrics.hasSectionSeparators = true
      metrics.topGap = 35
      (metrics.page, metrics.card) = (.groupedPage, .groupedCard)
    case .plain, .inset, .bordered:
      metrics.rowInsets.leading = margin
      metrics.rowInsets.trailing = margin
      metrics.headerInsets.leading = margin
      metrics.footerInsets.leading = margin
      metrics.separatorMargin = kind == .inset ? margin : 0
      metrics.hasSectionSeparators = true
      metrics.hasPrimaryHeaders = true
      (metrics.gapAbove, metrics.gapBelow) = (0, 0)
    }
    return metrics
  }

  /// The rows of watchOS: separate platters without separators (Rules/Lists.md#watch-rows).
  private static func watchOS(_ kind: _ListLook.Kind) -> ListMetrics {
    var metrics = ListMetrics()
    // The scroll view's margins of 2 are at the sides (Rules/Scrolling.md#watch-margins).
    metrics.radius = 22
    metrics.minRowHeight = 44
    metrics.rowInsets = EdgeInsets(top: 2.5, leading: 13, bottom: 2.5, trailing: 13)
    metrics.headerInsets = EdgeInsets(top: 8, leading: 13, bottom: 4, trailing: 13)
    metrics.footerInsets = EdgeInsets(top: 4, leading: 13, bottom: 4, trailing: 13)
    metrics.accessoryMargin = 13
    (metrics.gapAbove, metrics.gapBelow) = (0, 8)
    metrics.hasSeparators = false
    metrics.rowSpacing = 6.5
    metrics.card = kind == .plain ? nil : .fill(1)
    return metrics
  }

  /// The styles of iOS 18; those without cards are estimated.
  private static func iOS18(_ kind: _ListLook.Kind, at level: DynamicTypeLevel) -> ListMetrics {
    var metrics = iOS26(kind, at: level)
    metrics.minRowHeight = 44
    metrics.rowInsets = EdgeInsets(top: 11, leading: 20, bottom: 11, trailing: 20)
    metrics.switchMargin = 18
    if metrics.sectionMargin > 0 { metrics.radius = 10 }
    guard metrics.card != nil else { return metrics }
    metrics.wideWidth = 376
    // A header is as high as its margins and a line, 37.33 at a text size of 12; the part of the
    // margin that is above the text follows from the capitals' distance from the card.
    metrics.headerInsets = EdgeInsets(top: 17, leading: 20, bottom: 6, trailing: 20)
    metrics.footerInsets = EdgeInsets(top: 5.33, leading: 20, bottom: 12.33, trailing: 20)
    metrics.headerFont = captionFont(at: level)
    metrics.headerCase = kind == .sidebar ? nil : .uppercase
    (metrics.gapAbove, metrics.gapBelow) = (17.67, 17.67)
    // Separators extend to the card's edge; estimated.
    metrics.separatorMargin = 0
    return metrics
  }

  /// Returns the minimum height of a row of iOS 26: 53, which shrinks with the leading of small
  /// body text, in whole points (Rules/Lists.md#row-height).
  private static func minRowHeight(at level: DynamicTypeLevel) -> CGFloat {
    func leading(_ level: DynamicTypeLevel) -> CGFloat {
      SystemTypography.style(.body, platform: .iOS, level: level).pitch
    }
    let usual: CGFloat = 53
    return min(usual, (usual * leading(level) / leading(.large)).rounded())
  }

  /// Returns the font of footers, and of the headers of iOS 18: as large as footnotes, but with
  /// lines that are not further apart than they are high (Rules/Lists.md#section-header).
  private static func captionFont(at level: DynamicTypeLevel) -> Font {
    .system(size: SystemTypography.style(.footnote, platform: .iOS, level: level).size)
  }

  /// A sidebar on an iPad, estimated.
  private static var wideSidebar: ListMetrics {
    var metrics = ListMetrics()
    metrics.minRowHeight = 44
    metrics.rowInsets = EdgeInsets(top: 11, leading: 28, bottom: 11, trailing: 28)
    metrics.headerInsets.leading = 28
    metrics.footerInsets.leading = 28
    metrics.accessoryMargin = 28
    metrics.hasSeparators = false
    metrics.hasProminentHeaders = true
    (metrics.selectionMargin, metrics.selectionRadius) = (16, 22)
    metrics.page = .background(1)
    return metrics
  }

  private static func macOS(_ kind: _ListLook.Kind) -> ListMetrics {
    var metrics = ListMetrics()
    metrics.minRowHeight = 24
    metrics.rowInsets = EdgeInsets(top: 4, leading: 16, bottom: 4, trailing: 16)
    metrics.headerInsets = EdgeInsets(top: 8, leading: 16, bottom: 4, trailing: 16)
    metrics.footerInsets = EdgeInsets(top: 4, leading: 16, bottom: 8, trailing: 16)
    metrics.accessoryMargin = 16
    (metrics.gapAbove, metrics.gapBelow) = (0, 0)
    (metrics.selectionMargin, metrics.selectionRadius) = (10, 8)
    metrics.headerFont = .subheadline.weight(.semibold)
    metrics.footerFont = .subheadline
    switch kind {
    case .automatic, .inset, .insetGrouped, .grouped: metrics.endMargin = 10
    case .plain, .bordered:
      metrics.rowInsets.leading = 8
      metrics.rowInsets.trailing = 8
      metrics.headerInsets.leading = 8
      metrics.footerInsets.leading = 8
      metrics.accessoryMargin = 8
      metrics.separatorMargin = 8
      (metrics.selectionMargin, metrics.selectionRadius) = (0, 0)
      metrics.isFramed = kind == .bordered
    case .sidebar:
      metrics.hasSeparators = false
      metrics.page = .window
    }
    return metrics
  }

  /// Removes the separators and the margins at the ends, for the rows of a table.
  mutating func becomeTable() { (hasSeparators, endMargin) = (false, 0) }

  /// macOS's grouped form, estimated.
  static var macOSForm: ListMetrics {
    var metrics = ListMetrics()
    metrics.sectionMargin = 20
    metrics.radius = 10
    metrics.minRowHeight = 36
    metrics.rowInsets = EdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)
    metrics.headerInsets = EdgeInsets(top: 10, leading: 10, bottom: 8, trailing: 10)
    metrics.footerInsets = EdgeInsets(top: 8, leading: 10, bottom: 10, trailing: 10)
    metrics.accessoryMargin = 10
    metrics.separatorMargin = 10
    (metrics.gapAbove, metrics.gapBelow) = (10, 10)
    metrics.footerFont = .subheadline
    (metrics.page, metrics.card) = (.window, .fill(3))
    metrics.place = .groupedForm
    metrics.hasPrimaryHeaders = true
    return metrics
  }
}
