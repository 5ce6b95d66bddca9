import Foundation
import QuoinCore
import QuoinGeometry
import Testing

@testable import QuoinViews

@MainActor
struct ButtonTests {
  /// A label of 40 × 16, for any font.
  private var label: some View { Color.black.frame(width: 40, height: 16) }

  private func button() -> some View { Button(action: {}, label: { label }) }

  // Rules/ControlMetrics.md#bordered-buttons
  @Test(arguments: [
    (ControlSize.mini, 16, 2), (.small, 20, 6), (.regular, 24, 8), (.large, 28, 12),
    (.extraLarge, 36, 20),
  ])
  func pushButtonsOfMacOS(size: ControlSize, width: CGFloat, height: CGFloat) throws {
    let rendering = try Rendering(button().controlSize(size), platform: .macOS)
    #expect(rendering.size == CGSize(width: 40 + width, height: 16 + height))
  }

  /// The insets shrink to 10 points before the label does.
  @Test(arguments: [
    (nil, 64), (100, 64), (64, 64), (60, 60), (50, 50), (20, 50), (0, 50),
  ])
  func insetsGiveWay(offered: CGFloat?, width: CGFloat) throws {
    #expect(try Rendering(button(), offered, nil, platform: .macOS).size.width == width)
  }

  @Test func nothingOfferedIsTheInsetsAlone() throws {
    let flexible = Button(action: {}, label: { Color.red })
    let sizes: [(ControlSize, CGSize)] = [
      (.regular, CGSize(width: 10, height: 8)), (.small, CGSize(width: 10, height: 6)),
    ]
    for (size, expected) in sizes {
      #expect(try Rendering(flexible.controlSize(size), 0, 0, platform: .macOS).size == expected)
    }
    #expect(
      try Rendering(flexible, 300, 200, platform: .macOS).size == CGSize(width: 300, height: 200))
  }

  // Rules/Controls.md#button-label
  @Test func stylesWithoutAShapeAreTheLabel() throws {
    let size = CGSize(width: 40, height: 16)
    #expect(try Rendering(button()).size == size)
    for platform in [Platform.iOS, .macOS] {
      #expect(try Rendering(button().buttonStyle(.plain), platform: platform).size == size)
      #expect(try Rendering(button().buttonStyle(.borderless), platform: platform).size == size)
      #expect(try Rendering(button().buttonStyle(.link), platform: platform).size == size)
    }
  }

  /// Rules/Controls.md#links
  @Test(arguments: [Platform.iOS, .macOS]) func linksObeyButtonStyles(platform: Platform) throws {
    let link = Link(destination: URL(fileURLWithPath: "/")) { label }
    func size(_ view: some View) throws -> CGSize { try Rendering(view, platform: platform).size }
    #expect(try size(link) == CGSize(width: 40, height: 16))
    #expect(try size(link.buttonStyle(.automatic)) == CGSize(width: 40, height: 16))
    #expect(try size(link.buttonStyle(Framed())) == CGSize(width: 60, height: 36))
    for bordered in [
      AnyView(link.buttonStyle(.bordered)), AnyView(VStack { link }.buttonStyle(.bordered)),
    ] {
      #expect(try size(bordered) == size(button().buttonStyle(.bordered)))
    }
    let text = Link("ab", destination: URL(fileURLWithPath: "/"))
    func colour(_ view: some View) throws -> String? {
      try Rendering(view, platform: platform).glyphs.first?.paint.text
    }
    #expect(try colour(text.buttonStyle(.plain)) == colour(Text("ab")))
    #expect(try colour(text) == colour(Button("ab") {}.buttonStyle(.link)))
    #expect(try colour(text) != colour(Text("ab")))
  }

  // Rules/ControlMetrics.md#bordered-buttons
  @Test func borderedButtonsOfIOS() throws {
    let text = Button("ab") {}.buttonStyle(.bordered)
    func height(_ size: ControlSize) throws -> CGFloat {
      try Rendering(text.controlSize(size), scale: 3).size.height
    }
    #expect(isClose(try height(.regular), 34.333))
    #expect(isClose(try height(.small), 28))
    #expect(isClose(try height(.large), 50.333))
    #expect(isClose(try height(.extraLarge), 50.333))
  }

  // Rules/ControlMetrics.md#bordered-buttons
  @Test func glassButtonsOfIOSAreTwoPointsHigher() throws {
    let sizes: [(ControlSize, CGFloat, CGFloat)] = [
      (.mini, 22, 12), (.small, 22, 12), (.regular, 26.667, 16), (.large, 42.667, 32),
      (.extraLarge, 42.667, 32),
    ]
    for (size, width, height) in sizes {
      let glass = button().controlSize(size).buttonStyle(.glass)
      let iOS = try Rendering(glass, scale: 3).size
      #expect(isClose(iOS.width, 40 + width) && isClose(iOS.height, 16 + height))
      let macOS = try Rendering(glass, platform: .macOS).size
      let push = try Rendering(button().controlSize(size), platform: .macOS).size
      #expect(macOS == push)
    }
  }

  @Test func viewsOfALabelAreSideBySide() throws {
    let two = Button {
    } label: {
      Color.red.frame(width: 10, height: 10)
      Color.red.frame(width: 20, height: 10)
    }
    #expect(try Rendering(two.buttonStyle(.plain)).size == CGSize(width: 38, height: 10))
  }

  // Rules/Controls.md#button-insets
  @Test func buttonsKeepEightBothWays() throws {
    let pair = Group {
      Button("a") {}
      Button("b") {}
    }
    let alone = try Rendering(Button("a") {}, platform: .macOS).size
    let row = try Rendering(HStack { pair }, platform: .macOS).size
    let column = try Rendering(VStack { pair }, platform: .macOS).size
    #expect(row.width == 2 * alone.width + 8)
    #expect(column.height == 2 * alone.height + 8)
  }

  @Test func aCircleIsAsWideAsHigh() throws {
    let wide = button().buttonStyle(.bordered).buttonBorderShape(.circle)
    #expect(try Rendering(wide).size == CGSize(width: 54, height: 54))
  }

  private func colors(_ view: some View, _ platform: Platform = .iOS) throws -> [String] {
    let rendering = try Rendering(view, platform: platform)
    return rendering.fills.map(\.paint.text) + rendering.glyphs.map(\.paint.text)
  }

  @Test func colorsOfStylesAndRoles() throws {
    let (go, delete) = (Button("Go") {}, Button("Go", role: .destructive) {})
    #expect(try colors(go) == ["#0088FF"])
    #expect(try colors(go.tint(.green)) == ["#34C759"])
    #expect(try colors(delete) == ["#FF383C"])
    #expect(try colors(go.foregroundStyle(.brown)) == ["#AC7F5E"])
    #expect(try colors(go.buttonStyle(.plain)) == ["#000000"])
    #expect(try colors(go.buttonStyle(.borderedProminent)) == ["#0088FF", "#FFFFFF"])
    #expect(try colors(delete.buttonStyle(.borderedProminent)) == ["#FF383C", "#FFFFFF"])
    #expect(try colors(go.buttonStyle(.bordered).tint(.green)) == ["#34C759 18.0%", "#34C759"])
    // Rules/Navigation.md#bar-button-roles
    #expect(try colors(delete.environment(\.controlPlace, .bar)) == ["#000000"])
    #expect(try colors(delete.environment(\.controlPlace, .bar), .macOS) == ["#FF383C"])
    #expect(try colors(go.keyboardShortcut(.defaultAction), .macOS) == ["#0088FF", "#FFFFFF"])
    #expect(try colors(go.keyboardShortcut("g"), .macOS) == ["#000000 8.0%", "#000000 84.7%"])
  }

  // Rules/Controls.md#disabled
  @Test func disabledButtonsAreGrey() throws {
    let tertiary = "#3C3C43 30.0%"
    let go = Button("Go") {}.disabled(true)
    #expect(try colors(go) == [tertiary])
    #expect(try colors(go.buttonStyle(.glassProminent)) == ["#D1D1D6", tertiary])
    #expect(
      try Rendering(go.buttonStyle(.glass)).warnings.contains { $0.hasPrefix("Glass is drawn") })
    #expect(try colors(go.buttonStyle(.glass)) == ["gradient", tertiary])
  }

  private struct Framed: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.padding(configuration.isPressed ? 1 : 10)
    }
  }

  private struct Twice: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack(spacing: 0) {
        Button(configuration)
        Button(configuration)
      }
    }
  }

  @Test func customStyles() throws {
    #expect(try Rendering(button().buttonStyle(Framed())).size == CGSize(width: 60, height: 36))
    // The surrounding style draws the configuration that a primitive style passes on.
    let both = button().buttonStyle(Twice()).buttonStyle(Framed())
    #expect(try Rendering(both).size == CGSize(width: 120, height: 36))
  }

  @Test func aStyleTriggersTheAction() throws {
    struct Now: PrimitiveButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        configuration.trigger()
        return configuration.label
      }
    }
    var count = 0
    _ = try Rendering(Button("Go") { count += 1 }.buttonStyle(Now()))
    #expect(count == 1)
  }

  @Test func buttonsOfARole() throws {
    #expect(try Rendering(Button(role: .cancel) {}).glyphs.map(\.run.text) == ["Cancel"])
    #expect(try Rendering(Button(role: .close) {}).glyphs.map(\.run.text) == ["Close"])
  }
}
