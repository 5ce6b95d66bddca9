import Quoin
import SwiftUI

private struct WidthKey: ContainerValueKey {
  static let defaultValue = 1
}

extension ContainerValues {
  fileprivate var width: Int {
    get { self[WidthKey.self] }
    set { self[WidthKey.self] = newValue }
  }
}

private struct Mark: TextAttribute {}

private struct PlainRenderer: TextRenderer {
  func draw(layout: Text.Layout, in ctx: inout GraphicsContext) {}
}

/// Modifiers that need a namespace.
private struct Named: View {
  @Namespace private var space
  var body: some View {
    ProbeChild().glassEffectID(1, in: space).glassEffectUnion(id: 1, namespace: space)
      .accessibilityLabeledPair(role: .label, id: 1, in: space)
      .accessibilityLinkedGroup(id: 1, in: space).accessibilityRotorEntry(id: 1, in: space)
  }
}

extension SizingSamples {
  mutating func addSurface() {
    self["View.containerValue"] = .of(child.containerValue(\.width, 3))
    self["GroupElementsOfContent"] = .of(Group(subviews: child) { $0.first })
    self["GroupSectionsOfContent"] = .of(Group(sections: child) { $0.first?.content.first })
    self["Subview"] = .of(Group(subviews: child) { $0[0] })
    self["SubviewsCollection"] = .list
    self["SubviewsCollectionSlice"] = .list
    self["View.textScale"] = .of(child.textScale(.secondary))
    self["Text.textScale"] = .of(Text("Test").textScale(.secondary), like: Text("Test"))
    self["View.accessibilityRepresentation"] = .of(child.accessibilityRepresentation { Text("a") })
    self["View.accessibilityChildren"] = .of(child.accessibilityChildren { Text("a") })
    self["View.accessibilityHeading"] = .of(child.accessibilityHeading(.h1))
    self["View.accessibilityInputLabels"] = .of(child.accessibilityInputLabels(["a"]))
    self["View.accessibilityTextContentType"] = .of(child.accessibilityTextContentType(.plain))
    self["View.accessibilityIgnoresInvertColors"] = .of(child.accessibilityIgnoresInvertColors())
    self["View.accessibilityRespondsToUserInteraction"] = .of(
      child.accessibilityRespondsToUserInteraction())
    self["View.accessibilityActivationPoint"] = .of(
      child.accessibilityActivationPoint(UnitPoint.center))
    self["View.accessibilityDirectTouch"] = .of(child.accessibilityDirectTouch())
    self["View.accessibilityShowsLargeContentViewer"] = .of(
      child.accessibilityShowsLargeContentViewer())
    self["View.speechAlwaysIncludesPunctuation"] = .of(child.speechAlwaysIncludesPunctuation())
    self["View.speechSpellsOutCharacters"] = .of(child.speechSpellsOutCharacters())
    self["View.speechAdjustedPitch"] = .of(child.speechAdjustedPitch(1))
    self["View.speechAnnouncementsQueued"] = .of(child.speechAnnouncementsQueued())
    self["View.accessibilityAction"] = .of(child.accessibilityAction {})
    self["View.accessibilityActions"] = .of(child.accessibilityActions { Text("a") })
    self["View.accessibilityAdjustableAction"] = .of(child.accessibilityAdjustableAction { _ in })
    self["View.accessibilityScrollAction"] = .of(child.accessibilityScrollAction { _ in })
    self["View.accessibilityZoomAction"] = .of(child.accessibilityZoomAction { _ in })
    self["View.accessibilityCustomContent"] = .of(child.accessibilityCustomContent("a", "b"))
    self["View.accessibilityRotor"] = .of(
      child.accessibilityRotor("a") { AccessibilityRotorEntry("b", id: 1) })
    self["View.accessibility"] = .of(child.accessibility(hidden: true))
    self["View.textRenderer"] = .of(child.textRenderer(PlainRenderer()))
    self["View.colorEffect"] = .of(child.colorEffect(ShaderLibrary.a()))
    self["View.distortionEffect"] = .of(
      child.distortionEffect(ShaderLibrary.a(), maxSampleOffset: .zero))
    self["View.layerEffect"] = .of(child.layerEffect(ShaderLibrary.a(), maxSampleOffset: .zero))
    self["View.glassEffect"] = .of(child.glassEffect())
    self["View.glassEffectTransition"] = .of(child.glassEffectTransition(.identity))
    self["View.onDrag"] = .of(child.onDrag { NSItemProvider() })
    self["View.itemProvider"] = .of(child.itemProvider(nil))
    self["View.onDrop"] = .of(child.onDrop(of: [String](), isTargeted: nil) { _ in true })
    self["View.fileImporter"] = .of(
      child.fileImporter(isPresented: .constant(false), allowedContentTypes: []) {
        (_: Result<URL, any Error>) in
      })
    self["View.fileExporter"] = .of(
      child.fileExporter(isPresented: .constant(false), item: "a", onCompletion: { _ in }))
    self["View.fileMover"] = .of(
      child.fileMover(isPresented: .constant(false), file: nil as URL?) { _ in })
    self["View.tabViewBottomAccessory"] = .of(child.tabViewBottomAccessory { Text("a") })
    self["View.tabViewCustomization"] = .of(child.tabViewCustomization(nil))
    self["View.presentationSizing"] = .of(child.presentationSizing(.form))
    self["View.onDeleteCommand"] = .of(child.onDeleteCommand {})
    self["View.onExitCommand"] = .of(child.onExitCommand {})
    self["View.onMoveCommand"] = .of(child.onMoveCommand { _ in })
    self["View.renameAction"] = .of(child.renameAction {})
    self["View.widgetURL"] = .of(child.widgetURL(nil))
    self["View.safeAreaBar"] = .of(child.safeAreaBar(edge: .top) { EmptyView() })
    self["View.backgroundExtensionEffect"] = .of(child.backgroundExtensionEffect())
    self["View.scrollEdgeEffectStyle"] = .of(child.scrollEdgeEffectStyle(.soft, for: .all))
    self["View.scrollEdgeEffectHidden"] = .of(child.scrollEdgeEffectHidden())
    for name in [
      "glassEffectID", "glassEffectUnion", "accessibilityLabeledPair", "accessibilityLinkedGroup",
      "accessibilityRotorEntry",
    ] {
      self["View.\(name)"] = .of(Named())
    }
    self["GlassEffectContainer"] = .of(GlassEffectContainer { child })
    self["DefaultGlassEffectShape"] = .of(DefaultGlassEffectShape())
    self["Text.customAttribute"] = .of(Text("Test").customAttribute(Mark()), like: Text("Test"))
  }
}
