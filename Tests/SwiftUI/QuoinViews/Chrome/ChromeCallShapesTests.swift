import Foundation
import Quoin
import SwiftUI
import Testing

/// The call shapes of navigation, tabs and presentations in real sources, one of each.
///
/// This file verifies that they compile.
@MainActor
private struct ChromeCallShapes: View {
  @Environment(\.dismiss) private var dismiss
  @Environment(\.presentationMode) private var presentationMode
  @Environment(\.openURL) private var openURL
  @Environment(\.openWindow) private var openWindow
  @Environment(\.dismissWindow) private var dismissWindow
  @Environment(\.scenePhase) private var scenePhase
  @Environment(\.isSearching) private var isSearching
  @Environment(\.dismissSearch) private var dismissSearch
  @State private var path = NavigationPath()
  @State private var numbers: [Int] = []
  @State private var text = ""
  @State private var isShown = false
  @State private var item: Thing?
  @State private var visibility = NavigationSplitViewVisibility.all
  @State private var detent = PresentationDetent.medium
  @State private var tab = Screen.home
  @State private var failure: Failure?
  @Namespace private var namespace

  struct Thing: Identifiable, Hashable { var id = 0 }
  enum Screen { case home, other }
  struct Failure: LocalizedError { var errorDescription: String? { "Failed" } }

  var body: some View {
    VStack {
      stacks
      links
      bars
      tabs
      presented
    }
    .onChanges { act() }
  }

  private func act() {
    dismiss()
    presentationMode.wrappedValue.dismiss()
    openWindow(id: "other")
    dismissWindow(id: "other")
    dismissSearch()
    path.append(3)
    numbers.append(4)
  }

  @ViewBuilder private var stacks: some View {
    NavigationStack { Text("a") }
    NavigationStack(path: $path) {
      Text("a").navigationDestination(for: Thing.self) { Text("\($0.id)") }
    }
    NavigationStack(path: $numbers) { Text("a") }
    NavigationView { Text("a") }.navigationViewStyle(.stack)
    NavigationView { Text("a") }.navigationViewStyle(StackNavigationViewStyle())
    NavigationSplitView {
      Text("a")
    } detail: {
      Text("b")
    }
    NavigationSplitView(columnVisibility: $visibility) {
      Text("a")
    } content: {
      Text("b")
    } detail: {
      Text("c")
    }
    .navigationSplitViewStyle(.balanced)
  }

  @ViewBuilder private var links: some View {
    NavigationLink(destination: Text("a")) { Text("b") }
    NavigationLink {
      Text("a")
    } label: {
      Label("b", systemImage: "star")
    }
    NavigationLink(destination: Text("a"), isActive: $isShown, label: { Text("b") })
    NavigationLink(destination: Text("a"), isActive: $isShown) { EmptyView() }
    NavigationLink(destination: Text("a"), label: { Text("b") })
    NavigationLink(value: Thing()) { Text("b") }
    NavigationLink("b") { Text("a") }
    NavigationLink("b", destination: Text("a"))
    NavigationLink(text, destination: Text("a"))
    NavigationLink("b", value: 3)
    NavigationLink(destination: Text("a"), tag: 1, selection: .constant(nil)) { Text("b") }
    NavigationLink("b", tag: 1, selection: .constant(nil)) { Text("a") }
  }

  @ViewBuilder private var bars: some View {
    Text("a")
      .navigationTitle("Title")
      .navigationTitle(text)
      .navigationTitle($text)
      .navigationTitle(Text("Title"))
      .navigationBarTitle("Title")
      .navigationBarTitle(Text("Title"), displayMode: .inline)
      .navigationBarTitleDisplayMode(.inline)
      .navigationBarItems(leading: Text("a"), trailing: Button("b") {})
      .navigationBarItems(trailing: HStack { Text("a") })
      .navigationBarBackButtonHidden()
      .navigationBarHidden(true)
      .navigationDestination(isPresented: $isShown) { Text("a") }
      .navigationDestination(item: $item) { thing in Text("\(thing.id)") }
    Text("a")
      .toolbar { Button("a") {} }
      .toolbar {
        ToolbarItem(placement: .navigationBarTrailing) { Button("a") {} }
        ToolbarItem(placement: .topBarLeading, content: { Text("b") })
        ToolbarItemGroup(placement: .keyboard) {
          Spacer()
          Button("Done") {}
        }
        if isShown { ToolbarItem { Text("c") } }
      }
      .toolbar(id: "bar") { ToolbarItem(id: "a", placement: .primaryAction) { Text("a") } }
      .toolbar(content: { ToolbarItem { Text("a") } })
      .toolbar(content: content)
      .toolbar(.hidden, for: .navigationBar, .tabBar)
      .toolbarVisibility(.hidden, for: .tabBar)
      .toolbarBackground(.visible, for: .navigationBar)
      .toolbarBackground(Color.red, for: .navigationBar)
      .toolbarColorScheme(.dark, for: .navigationBar)
      .toolbarTitleDisplayMode(.inline)
      .toolbarRole(.editor)
      .toolbarTitleMenu { Button("a") {} }
    Text("a")
      .searchable(text: $text)
      .searchable(text: $text, prompt: "Find")
      .searchable(text: $text, prompt: Text("Find"))
      .searchable(
        text: $text, placement: .navigationBarDrawer(displayMode: .always), prompt: "Find"
      )
      .searchable(text: $text) { Text("a").searchCompletion("a") }
      .searchable(text: $text, isPresented: $isShown, placement: .sidebar, prompt: "Find")
      .searchSuggestions { Text("a") }
      .searchScopes($tab) { Text("a").tag(Screen.home) }
  }

