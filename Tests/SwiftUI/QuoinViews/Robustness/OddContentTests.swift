import Foundation
import Quoin
import SwiftUI
import Testing

/// Containers and controls with too little, too much or repeated content.
@MainActor
@Suite struct OddContentTests {
  /// Lays out and draws `content`, in both directions and for both platforms.
  private func draw<V: View>(@ViewBuilder _ content: () -> V) {
    let view = content()
    for platform in [Platform.iOS, .macOS] {
      for direction in [LayoutDirection.leftToRight, .rightToLeft] {
        let renderer = ImageRenderer(content: view)
        renderer.shaper = FixedShaper()
        renderer.platform = platform
        renderer.layoutDirection = direction
        for proposal in [ProposedViewSize.unspecified, ProposedViewSize(width: 300, height: 400)] {
          renderer.proposedSize = proposal
          let drawn = String(describing: renderer.displayList())
          #expect(!drawn.contains("nan"), "\(platform), \(direction), \(proposal)")
        }
      }
    }
  }

  private final class Count {
    private(set) var value = 0
    func add() { value += 1 }
  }

  private struct Row: Identifiable { let id: Int }

  @Test func pickersWithoutOptions() {
    func pickers() -> some View {
      Picker("Pick", selection: .constant(1)) {}
    }
    draw { pickers().pickerStyle(.menu) }
    draw { pickers().pickerStyle(.segmented) }
    draw { pickers().pickerStyle(.wheel) }
    draw { pickers().pickerStyle(.inline) }
    draw { List { pickers().pickerStyle(.navigationLink) } }
    draw { Form { pickers() } }
  }

  @Test func pickersWithTheSameTagTwice() {
    func pickers() -> some View {
      Picker("Pick", selection: .constant(1)) {
        Text("a").tag(1)
        Text("b").tag(1)
        Text("c").tag("of another type")
        Text("d")
        EmptyView().tag(1)
      }
    }
    draw { pickers().pickerStyle(.menu) }
    draw { pickers().pickerStyle(.segmented) }
    draw { pickers().pickerStyle(.wheel) }
    draw { Form { pickers().pickerStyle(.inline) } }
  }

  @Test func emptyContainers() {
    draw { List {} }
    draw { List { Section {} } }
    draw {
      List {
        Section {
          EmptyView()
        } header: {
          EmptyView()
        } footer: {
          EmptyView()
        }
      }
      .listStyle(.plain)
    }
    draw { Form {} }
    draw { Form { Section {} }.formStyle(.columns) }
    draw { Grid {} }
    draw { Grid { GridRow {} } }
    draw { ScrollView {} }
    draw { LazyVStack {} }
    draw { LazyVGrid(columns: []) { Text("a") } }
    draw { ScrollView { LazyHGrid(rows: []) {} } }
    draw { TabView {} }
    draw { TabView {}.tabViewStyle(.page) }
    draw { NavigationStack {} }
    draw {
      NavigationSplitView {
      } detail: {
      }
    }
    draw { Menu("Menu") {} }
    draw { GroupBox {} }
    draw { ControlGroup {} }
    draw { DisclosureGroup("Title", isExpanded: .constant(true)) {} }
    draw { Table([Row]()) { TableColumn("a") { Text("\($0.id)") } } }
  }

  /// Items without views create no cells; a scroll target among them doesn't exist.
  @Test func gridsOfNothing() {
    draw {
      ScrollViewReader { proxy in
        let _ = proxy.scrollTo(2)
        ScrollView {
          LazyVGrid(columns: [GridItem(), GridItem()], pinnedViews: .sectionHeaders) {
            ForEach(0..<3, id: \.self) { _ in EmptyView() }
            Section {
              EmptyView()
            } header: {
              EmptyView()
            }
          }
        }
      }
    }
    draw {
      ScrollViewReader { proxy in
        let _ = proxy.scrollTo(2)
        ScrollView {
          LazyVStack { ForEach(0..<3, id: \.self) { _ in if proxy as Any is Int { Text("a") } } }
        }
      }
    }
  }

  @Test func theSameIdentifierTwice() {
    draw { List([1, 1, 2], id: \.self) { Text("\($0)") } }
    draw {
      ScrollViewReader { proxy in
        let _ = proxy.scrollTo(1, anchor: .bottom)
        ScrollView {
          LazyVStack { ForEach(Array(repeating: 1, count: 100), id: \.self) { Text("\($0)") } }
        }
      }
    }
    draw { Grid { ForEach([1, 1], id: \.self) { number in GridRow { Text("\(number)") } } } }
    draw { Table([Row(id: 1), Row(id: 1)]) { TableColumn("a") { Text("\($0.id)") } } }
  }

  @Test func scrollingInsideScrolling() {
    draw {
      List {
        List { Text("a") }
        ScrollView { List { Text("b") } }
        LazyVStack { ForEach(0..<3) { _ in LazyHStack { ForEach(0..<3) { _ in Text("c") } } } }
        Form { Section { Grid { GridRow { List { Text("d") } } } } }
      }
    }
    draw { ScrollView { ScrollView { ScrollView([.horizontal, .vertical]) { Text("a") } } } }
    draw { NavigationStack { NavigationStack { TabView { NavigationStack { Text("a") } } } } }
  }

  /// Counts its measurements.
  private struct Probe: Layout {
    let count: Count

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
      count.add()
      return CGSize(width: proposal.width ?? 30, height: 20)
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {}
  }

  /// Doubling at each of eight levels would give a factor of 256.
  @Test func nestingMultipliesNothing() {
    let wraps: [(AnyView) -> AnyView] = [
      { view in AnyView(ScrollView { LazyVStack { view } }) },
      { view in AnyView(Grid { GridRow { view } }) },
      { view in AnyView(Form { Section { view } }.frame(height: 700)) },
      { view in AnyView(Form { LabeledContent("a") { view } }.formStyle(.columns)) },
      { view in AnyView(List { view }.frame(height: 700)) },
      { view in AnyView(LazyVGrid(columns: [GridItem()]) { view }) },
      { view in AnyView(NavigationStack { view }) },
      { view in AnyView(TabView { view.tabItem { Text("a") } }) },
      { view in AnyView(GroupBox { view }) },
      { view in AnyView(DisclosureGroup("a", isExpanded: .constant(true)) { view }) },
    ]
    for (number, wrap) in wraps.enumerated() {
      let count = Count()
      var view = AnyView(Probe(count: count) { Text("a") })
      for _ in 0..<8 { view = wrap(view) }
      _ = laid(400, 800) { view }
      #expect((1...50).contains(count.value), "\(number)")
    }
  }

  @Test func manySections() {
    let made = Count()
    let report = laid(400, 800) {
      List {
        ForEach(0..<10_000, id: \.self) { section in
          Section("Section") {
            ForEach(0..<10, id: \.self) { _ in
              let _ = made.add()
              Text("Row")
            }
          }
        }
      }
    }
    #expect(report.size == CGSize(width: 400, height: 800))
    #expect(made.value <= 60)
  }
}
