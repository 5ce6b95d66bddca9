import Combine
import LiveViews
import Observation
import Quoin
import SwiftUI
import Testing

/// Other types than views can have properties that need an environment object, too.
@MainActor
struct StyleEnvironmentObjectTests {
  final class Store: ObservableObject { @Published var name = "store" }
  @Observable final class Model { var name = "model" }

  private struct Pressing: ButtonStyle {
    @EnvironmentObject var store: Store
    func makeBody(configuration: Configuration) -> some View { Text(store.name) }
  }
  private struct Triggering: PrimitiveButtonStyle {
    @Environment(Model.self) var model
    func makeBody(configuration: Configuration) -> some View { Text(model.name) }
  }
  private struct Labelling: LabelStyle {
    @EnvironmentObject var store: Store
    func makeBody(configuration: Configuration) -> some View { Text(store.name) }
  }
  private struct Toggling: ToggleStyle {
    @EnvironmentObject var store: Store
    func makeBody(configuration: Configuration) -> some View { Text(store.name) }
  }
  private struct Progressing: ProgressViewStyle {
    @EnvironmentObject var store: Store
    func makeBody(configuration: Configuration) -> some View { Text(store.name) }
  }
  private struct Typing: TextFieldStyle {
    @EnvironmentObject var store: Store
    func _body(configuration: TextField<Self._Label>) -> some View { Text(store.name) }
  }
  private struct Grouping: GroupBoxStyle {
    @EnvironmentObject var store: Store
    func makeBody(configuration: Configuration) -> some View { Text(store.name) }
  }
  private struct Marking: ViewModifier {
    @EnvironmentObject var store: Store
    func body(content: Content) -> some View { Text(store.name) }
  }
  private struct Coming: Transition {
    @EnvironmentObject var store: Store
    func body(content: Content, phase: TransitionPhase) -> some View { Text(store.name) }
  }
  private struct Bar: ToolbarContent {
    @EnvironmentObject var store: Store
    var body: some ToolbarContent { ToolbarItem { Text(store.name) } }
  }
  private struct Pages: TabContent {
    typealias TabValue = Int
    @EnvironmentObject var store: Store
    var body: some TabContent<Int> {
      Tab(value: 0) {
        Text(store.name)
      } label: {
        Text("tab")
      }
    }
  }

  /// A view that uses each type, and its name in the error.
  private var uses: [(name: String, type: String, view: AnyView)] {
    [
      ("Pressing", "Store", AnyView(Button("a") {}.buttonStyle(Pressing()))),
      ("Triggering", "Model", AnyView(Button("a") {}.buttonStyle(Triggering()))),
      ("Labelling", "Store", AnyView(Label("a", image: "").labelStyle(Labelling()))),
      (
        "Toggling", "Store", AnyView(Toggle("a", isOn: .constant(true)).toggleStyle(Toggling()))
      ),
      ("Progressing", "Store", AnyView(ProgressView().progressViewStyle(Progressing()))),
      (
        "Typing", "Store",
        AnyView(TextField("a", text: .constant("")).textFieldStyle(Typing()))
      ),
      ("Grouping", "Store", AnyView(GroupBox("a") {}.groupBoxStyle(Grouping()))),
      ("Marking", "Store", AnyView(Text("a").modifier(Marking()))),
      ("Coming", "Store", AnyView(Text("a").transition(Coming()))),
      ("Bar", "Store", AnyView(NavigationStack { Text("a").toolbar { Bar() } })),
      ("Pages", "Store", AnyView(TabView(selection: .constant(0)) { Pages() })),
    ]
  }

  @Test(arguments: 0..<11) func aMissingObjectIsAnErrorAsItIsInAView(_ index: Int) throws {
    let (name, type, view) = uses[index]
    let living = #expect(throws: ViewError.self) { try ViewHost.showing(view) }
    #expect(living?.description.contains("\(type) found for \(name).") == true)
    let picture = #expect(throws: ViewError.self) { try ImageRenderer(content: view).pngData() }
    #expect(picture?.description.contains("\(type) found for \(name).") == true)
  }

  @Test(arguments: 0..<11) func anObjectThatIsThereIsRead(_ index: Int) throws {
    let view = uses[index].view.environmentObject(Store()).environment(Model())
    let text = uses[index].type.lowercased()
    #expect(try ViewHost.showing(view).texts.contains(text))
    let renderer = ImageRenderer(content: view)
    renderer.proposedSize = ProposedViewSize(width: 300, height: 300)
    #expect(renderer.svgString().contains(">\(text)<"))
  }

  @Test func anObjectThatComesEndsTheError() throws {
    let host = ViewHost(Button("a") {}.buttonStyle(Triggering()).environment(nil as Model?))
    #expect(throws: ViewError.self) { try host.update() }
    host.rootView = Button("a") {}.buttonStyle(Triggering()).environment(Model())
    try host.update()
    #expect(host.texts == ["model"])
  }
}
