import Foundation
import Quoin
import SwiftUI
import Testing

/// Call shapes that apps use, which `import SwiftUI` alone makes available.
private struct FieldShapes: View {
  @Environment(\.sizeCategory) private var sizeCategory
  @Environment(\.undoManager) private var undoManager
  @Environment(\.autocorrectionDisabled) private var autocorrectionDisabled
  @Environment(\.rename) private var rename
  @Environment(\.newDocument) private var newDocument
  @Environment(\.displayGamut) private var displayGamut
  @State private var query = ""
  @State private var tokens: [Token] = []
  @State private var isShown = false

  struct Token: Identifiable {
    var id: String
  }

  struct Pale: EnvironmentalModifier {
    func resolve(in environment: EnvironmentValues) -> some ViewModifier {
      Opacity(value: environment.isEnabled ? 1 : 0.5)
    }
  }

  struct Opacity: ViewModifier {
    let value: Double
    func body(content: Content) -> some View { content.opacity(value) }
  }

  private var ended: _EndedGesture<TapGesture> { TapGesture().onEnded {} }

  var body: some View {
    VStack {
      texts
      searches
      activities
    }
  }

  @ViewBuilder private var texts: some View {
    Text(sizeCategory > .large ? "a" : "b").gesture(ended)
    if sizeCategory >= .accessibilityMedium || sizeCategory < .small { Text("a") }
    Text(.currentDate, format: .dateTime)
    Text(.currentDate, format: .dateTime.hour().minute())
    Text(.durationOffset(to: .distantFuture), format: .units())
    Text(.currentDate, format: .offset(to: .distantPast))
    Text(.currentDate, format: .reference(to: .distantPast))
    Text(.currentDate, format: .stopwatch(startingAt: .distantPast))
    Text(.currentDate, format: .timer(countingDownIn: .distantPast..<(.distantFuture)))
    Text("a").layoutDirectionBehavior(.mirrors).layoutDirectionBehavior(.fixed)
    Image(systemName: "star").contentTransition(.symbolEffect(.automatic))
      .contentTransition(.symbolEffect(.replace))
    Image(systemName: "star").transition(.symbolEffect(.drawOn))
      .transition(.symbolEffect(.disappear.down)).transition(.symbolEffect)
      .transition(.symbolEffect(.automatic, options: .speed(2)))
    Color.red.mix(with: .blue, by: 0.5, in: .perceptual).frame(width: 1, height: 1)
    Color.red.mix(with: .blue, by: 0.5, in: .device).frame(width: 1, height: 1)
    Button("Go", image: ImageResource(name: "mine", bundle: .main)) {}
    Button("Go", image: ImageResource(name: "mine", bundle: .main), role: .destructive) {}
    Text("a").typesettingLanguage(.init(languageCode: .thai)).modifier(Pale())
  }

  @ViewBuilder private var searches: some View {
    Text("a").searchable(text: $query, tokens: $tokens) { Text($0.id) }
    Text("a").searchable(text: $query, tokens: $tokens, suggestedTokens: $tokens, prompt: "Find") {
      token in
      Label(token.id, systemImage: "tag")
    }
    Text("a").searchable(
      text: $query, tokens: $tokens, suggestedTokens: $tokens, isPresented: $isShown,
      prompt: Text("Find")
    ) { Text($0.id) }
    Text("a").searchable(text: $query, editableTokens: $tokens) { $token in Text(token.id) }
  }

  @ViewBuilder private var activities: some View {
    Text("a").onContinueUserActivity("view") { (activity: NSUserActivity) in _ = activity.userInfo }
      .userActivity("view") { $0.title = "a" }
      .userActivity("view", element: tokens.first) { token, activity in activity.title = token.id }
    SubscriptionView(
      content: Text("a"), publisher: NotificationCenter.default.publisher(for: .init("a"))
    ) { _ in undoManager?.undo() }
    Text("a").navigationDocument(URL(fileURLWithPath: "/a")).interactionActivityTrackingTag("a")
      .dialogPreventsAppTermination(true).presentationPreventsAppTermination(nil)
      .listRowHoverEffect(.highlight).listRowHoverEffectDisabled()
      .sectionActions { Button("a") {} }
      .materialActiveAppearance(.active).windowToolbarFullScreenVisibility(.onHover)
    Text("a").accessibilityDragPoint(.top, description: "a")
      .accessibilityDropPoint(.top, description: "a").accessibilityScrollStatus("a")
      .paletteSelectionEffect(.automatic).tabViewSidebarHeader { Text("a") }
  }
}

