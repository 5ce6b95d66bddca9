import Quoin

@testable import QuoinViews

extension SizingSamples {
  mutating func addNavigation() {
    self["NavigationStack"] = .of(NavigationStack { child })
    self["NavigationView"] = .of(NavigationView { child })
    self["NavigationSplitView"] = .of(
      NavigationSplitView {
        Text("Test")
      } detail: {
        child
      })
    self["NavigationLink"] = .of(
      NavigationLink {
        Text("Test")
      } label: {
        child
      }, like: Button(action: {}) { child })
    self["View.navigationViewStyle"] = .of(child.navigationViewStyle(.stack))
    self["View.navigationSplitViewStyle"] = .of(child.navigationSplitViewStyle(.balanced))
    self["View.navigationSplitViewColumnWidth"] = .of(child.navigationSplitViewColumnWidth(80))
    self["View.navigationDestination(for:destination:)"] = .of(
      child.navigationDestination(for: Int.self) { _ in Text("Test") })
    self["View.navigationDestination(isPresented:destination:)"] = .of(
      child.navigationDestination(isPresented: .constant(true)) { Text("Test") })
    self["View.navigationDestination(item:destination:)"] = .of(
      child.navigationDestination(item: .constant(Int?.some(1))) { _ in Text("Test") })
    self["View.navigationTitle"] = .of(child.navigationTitle("Test"))
    self["View.navigationSubtitle"] = .of(child.navigationSubtitle("Test"))
    self["View.navigationBarTitleDisplayMode"] = .of(child.navigationBarTitleDisplayMode(.inline))
    self["View.navigationBarTitle"] = .of(child.navigationBarTitle("Test"))
    self["View.navigationBarHidden"] = .of(child.navigationBarHidden(true))
    self["View.navigationBarBackButtonHidden"] = .of(child.navigationBarBackButtonHidden())
    self["View.navigationBarItems"] = .of(child.navigationBarItems(leading: Text("Test")))
    self["View.navigationTransition"] = .of(child.navigationTransition(.automatic))
    self["View.matchedTransitionSource"] = .of(TransitionSource())
  }

  mutating func addTabs() {
    self["TabView"] = .of(TabView { child })
    self["DefaultTabLabel"] = .of(
      DefaultTabLabel(title: Text("Test"), image: Image(systemName: "star")),
      like: Label("Test", systemImage: "star"))
    self["View.tabItem"] = .of(child.tabItem { Text("Test") })
    self["View.tabViewStyle"] = .of(child.tabViewStyle(.page))
    self["View.indexViewStyle"] = .of(child.indexViewStyle(.page))
    self["View.tabBarMinimizeBehavior"] = .of(child.tabBarMinimizeBehavior(.never))
  }

  mutating func addToolbars() {
    self["LabeledToolbarItemGroupContent"] = .of(
      LabeledToolbarItemGroupContent<ProbeChild, Text>(content: child))
    self["View.toolbar(content:)"] = .of(child.toolbar { Button("Test") {} })
    self["View.toolbar(id:content:)"] = .of(
      child.toolbar(id: "a") { ToolbarItem(id: "b") { Button("Test") {} } })
    self["View.toolbar(_:for:)"] = .of(child.toolbar(.hidden, for: .navigationBar))
    self["View.toolbar(removing:)"] = .of(child.toolbar(removing: .title))
    self["View.toolbarVisibility"] = .of(child.toolbarVisibility(.hidden, for: .navigationBar))
    self["View.toolbarBackground"] = .of(child.toolbarBackground(Color.red, for: .navigationBar))
    self["View.toolbarBackgroundVisibility"] = .of(
      child.toolbarBackgroundVisibility(.visible, for: .navigationBar))
    self["View.toolbarColorScheme"] = .of(child.toolbarColorScheme(.dark, for: .navigationBar))
    self["View.toolbarRole"] = .of(child.toolbarRole(.editor))
    self["View.toolbarTitleMenu"] = .of(child.toolbarTitleMenu { Text("Test") })
    self["View.toolbarTitleDisplayMode"] = .of(child.toolbarTitleDisplayMode(.inline))
    self["View.searchable"] = .of(child.searchable(text: .constant("")))
    self["View.searchSuggestions"] = .of(child.searchSuggestions { Text("Test") })
    self["View.searchCompletion"] = .of(child.searchCompletion("a"))
    self["View.searchScopes"] = .of(child.searchScopes(.constant(1)) { Text("Test").tag(1) })
    self["View.searchToolbarBehavior"] = .of(child.searchToolbarBehavior(.minimize))
    self["View.searchPresentationToolbarBehavior"] = .of(
      child.searchPresentationToolbarBehavior(.avoidHidingContent))
  }
}

private struct TransitionSource: View {
  @Namespace private var namespace
  var body: some View { ProbeChild().matchedTransitionSource(id: 1, in: namespace) }
}
