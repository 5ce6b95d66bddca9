import Foundation
import QuoinCore
import QuoinGeometry
import QuoinLayout

/// Navigation columns side by side, each with its own bars.
/// Sizing: h-exp, v-exp.
struct NavigationColumns<Sidebar: View, Content: View, Detail: View>: View {
  let sidebar: Sidebar
  let content: Content?
  let detail: Detail?
  /// The visible columns; `nil` for those that the user chose.
  var visibility: Binding<NavigationSplitViewVisibility>?
  /// Whether a button hides and shows the sidebar.
  var hasToggle = false
  @State private var own = NavigationSplitViewVisibility.automatic

  var body: some View {
    let visibility = visibility ?? $own
    ColumnRow(
      sidebar: sidebar, content: content, detail: detail, shown: visibility.wrappedValue,
      toggle: hasToggle ? visibility : nil)
  }
}

/// The default widths of columns, in points; estimated.
private enum ColumnMetrics {
  static let sidebar: CGFloat = 280
  static let content: CGFloat = 320
}

/// The visible columns in a row. Each one but the first shows the pages of the links in the column
/// before it (Rules/Navigation.md#column-links).
private struct ColumnRow<Sidebar: View, Content: View, Detail: View>: PrimitiveView {
  let sidebar: Sidebar
  let content: Content?
  let detail: Detail?
  let shown: NavigationSplitViewVisibility
  let toggle: Binding<NavigationSplitViewVisibility>?

  static func _emit(_ view: Self, into emission: Emission) {
    guard emission.enter(.items) else { return }
    var row = ColumnEmission(
      toggle: view.sidebarToggle, innerBars: emission.environment.innerBars as? InnerBars)
    row.add(
      view.sidebar, 0, width: ColumnMetrics.sidebar, isShown: view.showsSidebar, in: emission)
    if let content = view.content {
      row.add(
        content, 1, width: ColumnMetrics.content, isShown: view.shown != .detailOnly, in: emission)
    }
    row.add(view.detail, 2, width: nil, isShown: true, in: emission)
    emission.leave()
    // A hidden column keeps its state, and the pages of its links stay.
    emission.coverObservers(on: row.hidden)
    let columns = row.columns
    emission.emit(
      HStack(spacing: 0) {
        ForEach(columns, id: \.number) { column in
          if column.number > columns[0].number { ColumnDivider() }
          ColumnFrame(column: column)
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity))
  }

  private var showsSidebar: Bool {
    shown != .detailOnly && !(shown == .doubleColumn && content != nil)
  }

  private var sidebarToggle: SidebarToggle? {
    guard let toggle else { return nil }
    let next: NavigationSplitViewVisibility =
      if content == nil {
        showsSidebar ? .detailOnly : .doubleColumn
      } else {
        showsSidebar ? .doubleColumn : .all
      }
    return SidebarToggle(isSidebarShown: showsSidebar, visibility: toggle, next: next)
  }
}

/// The columns of a split view that have been emitted.
@MainActor
private struct ColumnEmission {
  /// The button that the next visible column shows.
  var toggle: SidebarToggle?
  private(set) var columns: [EmittedColumn] = []
  private(set) var hidden: [LayoutTree.NodeID] = []
  /// The page that the next column shows.
  private var beside: PageBeside?
  /// The additional contents of a column's bar: on macOS of the last column's, and otherwise of the
  /// sidebar's.
  private var innerBars: InnerBars?

  init(toggle: SidebarToggle?, innerBars: InnerBars?) {
    (self.toggle, self.innerBars) = (toggle, innerBars)
  }

  /// Emits a column; the last one has no width of its own.
  mutating func add<Content: View>(
    _ content: Content, _ number: Int, width: CGFloat?, isShown: Bool, in emission: Emission
  ) {
    guard emission.enter(.number(number)) else { return }
    defer { emission.leave() }
    let mark = emission.tree.mark
    let links = emission.keep { ColumnLinks() }
    links.showsBeside = width != nil
    let isLast = width == nil
    let isMac = emission.environment.platform == .macOS
    emission.withEnvironment(
      {
        $0.innerBars = (isMac ? isLast : number == 0) ? innerBars : nil
        if isMac { $0.handsSearchOver = !isLast }
        $0.columnLinks = links
        $0.drawsPageBackground = false
        $0.isSidebar = number == 0
        $0.sidebarToggle = isShown ? toggle : nil
      },
      {
        guard let beside else {
          return emission.emitStack(content, path: .own, column: .own(links))
        }
        guard emission.enter(.id(AnyHashable(beside.id))) else { return }
        emission.emitStack(BesideRoot(beside: beside), path: .own, column: .own(links))
        emission.leave()
      })
    let node = emission.tree.first(after: mark)
    let bars = emission.preferenceBeforeLayout(BarContentsKey.self, of: node)
    let ownWidth = emission.preferenceBeforeLayout(ColumnWidthKey.self, of: node)
    beside = bars.beside
    if let search = bars.handedOver, isMac { innerBars = innerBars?.adding(search) ?? search }
    if isShown || bars.removesSidebarToggle { toggle = nil }
    let nodes = emission.tree.detach(since: mark)
    if isShown {
      columns.append(
        EmittedColumn(
          number: number, view: EmittedView(nodes: nodes), width: isLast ? nil : ownWidth ?? width))
    } else {
      hidden.append(nodes.first)
    }
  }
}

/// A column and its width; `nil` for the space that the other columns leave.
private struct EmittedColumn {
  let number: Int
  let view: EmittedView
  let width: CGFloat?
}

private struct ColumnFrame: View {
  let column: EmittedColumn

  var body: some View {
    column.view
      .frame(width: column.width)
      .background {
        Rectangle().fill(
          column.number == 0 ? AnyShapeStyle(.background.secondary) : AnyShapeStyle(.background)
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
