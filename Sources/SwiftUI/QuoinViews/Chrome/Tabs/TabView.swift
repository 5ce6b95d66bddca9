import QuoinCore
import QuoinLayout

/// Pages of which one is visible, with a bar of buttons or dots.
///
/// The bar is part of the page's safe area. Without a selection the first page is shown. The bars
/// of iPad and macOS are estimated.
/// Sizing: h-exp, v-exp.
public struct TabView<SelectionValue: Hashable, Content: View>: PrimitiveView {
  let selection: Binding<SelectionValue>?
  let content: Content

  /// Creates a tab view of views; the one whose tag is the selection is shown.
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
  }

  /// Creates a tab view of views; the first is shown.
  public init(@ViewBuilder content: () -> Content) where SelectionValue == Int {
    selection = nil
    self.content = content()
  }

  /// Creates a tab view of tabs; the one whose value is the selection is shown.
  public init<C: TabContent>(
    selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C
  ) where Content == _TabContentView<C>, C.TabValue == SelectionValue {
    self.selection = selection
    self.content = _TabContentView(tabs: content())
  }

  /// Creates a tab view of tabs; the first is shown.
  public init<C: TabContent>(@TabContentBuilder<Never> content: () -> C)
  where SelectionValue == Never, Content == _TabContentView<C> {
    selection = nil
    self.content = _TabContentView(tabs: content())
  }

  public static func _emit(_ view: Self, into emission: Emission) {
    guard emission.enter(.view(Self.self)) else { return }
    if emission.isLiving {
      emission.emit(LivingTabs(tabs: view))
    } else {
      emission.emitTabs(view, memory: nil)
    }
    emission.leave()
  }

  /// Returns the index of the selected tab in `items`.
  func selected(among items: [TabItem], else usual: Int) -> Int {
    let tag = selection.map { AnyHashable($0.wrappedValue) }
    return tag.map { tag in items.firstIndex { isTag(tag, $0.tag) } ?? 0 }
      ?? (items.indices.contains(usual) ? usual : 0)
  }

  /// Returns whether a tab's tag equals the selection, which may be an optional of the tag's type.
  private func isTag(_ selection: AnyHashable, _ tag: AnyHashable?) -> Bool {
    guard let tag else { return false }
    return selection == tag || selection == AnyHashable(Optional(tag))
      || selection.base as? AnyHashable == tag
  }
}

/// The tabs of a tab view, as a view.
/// Sizing: as the page that is shown.
public struct _TabContentView<Content: TabContent>: PrimitiveView {
  let tabs: Content

  public static func _emit(_ view: Self, into emission: Emission) {
    var list = _TabList(environment: emission.environment)
    Content._collect(view.tabs, into: &list)
    for item in list.items { _StyleContent._emit(item.page.content, into: emission) }
  }
}

/// A view whose tabs are known before they are emitted.
@MainActor
private protocol TabSource {
  func items(in environment: EnvironmentValues) -> [TabItem]
}

extension _TabContentView: TabSource {
  fileprivate func items(in environment: EnvironmentValues) -> [TabItem] {
    var list = _TabList(environment: environment)
    Content._collect(tabs, into: &list)
    return list.items
  }
}

extension Emission {
  /// Emits the tabs of `view`, showing one of them.
  func emitTabs<Value: Hashable, Content: View>(_ view: TabView<Value, Content>, memory: TabMemory?)
  {
    let style = environment.tabViewStyle.resolved(on: environment.platform)
    if environment.platform != .tvOS { noteEstimate(of: "TabView") }
    var items = tabItems(of: view.content)
    if view.selection != nil { tagItems(&items) }
    let selected = evaluating { view.selected(among: items, else: memory?.selected ?? 0) }
    let mark = tree.mark
    var bars = BarContents()
    var hidden: [LayoutTree.NodeID] = []
    let hasBottomBar = style.hasBottomBar(in: environment)
    if items.indices.contains(selected), !items[selected].isSearch { memory?.former = selected }
    guard enter(.items) else { return }
    if let memory { hidden = emitHiddenTabs(items, selected, memory, hasBottomBar: hasBottomBar) }
    if items.indices.contains(selected), enter(items[selected].key) {
      emitTab(items[selected], of: items, hasBottomBar: hasBottomBar)
      setTransition(IdentityTransition(), since: mark)
      bars = preferenceBeforeLayout(BarContentsKey.self, of: tree.first(after: mark))
      leave()
    }
    leave()
    let page = EmittedView(nodes: tree.detach(since: mark))
    func choose(_ index: Int) {
      guard let memory, items.indices.contains(index) else { return }
      memory.select(index)
      if let value = items[index].tag.flatMap({ SelectionTag($0).value(Value.self) }) {
        view.selection?.wrappedValue = value
      }
    }
    TabPages._emit(
      TabPages(
        style: style, items: items, selected: selected, page: page, bars: bars,
        former: memory?.former ?? 0, select: choose), into: self)
    noteWrappers(since: mark, "TabView")
    guard memory != nil else { return }
    coverObservers(on: hidden)
    // Text in a page must not become the title of the tabs, so only their identifier names them.
    attach(tabHandle(view, items, selected, choose), since: mark)
    if case .page = style {
      turnPages(tree.first(after: mark), selected: selected, count: items.count, choose)
    }
  }

