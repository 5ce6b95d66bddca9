import Foundation
import QuoinCore
import QuoinGeometry
import QuoinLayout

/// A sidebar, sometimes a list beside it, and the content for the row that is chosen there.
///
/// The columns stand beside each other where there is room from side to side; else they are pages above each
/// other, of which the sidebar is on top unless `preferredCompactColumn` names another. The widths of columns are
/// estimated where `navigationSplitViewColumnWidth` sets none. Sizing: h-exp, v-exp.
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

  /// Three columns.
  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar(), content(), detail(), nil, nil)
  }

  /// Three columns, of which some may be hidden.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar(), content(), detail(), columnVisibility, nil)
  }

  /// Three columns, one of which is shown where there is little room.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar(), content(), detail(), nil, preferredCompactColumn)
  }

  /// Three columns, of which some may be hidden and one is shown where there is little room.
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

/// Which columns lie below the visible one, in a living navigation without room for several.
private final class CompactColumns {
  var visited: Set<Int> = []
}

extension Emission {
  /// Emits the column to show where there is little room. Columns before it that were shown keep their state below
  /// it; a column that the user leaves for one before it loses its state.
  fileprivate func emitCompactColumns<Sidebar: View, Content: View, Detail: View>(
    _ view: NavigationSplitView<Sidebar, Content, Detail>
  ) {
    func emitColumn(_ number: Int) {
      switch number {
      case 0: emitStack(view.sidebar, path: .own)
      case 1: emitStack(view.content, path: .own)
      default: emitStack(view.detail, path: .own)
      }
    }
    let shown =
      switch view.compactColumn {
      case .content where view.content != nil: 1
      case .detail: 2
      default: 0
      }
    guard isLiving else { return emitColumn(shown) }
    let columns = keep { CompactColumns() }
    columns.visited = columns.visited.filter { $0 < shown }
    var hidden: [LayoutTree.Node] = []
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
  /// Two columns.
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    self.init(sidebar(), nil, detail(), nil, nil)
  }

  /// Two columns, of which one may be hidden.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar(), nil, detail(), columnVisibility, nil)
  }

  /// Two columns, one of which is shown where there is little room.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar(), nil, detail(), nil, preferredCompactColumn)
  }

  /// Two columns, of which one may be hidden and one is shown where there is little room.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar(), nil, detail(), columnVisibility, preferredCompactColumn)
  }
}

/// Which columns are shown.
public struct NavigationSplitViewVisibility: Hashable, Sendable, Codable {
  private let name: String
  /// The platform's own: all of them.
  public static let automatic = NavigationSplitViewVisibility(name: "automatic")
  public static let all = NavigationSplitViewVisibility(name: "all")
  /// The last two columns.
  public static let doubleColumn = NavigationSplitViewVisibility(name: "doubleColumn")
  public static let detailOnly = NavigationSplitViewVisibility(name: "detailOnly")
}

/// A column.
public struct NavigationSplitViewColumn: Hashable, Sendable {
  private let name: String
  public static let sidebar = NavigationSplitViewColumn(name: "sidebar")
  public static let content = NavigationSplitViewColumn(name: "content")
  public static let detail = NavigationSplitViewColumn(name: "detail")
}
