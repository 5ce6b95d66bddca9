import Foundation
import Quoin
import SwiftUI
import Testing

/// The lengths and colors of tvOS, watchOS and visionOS.
@MainActor
@Suite struct OtherPlatformTests {
  private func size(
    _ view: some View, _ width: CGFloat? = nil, _ height: CGFloat? = nil, platform: Platform
  ) throws -> CGSize {
    try Rendering(view, width, height, platform: platform, scale: 2).size
  }

  @Test func textOnAWatchIsInSFCompact() throws {
    // 4 × (16 × 0.5 × 0.965 + 0.3088), rounded up to a pixel
    #expect(try size(Text("abcd"), platform: .watchOS) == CGSize(width: 32.5, height: 19.5))
    // The code font has no compact variant.
    let code = Text("abcd").monospaced()
    #expect(try size(code, platform: .watchOS).width == 32)
    #expect(try size(Text("ab\ncd"), platform: .watchOS).height == 38.5)
  }

  @Test func defaultPaddingIsSmallerOnAWatch() throws {
    let box = Color.red.frame(width: 10, height: 10)
    #expect(try size(box.padding(), platform: .watchOS) == CGSize(width: 26, height: 26))
    #expect(
      try size(box.padding(.horizontal), platform: .watchOS) == CGSize(width: 26, height: 10))
    #expect(try size(box.padding(.all, 16), platform: .watchOS).width == 42)
    for platform in [Platform.iOS, .macOS, .tvOS, .visionOS] {
      #expect(try size(box.padding(), platform: platform).width == 42)
    }
  }

  @Test func dividersOfWatchesAreThickerAndOpaque() throws {
    let line = try Rendering(
      Divider(), 100, nil, platform: .watchOS, scale: 2, colorScheme: .dark)
    #expect(line.size == CGSize(width: 100, height: 1.5))
    let separator = try Rendering(
      Rectangle().fill(.separator), 10, 10, platform: .watchOS, colorScheme: .dark)
    #expect(line.fills.first?.paint == separator.fills.first?.paint)
  }

  @Test func scrollViewsOfWatchesInsetTheirContent() {
    func frame(_ axes: Axis.Set, _ platform: Platform) -> CGRect? {
      laid(208, 248, platform: platform) {
        ScrollView(axes) { Color.red.frame(height: 20).named("row") }
      }.frame(of: "row")
    }
    #expect(frame(.vertical, .watchOS) == CGRect(x: 2, y: 0, width: 204, height: 20))
    #expect(frame(.vertical, .iOS) == CGRect(x: 0, y: 0, width: 208, height: 20))
  }

  /// The heights of the Human Interface Guidelines (Rules/ControlMetrics.md#vision-buttons).
  @Test(
    arguments: [
      (ControlSize.mini, 28), (.small, 32), (.regular, 44), (.large, 52), (.extraLarge, 64),
    ] as [(ControlSize, CGFloat)])
  func buttonsOfVisionHaveThePublishedHeights(size: ControlSize, height: CGFloat) throws {
    let button = Button("Go") {}.controlSize(size)
    #expect(try self.size(button, platform: .visionOS).height == height)
    #expect(
      try self.size(button.buttonStyle(.bordered), platform: .visionOS).height == height)
  }

  @Test func oneWarningNamesWhatIsEstimated() throws {
    let view = VStack {
      Toggle("A", isOn: .constant(true))
      Toggle("B", isOn: .constant(true))
      Slider(value: .constant(0.5))
      Text("C")
    }
    #expect(
      try Rendering(view, 300, 300, platform: .tvOS).warnings == [
        "Estimated for tvOS: Toggle, Slider. The lengths of iOS are used."
      ])
    #expect(try Rendering(view, 300, 300, platform: .iOS).warnings == [])
    #expect(try Rendering(view, 300, 300, platform: .macOS).warnings == [])
    // A style of the program has its own lengths.
    let own = Toggle("A", isOn: .constant(true)).toggleStyle(PlainToggle())
    #expect(try Rendering(own, 300, 300, platform: .watchOS).warnings == [])
  }

  @Test func tabsAreAtTheTopOfATelevision() {
    func page(_ platform: Platform) -> CGRect? {
      laid(
        1920, 1080, platform: platform,
        window: EdgeInsets(top: 60, leading: 80, bottom: 60, trailing: 80)
      ) {
        TabView {
          Color.red.named("page").tabItem { Text("One") }
          Text("b").tabItem { Text("Two") }
        }
      }.frame(of: "page")
    }
    // Below a bar of 68 that begins at 46
    #expect(page(.tvOS) == CGRect(x: 80, y: 114, width: 1760, height: 906))
    #expect(page(.visionOS) == CGRect(x: 80, y: 60, width: 1760, height: 960))
  }
}

private struct PlainToggle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View { configuration.label }
}
