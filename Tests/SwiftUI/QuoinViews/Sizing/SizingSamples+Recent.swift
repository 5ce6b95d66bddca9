import Foundation
import Quoin
import SwiftUI
import UniformTypeIdentifiers

private struct Fruit: Identifiable, Codable, Transferable {
  let id: Int

  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: .json)
  }
}

private struct Bars: AXChartDescriptorRepresentable {
  func makeChartDescriptor() -> AXChartDescriptor {
    AXChartDescriptor(
      title: "a", summary: nil,
      xAxis: AXCategoricalDataAxisDescriptor(title: "x", categoryOrder: ["b"]),
      yAxis: AXNumericDataAxisDescriptor(title: "y", range: 0...1, gridlinePositions: []) {
        "\($0)"
      },
      series: [
        AXDataSeriesDescriptor(
          name: "s", isContinuous: false, dataPoints: [AXDataPoint(x: "b", y: 1)])
      ])
  }
}

private struct NoContext: PreviewContext {
  subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { Key.defaultValue }
}

extension SizingSamples {
  /// Names of recent versions of SwiftUI, and old ones that are rarely used.
  mutating func addRecent() {
    addDragging()
    addServices()
    addDocuments()
    self["View.lineHeight"] = .of(child.lineHeight(.loose).lineHeight(nil))
    self["View.writingDirection"] = .of(child.writingDirection(strategy: .layoutBased))
    self["Text.textVariant"] = .of(Text("a").textVariant(.sizeDependent), like: Text("a"))
    self["View.textSelectionAffinity"] = .of(child.textSelectionAffinity(.upstream))
    self["View.searchDictationBehavior"] = .of(
      child.searchDictationBehavior(.inline(activation: .onLook)))
    self["View.searchSelection"] = .of(child.searchSelection(.constant(nil)))
    self["View.textInputFormattingControlVisibility"] = .of(
      child.textInputFormattingControlVisibility(.hidden, for: .all))
    self["View.tabViewSearchActivation"] = .of(child.tabViewSearchActivation(.searchTabSelection))
    self["View.toolbarItemHidden"] = .of(child.toolbarItemHidden(false))
    self["View.toolbarForegroundStyle"] = .of(
      child.toolbarForegroundStyle(.red, for: .navigationBar))
    self["View.onPencilDoubleTap"] = .of(child.onPencilDoubleTap { _ = $0.hoverPose?.anchor })
    self["View.onPencilSqueeze"] = .of(
      child.onPencilSqueeze { phase in
        if case .ended(let value) = phase { _ = value.hoverPose?.zDistance }
      })
    self["View.scrollInputBehavior"] = .of(
      child.scrollInputBehavior(.disabled, for: .handGestureShortcut))
    self["View.accessibilityChartDescriptor"] = .of(child.accessibilityChartDescriptor(Bars()))
    self["View.accessibilityQuickAction"] = .of(
      child.accessibilityQuickAction(style: .prompt) { Button("a") {} }
        .accessibilityQuickAction(style: .outline, isActive: .constant(true)) { Button("a") {} })
    self["View.assistiveAccessNavigationIcon"] = .of(
      child.assistiveAccessNavigationIcon(systemImage: "star")
        .assistiveAccessNavigationIcon(Image(systemName: "star")))
    self["View.previewContext"] = .of(child.previewContext(NoContext()))
    self["ConcentricRectangle"] = .of(ConcentricRectangle())
    self["MenuButton"] = .of(MenuButton(label: child) { Text("a") })
    self["View.containerCornerOffset"] = .of(
      child.containerCornerOffset(.horizontal, sizeToFit: true))
  }

  private mutating func addDragging() {
    self["View.dragConfiguration"] = .of(
      child.dragConfiguration(DragConfiguration(operationsWithinApp: .init(allowMove: true))))
    self["View.dragPreviewsFormation"] = .of(child.dragPreviewsFormation(.stack))
    self["View.dropPreviewsFormation"] = .of(child.dropPreviewsFormation(.pile))
    self["View.dragContainer"] = .of(
      child.dragContainer(for: Fruit.self) { $0.map { Fruit(id: $0) } }
        .dragContainer(for: Fruit.self, itemID: \.id) { ids in ids.map { Fruit(id: $0) } })
    self["View.dragContainerSelection"] = .of(child.dragContainerSelection([1]))
    self["View.onDragSessionUpdated"] = .of(child.onDragSessionUpdated { _ = $0.phase })
    self["View.onDropSessionUpdated"] = .of(child.onDropSessionUpdated { _ = $0.phase })
    self["View.dropConfiguration"] = .of(
      child.dropConfiguration { _ in DropConfiguration(operation: .move) })
    self["View.springLoadingBehavior"] = .of(child.springLoadingBehavior(.enabled))
  }

  private mutating func addServices() {
    let text = UTType.plainText
    self["View.exportableToServices"] = .of(
      child.exportableToServices(["a"]).exportableToServices(["a"]) { _ in true })
    self["View.importableFromServices"] = .of(
      child.importableFromServices(for: String.self) { _ in true })
    self["View.exportsItemProviders"] = .of(
      child.exportsItemProviders([text]) { [] }
        .exportsItemProviders([text], onExport: { [] }, onEdit: { _ in true }))
    self["View.importsItemProviders"] = .of(child.importsItemProviders([text]) { _ in true })
    self["View.typeSelectEquivalent"] = .of(
      child.typeSelectEquivalent("a").typeSelectEquivalent(Text("a"))
        .typeSelectEquivalent(String("a")))
    self["View.touchBar"] = .of(
      child.touchBar { Text("a") }.touchBar(TouchBar(id: "a") { Text("a") }))
    self["View.touchBarItemPresence"] = .of(child.touchBarItemPresence(.required("a")))
    self["View.touchBarItemPrincipal"] = .of(child.touchBarItemPrincipal())
    self["View.touchBarCustomizationLabel"] = .of(child.touchBarCustomizationLabel(Text("a")))
  }

  private mutating func addDocuments() {
    self["View.documentBrowserContextMenu"] = .of(
      child.documentBrowserContextMenu { urls in Button("\(urls?.count ?? 0)") {} })
    self["DocumentLaunchView"] = .of(
      DocumentLaunchView("a", for: [.plainText]) {
        NewDocumentButton("b")
      } onDocumentOpen: {
        Text($0.path)
      })
    self["NewDocumentButton"] = .of(NewDocumentButton())
    self["WindowVisibilityToggle"] = .of(WindowVisibilityToggle(windowID: "a"))
    self["DefaultWindowVisibilityToggleLabel"] = .of(DefaultWindowVisibilityToggleLabel())
    self["PresentedWindowContent"] = .list
  }
}
