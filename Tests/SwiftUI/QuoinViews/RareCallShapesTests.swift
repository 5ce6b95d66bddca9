import Quoin
import SwiftUI
import Testing
import UniformTypeIdentifiers

/// Call shapes of SwiftUI's rarer names. This file verifies that they compile.
private struct SurfaceShapes: View {
  @Namespace private var space
  @State private var isShown = false
  @State private var customization = TabViewCustomization()

  struct Note: FileDocument {
    static let readableContentTypes = [UTType.plainText]
    var text = ""
    init(text: String) { self.text = text }
    init(configuration: ReadConfiguration) throws {
      text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
    }
    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
      FileWrapper(regularFileWithContents: Data(text.utf8))
    }
  }

  struct Drops: DropDelegate {
    func performDrop(info: DropInfo) -> Bool { info.hasItemsConforming(to: [.url]) }
    func dropUpdated(info: DropInfo) -> DropProposal? { DropProposal(operation: .move) }
  }

  var body: some View {
    VStack {
      glass
      shaders
      told
      dropped
      files
      rest
    }
  }

  @ViewBuilder private var glass: some View {
    GlassEffectContainer(spacing: 10) {
      Text("a").glassEffect()
      Text("a").glassEffect(in: .circle)
      Text("a").glassEffect(.regular, in: .rect(cornerRadius: 8))
      Text("a").glassEffect(.regular.tint(.red).interactive()).glassEffect(.clear)
        .glassEffectID("a", in: space).glassEffectUnion(id: 1, namespace: space)
        .glassEffectTransition(.matchedGeometry)
    }
    GlassEffectContainer { Text("a").glassEffect(.identity, in: Capsule()) }
    Text("a").safeAreaBar(edge: .bottom) { Text("b") }.backgroundExtensionEffect()
      .scrollEdgeEffectStyle(.soft, for: .top).scrollEdgeEffectHidden()
  }

  @ViewBuilder private var shaders: some View {
    Text("a").colorEffect(ShaderLibrary.stripes(.float(1), .color(.red)))
    Text("a").distortionEffect(
      .init(function: .init(library: .default, name: "wave"), arguments: [.float(2)]),
      maxSampleOffset: .zero)
    Text("a").layerEffect(
      ShaderLibrary.default.pixels(.float2(1.0, 2.0), .boundingRect), maxSampleOffset: .zero,
      isEnabled: false)
    Text("a").visualEffect { content, proxy in
      content.distortionEffect(
        ShaderLibrary.wave(.float2(proxy.size)), maxSampleOffset: CGSize(width: 1, height: 1))
    }
    Rectangle().fill(.shader(ShaderLibrary.fill())).fill(ImagePaint(image: Image("a"), scale: 2))
    Text("a").foregroundStyle(.image(Image("a")))
    Canvas { context, _ in
      context.addFilter(.distortionShader(ShaderLibrary.wave(), maxSampleOffset: .zero))
      context.addFilter(.colorShader(ShaderLibrary.wave()))
      context.fill(Path(CGRect(x: 0, y: 0, width: 1, height: 1)), with: .shader(ShaderLibrary.a()))
    }
  }

  @ViewBuilder private var told: some View {
    Text("a").accessibility(label: Text("b")).accessibility(value: Text("b"))
      .accessibility(hint: Text("b")).accessibility(hidden: true).accessibility(identifier: "a")
      .accessibility(addTraits: .isButton).accessibility(removeTraits: [.isImage, .isHeader])
      .accessibility(sortPriority: 1).accessibility(inputLabels: [Text("c")])
    Text("a").accessibilityHeading(.h1).accessibilityInputLabels(["a", "b"])
      .accessibilityTextContentType(.narrative).accessibilityIgnoresInvertColors()
      .accessibilityLabel("a", isEnabled: true).accessibilityActivationPoint(.center)
      .accessibilityRespondsToUserInteraction(false).accessibilityShowsLargeContentViewer()
      .accessibilityRepresentation { Toggle("a", isOn: $isShown) }
      .accessibilityChildren { Text("b") }.speechSpellsOutCharacters()
    Text("a").accessibilityAction {}.accessibilityAction(.magicTap) {}
      .accessibilityAction(named: "b") {}.accessibilityAction(named: Text("b")) {}
      .accessibilityActions { Button("c") {} }.accessibilityScrollAction { _ in }
      .accessibilityAdjustableAction { direction in
        switch direction {
        case .increment: isShown = true
        case .decrement: isShown = false
        @unknown default: break
        }
      }
    Text("a").accessibilityCustomContent("a", "b", importance: .high)
      .accessibilityCustomContent(AccessibilityCustomContentKey("a"), Text("b"))
      .accessibilityRotor("a") {
        AccessibilityRotorEntry("b", id: 1)
        ForEach([1, 2], id: \.self) { AccessibilityRotorEntry(Text("\($0)"), id: $0) }
      }
      .accessibilityRotor(.headings) { AccessibilityRotorEntry("b", id: 1) }
      .accessibilityRotorEntry(id: 1, in: space)
      .accessibilityLabeledPair(role: .label, id: 1, in: space)
  }

  @ViewBuilder private var dropped: some View {
    Text("a").onDrag { NSItemProvider(object: "a" as NSString) }
    Text("a").onDrag {
      NSItemProvider()
    } preview: {
      Text("b")
    }
    Text("a").onDrop(of: [.text], isTargeted: $isShown) { providers in !providers.isEmpty }
    Text("a").onDrop(of: [UTType.url], isTargeted: nil) { providers, location in
      location.x > 0 && providers.count == 1
    }
    Text("a").onDrop(of: ["public.text"], delegate: Drops()).onDrop(of: [.url], delegate: Drops())
    ForEach([1], id: \.self) { Text("\($0)") }.onInsert(of: [.text]) { _, _ in }
  }

  @ViewBuilder private var files: some View {
    Text("a").fileImporter(isPresented: $isShown, allowedContentTypes: [.json]) { result in
      if case .success(let url) = result { _ = url.path }
    }
    Text("a").fileImporter(
      isPresented: $isShown, allowedContentTypes: [.data], allowsMultipleSelection: true
    ) { (result: Result<[URL], any Error>) in _ = try? result.get() }
    Text("a").fileExporter(
      isPresented: $isShown, document: Note(text: "a"), contentType: .plainText,
      defaultFilename: "a"
    ) { _ in }
    Text("a").fileMover(isPresented: $isShown, file: nil as URL?) { _ in }
  }

  @ViewBuilder private var rest: some View {
    TabView {
      Tab { Text("a") }
      Tab("b", systemImage: "star") { Text("b") }
    }
    .tabViewBottomAccessory { Text("c") }.tabViewCustomization($customization)
    Text("a").presentationSizing(.form).presentationSizing(
      .page.fitted(horizontal: true, vertical: false)
    )
    .onDeleteCommand {}.onExitCommand {}.onMoveCommand { _ in }.renameAction {}
    .environment(\.backgroundProminence, .increased).widgetURL(nil)
  }
}

