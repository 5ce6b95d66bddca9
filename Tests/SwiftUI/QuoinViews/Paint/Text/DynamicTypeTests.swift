import Foundation
import QuoinCore
import QuoinGeometry
import QuoinViews
import Testing

@MainActor
struct DynamicTypeTests {
  private struct Box: View {
    @ScaledMetric private var side = 10.0
    @ScaledMetric(relativeTo: .largeTitle) private var title: CGFloat = 34
    var body: some View { Color.red.frame(width: side, height: title) }
  }

  /// Rules/Devices.md#scaled-metric: scaled by the pitch of the style relative to its pitch at
  /// `large`, in whole pixels.
  @Test func lengthsGrowWithStyles() throws {
    func size(_ type: DynamicTypeSize, _ platform: Platform = .iOS) throws -> CGSize {
      try Rendering(Box().dynamicTypeSize(type), platform: platform).size
    }
    #expect(try size(.large) == CGSize(width: 10, height: 34))
    // 62 / 22 and 70 / 41.
    #expect(try size(.accessibility5) == CGSize(width: 28, height: 58))
    // 19 / 22 and 38 / 41.
    #expect(try size(.xSmall) == CGSize(width: 8.5, height: 31.5))
    #expect(try size(.accessibility5, .macOS) == CGSize(width: 10, height: 34))
  }

  private struct Sides: View {
    @ScaledMetric(relativeTo: .body) private var width: CGFloat = 16
    @ScaledMetric(relativeTo: .caption) private var height: CGFloat = 100
    var body: some View { Color.red.frame(width: width, height: height) }
  }

  @Test func lengthsAreRoundedToPixels() throws {
    // 16 · 21 / 22 is 15.27, and 100 · 13 / 16 is 81.25.
    let view = Sides().dynamicTypeSize(.medium)
    #expect(try Rendering(view).size == CGSize(width: 15.5, height: 81.5))
    #expect(try Rendering(view, scale: 1).size == CGSize(width: 15, height: 81))
  }

  @Test func olderNames() throws {
    let view = Text("ab").environment(\.sizeCategory, .accessibilityExtraExtraExtraLarge)
    #expect(try Rendering(view).size.width == 53)
    #expect(
      zip(ContentSizeCategory.allCases, DynamicTypeSize.allCases).allSatisfy {
        DynamicTypeSize($0) == $1 && $0.isAccessibilityCategory == $1.isAccessibilitySize
      })
    #expect(ContentSizeCategory.small < .large)
    #expect(DynamicTypeSize(name: "accessibility3") == .accessibility3)
    #expect(DynamicTypeSize(name: "huge") == nil)
  }

  @Test func ranges() throws {
    func width(_ view: some View) throws -> CGFloat {
      try Rendering(VStack { view }.dynamicTypeSize(.xxxLarge)).size.width
    }
    #expect(try width(Text("ab").dynamicTypeSize(...DynamicTypeSize.large)) == 17)
    #expect(try width(Text("ab").dynamicTypeSize(.accessibility1...)) == 28)
    #expect(try width(Text("ab").dynamicTypeSize(.small ... .xLarge)) == 19)
    #expect(try width(Text("ab").dynamicTypeSize(.small..<(.xLarge))) == 17)
    #expect(try width(Text("ab")) == 23)
  }

  @Test(arguments: [
    (ControlSize.mini, 9.0), (.small, 11), (.regular, 13), (.large, 13), (.extraLarge, 13),
  ])
  func controlsDecideTheDefaultFontOnMacOS(size: ControlSize, points: CGFloat) throws {
    let view = Text("ab").controlSize(size)
    #expect(try Rendering(view, platform: .macOS).size.width == points)
    #expect(try Rendering(view, platform: .iOS).size.width == 17)
    #expect(try Rendering(view.font(.body), platform: .macOS).size.width == 13)
  }

  @Test func boldLetters() throws {
    func weight(_ view: some View) throws -> Int? {
      try shapedRuns(view.environment(\.legibilityWeight, .bold), platform: .iOS).first?.run.font
        .weight
    }
    #expect(try weight(Text("a")) == 600)
    #expect(try weight(Text("a").fontWeight(.black)) == 900)
  }
}
