import Foundation
import QuoinCore
import QuoinLayout
import QuoinViews

// Modifiers for paper. They have no effect on a screen.

/// The position of a page break relative to a view.
public enum PageBreakPlacement: Hashable, Sendable {
  /// The view begins a new page.
  case before
  /// The content after the view begins a new page.
  case after
}

/// A view's annotation for pagination.
enum PageAnnotation {
  case pageBreak(PageBreakPlacement)
  case keepTogether, keepWithNext
  case bookmark(String, level: Int)
  case total(String, Decimal)
}

/// A view's change to the page setup; changes by outer views take precedence.
struct PageSetupChange {
  let change: @MainActor (inout PageLayout) -> Void
}

/// Attaches page annotations to the nodes of a view on paper.
public struct _PageModifier: PrimitiveModifier {
  let attach: @MainActor (Emission, LayoutTree.Mark) -> Void

  public static func _emit<V: View>(_ modifier: Self, content: V, into emission: Emission) {
    let mark = emission.tree.mark
    V._emit(content, into: emission)
    if emission.paper != nil { modifier.attach(emission, mark) }
  }
}

extension View {
  private func page(_ mark: PageAnnotation) -> some View {
    modifier(_PageModifier { $0.attach(mark, since: $1) })
  }

  private func setup(_ change: @escaping @MainActor (inout PageLayout) -> Void) -> some View {
    modifier(_PageModifier { $0.attach(PageSetupChange(change: change), since: $1) })
  }

  // MARK: The document

  /// Sets the paper that the view is printed on. No effect on a screen. Sizing: neutral.
  ///
  /// - `margins`: the space around the content of each page; 20 millimeters by default.
  public func paper(_ paper: PaperSize, margins: PageMargins = .millimeters(20)) -> some View {
    setup { ($0.paper, $0.margins) = (paper, margins) }
  }

  /// Lays the view out in columns on paper. No effect on a screen. Sizing: neutral.
  ///
  /// - `spacing`: points between two columns.
  public func pageColumns(_ count: Int, spacing: CGFloat = 20) -> some View {
    setup { ($0.columns, $0.columnSpacing) = (count, spacing) }
  }

  /// Adds a view in the middle of each page's top margin, as wide as the content. No effect on a
  /// screen.
  /// Sizing: neutral.
  public func pageHeader<Header: View>(
    @ViewBuilder content: @escaping @MainActor (PageInfo) -> Header
  ) -> some View {
    setup { $0.header = { AnyView(content($0)) } }
  }

  /// Adds a view in the middle of each page's bottom margin, as wide as the content. No effect on a
  /// screen.
  /// Sizing: neutral.
  ///
  ///     .pageFooter { page in Text("Page \(page.number) of \(page.count)") }
  public func pageFooter<Footer: View>(
    @ViewBuilder content: @escaping @MainActor (PageInfo) -> Footer
  ) -> some View {
    setup { $0.footer = { AnyView(content($0)) } }
  }

  /// Adds a page without number, header and footer before the others, whose view is proposed the
  /// space inside the margins. No effect on a screen. Sizing: neutral.
  public func titlePage<Title: View>(
    @ViewBuilder content: @escaping @MainActor (PageInfo) -> Title
  ) -> some View {
    setup { $0.titlePage = { AnyView(content($0)) } }
  }

  /// Sets the number of the first page; 1 by default. No effect on a screen. Sizing: neutral.
  public func firstPageNumber(_ number: Int) -> some View { setup { $0.firstNumber = number } }

  /// Sets the metadata of the document. No effect on a screen. Sizing: neutral.
  public func documentInformation(
    title: String? = nil, author: String? = nil, subject: String? = nil, keywords: [String] = []
  ) -> some View {
    setup { ($0.title, $0.author, $0.subject, $0.keywords) = (title, author, subject, keywords) }
  }

  // MARK: Page breaks

  /// Forces a page break before or after the view. No effect on a screen, and inside of rows.
  /// Sizing: neutral.
  public func pageBreak(_ placement: PageBreakPlacement) -> some View {
    page(.pageBreak(placement))
  }

  /// Keeps the view on one page if it fits on one. No effect on a screen. Sizing: neutral.
  public func keepTogether() -> some View { page(.keepTogether) }

  /// Keeps the view on the page of the content that follows it, as is done for headings. No effect
  /// on a screen.
  /// Sizing: neutral.
  public func keepWithNext() -> some View { page(.keepWithNext) }

  /// Repeats the view at the top of each page on which its stack, grid or section continues, such
  /// as the header of a table. No effect on a screen. Sizing: neutral.
  public func repeatsOnPages() -> some View {
    modifier(_PageModifier { $0.attach(PaperRole.repeats, since: $1) })
  }

  // MARK: Outline and totals

  /// Adds the view to the outline of the document. Headings (`accessibilityHeading`, the trait
  /// `isHeader`) are added automatically. No effect on a screen. Sizing: neutral.
  public func bookmark(_ title: String, level: Int = 1) -> some View {
    page(.bookmark(title, level: level))
  }

  /// Adds `value` to a sum that headers and footers can show: ``PageInfo/carriedForward(_:)``.
  /// No effect on a screen. Sizing: neutral.
  public func pageTotal(_ value: Decimal, of name: String = "total") -> some View {
    page(.total(name, value))
  }
}
