import SwiftUI
import Testing

@testable import Quoin
@testable import QuoinTesting

@MainActor
@Suite("Ways to take a snapshot")
struct StrategyTests {
  struct Card: View {
    @Environment(\.colorScheme) private var scheme
    var body: some View {
      Text(scheme == .dark ? "dark" : "light").accessibilityIdentifier("text")
    }
  }

  @Test("every device has its own profile")
  func devices() {
    let configs: [(ViewImageConfig, String)] = [
      (.iPhoneSe, "iPhone SE (1st generation)"), (.iPhone8, "iPhone 8"),
      (.iPhone8Plus, "iPhone 8 Plus"), (.iPhoneX, "iPhone X"), (.iPhoneXr, "iPhone XR"),
      (.iPhoneXsMax, "iPhone XS Max"), (.iPhone12, "iPhone 12"), (.iPhone12Pro, "iPhone 12 Pro"),
      (.iPhone12ProMax, "iPhone 12 Pro Max"), (.iPhone13Mini, "iPhone 13 mini"),
      (.iPhone13, "iPhone 13"), (.iPhone13Pro, "iPhone 13 Pro"),
      (.iPhone13ProMax, "iPhone 13 Pro Max"), (.iPhone15, "iPhone 15"),
      (.iPhone15Pro, "iPhone 15 Pro"), (.iPhone16, "iPhone 16"), (.iPhone16Plus, "iPhone 16 Plus"),
      (.iPhone16Pro, "iPhone 16 Pro"), (.iPhone16ProMax, "iPhone 16 Pro Max"),
      (.iPhone17, "iPhone 17"), (.iPhone17ProMax, "iPhone 17 Pro Max"), (.iPhoneAir, "iPhone Air"),
      (.iPadMini, "iPad mini (A17 Pro)"), (.iPad9_7, "iPad Pro (9.7-inch)"),
      (.iPad10_2, "iPad (9th generation)"), (.iPadPro10_5, "iPad Pro (10.5-inch)"),
      (.iPadPro11, "iPad Pro (11-inch)"), (.iPadPro12_9, "iPad Pro (12.9-inch) (6th generation)"),
      (.iPadPro13, "iPad Pro 13-inch (M4)"),
    ]
    for (config, name) in configs {
      #expect(config.device.name == name)
      #expect(config.device.size.width < config.device.size.height)
    }
    let wide = ViewImageConfig.iPhone13(.landscape).device
    #expect(wide.size == CGSize(width: 844, height: 390))
  }

  @Test("settings reach the view, and later ones win")
  func traits() throws {
    func text(_ traits: RenderConfiguration) throws -> String {
      try Snapshotting<Card, String>.accessibility(traits: traits).snapshot(Card())
    }
    #expect(try text(RenderConfiguration()) == "light\n")
    #expect(try text(RenderConfiguration(colorScheme: .dark)) == "dark\n")
    #expect(try text(RenderConfiguration(userInterfaceStyle: .dark)) == "dark\n")
    #expect(
      try text(
        RenderConfiguration(traitsFrom: [
          RenderConfiguration(colorScheme: .dark, dynamicTypeSize: .large),
          RenderConfiguration(userInterfaceStyle: .light),
          RenderConfiguration(layoutDirection: .rightToLeft),
        ])) == "light\n")
    let large = RenderConfiguration(dynamicTypeSize: .accessibility3, displayScale: 1)
    let renderer = try SnapshotLayout.sizeThatFits.renderer(for: Card(), traits: large)
    #expect(renderer.dynamicTypeSize == .accessibility3)
    #expect(renderer.scale == 1 && renderer.displayScale == 1)
  }

  @Test("sizes of images")
  func sizes() throws {
    func size(_ layout: SnapshotLayout, _ traits: RenderConfiguration = .init()) throws -> CGSize {
      let renderer = try layout.renderer(for: Color.red, traits: traits)
      let image = try #require(UIImage(data: renderer.pngData(), scale: 1))
      return image.size
    }
    #expect(try size(.sizeThatFits) == CGSize(width: 20, height: 20))
    #expect(try size(.fixed(width: 30, height: 40)) == CGSize(width: 60, height: 80))
    #expect(
      try size(.fixed(width: 30, height: 40), .init(displayScale: 3))
        == CGSize(width: 90, height: 120))
    #expect(try size(.device(config: .iPhoneSe)) == CGSize(width: 640, height: 1136))
  }

  @Test("JSON contains what moved and why; other fonts make no difference")
  func json() throws {
    let strategy = Snapshotting<AnyView, String>.json
    func report(_ width: CGFloat) throws -> String {
      try strategy.snapshot(AnyView(Text("a").frame(width: width, height: 20).padding(5)))
    }
    let (before, after) = (try report(40), try report(50))
    #expect(strategy.diffing.diff(before, before) == nil)
    #expect(
      strategy.diffing.diff(
        before, before.replacing(/"sha256" : "[^"]*"/, with: "\"sha256\" : \"\""))
        == nil)
    let message = try #require(strategy.diffing.diff(before, after)).message
    #expect(
      message.hasPrefix(
        """
        The width of the frame around Text("a") grew from 40 to 50.
        padding: 50 × 30 at 0, 0 → 60 × 30 at 0, 0
        frame: 40 × 20 at 5, 5 → 50 × 20 at 5, 5
        """))
    struct Price: Encodable { var cents = 250 }
    #expect(
      try Snapshotting<Price, String>.json.snapshot(Price()) == "{\n  \"cents\" : 250\n}")
  }

  @Test("custom strategies: pulled back, or from scratch")
  func own() throws {
    let bold = Snapshotting<String, String>.layout(of: { Text($0).bold() })
    #expect(try bold.snapshot("Hi").hasPrefix("Text(\"Hi\")"))
    let count = Snapshotting<String, Data>(pathExtension: "count", diffing: .data) {
      Data("\($0.count)".utf8)
    }
    #expect(try count.snapshot("abc") == Data("3".utf8))
    #expect(
      count.diffing.diff(Data(), Data([1]))?.message == "The data differs: 1 bytes, and 0 before.")
  }

  @Test("several strategies for one value")
  func several() {
    let folder = Folder()
    defer { folder.remove() }
    var count = 0
    func card() -> Card {
      count += 1
      return Card()
    }
    let failed = failures {
      withSnapshotTesting(directory: folder.path) {
        assertSnapshots(
          of: card(),
          as: [
            "dark": .image(traits: .init(colorScheme: .dark)), "light": .image,
          ])
      }
    }
    #expect(failed.all.count == 2)
    #expect(count == 1)
    #expect(
      folder.files.filter { $0.hasSuffix(".png") } == [
        "StrategyTests/several.dark.png", "StrategyTests/several.light.png",
      ])
  }
}

extension Snapshotting where Value == String, Format == String {
  /// Returns the layout of a view created from a text.
  @MainActor
  fileprivate static func layout<Content: View>(
    of content: @escaping @MainActor (String) -> Content
  ) -> Snapshotting {
    Snapshotting<Content, String>.layout.pullback(content)
  }
}
