import Foundation
import QuoinCore
import QuoinGeometry
import QuoinLayout

/// A sidebar, an optional content column, and the details of the selected row.
///
/// The columns are side by side if the width allows it. Otherwise they are stacked pages: the
/// sidebar, or the column that `preferredCompactColumn` names, and above it each column whose
/// predecessor's list has a selected row. Column widths without
/// `navigationSplitViewColumnWidth` are estimated.
/// Sizing: h-exp, v-exp.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: PrimitiveView {
  let sidebar: Sidebar
  let content: Content?
  let detail: Detail
  let visibility: NavigationSplitViewVisibility
  let compactColumn: NavigationSplitViewColumn

  private init(
    _ sidebar: Sidebar, _ content: Content?, _ detail: Detail,
    _ visibility: Binding<NavigationSplitViewVisibility>?,
    _ compactColumn: Binding<NavigationSplitViewColumn>?
  ) {
    self.sidebar = sidebar
    self.content = content
    self.detail = detail
    self.visibility = visibility?.wrappedValue ?? .automatic
    self.compactColumn = compactColumn?.wrappedValue ?? .sidebar
  }

  /// Creates a three-column view.
  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar(), content(), detail(), nil, nil)
  }

  /// Creates a three-column view in which some columns can be hidden.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar(), content(), detail(), columnVisibility, nil)
  }

  /// Creates a three-column view that shows one of them in compact widths.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar(), content(), detail(), nil, preferredCompactColumn)
  }

  /// Creates a three-column view in which some columns can be hidden and that shows one of them in
  /// compact widths.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar(), content(), detail(), columnVisibility, preferredCompactColumn)
  }

  public static func _emit(_ view: Self, into emission: Emission) {
    guard emission.enter(.view(Self.self)) else { return }
    if emission.environment.horizontalSizeClass == .regular {
      NavigationColumns._emit(
        NavigationColumns(
          sidebar: view.sidebar, content: view.content, detail: view.detail,
          visibility: view.visibility), into: emission)
    } else {
      emission.emitCompactColumns(view)
    }
    emission.leave()
  }
}

/// The columns of a compact split view, and those below the visible one in a live tree.
@MainActor
private final class CompactColumns {
  var visited: Set<Int> = []
  let links = (0..<3).map { _ in ColumnLinks() }
}

extension Emission {
  /// Emits the column to show in compact widths, in whose stack a selected row shows the next one.
  ///
  /// Columns before it that were shown keep their state beneath it. A column loses its state when
  /// the user goes back to one before it.
  fileprivate func emitCompactColumns<Sidebar: View, Content: View, Detail: View>(
    _ view: NavigationSplitView<Sidebar, Content, Detail>
  ) {
    let columns = keep { CompactColumns() }
    func page<Column: View>(_ column: Column, _ number: Int) -> CapturedView {
      var environment = self.environment
      environment.columnLinks = columns.links[number]
      return CapturedView(environment: environment, content: _StyleContent(column))
    }
    columns.links[1].next = page(view.detail, 2)
    columns.links[0].next = view.content.map { page($0, 1) } ?? columns.links[1].next
    func emitColumn(_ number: Int) {
      withEnvironment(
        { $0.columnLinks = columns.links[number] },
        {
          switch number {
          case 0: emitStack(view.sidebar, path: .own)
          case 1: emitStack(view.content, path: .own)
          default: emitStack(view.detail, path: .own)
          }
        })
    }
    let shown =
      switch view.compactColumn {
      case .content where view.content != nil: 1
      case .detail: 2
      default: 0
      }
    for number in columns.links.indices { columns.links[number].isPushed = number > shown }
    guard isLiving else { return emitColumn(shown) }
    columns.visited = columns.visited.filter { $0 < shown }
    var hidden: [LayoutTree.NodeID] = []
    guard enter(.items) else { return }
    for number in columns.visited.sorted() where enter(.number(number)) {
      let mark = tree.mark
      emitColumn(number)
      leave()
      hidden.append(tree.detach(since: mark).first)
    }
    if enter(.number(shown)) {
      emitColumn(shown)
      leave()
    }
    leave()
    columns.visited.insert(shown)
    coverObservers(on: hidden)
  }
}

extension NavigationSplitView where Content == EmptyView {
  /// Creates a two-column view.
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    self.init(sidebar(), nil, detail(), nil, nil)
  }

  /// Creates a two-column view in which a column can be hidden.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar(), nil, detail(), columnVisibility, nil)
  }

  /// Creates a two-column view that shows one of them in compact widths.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar(), nil, detail(), nil, preferredCompactColumn)
  }

  /// Creates a two-column view in which a column can be hidden and that shows one of them in
  /// compact widths.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar(), nil, detail(), columnVisibility, preferredCompactColumn)
  }
}

/// The visible columns of a split view.
public struct NavigationSplitViewVisibility: Hashable, Sendable, Codable {
  private let name: String
  /// The platform's default: all columns.
  public static let automatic = NavigationSplitViewVisibility(name: "automatic")
  public static let all = NavigationSplitViewVisibility(name: "all")
  /// The last two columns.
  public static let doubleColumn = NavigationSplitViewVisibility(name: "doubleColumn")
  public static let detailOnly = NavigationSplitViewVisibility(name: "detailOnly")
}

/// A column of a split view.
public struct NavigationSplitViewColumn: Hashable, Sendable {
  private let name: String
  public static let sidebar = NavigationSplitViewColumn(name: "sidebar")
  public static let content = NavigationSplitViewColumn(name: "content")
  public static let detail = NavigationSplitViewColumn(name: "detail")
}
