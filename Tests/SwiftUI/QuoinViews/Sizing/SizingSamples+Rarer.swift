import Combine
import Foundation
import Quoin
import SwiftUI
import UniformTypeIdentifiers

private final class Model: ObservableObject {}

extension SizingSamples {
  /// Rarely used names, most of which only compile.
  mutating func addRarer() {
    let flag = Binding.constant(false)
    let text = Text("a")
    addRareDialogs(flag)
    addRareInput(flag)
    self["View.allowedDynamicRange"] = .of(child.allowedDynamicRange(.high))
    self["View.alternatingRowBackgrounds"] = .of(child.alternatingRowBackgrounds())
    self["View.buttonSizing"] = .of(child.buttonSizing(.flexible))
    self["View.defaultWheelPickerItemHeight"] = .of(child.defaultWheelPickerItemHeight(30))
    self["View.labelIconToTitleSpacing"] = .of(child.labelIconToTitleSpacing(4))
    self["View.labelReservedIconWidth"] = .of(child.labelReservedIconWidth(30))
    self["View.listSectionIndexVisibility"] = .of(child.listSectionIndexVisibility(.hidden))
    self["View.listSectionMargins"] = .of(child.listSectionMargins(.horizontal, 4))
    self["View.menuActionDismissBehavior"] = .of(child.menuActionDismissBehavior(.disabled))
    self["View.navigationLinkIndicatorVisibility"] = .of(
      child.navigationLinkIndicatorVisibility(.hidden))
    self["View.sectionIndexLabel"] = .of(child.sectionIndexLabel(text).sectionIndexLabel("a"))
    self["View.symbolColorRenderingMode"] = .of(child.symbolColorRenderingMode(.gradient))
    self["View.symbolVariableValueMode"] = .of(child.symbolVariableValueMode(.draw))
    self["View.tableColumnHeaders"] = .of(child.tableColumnHeaders(.hidden))
    self["View.tableStyle"] = .of(
      child.tableStyle(.inset).tableStyle(.bordered(alternatesRowBackgrounds: false)))
    self["View.allowsWindowActivationEvents"] = .of(
      child.allowsWindowActivationEvents().gesture(WindowDragGesture()))
    self["View.windowDismissBehavior"] = .of(child.windowDismissBehavior(.disabled))
    self["View.windowFullScreenBehavior"] = .of(child.windowFullScreenBehavior(.enabled))
    self["View.windowMinimizeBehavior"] = .of(child.windowMinimizeBehavior(.automatic))
    self["View.windowResizeAnchor"] = .of(child.windowResizeAnchor(.top))
    self["View.windowResizeBehavior"] = .of(child.windowResizeBehavior(.disabled))
    self["PasteButton"] = .of(PasteButton(payloadType: String.self) { _ in })
    self["SettingsLink"] = .of(SettingsLink())
    self["DefaultSettingsLinkLabel"] = .of(SettingsLink())
  }

  private mutating func addRareDialogs(_ flag: Binding<Bool>) {
    let text = Text("a")
    self["View.dialogIcon"] = .of(child.dialogIcon(Image(systemName: "star")))
    self["View.dialogSeverity"] = .of(child.dialogSeverity(.critical))
    self["View.dialogSuppressionToggle"] = .of(
      child.dialogSuppressionToggle(isSuppressed: flag).dialogSuppressionToggle(
        "a", isSuppressed: flag
      ).dialogSuppressionToggle(text, isSuppressed: flag))
    self["View.fileDialogBrowserOptions"] = .of(
      child.fileDialogBrowserOptions([.includeHiddenFiles, .displayFileExtensions]))
    self["View.fileDialogConfirmationLabel"] = .of(
      child.fileDialogConfirmationLabel(text).fileDialogConfirmationLabel("a"))
    self["View.fileDialogCustomizationID"] = .of(child.fileDialogCustomizationID("a"))
    self["View.fileDialogDefaultDirectory"] = .of(child.fileDialogDefaultDirectory(nil))
    self["View.fileDialogImportsUnresolvedAliases"] = .of(
      child.fileDialogImportsUnresolvedAliases(true))
    self["View.fileDialogMessage"] = .of(child.fileDialogMessage(text).fileDialogMessage("a"))
    self["View.fileExporterFilenameLabel"] = .of(
      child.fileExporterFilenameLabel(text).fileExporterFilenameLabel("a"))
  }

  private mutating func addRareInput(_ flag: Binding<Bool>) {
    let focus = FocusState<Bool>().projectedValue
    let heard = AccessibilityFocusState<Bool>().projectedValue
    self["View.accessibilityFocused"] = .of(
      child.accessibilityFocused(heard).accessibilityFocused(
        AccessibilityFocusState<Int?>().projectedValue, equals: 1))
    self["View.copyable"] = .of(child.copyable(["a"]))
    self["View.cuttable"] = .of(child.cuttable(for: String.self) { [] })
    self["View.pasteDestination"] = .of(child.pasteDestination(for: String.self) { _ in })
    self["View.onCopyCommand"] = .of(child.onCopyCommand { [] })
    self["View.onCutCommand"] = .of(child.onCutCommand { [] })
    self["View.onPasteCommand"] = .of(child.onPasteCommand(of: [.text]) { _ in })
    self["View.onModifierKeysChanged"] = .of(child.onModifierKeysChanged { _, _ in })
    self["View.modifierKeyAlternate"] = .of(child.modifierKeyAlternate(.option) { Text("a") })
    self["View.onPlayPauseCommand"] = .of(child.onPlayPauseCommand {})
    self["View.pageCommand"] = .of(child.pageCommand(value: .constant(1), in: 1...3))
    self["View.digitalCrownRotation"] = .of(
      child.digitalCrownRotation(.constant(1.0)).digitalCrownRotation(
        .constant(1.0), from: 0, through: 10, by: 1, sensitivity: .low, isContinuous: true))
    self["View.digitalCrownAccessory"] = .of(
      child.digitalCrownAccessory(.hidden).digitalCrownAccessory { Text("a") })
    self["View.handGestureShortcut"] = .of(child.handGestureShortcut(.primaryAction))
    self["View.listRowPlatterColor"] = .of(child.listRowPlatterColor(.red))
    self["View.pointerStyle"] = .of(child.pointerStyle(.link))
    self["View.pointerVisibility"] = .of(child.pointerVisibility(.hidden))
    self["View.findNavigator"] = .of(child.findNavigator(isPresented: flag))
    self["View.searchFocused"] = .of(child.searchFocused(focus).searchFocused(focus, equals: true))
    self["View.textInputCompletion"] = .of(child.textInputCompletion("a"))
    self["View.textInputSuggestions"] = .of(child.textInputSuggestions { Text("a") })
    self["View.writingToolsBehavior"] = .of(child.writingToolsBehavior(.limited))
    self["View.writingToolsAffordanceVisibility"] = .of(
      child.writingToolsAffordanceVisibility(.hidden))
    self["View.focusedObject"] = .of(child.focusedObject(Model()))
    self["View.focusedSceneObject"] = .of(child.focusedSceneObject(Model() as Model?))
  }
}