/// Scenes in the forms that apps use.
private struct FieldScenes: Scene {
  var body: some Scene {
    WindowGroup("Notes", for: Int.self) { $number in Text("\(number ?? 0)") }
    WindowGroup("Notes", id: "notes", for: Int.self) { $number in
      Text("\(number)")
    } defaultValue: {
      1
    }
    WindowGroup(Text("Notes"), id: "b") { Text("a") }
      .defaultWindowPlacement { content, context in
        let size = content.sizeThatFits(.unspecified)
        let display = context.defaultDisplay.visibleRect
        return WindowPlacement(x: display.midX, y: display.maxY - size.height, size: size)
      }
      .windowBackgroundDragBehavior(.disabled)
  }
}

@MainActor
@Suite("SwiftUI's names as apps use them")
struct FieldCallShapesTests {
  @Test func theNamesAreLaidOut() {
    let report = ImageRenderer(content: FieldShapes().frame(width: 400, height: 3000))
      .layoutReport()
    #expect(report.size == CGSize(width: 400, height: 3000))
    _ = FieldScenes().body
  }

  @Test func aDateIsTheReferenceDate() {
    let date = Date(timeIntervalSince1970: 0)
    let text = Text(.currentDate, format: .dateTime.year())
      .environment(\.referenceDate, date)
    let same = Text(date, format: .dateTime.year())
    #expect(
      ImageRenderer(content: text).layoutReport().size
        == ImageRenderer(content: same).layoutReport().size)
  }

  @Test func aStyleOfTheSystemIsAText() {
    let start = Date(timeIntervalSince1970: 0)
    let text = Text(.currentDate, format: .stopwatch(startingAt: start))
      .environment(\.referenceDate, start.addingTimeInterval(3.42))
    let names = ImageRenderer(content: text).layoutReport().nodes.map(\.name)
    #expect(names.contains("Text(\"00:03.42\")"))
  }

  @Test func deviceColorsMixByTheirComponents() {
    let (black, white) = (Color(white: 0), Color(white: 1))
    #expect(
      black.mix(with: white, by: 0.25, in: .device).resolve(in: EnvironmentValues())
        == Color(white: 0.25).resolve(in: EnvironmentValues()))
    #expect(black.mix(with: white, by: 0.25) != black.mix(with: white, by: 0.25, in: .device))
    #expect(
      black.mix(with: white, by: 0.25) == black.mix(with: white, by: 0.25, in: .perceptual))
  }

  @Test func aSelectionOfSeveralRangesIsASet() {
    let text = "abcd"
    let first = text.startIndex..<text.index(after: text.startIndex)
    let selection = TextSelection(ranges: RangeSet([first]))
    if case .multiSelection(let ranges) = selection.indices {
      #expect(ranges.ranges.count == 1)
    } else {
      Issue.record("\(selection)")
    }
    #expect(!selection.isInsertion)
  }

  @Test func keyboardSettingsReachTheEnvironment() {
    struct Reader: View {
      @Environment(\.autocorrectionDisabled) private var isDisabled
      var body: some View { Color.red.frame(width: isDisabled ? 20 : 10, height: 1) }
    }
    func width<V: View>(_ view: V) -> CGFloat {
      ImageRenderer(content: view).layoutReport().size.width
    }
    #expect(width(Reader()) == 10)
    #expect(width(Reader().autocorrectionDisabled()) == 20)
    #expect(width(Reader().disableAutocorrection(nil).autocorrectionDisabled()) == 20)
  }
}
