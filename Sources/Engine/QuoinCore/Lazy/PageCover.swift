/// Whether another page covers the page around a view, which then isn't laid out.
///
/// The lazy containers of a covered page emit the rows that were visible, so that what these rows
/// show elsewhere stays up to date, such as the pages of their links
/// (Rules/Navigation.md#covered-rows).
@MainActor
package final class PageCover {
  /// Whether the page's own navigation shows another page.
  package var isBelowOthers = false
  /// The cover of the page around the navigation.
  package weak var outer: PageCover?
  var isCovered: Bool { isBelowOthers || outer?.isCovered == true }

  package init() {}
}

private struct PageCoverKey: EnvironmentKey {
  static var defaultValue: PageCover? { nil }
}

extension EnvironmentValues {
  /// The cover of the page around, in a live tree.
  package var pageCover: PageCover? {
    get { self[PageCoverKey.self] }
    set { self[PageCoverKey.self] = newValue }
  }
}
