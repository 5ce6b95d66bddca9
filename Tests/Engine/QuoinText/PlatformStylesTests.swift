import Foundation
import QuoinGeometry
import QuoinText
import Testing

/// The text styles of tvOS, watchOS and visionOS (Rules/Text.md#styles-of-other-platforms).
@Suite struct PlatformStylesTests {
  private func sizes(
    _ platform: Platform, _ level: DynamicTypeLevel = .large
  ) -> [CGFloat] {
    SystemTextStyle.allCases.map {
      SystemTypography.style($0, platform: platform, level: level).size
    }
  }

  @Test func sizesArePublished() {
    // largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption,
    // caption2
    #expect(sizes(.tvOS) == [76, 76, 57, 48, 38, 38, 29, 31, 29, 25, 23])
    #expect(sizes(.visionOS) == [29, 24, 22, 19, 17, 15, 17, 15, 13, 12, 12])
    #expect(sizes(.watchOS) == [36, 34, 28, 19, 16, 15, 16, 15, 13, 15, 14])
    #expect(sizes(.watchOS, .xSmall) == [30, 28, 24, 17, 14, 13, 14, 13, 11, 13, 12])
    #expect(sizes(.watchOS, .xLarge) == [40, 38, 30, 20, 17, 16, 17, 16, 14, 16, 15])
  }

  @Test func watchesHaveNineSteps() {
    let body = DynamicTypeLevel.allCases.map {
      SystemTypography.style(.body, platform: .watchOS, level: $0).size
    }
    #expect(body == [14, 15, 16, 16, 17, 18, 19, 21, 22, 23, 23, 23])
  }

  @Test func visionFollowsTheStepsOfIOSAndTVHasNone() {
    #expect(SystemTypography.style(.body, platform: .visionOS, level: .xxxLarge).size == 23)
    #expect(SystemTypography.style(.title, platform: .visionOS, level: .xSmall).size == 21)
    #expect(sizes(.tvOS, .accessibility5) == sizes(.tvOS))
  }

  @Test func weightsAreThePlatforms() {
    func weights(_ style: SystemTextStyle, _ platform: Platform) -> [Int] {
      let style = SystemTypography.style(style, platform: platform)
      return [style.weight, style.emphasizedWeight]
    }
    #expect(weights(.body, .tvOS) == [500, 700])
    #expect(weights(.subheadline, .tvOS) == [400, 500])
    #expect(weights(.largeTitle, .watchOS) == [400, 700])
    #expect(weights(.headline, .watchOS) == [600, 600])
    #expect(weights(.body, .watchOS) == [400, 600])
    #expect(weights(.title, .visionOS) == [700, 700])
    #expect(weights(.body, .visionOS) == [500, 700])
  }

  /// Line boxes in published pictures: 29 points at one pixel per point, 14 to 16 at two.
  @Test(
    arguments: [
      (Platform.tvOS, 29, 1, 35), (.watchOS, 14, 2, 17), (.watchOS, 15, 2, 18),
      (.watchOS, 16, 2, 19.5),
    ] as [(Platform, CGFloat, CGFloat, CGFloat)])
  func linesHaveTheFontsHeight(
    platform: Platform, size: CGFloat, scale: CGFloat, height: CGFloat
  ) {
    let metrics = SystemTypography.metrics(size: size, platform: platform, pitch: size + 2.5)
    #expect(PixelGrid(scale: scale).ceil(metrics.lineHeight) == height)
  }

  @Test func linesOfWatchesDoNotOverlap() {
    let title = SystemTypography.style(.largeTitle, platform: .watchOS)
    #expect(title.pitch == 38.5)
    let metrics = SystemTypography.metrics(size: 36, platform: .watchOS, pitch: title.pitch)
    #expect(metrics.leading == 0)
    // Those of iOS may.
    #expect(SystemTypography.metrics(size: 11, platform: .iOS, pitch: 13).leading < 0)
  }

  /// The published tracking of SF Compact, in points (Rules/Text.md#sf-compact).
  @Test(
    arguments: [(12, 0.24), (14, 0.196), (16, 0), (19, -0.228), (20, 0), (34, -0.612)]
      as [(CGFloat, CGFloat)])
  func spacingLeadsToTheTrackingOfSFCompact(size: CGFloat, tracking: CGFloat) {
    let own = SystemTypography.systemTracking(size: size) * size / 1000
    let total =
      own * SystemTypography.compactWidth + SystemTypography.compactSpacing(size: size)
    #expect(abs(total - tracking) < 1e-9)
  }
}
