import Foundation
import QuoinCore
import QuoinDrawing
import QuoinGeometry
import Testing

@testable import QuoinViews

@MainActor
struct ToggleTests {
  private var label: some View { Color.black.frame(width: 40, height: 10) }

  private func toggle(_ isOn: Bool = true) -> some View {
    Toggle(isOn: .constant(isOn)) { label }
  }

  @Test func aSwitchOfIOSEndsTheRow() throws {
    #expect(try Rendering(toggle(), 300, 100).size == CGSize(width: 300, height: 28))
    #expect(try Rendering(toggle()).size == CGSize(width: 40 + 8 + 63, height: 28))
    #expect(try Rendering(toggle().labelsHidden(), 300, 100).size == CGSize(width: 63, height: 28))
  }

  /// A row of text is 53 high with margins of 15 (Rules/Lists.md#row-metrics), and so is one with a
  /// switch.
  @Test func aSwitchReachesIntoTheMarginsOfARow() throws {
    let row = toggle().environment(\.controlPlace, .groupedForm)
    let rendering = try Rendering(row, 300, 100)
    #expect(rendering.size == CGSize(width: 300, height: 53 - 2 * 15))
    #expect(rendering.fills[1].box == CGRect(x: 302 - 63, y: -2.5, width: 63, height: 28))
  }

  // The knob is 37 × 24 and travels 22 (Rules/ControlMetrics.md#switch).
  @Test func theKnobTravels() throws {
    func knob(_ isOn: Bool, rightToLeft: Bool = false) throws -> CGRect? {
      try Rendering(toggle(isOn).labelsHidden(), isRightToLeft: rightToLeft).fills.last?.box
    }
    let (off, on) = (try knob(false), try knob(true))
    // The switch is drawn 2 beyond its trailing edge.
    #expect(off == CGRect(x: 4, y: 2, width: 37, height: 24))
    #expect(on == CGRect(x: 26, y: 2, width: 37, height: 24))
    #expect(try knob(true, rightToLeft: true) == CGRect(x: 0, y: 2, width: 37, height: 24))
  }

  private func track(_ view: some View, _ platform: Platform = .iOS) throws -> String? {
    try Rendering(view.labelsHidden(), platform: platform).fills.first?.paint.text
  }

  @Test func colors() throws {
    #expect(try track(toggle()) == "#34C759")
    #expect(try track(toggle(false)) == "#78787D 43.0%")
    #expect(try track(toggle().tint(.purple)) == "#CB30E0")
    #expect(try track(toggle().toggleStyle(SwitchToggleStyle(tint: .red))) == "#FF383C")
    #expect(try track(toggle().toggleStyle(.switch), .macOS) == "#0088FF")
  }

  // Rules/ControlMetrics.md#check-box
  @Test func macOS() throws {
    func size(_ view: some View) throws -> CGSize { try Rendering(view, platform: .macOS).size }
    #expect(try size(toggle().toggleStyle(.switch)) == CGSize(width: 40 + 8 + 54, height: 24))
    #expect(try size(toggle().toggleStyle(.button)) == CGSize(width: 40 + 24, height: 18))
    #expect(try size(toggle()) == CGSize(width: 40 + 21, height: 16))
    #expect(try size(toggle().labelsHidden()) == CGSize(width: 16, height: 16))
  }

  /// The box is centered on the first line's capital letters: a line of 16 becomes 16.42.
  @Test func theBoxIsOnTheFirstLine() throws {
    let one = try Rendering(Toggle("ab", isOn: .constant(true)), platform: .macOS).size
    #expect(isClose(one.height, 16.42, by: 0.005))
    let two = Toggle(isOn: .constant(true)) { Text("ab\ncd") }
    #expect(try Rendering(two, platform: .macOS).size.height == 32)
  }

  /// The views of a label are arranged vertically; in a button horizontally
  /// (Rules/Controls.md#toggles).
  @Test func aLabelOfSeveralViews() throws {
    let toggle = Toggle(isOn: .constant(true)) {
      Color.black.frame(width: 40, height: 20)
      Color.black.frame(width: 60, height: 10)
    }
    #expect(try Rendering(toggle, platform: .macOS).size == CGSize(width: 81, height: 38))
    let button = toggle.toggleStyle(.button)
    #expect(try Rendering(button, platform: .macOS).size == CGSize(width: 132, height: 28))
  }

  /// Rules/ControlMetrics.md#check-box
  @Test func theBoxIsColoredInAnActiveWindow() throws {
    func paint(_ view: some View) throws -> Paint? {
      try Rendering(view, platform: .macOS).fills.first?.paint
    }
    let toggle = Toggle("ab", isOn: .constant(true))
    let blue = ResolvedColor(red: 6 / 255, green: 126 / 255, blue: 1)
    #expect(try paint(toggle) == .color(blue))
    let red = Color(red: 1, green: 0, blue: 0)
    #expect(try paint(toggle.tint(red)) == .color(ResolvedColor(red: 1, green: 0, blue: 0)))
    let off = try paint(Toggle("ab", isOn: .constant(false)))
    #expect(try off != nil && paint(toggle.environment(\.controlActiveState, .inactive)) == off)
  }

  @Test func checkBoxesKeepSix() throws {
    let column = VStack {
      toggle()
      toggle()
    }
    #expect(try Rendering(column, platform: .macOS).size.height == 16 + 6 + 16)
  }

  @Test func aDisabledToggleIsOneLayerAtHalf() throws {
    for platform in [Platform.iOS, .macOS] {
      let items = try Rendering(toggle().disabled(true), platform: platform).items
      guard case .push(.opacity(0.5)) = items.first, case .pop = items.last else {
        Issue.record("\(platform): \(items)")
        continue
      }
    }
  }

  @Test func severalSources() throws {
    func width(_ values: [Bool]) throws -> CGFloat {
      let rows = values.map { Row(isOn: .constant($0)) }
      let toggle = Toggle("All", sources: rows, isOn: \Row.isOn)
      return try Rendering(toggle.toggleStyle(Told())).size.width
    }
    #expect(try width([true, true]) == 20)
    #expect(try width([false, false]) == 10)
    #expect(try width([true, false]) == 30)
    #expect(try width([]) == 10)
  }

  @Test func theStyleSetsTheValue() throws {
    var isOn = true
    let binding = Binding(get: { isOn }, set: { isOn = $0 })
    let rendering = try Rendering(Toggle("a", isOn: binding).toggleStyle(Off()).labelsHidden())
    #expect(!isOn)
    #expect(rendering.size == CGSize(width: 63, height: 28))
  }
}

private struct Row { let isOn: Binding<Bool> }

/// A style whose width depends on the state.
private struct Told: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    let width: CGFloat = configuration.isMixed ? 30 : configuration.isOn ? 20 : 10
    Color.red.frame(width: width, height: 10)
  }
}

/// A style that turns off the toggle inside it.
private struct Off: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.isOn = false
    return Toggle(configuration)
  }
}
