import Quoin

extension SizingSamples {
  mutating func addPresentations() {
    let (shown, hidden) = (Binding.constant(true), Binding.constant(false))
    self["View.sheet"] = .of(child.sheet(isPresented: hidden) { Text("Test") })
    self["View.fullScreenCover"] = .of(child.fullScreenCover(isPresented: hidden) { Text("Test") })
    self["View.popover"] = .of(child.popover(isPresented: hidden) { Text("Test") })
    self["View.alert"] = .of(child.alert("Test", isPresented: hidden) {})
    self["View.confirmationDialog"] = .of(
      child.confirmationDialog("Test", isPresented: hidden) { Button("Test") {} })
    self["View.actionSheet"] = .of(
      child.actionSheet(isPresented: hidden) { ActionSheet(title: Text("Test")) })
    self["View.inspector"] = .of(child.inspector(isPresented: shown) { Text("Test") })
    self["View.inspectorColumnWidth"] = .of(child.inspectorColumnWidth(80))
    self["View.presentationDetents"] = .of(child.presentationDetents([.medium]))
    self["View.presentationDragIndicator"] = .of(child.presentationDragIndicator(.visible))
    self["View.presentationCornerRadius"] = .of(child.presentationCornerRadius(5))
    self["View.presentationBackground"] = .of(child.presentationBackground(.red))
    self["View.presentationBackgroundInteraction"] = .of(
      child.presentationBackgroundInteraction(.enabled))
    self["View.presentationContentInteraction"] = .of(
      child.presentationContentInteraction(.scrolls))
    self["View.presentationCompactAdaptation"] = .of(child.presentationCompactAdaptation(.popover))
    self["View.interactiveDismissDisabled"] = .of(child.interactiveDismissDisabled())
  }

  mutating func addWindows() {
    self["HSplitView"] = .of(HSplitView { child })
    self["VSplitView"] = .of(VSplitView { child })
    self["View.statusBar"] = .of(child.statusBar(hidden: true))
    self["View.statusBarHidden"] = .of(child.statusBarHidden())
    self["View.persistentSystemOverlays"] = .of(child.persistentSystemOverlays(.hidden))
    self["View.containerBackground"] = .of(child.containerBackground(.red, for: .navigation))
    self["View.handlesExternalEvents"] = .of(
      child.handlesExternalEvents(preferring: [], allowing: []))
    self["ContentUnavailableView"] = .of(ContentUnavailableView { child })
    self["TimelineView"] = .of(TimelineView(.everyMinute) { _ in ProbeChild() })
    self["EmittedView"] = .of(_ElementsReader(child) { views, _ in views.first })
    self["AsyncImage"] = .cases([
      (SizingSample.behavior(of: AsyncImage(url: nil)), "h-exp, v-exp"),
      (SizingSample.behavior(of: AsyncImage(url: nil) { _ in ProbeChild() }), "h-neu, v-neu"),
    ])
  }
}
