import QuoinCore
import QuoinLayout

/// A stack of pages, beneath a bar with the title and items of the top page.
///
/// The path's values determine the pages, which `navigationDestination(for:destination:)` creates.
/// The bars are part of a page's safe area, and a page may extend beneath them. Lengths of bars
/// without a recording are estimated (see `BarMetrics`).
/// Sizing: h-exp, v-exp.
public struct NavigationStack<Data, Root: View>: PrimitiveView {
  let path: NavigationStackPath
  let root: Root

  /// Creates a navigation that stores its own path.
  public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    path = .own
    self.root = root()
  }

  /// Creates a navigation with the pages of `path`, whose values may have any types.
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root)
  where Data == NavigationPath {
    self.path = NavigationStackPath(path)
    self.root = root()
  }

  /// Creates a navigation with the pages of `path`.
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Data.Element: Hashable
  {
    self.path = NavigationStackPath(path)
    self.root = root()
  }

  public static func _emit(_ view: Self, into emission: Emission) {
    guard emission.enter(.view(Self.self)) else { return }
    let environment = emission.environment
    if let column = environment.columnLinks {
      let isInColumn = environment.isInNavigation
      emission.withEnvironment(
        { $0.columnLinks = nil },
        {
          if column.isPushed, isInColumn, case .own = view.path {
            emission.emit(view.root)
          } else {
            emission.emitStack(
              view.root, path: view.path, column: isInColumn ? .stack(in: column) : nil)
          }
        })
    } else {
      emission.emitStack(view.root, path: view.path)
    }
    emission.leave()
  }
}

extension Emission {
  /// Emits a navigation, which stores its pages in a live tree.
  ///
  /// - Parameters:
  ///   - title: The title that `root` sees; `nil` for a new one.
  ///   - column: The navigation's place in a split view.
  func emitStack<Root: View>(
    _ root: Root, path: NavigationStackPath, title: PageTitle? = nil,
    column: ColumnNavigation? = nil
  ) {
    if isLiving {
      emit(LivingNavigation(root: root, path: path, title: title, column: column))
    } else {
      emitNavigation(root, path: path.values, title: title, column: column)
    }
  }

  /// Emits a navigation that shows its top page.
  func emitNavigation<Root: View>(
    _ root: Root, path: [AnyHashable], navigator: Navigator? = nil, title: PageTitle? = nil,
    column: ColumnNavigation? = nil
  ) {
    let mark = tree.mark
    let leadsBack = column?.leadsBack == true
    let toggle = column == nil ? nil : environment.sidebarToggle
    var backTitle = leadsBack ? environment.backTitle : nil
    let pageAnnotation = tree.mark
    let title = title ?? navigator?.title ?? PageTitle()
    let (innerBars, platform) = (environment.innerBars, environment.platform)
    var (handedOver, fieldOfTab): (InnerBars?, SearchContents?) = (nil, nil)
    let outerCover = navigator == nil ? nil : environment.pageCover
    func emitPage<Page: View>(_ page: Page, number: Int) -> BarContents {
      let cover = navigator?.cover(
        at: number, isCovered: number < path.count + (navigator?.pushes.count ?? 0),
        in: outerCover)
      onPage(below: title, cover: cover, keepsInnerBars: column?.isStack == false) {
        container(page, orientation: .vertical, elides: true) { $0.beginStack(.vertical) }
      }
      if !isLiving, number > 0 { tree.keepOnly(1, since: pageAnnotation) }
      let node = tree.first(after: pageAnnotation)
      navigator?.renew(preferenceBeforeLayout(LinkPagesKey.self, of: node))
      return preferenceBeforeLayout(BarContentsKey.self, of: node)
    }
    var bars = emitPage(root, number: 0)
    var (waiting, destinations, mode) = (
      NavigationQueue(path, navigator), bars.destinations, bars.largeTitleMode(after: true)
    )
    var (depth, presentedCount) = (0, 0)
    var ends: [@MainActor () -> Void] = []
    var covered: [LayoutTree.NodeID] = []
    var below: LayoutTree.Detached?
    let actionsAreBelow = environment.sheetTakesActions
    func putBetweenBars() {
      var bars = bars
      if actionsAreBelow { bars.items.removeAll(where: \.isSheetAction) }
      if let toggle { bars.add(toggle, in: environment) }
      if depth == 0 || platform == .macOS { bars.add(innerBars, in: environment) }
      fieldOfTab = bars.search?.place == .tabBar ? bars.search : nil
      if environment.handsSearchOver { handedOver = bars.handOverSearch() ?? bars.handedOver }
      let page = EmittedView(nodes: tree.detach(since: pageAnnotation))
      NavigationPage._emit(
        NavigationPage(
          bars: bars, page: page, hasLargeTitle: mode, canGoBack: depth > 0 || leadsBack,
          backTitle: backTitle),
        into: self)
    }
    let showsBeside = column?.showsBeside == true
    let beside = showsBeside ? pageBeside(bars, waiting, destinations) : nil
    navigator?.leaveBeside = { beside?.page.end() }
    if isLiving, let followed = column?.links.followed {
      afterLayout { _ in if followed.id != beside?.id { followed.id = beside?.id } }
    }
    while !showsBeside,
      let page = nextPage(bars, &waiting, &presentedCount, destinations, &ends)
    {
      if isLiving {
        // A covered page keeps its bars and the state of their items.
        putBetweenBars()
        let page = tree.detach(since: pageAnnotation)
        covered.append(page.first)
        below = page
      }
      guard enter(.number(depth)) else { break }
      depth += 1
      backTitle = bars.title
      withEnvironment(
        {
          $0.columnLinks = page.environment.columnLinks
          $0.backTitle = backTitle
          if let navigator {
            $0.navigation = navigator.reference
            $0.dismissal = navigator.dismissal(at: depth)
            $0.isPresented = true
          }
        }, { bars = emitPage(page.content, number: depth) })
      destinations += bars.destinations
      mode = bars.largeTitleMode(after: mode)
    }
    putBetweenBars()
    if let pull = navigator?.pull, let below {
      let page = EmittedView(nodes: tree.detach(since: pageAnnotation))
      emit(PulledPages(page: page, below: EmittedView(nodes: below), pull: pull))
    }
    let isLarge =
      mode && bars.title != nil && !bars.isHidden(.navigationBar)
      && !bars.isReplacedBySearch(in: environment)
    // A list that isn't emitted again begins somewhere else below another title.
    if let old = title.isLarge, old != isLarge { tree.invalidateAll() }
    title.isLarge = isLarge
    for _ in 0..<depth { leave() }
    navigator?.ends = ends
    navigator?.presented = Array(navigator?.presented.prefix(presentedCount) ?? [])
    if let navigator, navigator.isChanged(to: depth) || depth > 0 {
      coverObservers(on: covered, root: covered.first)
    }
    writePreference(BarContentsKey.self, since: mark, replaces: true) { value, _, _ in
      value = bars.outside
      if actionsAreBelow { value.items = bars.items.filter(\.isSheetAction) }
      value.containsNavigation = true
      value.isColumnsStack = column?.isStack == true
      value.beside = beside
      value.handedOver = handedOver
      value.search = fieldOfTab
    }
    noteWrappers(since: mark, "NavigationStack")
    if let navigator, isLiving {
      driveBack(
        tree.first(after: mark), navigator, canGoBack: depth > 0 && !bars.isBackButtonHidden)
    }
  }

