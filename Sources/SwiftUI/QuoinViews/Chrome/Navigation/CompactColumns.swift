import QuoinCore

/// The columns of a split view in compact widths: pages of a stack, of which the sidebar is the
/// root (Rules/Navigation.md#split-view).
/// Sizing: h-exp, v-exp.
struct CompactColumns<Sidebar: View, Content: View, Detail: View>: View {
  let view: NavigationSplitView<Sidebar, Content, Detail>
  @State private var links = CompactColumnLinks()
  @State private var own = NavigationSplitViewColumn.sidebar

  var body: some View {
    let top = view.compactColumn ?? $own
    let columns: [NavigationSplitViewColumn] =
      view.content == nil ? [.sidebar, .detail] : [.sidebar, .content, .detail]
    let shown = columns.firstIndex(of: top.wrappedValue) ?? 0
    let _ = links.connect(columns, to: top)
    CompactPages(view: view, links: links, shown: shown)
      .onChange(of: shown) { old, new in
        for column in links.columns[new..<max(old, new)] { column.leave() }
      }
  }
}

/// The links of the columns, the sidebar first.
@MainActor
private final class CompactColumnLinks {
  let columns = (0..<3).map { _ in ColumnLinks() }

  /// Makes the links set the top column when the user opens or leaves one.
  func connect(
    _ names: [NavigationSplitViewColumn], to top: Binding<NavigationSplitViewColumn>
  ) {
    func place() -> Int { names.firstIndex(of: top.wrappedValue) ?? 0 }
    for (number, column) in columns.enumerated() where number < names.count {
      column.isPushed = number > 0
      column.open = {
        if number + 1 < names.count, place() <= number { top.wrappedValue = names[number + 1] }
      }
      column.close = { if place() > number { top.wrappedValue = names[number] } }
    }
  }
}

private struct CompactPages<Sidebar: View, Content: View, Detail: View>: PrimitiveView {
  let view: NavigationSplitView<Sidebar, Content, Detail>
  let links: CompactColumnLinks
  /// The place of the top column.
  let shown: Int

  static func _emit(_ view: Self, into emission: Emission) {
    let columns = view.links.columns
    func column<V: View>(_ content: V, _ number: Int) -> CompactColumn<V> {
      CompactColumn(
        content: content, links: columns[number], showsNext: view.shown > number,
        next: columns[number].next)
    }
    func page<V: View>(_ content: V, _ number: Int) -> CapturedView {
      var environment = emission.environment
      environment.columnLinks = columns[number]
      return CapturedView(
        environment: environment, content: _StyleContent(column(content, number)))
    }
    if let content = view.view.content {
      columns[1].next = page(view.view.detail, 2)
      columns[0].next = page(content, 1)
    } else {
      columns[0].next = page(view.view.detail, 1)
    }
    emission.withEnvironment(
      { $0.columnLinks = columns[0] },
      {
        emission.emitStack(
          column(view.view.sidebar, 0), path: .own, column: .own(columns[0]))
      })
  }
}

/// A column that is a page of a stack, and shows the next one as a page above it.
private struct CompactColumn<Content: View>: PrimitiveView {
  let content: Content
  let links: ColumnLinks
  let showsNext: Bool
  let next: CapturedView?

  static func _emit(_ view: Self, into emission: Emission) {
    emission.emit(
      view.content.bars { bars, _ in
        guard view.showsNext, !view.links.followsSelection, bars.pushed.isEmpty,
          var page = view.next
        else { return }
        page.end = view.links.close
        bars.pushed.append(page)
      })
  }
}
