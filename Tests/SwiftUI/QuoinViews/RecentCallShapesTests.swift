import Foundation
import Quoin
import SwiftUI
import Testing
import UniformTypeIdentifiers

/// Call shapes of scenes and of values that only compile.
private struct RecentApp: App {
  @State private var labels = ToolbarLabelStyle.titleOnly

  private struct Document: FileDocument {
    static let readableContentTypes = [UTType.plainText]
    init() {}
    init(configuration: ReadConfiguration) throws {}
    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
      FileWrapper(regularFileWithContents: Data())
    }
  }

  var body: some Scene {
    DocumentGroupLaunchScene("Start") {
      NewDocumentButton("New")
      NewDocumentButton("From template", for: Document.self) { Document() }
    } background: {
      Color.red
    } overlayAccessoryView: { geometry in
      Color.blue.frame(width: geometry.titleViewFrame.width)
    }
    AssistiveAccess { Text("Simple") }
    UtilityWindow("Tools", id: "tools") { ToolbarReader() }
      .windowIdealSize(.fitToContent)
      .windowManagerRole(.associated)
      .windowToolbarLabelStyle(fixed: .iconOnly)
      .backgroundTask(.appRefresh("refresh")) {}
      .backgroundTask(.urlSession) { identifier in _ = identifier.count }
      .commands { ImportFromDevicesCommands() }
    WindowGroup("Values", id: "values", for: Int.self) { $value in Text("\(value ?? 0)") }
      .windowToolbarLabelStyle($labels)
  }
}

/// A view as wide as its toolbar's label style says.
private struct ToolbarReader: View {
  @Environment(\.toolbarLabelStyle) private var style
  var body: some View { Color.red.frame(width: style == .iconOnly ? 30 : 60, height: 10) }
}

@MainActor
struct RecentCallShapesTests {
  @Test func aUtilityWindowIsThePreviewOfItsApp() throws {
    let previews = PreviewCatalog.previews(of: RecentApp.self)
    let report = try #require(previews.first).renderer().layoutReport()
    #expect(report.size == CGSize(width: 30, height: 10))
  }

  @Test func valuesOfTheEnvironmentHaveTheirDefaults() {
    let values = EnvironmentValues()
    #expect(values.backgroundMaterial == nil && values.lineHeight == nil)
    #expect(values.documentConfiguration == nil && values.findContext == nil)
    #expect(values.searchSuggestionsPlacement == .automatic)
    #expect(values.tabBarPlacement == nil && values.tabViewBottomAccessoryPlacement == nil)
    #expect(values.textSelectionAffinity == .automatic && values.toolbarLabelStyle == .automatic)
    #expect(values.springLoadingBehavior == .automatic && !values.isActivityFullscreen)
    #expect(!values.accessibilityQuickActionsEnabled)
    #expect(!values.accessibilityPrefersHeadAnchorAlternative)
    #expect(values.preferredPencilDoubleTapAction == .switchEraser)
  }

  @Test func fontsAreResolvedInTheEnvironment() {
    var values = EnvironmentValues()
    values.dynamicTypeSize = .large
    let body = Font.body.resolve(in: values.fontResolutionContext)
    #expect(body.pointSize == 17 && body.weight == .regular && !body.isBold)
    let title = Font.system(size: 20, weight: .light).italic()
      .resolve(in: values.fontResolutionContext)
    #expect(title.pointSize == 20 && title.weight == .light && title.isItalic)
    values.dynamicTypeSize = .xxxLarge
    #expect(Font.body.resolve(in: values.fontResolutionContext).pointSize == 23)
    values.legibilityWeight = .bold
    #expect(Font.body.resolve(in: values.fontResolutionContext).weight == .semibold)
  }

  @Test func optionSetsAndTransactions() {
    var behavior = TableColumnCustomizationBehavior.all
    behavior.remove(.resize)
    #expect(behavior.contains(.reorder) && !behavior.contains(.resize))
    #expect(behavior == [.reorder, .visibility])
    var transaction = Transaction()
    transaction.dismissBehavior = .destructive
    #expect(transaction.dismissBehavior == .destructive)
    #expect(Edge.Corner.Set.all.contains(.topLeading))
    _ = AnyNavigationTransition(.automatic)
  }

  @Test func groupsOfControlsHaveTheStylesOfMenus() {
    let group = ControlGroup {
      Button("One", systemImage: "star") {}
      Button("Two", systemImage: "heart") {}
    }
    let palette = ImageRenderer(content: group.controlGroupStyle(.palette).frame(width: 200))
    #expect(palette.layoutReport().size.width == 200)
    #expect(ImageRenderer(content: group.controlGroupStyle(.menu)).layoutReport().size.width > 0)
  }
}
