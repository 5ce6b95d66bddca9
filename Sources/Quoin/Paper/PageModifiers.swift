import Foundation
import QuoinCore
import QuoinLayout
import QuoinViews

// What views say about paper. On a screen none of it has an effect: the views are as they would be without.

/// Where a page ends beside a view.
public enum PageBreakPlacement: Hashable, Sendable {
  /// The view begins a page.
  case before
  /// What follows the view begins a page.
  case after
}

/// What a view says of itself for the division into pages.
enum PageMark {
  case pageBreak(PageBreakPlacement)
  case keepTogether, keepWithNext
  case bookmark(String, level: Int)
  case total(String, Decimal)
}

/// A change of the setup by a view; those of outer views count.
struct PageSetupChange {
  let change: @MainActor (inout PageLayout) -> Void
}

/// Has the nodes of a view carry something on paper.
public struct _PageModifier: PrimitiveModifier {
  let carry: @MainActor (Emission, LayoutTree.Mark) -> Void

  public static func _emit<V: View>(_ modifier: Self, content: V, into emission: Emission) {
    let mark = emission.tree.mark
    V._emit(content, into: emission)
    if emission.paper != nil { modifier.carry(emission, mark) }
  }
}

extension View {
  private func page(_ mark: PageMark) -> some View {
    modifier(_PageModifier { $0.carry(mark, since: $1) })
  }

  private func setup(_ change: @escaping @MainActor (inout PageLayout) -> Void) -> some View {
    modifier(_PageModifier { $0.carry(PageSetupChange(change: change), since: $1) })
  }

  // MARK: The document

  /// Says which paper the view is printed on. No effect on a screen. Sizing: neutral.
  ///
  /// - `margins`: the space around the content of each page; 20 millimetres unless said.
  public func paper(_ paper: PaperSize, margins: PageMargins = .millimeters(20)) -> some View {
    setup { ($0.paper, $0.margins) = (paper, margins) }
  }

  /// Has the view flow through columns on paper. No effect on a screen. Sizing: neutral.
  ///
  /// - `spacing`: points between two columns.
  public func pageColumns(_ count: Int, spacing: CGFloat = 20) -> some View {
    setup { ($0.columns, $0.columnSpacing) = (count, spacing) }
  }

  /// Puts a view into the middle of each page's top margin, as wide as the content. No effect on a screen.
  /// Sizing: neutral.
  public func pageHeader<Header: View>(
    @ViewBuilder content: @escaping @MainActor (PageInfo) -> Header
  ) -> some View {
    setup { $0.header = { AnyView(content($0)) } }
  }

  /// Puts a view into the middle of each page's bottom margin, as wide as the content. No effect on a screen.
  /// Sizing: neutral.
  ///
  ///     .pageFooter { page in Text("Page \(page.number) of \(page.count)") }
  public func pageFooter<Footer: View>(
    @ViewBuilder content: @escaping @MainActor (PageInfo) -> Footer
  ) -> some View {
    setup { $0.footer = { AnyView(content($0)) } }
  }

  /// Puts a page without number, header and footer before the others: its view is offered all inside the margins. No effect
  /// on a screen. Sizing: neutral.
  public func titlePage<Title: View>(
    @ViewBuilder content: @escaping @MainActor (PageInfo) -> Title
  ) -> some View {
    setup { $0.titlePage = { AnyView(content($0)) } }
  }

  /// Sets the number of the first page; 1 unless said. No effect on a screen. Sizing: neutral.
  public func firstPageNumber(_ number: Int) -> some View { setup { $0.firstNumber = number } }

  /// Says what the document is called and who wrote it. No effect on a screen. Sizing: neutral.
  public func documentInformation(
    title: String? = nil, author: String? = nil, subject: String? = nil, keywords: [String] = []
  ) -> some View {
    setup { ($0.title, $0.author, $0.subject, $0.keywords) = (title, author, subject, keywords) }
  }

  // MARK: Where pages end

  /// Has a page end before or after the view. No effect on a screen, and inside of rows. Sizing: neutral.
  public func pageBreak(_ placement: PageBreakPlacement) -> some View {
    page(.pageBreak(placement))
  }

  /// Keeps the view on one page if it fits on one. No effect on a screen. Sizing: neutral.
  public func keepTogether() -> some View { page(.keepTogether) }

  /// Keeps the view on the page on which what follows it begins. Headings are kept so. No effect on a screen.
  /// Sizing: neutral.
  public func keepWithNext() -> some View { page(.keepWithNext) }

  /// Repeats the view at the top of each page that the stack, the grid or the section around it goes on to, as the header
  /// of a table. No effect on a screen. Sizing: neutral.
  public func repeatsOnPages() -> some View {
    modifier(_PageModifier { $0.carry(PaperRole.repeats, since: $1) })
  }

  // MARK: What readers find

  /// Enters the view into the outline of the document. Headings (`accessibilityHeading`, the trait `isHeader`) are entered
  /// by themselves. No effect on a screen. Sizing: neutral.
  public func bookmark(_ title: String, level: Int = 1) -> some View {
    page(.bookmark(title, level: level))
  }

  /// Adds `value` to a sum that headers and footers can state for their page: ``PageInfo/carriedForward(_:)``. No effect on a
  /// screen. Sizing: neutral.
  public func pageTotal(_ value: Decimal, of name: String = "total") -> some View {
    page(.total(name, value))
  }
}
