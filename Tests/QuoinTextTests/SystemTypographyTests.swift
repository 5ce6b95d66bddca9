import Foundation
import QuoinGeometry
import QuoinText
import Testing

@Suite struct SystemTypographyTests {
  @Test(arguments: [
    (SystemTextStyle.largeTitle, 40.667), (.title, 33.667), (.title2, 26.333), (.title3, 24),
    (.body, 20.333), (.callout, 19.333), (.subheadline, 18), (.footnote, 15.667),
    (.caption, 14.333), (.caption2, 13.333),
  ])
  func iOSLinesHaveThePublishedHeights(style: SystemTextStyle, height: CGFloat) {
    let resolved = SystemTypography.style(style, platform: .iOS)
    let metrics = SystemTypography.metrics(
      size: resolved.size, platform: .iOS, pitch: resolved.pitch)
    #expect(abs(PixelGrid(scale: 3).ceil(metrics.lineHeight) - height) < 0.001)
    #expect(abs(metrics.lineHeight + metrics.leading - resolved.pitch) < 1e-9)
  }

  @Test(arguments: [
    (9, 9, 11), (10, 10, 13), (11, 11, 14), (12, 12, 15), (13, 13, 16), (15, 15, 19), (16, 15, 19),
    (17, 16, 20), (20, 19, 24), (22, 21, 26), (26, 25, 30), (30, 29, 35),
  ])
  func macOSRoundsAscentAndDescent(size: CGFloat, baseline: CGFloat, height: CGFloat) {
    let metrics = SystemTypography.metrics(size: size, platform: .macOS, pitch: 99)
    #expect(metrics.ascent == baseline)
    #expect(metrics.lineHeight == height)
    #expect(metrics.leading == 0)
  }

  @Test func spacingMetricsAreNotRounded() {
    let metrics = SystemTypography.spacingMetrics(size: 13, platform: .macOS)
    #expect(abs(metrics.ascent - 12.568) < 0.001)
    #expect(abs(metrics.descent - 2.742) < 0.001)
    #expect(abs(metrics.capHeight - 9.16) < 0.001)
  }

  @Test func dynamicTypeChangesIOSOnly() {
    let large = SystemTypography.style(.body, platform: .iOS, level: .accessibility5)
    #expect(large.size == 53)
    #expect(large.pitch == 62)
    #expect(SystemTypography.style(.body, platform: .macOS, level: .accessibility5).size == 13)
    #expect(
      SystemTypography.scale(of: .caption, platform: .iOS, level: .xxxLarge) == 18.0 / 12)
  }

  @Test func weightsFollowThePlatform() {
    #expect(SystemTypography.style(.headline, platform: .iOS).weight == 600)
    #expect(SystemTypography.style(.headline, platform: .macOS).weight == 700)
    #expect(SystemTypography.style(.caption2, platform: .macOS).weight == 500)
    #expect(SystemTypography.style(.caption2, platform: .iOS).weight == 400)
  }

  @Test func trackingIsInterpolatedBetweenSizes() {
    #expect(SystemTypography.systemTracking(size: 17) == -26)
    #expect(SystemTypography.systemTracking(size: 11.5) == 3)
    // Published as -6.
    #expect(SystemTypography.systemTracking(size: 13).rounded() == -6)
    #expect(SystemTypography.systemTracking(size: 29) == 14)
    #expect(SystemTypography.systemTracking(size: 3) == 41)
    #expect(SystemTypography.systemTracking(size: 200) == 0)
    #expect(SystemTypography.systemTracking(size: .nan) == 0)
  }

  @Test func interIsSpacedByOpticalSizeAndWeight() {
    func thousandths(_ size: CGFloat, _ weight: Int, _ isDisplay: Bool) -> CGFloat {
      SystemTypography.interTracking(size: size, weight: weight, isDisplay: isDisplay) * 1000 / size
    }
    #expect(abs(thousandths(17, 400, false) - -26) < 1e-9)
    // A bold text of 12 letters was recorded at 12.9…16.1, one of 17 at 11.0…13.2.
    #expect((12.9...13.2).contains(thousandths(13, 700, false)))
    // 17 letters: 11.5…12.9.
    #expect((11.5...12.9).contains(thousandths(22, 400, true)))
    // Inter Display is narrower by 52 at every size.
    for size in [13, 18, 20, 22, 26, 34, 100] as [CGFloat] {
      #expect(abs(thousandths(size, 700, true) - thousandths(size, 700, false) - 52) < 1e-9)
    }
  }

  @Test func sizesThatAreNoneCountAsZero() {
    for size in [CGFloat.nan, .infinity, -4] {
      #expect(SystemTypography.metrics(size: size, platform: .iOS).lineHeight == 0)
      #expect(SystemTypography.interTracking(size: size, weight: 400, isDisplay: false) == 0)
    }
  }

  @Test func emptyTextOnMacOSIsFourteenTall() {
    let font = SystemTypography.metrics(size: 13, platform: .macOS)
    let empty = SystemTypography.emptyTextMetrics(platform: .macOS, font: font)
    #expect(empty.lineHeight == 14)
    #expect(empty.ascent == 11)
    #expect(SystemTypography.emptyTextMetrics(platform: .iOS, font: font) == font)
  }
}