@MainActor
@Suite("SwiftUI's rarer names")
struct RareCallShapesTests {
  @Test func initializersAreFunctions() {
    let name: String? = "star"
    #expect(name.map(Image.init(systemName:)) == Image(systemName: "star"))
    #expect(["a", "b"].map(Text.init(verbatim:)).count == 2)
  }

  @Test func rareNamesAreLaidOutAndDrawnWithWarnings() throws {
    let report = ImageRenderer(content: SurfaceShapes().frame(width: 400, height: 3000))
      .layoutReport()
    #expect(report.size == CGSize(width: 400, height: 3000))
    #expect(report.warnings.contains { $0.contains("The shader \"wave\" isn't applied") })
    #expect(report.warnings.contains { $0.contains("An image used as a style is drawn gray") })
    #expect(!report.warnings.contains { $0.contains("\"pixels\"") })
  }

  @Test func aShadedViewIsDrawnUnchanged() throws {
    func png<V: View>(_ view: V) throws -> Data {
      try ImageRenderer(content: view.frame(width: 30, height: 30)).pngData()
    }
    let circle = Circle().fill(.red)
    #expect(try png(circle.colorEffect(ShaderLibrary.noise(.float(1)))) == png(circle))
    #expect(try png(circle.glassEffect(.identity)) == png(circle))
    #expect(try png(circle.glassEffect(.regular, in: .rect)) != png(circle))
    let page = Color.red.frame(width: 200, height: 200)
    func list<V: View>(_ view: V) throws -> Data { try ImageRenderer(content: view).pngData() }
    #expect(try list(page.tabViewBottomAccessory { Color.blue }) != list(page))
    #expect(try list(page.tabViewBottomAccessory(isEnabled: false) { Color.blue }) == list(page))
  }

  @Test func pathsAreKeptAsText() throws {
    var path = NavigationPath(["a"])
    path.append(3)
    path.append(URL(fileURLWithPath: "/a"))
    let data = try JSONEncoder().encode(#require(path.codable))
    let again = NavigationPath(
      try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data))
    #expect(again == path)
    struct Plain: Hashable {}
    path.append(Plain())
    #expect(path.codable == nil)
    let gone = Data(#"[{"type":"nothing","value":"1"}]"#.utf8)
    #expect(
      NavigationPath(
        try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: gone)
      ).isEmpty)
  }

  @Test func anglesAndTransformsCompute() {
    var angle = Angle.degrees(90) / 3 * 2
    angle += .degrees(30)
    angle -= .degrees(45)
    angle *= 2
    angle /= 3
    #expect(abs(angle.degrees - 30) < 1e-9)
    #expect(AnimatablePair(1.0, 2.0).scaled(by: 2) == AnimatablePair(2, 4))
  }

  @Test func itemProvidersGiveWhatTheyWereMadeOf() async throws {
    let provider = NSItemProvider(object: "text" as NSString)
    #expect(provider.hasItemConformingToTypeIdentifier(UTType.text.identifier))
    #expect(!provider.hasItemConformingToTypeIdentifier(UTType.image.identifier))
    let text = await withCheckedContinuation { continuation in
      provider.loadObject(ofClass: String.self) { text, _ in continuation.resume(returning: text) }
    }
    #expect(text == "text")
    let missing = await withCheckedContinuation { continuation in
      provider.loadDataRepresentation(forTypeIdentifier: UTType.png.identifier) { data, error in
        continuation.resume(returning: data == nil && error != nil)
      }
    }
    #expect(missing)
    let url = try #require(URL(string: "https://example.org"))
    let links = NSItemProvider()
    links.register(url)
    let loaded = await withCheckedContinuation { continuation in
      links.loadTransferable(type: URL.self) { continuation.resume(returning: try? $0.get()) }
    }
    #expect(loaded == url)
  }
}
