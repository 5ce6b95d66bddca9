import Foundation
import QuoinCore
import QuoinViews
import Testing

/// Environment values, and the preferences of a view for its window.
@MainActor
struct EnvironmentTests {
  private struct Reader: View {
    @Environment(\.colorScheme) var colorScheme
    @Environment(\.isEnabled) var isEnabled
    var body: some View {
      Color(white: colorScheme == .dark ? 0 : 1, opacity: isEnabled ? 1 : 0.5)
    }
  }

  private func isDark<V: View>(_ view: V, in scheme: ColorScheme = .light) throws -> Bool {
    let rendering = try Rendering(view, 100, 100, colorScheme: scheme)
    let isDark = rendering.tree.colorScheme == .dark
    #expect(rendering.fills.first?.paint.text == (isDark ? "#000000" : "#FFFFFF"))
    return isDark
  }

  /// Rules/Environment.md#preferred-color-scheme
  @Test func aPreferredColourSchemeIsTheWindows() throws {
    #expect(try isDark(Reader().preferredColorScheme(.dark)))
    #expect(
      try isDark(
        HStack {
          Reader()
          Color.red.preferredColorScheme(.dark)
        }))
    #expect(try isDark(Reader().preferredColorScheme(nil), in: .dark))
    #expect(try isDark(Reader().preferredColorScheme(.light), in: .dark) == false)
  }

  @Test func theFirstPreferenceDecidesAndAnOuterOneReplacesIt() throws {
    #expect(
      try isDark(
        VStack {
          Reader().preferredColorScheme(nil)
          Reader().preferredColorScheme(.dark)
          Reader().preferredColorScheme(.light)
        }))
    #expect(try isDark(Reader().preferredColorScheme(.light).preferredColorScheme(.dark)))
    #expect(try isDark(Reader().preferredColorScheme(.dark).preferredColorScheme(nil)) == false)
    #expect(try isDark(GeometryReader { _ in Reader().preferredColorScheme(.dark) }))
  }

  @Test func disabledContainersDisableTheirContent() throws {
    func isEnabled<V: View>(_ view: V) throws -> Bool {
      try Rendering(view, 10, 10).fills.first?.paint.text == "#FFFFFF"
    }
    #expect(try isEnabled(Reader()))
    #expect(try isEnabled(Reader().disabled(true)) == false)
    #expect(try isEnabled(Reader().disabled(false).disabled(true)) == false)
    #expect(try isEnabled(Reader().disabled(true).disabled(false)) == false)
  }

  @Test func onlyTheLocaleAroundAViewHasALanguage() {
    #expect(EnvironmentValues().locale == Locale(identifier: ""))
    #expect(EnvironmentValues.processDefault.locale == Locale(identifier: "en_US"))
  }

  @Test func aPixelIsOneOverTheScale() {
    var values = EnvironmentValues()
    #expect(values.displayScale == 1 && values.pixelLength == 1)
    values.displayScale = 0
    #expect(values.pixelLength == 1)
    values.displayScale = -4
    #expect(values.pixelLength == -0.25)
  }

  @Test(arguments: [0, -2, .nan, .infinity] as [CGFloat])
  func anInvalidScaleDoesntTrap(scale: CGFloat) throws {
    let view = VStack {
      Text("a")
      Divider()
      Color.red.ignoresSafeArea()
    }
    let rendering = try Rendering(view, 100, 100, scale: scale)
    #expect(rendering.size == CGSize(width: 100, height: 100))
  }

  @Test func neutralModifiersChangeNothing() throws {
    let view = Color.red.frame(width: 20, height: 10)
    let modified = view.tag(3).tag(Optional(4), includeOptional: false).id("x").disabled(true)
      .allowsHitTesting(false).contentShape(Rectangle()).contentShape(.interaction, Circle())
      .contentShape(Circle(), eoFill: true)
    #expect(try Rendering(modified).size == CGSize(width: 20, height: 10))
    #expect(try Rendering(modified).list.items == (try Rendering(view).list.items))
  }

  @Test func sceneMarginsAreThePlatforms() throws {
    let view = Color.red.scenePadding()
    #expect(try Rendering(view, 100, 100).fills.first?.box.minX == 16)
    #expect(try Rendering(view, 100, 100, platform: .macOS).fills.first?.box.minX == 20)
    let top = Color.red.scenePadding(.minimum, edges: .top)
    #expect(
      try Rendering(top, 100, 100).fills.first?.box == CGRect(x: 0, y: 16, width: 100, height: 84))
  }
}