  @ToolbarContentBuilder private func content() -> some ToolbarContent {
    ToolbarItem { Text("a") }
    ToolbarSpacer(.fixed)
    DefaultToolbarItem(kind: .search, placement: .bottomBar)
  }

  @ViewBuilder private var tabs: some View {
    TabView { Text("a").tabItem { Label("a", systemImage: "star") } }
    TabView(selection: $tab) { Text("a").tabItem { Text("a") }.tag(Screen.home).badge(2) }
      .tabViewStyle(PageTabViewStyle(indexDisplayMode: .never))
      .indexViewStyle(.page(backgroundDisplayMode: .always))
    TabView(selection: $tab, content: { Text("a") }).tabViewStyle(.page)
    TabView {
      Tab("a", systemImage: "star") { Text("a") }
      Tab(role: .search) { Text("b") }
      TabSection("c") { Tab("d", image: "e") { Text("f") } }
    }
    .tabViewStyle(.sidebarAdaptable)
    TabView(selection: $tab) {
      Tab("a", systemImage: "star", value: .home) { Text("a") }
      Tab("a", systemImage: "star", value: Screen.other, role: .search) { Text("a") }
      Tab(value: .other) {
        Text("a")
      } label: {
        Text("b")
      }
      .badge("new")
    }
  }

  @ViewBuilder private var presented: some View {
    Text("a")
      .sheet(isPresented: $isShown) { Text("a").presentationDetents([.medium, .large]) }
      .sheet(isPresented: $isShown, content: { Text("a") })
      .sheet(isPresented: $isShown, onDismiss: act) { Text("a") }
      .sheet(item: $item) { Text("\($0.id)") }
      .sheet(item: $item, onDismiss: { act() }) { thing in
        Text("\(thing.id)")
          .presentationDetents([.height(100), .fraction(0.3)], selection: $detent)
          .presentationDragIndicator(.visible)
          .presentationCornerRadius(20)
          .presentationBackground(.thinMaterial)
          .presentationBackground { Color.red }
          .presentationBackgroundInteraction(.enabled(upThrough: .medium))
          .interactiveDismissDisabled()
      }
      .fullScreenCover(isPresented: $isShown, onDismiss: nil) { Text("a") }
      .fullScreenCover(item: $item) { thing in Text("\(thing.id)") }
      .popover(isPresented: $isShown, arrowEdge: .bottom) { Text("a") }
      .popover(item: $item) { thing in Text("\(thing.id)") }
    Text("a")
      .alert("Title", isPresented: $isShown) { Button("OK", role: .cancel) {} }
      .alert(text, isPresented: $isShown, actions: { Button("OK") {} }, message: { Text("b") })
      .alert("Title", isPresented: $isShown, presenting: item) { thing in
        Button("\(thing.id)") {}
      } message: { thing in
        Text("\(thing.id)")
      }
      .alert(isPresented: $isShown, error: failure) { Button("OK") {} }
      .alert(isPresented: $isShown) {
        Alert(
          title: Text("a"), message: Text("b"), primaryButton: .destructive(Text("c")) { act() },
          secondaryButton: .cancel())
      }
      .alert(item: $item) { thing in
        Alert(title: Text("\(thing.id)"), dismissButton: .default(Text("OK"), action: act))
      }
      .confirmationDialog("Title", isPresented: $isShown, titleVisibility: .visible) {
        Button("a", role: .destructive) {}
      } message: {
        Text("b")
      }
      .actionSheet(isPresented: $isShown) {
        ActionSheet(title: Text("a"), message: nil, buttons: [.default(Text("b")) {}, .cancel()])
      }
      .inspector(isPresented: $isShown) { Text("a").inspectorColumnWidth(min: 1, ideal: 2, max: 3) }
    Text("a")
      .statusBar(hidden: true)
      .statusBarHidden()
      .persistentSystemOverlays(.hidden)
      .navigationTransition(.zoom(sourceID: 1, in: namespace))
      .matchedTransitionSource(id: 1, in: namespace)
      .containerBackground(.blue, for: .navigation)
      .containerBackground(for: .widget) { Color.red }
      .environment(\.openURL, OpenURLAction { _ in .handled })
    HSplitView {
      Text("a")
      Text("b")
    }
    VSplitView {
      Text("a")
      Text("b")
    }
  }
}

extension View {
  fileprivate func onChanges(_ action: @escaping () -> Void) -> some View { self }
}

@MainActor
@Suite struct ChromeCallShapesTests {
  @Test func everythingIsLaidOut() {
    let renderer = ImageRenderer(content: ChromeCallShapes())
    renderer.shaper = FixedShaper()
    renderer.proposedSize = ProposedViewSize(width: 402, height: 874)
    let report = renderer.layoutReport()
    #expect(report.size.width == 402)
    #expect(report.errors.allSatisfy { $0.contains("Image(\"e\")") })
  }

  @Test func splitViewsShareTheRoom() {
    let renderer = ImageRenderer(
      content: HSplitView {
        Color.red.accessibilityIdentifier("a")
        Color.blue.accessibilityIdentifier("b")
      })
    renderer.proposedSize = ProposedViewSize(width: 101, height: 40)
    let report = renderer.layoutReport()
    #expect(report.frame(of: "a") == CGRect(x: 0, y: 0, width: 50, height: 40))
    #expect(report.frame(of: "b") == CGRect(x: 51, y: 0, width: 50, height: 40))
  }
}
