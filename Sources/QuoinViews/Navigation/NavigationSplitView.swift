import Foundation
import QuoinCore
import QuoinGeometry

/// A sidebar, sometimes a list beside it, and what is chosen there.
///
/// The columns stand beside each other where there is room from side to side; else they are pages above each
/// other, of which the sidebar is shown unless `preferredCompactColumn` names another. The widths of columns
/// are estimated where `navigationSplitViewColumnWidth` says none. Sizing: h-exp, v-exp.
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

  public static func _emit(_ view: Self, into emitter: ViewEmitter) {
    guard emitter.enter(.view(Self.self)) else { return }
    if emitter.environment.horizontalSizeClass == .regular {
      NavigationColumns._emit(
        NavigationColumns(
          sidebar: view.sidebar, content: view.content, detail: view.detail,
          visibility: view.visibility), into: emitter)
    } else {
      switch view.compactColumn {
      case .content where view.content != nil: emitter.emitStack(view.content, path: .own)
      case .detail: emitter.emitStack(view.detail, path: .own)
      default: emitter.emitStack(view.sidebar, path: .own)
      }
    }
    emitter.leave()
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
  /// As the platform wants it: all of them.
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
