import Foundation
import Quoin

extension SizingSamples {
  mutating func addControls() {
    self["Button"] = .of(Button(action: {}) { child })
    self["Menu"] = .of(
      Menu {
        Text("Test")
      } label: {
        child
      })
    self["Link"] = .of(Link(destination: URL(fileURLWithPath: "/")) { child })
    self["Toggle"] = .of(Toggle(isOn: .constant(true)) { child })
    self["Stepper"] = .of(
      Stepper {
        child
      } onIncrement: {
      } onDecrement: {
      })
    self["Slider"] = .of(Slider(value: .constant(0.5)))
    self["ProgressView"] = .of(ProgressView(value: 0.5))
    self["Gauge"] = .of(Gauge(value: 0.5) { Text("Test") })
    self["LabeledContent"] = .of(
      LabeledContent {
        Text("Test")
      } label: {
        child
      })
    self["ControlGroup"] = .of(ControlGroup { child })
    self["LabeledControlGroupContent"] = .list
    self["HelpLink"] = .of(HelpLink {})
    self["EditButton"] = .of(EditButton(), like: button)
    self["TextFieldLink"] = .of(TextFieldLink("Test") { _ in }, like: button)
    self["RenameButton"] = .of(RenameButton(), like: button)
    self["ShareLink"] = .of(ShareLink(item: "Test"), like: button)
    self["DefaultShareLinkLabel"] = .of(ShareLink(item: "Test"), like: button)
    self["DefaultButtonLabel"] = .of(Button(role: .cancel) {}, like: button)
    self["DefaultDateProgressLabel"] = .of(
      ProgressView(timerInterval: Date()...Date(timeIntervalSinceNow: 9)).progressViewStyle(
        .circular))
  }

  private var button: some View { Button("Test") {} }

  mutating func addControlModifiers() {
    self["View.buttonStyle"] = .of(child.buttonStyle(.plain))
    self["View.buttonBorderShape"] = .of(child.buttonBorderShape(.capsule))
    self["View.buttonRepeatBehavior"] = .of(child.buttonRepeatBehavior(.enabled))
    self["View.toggleStyle"] = .of(child.toggleStyle(.switch))
    self["View.menuStyle"] = .of(child.menuStyle(.button))
    self["View.menuIndicator"] = .of(child.menuIndicator(.hidden))
    self["View.menuOrder"] = .of(child.menuOrder(.fixed))
    self["View.gaugeStyle"] = .of(child.gaugeStyle(.automatic))
    self["View.progressViewStyle"] = .of(child.progressViewStyle(.linear))
    self["View.controlGroupStyle"] = .of(child.controlGroupStyle(.automatic))
    self["View.labeledContentStyle"] = .of(child.labeledContentStyle(.automatic))
    self["View.keyboardShortcut"] = .of(child.keyboardShortcut("a"))
    self["View.hoverEffect"] = .of(child.hoverEffect())
    self["View.hoverEffectDisabled"] = .of(child.hoverEffectDisabled())
    self["View.defaultHoverEffect"] = .of(child.defaultHoverEffect(.automatic))
    self["View.sensoryFeedback"] = .of(child.sensoryFeedback(.success, trigger: 1))
    self["View.symbolEffect"] = .of(child.symbolEffect(.pulse))
    self["View.symbolEffectsRemoved"] = .of(child.symbolEffectsRemoved())
    self["View.contentTransition"] = .of(child.contentTransition(.opacity))
    self["View.redacted"] = .of(child.redacted(reason: .placeholder))
    self["View.unredacted"] = .of(child.unredacted())
    self["View.privacySensitive"] = .of(child.privacySensitive())
    self["View.invalidatableContent"] = .of(child.invalidatableContent())
  }

  mutating func addGrids() {
    self["Grid"] = .of(Grid { GridRow { child } })
    self["GridRow"] = .list
    self["View.gridCellColumns"] = .of(child.gridCellColumns(2))
    self["View.gridCellAnchor"] = .of(child.gridCellAnchor(.top))
    self["View.gridCellUnsizedAxes"] = .of(child.gridCellUnsizedAxes(.horizontal))
    self["View.gridColumnAlignment"] = .of(child.gridColumnAlignment(.leading))
  }
}