  /// Emits the pages of previously shown tabs, so that they keep their state while hidden.
  ///
  /// - Returns: The pages that aren't shown, including those that are emitted anyway.
  private func emitHiddenTabs(
    _ items: [TabItem], _ selected: Int, _ memory: TabMemory, hasBottomBar: Bool
  ) -> [LayoutTree.NodeID] {
    memory.visited.formIntersection(items.map(\.key))
    var hidden: [LayoutTree.NodeID] = []
    for (index, item) in items.enumerated() {
      if index == selected {
        memory.visited.insert(item.key)
      } else if item.node.exists {
        hidden.append(item.node)
      } else if memory.visited.contains(item.key), enter(item.key) {
        let mark = tree.mark
        emitTab(item, of: items, hasBottomBar: hasBottomBar)
        leave()
        hidden.append(tree.detach(since: mark).first)
      }
    }
    return hidden
  }

  private func tabHandle<Value: Hashable, Content: View>(
    _ view: TabView<Value, Content>, _ items: [TabItem], _ selected: Int,
    _ choose: @escaping @MainActor (Int) -> Void
  ) -> ControlHandle {
    var handle = ControlHandle("TabView", in: environment)
    let titles = items.map { labelText(of: $0.label.content) }
    handle.value = {
      view.selection.map { $0.wrappedValue as Any } ?? (items.isEmpty ? nil : selected)
    }
    handle.options = {
      items.indices.map { index in
        ControlOption(title: titles[index](), value: items[index].tag ?? AnyHashable(index)) {
          choose(index)
        }
      }
    }
    return handle
  }

  /// Returns the tabs of `content` that aren't hidden: the tabs that it lists, or else its
  /// elements.
  private func tabItems<Content: View>(of content: Content) -> [TabItem] {
    var items: [TabItem] = []
    if let source = content as? any TabSource {
      items = source.items(in: environment)
    } else {
      items = emittedTabs(of: content).map { element in
        let label = tree.value(TabItemKey.self, of: element.node)
        return TabItem(
          tag: tree.value(_TagKey.self, of: element.node),
          label: label
            ?? CapturedView(environment: environment, content: _StyleContent(EmptyView())),
          page: CapturedView(environment: environment, content: _StyleContent(element)),
          badge: tree.value(BadgeKey.self, of: element.node), node: element.node)
      }
    }
    for index in items.indices {
      items[index].key = .slot(items[index].tag ?? AnyHashable(index))
    }
    return items.filter { !$0.isHidden }
  }

  /// Gives pages without a tag the ids of their `ForEach` items (Rules/Navigation.md#tab-tags),
  /// unless one has none, or the same as another.
  private func tagItems(_ items: inout [TabItem]) {
    let untagged = items.indices.filter { items[$0].tag == nil && items[$0].node.exists }
    let ids = untagged.compactMap { nodes.itemID(of: items[$0].node) }
    guard ids.count == untagged.count, Set(ids).count == ids.count else { return }
    for (index, id) in zip(untagged, ids) { items[index].tag = id }
  }

  private func emittedTabs<Content: View>(of content: Content) -> [EmittedView] {
    var tabs: [EmittedView] = []
    let hasBottomBar = environment.tabViewStyle.resolved(on: environment.platform)
      .hasBottomBar(in: environment)
    onTab(hasBottomBar: hasBottomBar) { tabs = emittedElements(of: content) }
    return tabs
  }

  /// Emits the page of `tab`; multiple views form a column.
  private func emitTab(_ tab: TabItem, of tabs: [TabItem], hasBottomBar: Bool) {
    onTab(hasBottomBar: hasBottomBar, isSearch: tab.isSearch) {
      // A search around the tabs is that of the tab for searching.
      if !tab.isSearch, environment.innerBars != nil, tabs.contains(where: \.isSearch) {
        environment.innerBars = nil
      }
      container(tab.page.content, orientation: .vertical, elides: true) {
        $0.beginStack(.vertical)
      }
    }
  }

  private func onTab(hasBottomBar: Bool, isSearch: Bool = false, _ content: () -> Void) {
    let placement = environment.tabViewStyle.placement(in: environment)
    let showsField = isSearch && hasBottomBar && environment.systemLook == .iOS26
    withEnvironment(
      {
        $0.tabBarPlacement = placement
        $0.hasSafeArea = true
        if hasBottomBar { $0.isAboveTabBar = true }
        if showsField != $0.isInSearchTab { $0.isInSearchTab = showsField }
        if $0.tabAccessoryInset != 0 { $0.tabAccessoryInset = 0 }
      }, content)
  }
}
