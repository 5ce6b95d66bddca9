import Foundation
import QuoinCore
import QuoinGeometry

/// Navigation columns side by side, each with its own bars.
/// Sizing: h-exp, v-exp.
struct NavigationColumns<Sidebar: View, Content: View, Detail: View>: View {
  let sidebar: Sidebar
  let content: Content?
  let detail: Detail?
  let visibility: NavigationSplitViewVisibility

  var body: some View {
    HStack(spacing: 0) {
      if showsSidebar {
        Column(content: sidebar, usualWidth: ColumnMetrics.sidebar, kind: .sidebar)
        ColumnDivider()
      }
      if let content, visibility != .detailOnly {
        Column(content: content, usualWidth: ColumnMetrics.content, kind: .page)
        ColumnDivider()
      }
      Column(content: detail, usualWidth: nil, kind: .page)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }

  private var showsSidebar: Bool {
    visibility != .detailOnly && !(visibility == .doubleColumn && content != nil)
  }
}

/// The default widths of columns, in points; estimated.
private enum ColumnMetrics {
  static let sidebar: CGFloat = 280
  static let content: CGFloat = 320
}

/// A column with its own navigation.
private struct Column<Content: View>: PrimitiveView {
  enum Kind { case sidebar, page }
  let content: Content
  /// The default width; `nil` for the space that the other columns leave.
  let usualWidth: CGFloat?
  let kind: Kind

  static func _emit(_ view: Self, into emission: Emission) {
    let mark = emission.tree.mark
    let links = emission.keep { ColumnLinks() }
    links.showsBeside = true
    emission.withEnvironment(
      {
        $0.columnLinks = links
        $0.drawsPageBackground = false
        $0.isSidebar = view.kind == .sidebar
      }, { emission.emitStack(view.content, path: .own) })
    let node = emission.tree.first(after: mark)
    let width = emission.preferenceBeforeLayout(ColumnWidthKey.self, of: node) ?? view.usualWidth
    let column = EmittedView(nodes: emission.tree.detach(since: mark))
    ColumnFrame._emit(
      ColumnFrame(column: column, width: width, isSidebar: view.kind == .sidebar), into: emission)
  }
}

private struct ColumnFrame: View {
  let column: EmittedView
  let width: CGFloat?
  let isSidebar: Bool

  var body: some View {
    column
      .frame(width: width)
      .background {
        Rectangle().fill(
          isSidebar ? AnyShapeStyle(.background.secondary) : AnyShapeStyle(.background)
        )
        .ignoresSafeArea()
      }
  }
}

/// A one-pixel line between two columns.
/// Sizing: h-hug, v-exp.
struct ColumnDivider: View {
  @Environment(\.pixelLength) private var pixelLength

  var body: some View { Rectangle().fill(.separator).frame(width: pixelLength).ignoresSafeArea() }
}

private struct SidebarKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether the enclosing column is a sidebar, in which lists use the sidebar style by default.
  var isSidebar: Bool {
    get { self[SidebarKey.self] }
    set { self[SidebarKey.self] = newValue }
  }
}

enum ColumnWidthKey: PreferenceKey {
  static var defaultValue: CGFloat? { nil }
  static func reduce(value: inout CGFloat?, nextValue: () -> CGFloat?) {
    value = value ?? nextValue()
  }
}

extension View {
  /// Sets the width of the enclosing column, in points.
  /// Sizing: neutral.
  public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
    preference(key: ColumnWidthKey.self, value: width)
  }

  /// Sets the width of the enclosing column, in points, to the ideal width.
  /// Sizing: neutral.
  public func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    navigationSplitViewColumnWidth(ideal)
  }

  /// Sets the style of split views in the view; pictures show every style as `.balanced`.
  /// Sizing: neutral.
  public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View {
    self
  }
}

/// A style that determines how columns share the width.
public protocol NavigationSplitViewStyle {}

public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle { public init() {} }
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle { public init() {} }
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle { public init() {} }

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  public static var automatic: Self { Self() }
}
extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  public static var balanced: Self { Self() }
}
extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  public static var prominentDetail: Self { Self() }
}
