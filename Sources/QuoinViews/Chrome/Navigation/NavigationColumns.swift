import Foundation
import QuoinCore
import QuoinGeometry

/// Columns of a navigation beside each other, each with bars of its own. Sizing: h-exp, v-exp.
struct NavigationColumns<Sidebar: View, Content: View, Detail: View>: View {
  let sidebar: Sidebar
  let content: Content?
  let detail: Detail?
  let visibility: NavigationSplitViewVisibility

  var body: some View {
    HStack(spacing: 0) {
      if showsSidebar {
        Column(content: sidebar, usualWidth: ColumnMetrics.sidebar, ground: .sidebar)
        ColumnDivider()
      }
      if let content, visibility != .detailOnly {
        Column(content: content, usualWidth: ColumnMetrics.content, ground: .page)
        ColumnDivider()
      }
      Column(content: detail, usualWidth: nil, ground: .page)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }

  private var showsSidebar: Bool {
    visibility != .detailOnly && !(visibility == .doubleColumn && content != nil)
  }
}

/// The widths of columns without a set width, in points; estimated.
private enum ColumnMetrics {
  static let sidebar: CGFloat = 280
  static let content: CGFloat = 320
}

/// A navigation of its own as a column.
private struct Column<Content: View>: PrimitiveView {
  enum Ground { case sidebar, page }
  let content: Content
  /// `nil` takes the room that the others leave.
  let usualWidth: CGFloat?
  let ground: Ground

  static func _emit(_ view: Self, into emission: Emission) {
    let mark = emission.tree.mark
    emission.withEnvironment(
      {
        $0.drawsPageGround = false
        $0.isSidebar = view.ground == .sidebar
      }, { emission.emitStack(view.content, path: .own) })
    let node = emission.tree.first(after: mark)
    let width = emission.preferenceBeforeLayout(ColumnWidthKey.self, of: node) ?? view.usualWidth
    let column = EmittedView(nodes: emission.tree.detach(since: mark))
    ColumnFrame._emit(
      ColumnFrame(column: column, width: width, isSidebar: view.ground == .sidebar), into: emission)
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

/// The line between two columns, a pixel wide. Sizing: h-hug, v-exp.
struct ColumnDivider: View {
  @Environment(\.pixelLength) private var pixelLength

  var body: some View { Rectangle().fill(.separator).frame(width: pixelLength).ignoresSafeArea() }
}

private struct SidebarKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether the column around is a sidebar: lists in it that set no style look like a sidebar's.
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
  /// The width of the column around, in points. Sizing: neutral.
  public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
    preference(key: ColumnWidthKey.self, value: width)
  }

  /// The width of the column around, in points: the ideal one. Sizing: neutral.
  public func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    navigationSplitViewColumnWidth(ideal)
  }

  /// Sets how columns inside share the room; pictures show every style as `.balanced`. Sizing: neutral.
  public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View {
    self
  }
}

/// How columns share the room.
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