  /// Emits `content`, whose elements are pages below `title`.
  func emittedPages<Content: View>(of content: Content, below title: PageTitle) -> [EmittedView] {
    var pages: [EmittedView] = []
    onPage(below: title) { pages = emittedElements(of: content) }
    return pages
  }

  /// Runs `content` in the environment of a page between bars.
  func onPage(
    below title: PageTitle, cover: PageCover? = nil, keepsInnerBars: Bool = false,
    _ content: () -> Void
  ) {
    withEnvironment(
      {
        $0.hasSafeArea = true
        $0.isInNavigation = true
        $0.drawsPageBackground = false
        $0.barTopInset = 0
        $0.pageTitle = title
        $0.controlPlace = .content
        if let cover { $0.pageCover = cover }
        if !keepsInnerBars, $0.innerBars != nil { $0.innerBars = nil }
      }, content)
  }

  /// Returns the page above the one that set `bars`, and appends the closure that pops it to
  /// `ends`.
  private func nextPage(
    _ bars: BarContents, _ waiting: inout NavigationQueue, _ presentedCount: inout Int,
    _ destinations: [Destination], _ ends: inout [@MainActor () -> Void]
  ) -> CapturedView? {
    if let page = bars.pushed.last, waiting.presents(presentedCount) {
      presentedCount += 1
      ends.append(page.end)
      return page
    }
    switch waiting.next() {
    case .page(let page, _, let end):
      ends.append(end)
      return page
    case .value(let value, let end):
      ends.append(end)
      return self.page(for: value, destinations)
    case nil: return nil
    }
  }

  /// Returns the page that the next column shows: the one that the column presents, or that of the
  /// link that was followed last.
  private func pageBeside(
    _ bars: BarContents, _ waiting: NavigationQueue, _ destinations: [Destination]
  ) -> PageBeside? {
    if let page = bars.pushed.last { return PageBeside(id: nil, page: page) }
    var waiting = waiting
    var last: PageBeside?
    while let step = waiting.next() {
      switch step {
      case .page(var page, let id, let end):
        page.end = end
        last = PageBeside(id: id, page: page)
      case .value(let value, let end):
        var page = page(for: value, destinations)
        page.end = end
        last = PageBeside(id: value, page: page)
      }
    }
    return last
  }

  private func page(for value: AnyHashable, _ destinations: [Destination]) -> CapturedView {
    for destination in destinations.reversed() {
      guard let page = makingLaterContent({ destination.page(value) }) else { continue }
      return CapturedView(environment: destination.environment, content: page)
    }
    diagnostics.addWarning(
      "No page has a navigationDestination(for: \(type(of: value.base)).self), which the navigation path needs."
    )
    // SwiftUI shows this sign if no destination matches the value.
    let warning = Image(systemName: "exclamationmark.triangle.fill").foregroundColor(.yellow)
    return CapturedView(environment: environment, content: _StyleContent(warning))
  }
}

extension BarContents {
  /// Returns whether the title is large, given whether the previous page's title was (`before`). A
  /// title in the row of items counts as small.
  func largeTitleMode(after before: Bool) -> Bool {
    switch titleMode {
    case .large: true
    case .automatic: before
    default: false
    }
  }
}
