import QuoinCore
import QuoinLayout

/// Pages of which one is shown, with a bar of buttons for them, or dots.
///
/// The page gets what the bar leaves as its safe area. Without a selection the first page is shown. The bars of
/// iPad and macOS are estimated. Sizing: h-exp, v-exp.
public struct TabView<SelectionValue: Hashable, Content: View>: PrimitiveView {
  let selection: AnyHashable?
  let content: Content

  /// The views of `content`, of which the one whose tag is the selection is shown.
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.selection = selection.map { AnyHashable($0.wrappedValue) }
    self.content = content()
  }

  /// The views of `content`, of which the first is shown.
  public init(@ViewBuilder content: () -> Content) where SelectionValue == Int {
    selection = nil
    self.content = content()
  }

  /// Tabs, of which the one with the selection's value is shown.
  public init<C: TabContent>(
    selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C
  ) where Content == _TabContentView<C>, C.TabValue == SelectionValue {
    self.selection = AnyHashable(selection.wrappedValue)
    self.content = _TabContentView(tabs: content())
  }

  /// Tabs, of which the first is shown.
  public init<C: TabContent>(@TabContentBuilder<Never> content: () -> C)
  where SelectionValue == Never, Content == _TabContentView<C> {
    selection = nil
    self.content = _TabContentView(tabs: content())
  }

  public static func _emit(_ view: Self, into emitter: ViewEmitter) {
    guard emitter.enter(.view(Self.self)) else { return }
    let style = emitter.environment.tabViewStyle
    let entries = emitter.tabEntries(of: view.content).filter { !$0.isHidden }
    let selected =
      view.selection.flatMap { tag in entries.firstIndex { isTag(tag, $0.tag) } } ?? 0
    let mark = emitter.tree.mark
    var bars = BarContents()
    if entries.indices.contains(selected), emitter.enter(.number(selected)) {
      emitter.emitTab(entries[selected], hasBottomBar: style.hasBottomBar(in: emitter.environment))
      bars = emitter.preferenceBeforeLayout(
        BarContentsKey.self, of: emitter.tree.first(after: mark))
      emitter.leave()
    }
    let page = EmittedView(nodes: emitter.tree.detach(since: mark))
    TabPages._emit(
      TabPages(style: style, entries: entries, selected: selected, page: page, bars: bars),
      into: emitter)
    emitter.noteWrappers(since: mark, "TabView")
    emitter.leave()
  }

  /// Whether a tab's tag is the selection, which may be an optional of it.
  private static func isTag(_ selection: AnyHashable, _ tag: AnyHashable?) -> Bool {
    guard let tag else { return false }
    return selection == tag || selection == AnyHashable(Optional(tag))
      || selection.base as? AnyHashable == tag
  }
}

/// The tabs of a view as a view. Sizing: as the page that is shown.
public struct _TabContentView<Content: TabContent>: PrimitiveView {
  let tabs: Content

  public static func _emit(_ view: Self, into emitter: ViewEmitter) {
    var list = _TabList(environment: emitter.environment)
    Content._collect(view.tabs, into: &list)
    for entry in list.entries { _StyleContent._emit(entry.page.content, into: emitter) }
  }
}

/// A view that knows its tabs before they are emitted.
@MainActor
private protocol TabSource {
  func entries(in environment: EnvironmentValues) -> [TabEntry]
}

extension _TabContentView: TabSource {
  fileprivate func entries(in environment: EnvironmentValues) -> [TabEntry] {
    var list = _TabList(environment: environment)
    Content._collect(tabs, into: &list)
    return list.entries
  }
}

extension ViewEmitter {
  /// The tabs of `content`: those it lists, else its elements.
  fileprivate func tabEntries<Content: View>(of content: Content) -> [TabEntry] {
    if let source = content as? any TabSource { return source.entries(in: environment) }
    return emittedTabs(of: content).map { element in
      let label = tree.value(TabItemKey.self, of: element.node)
      return TabEntry(
        tag: tree.value(_TagKey.self, of: element.node),
        label: label ?? BarPage(environment: environment, content: _StyleContent(EmptyView())),
        page: BarPage(environment: environment, content: _StyleContent(element)),
        badge: tree.value(BadgeKey.self, of: element.node))
    }
  }

  private func emittedTabs<Content: View>(of content: Content) -> [EmittedView] {
    var tabs: [EmittedView] = []
    let hasBottomBar = environment.tabViewStyle.hasBottomBar(in: environment)
    onTab(hasBottomBar: hasBottomBar) { tabs = emittedElements(of: content) }
    return tabs
  }

  /// Emits the page of `tab`; several views stand below each other.
  fileprivate func emitTab(_ tab: TabEntry, hasBottomBar: Bool) {
    onTab(hasBottomBar: hasBottomBar) {
      container(tab.page.content, orientation: .vertical, elides: true) { $0.beginStack(.vertical) }
    }
  }

  private func onTab(hasBottomBar: Bool, _ content: () -> Void) {
    withEnvironment(
      {
        $0.hasSafeArea = true
        if hasBottomBar { $0.isAboveTabBar = true }
      }, content)
  }
}
