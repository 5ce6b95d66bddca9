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
      SystemTypography.scale(of: .caption, platform: .iOS, level: .xxxLarge) == 23.0 / 16)
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

  @Test func sanFranciscoNarrowsFrom18PointsOn() {
    func thousandths(_ size: CGFloat, _ weight: Int) -> (total: CGFloat, narrow: CGFloat) {
      let spacing = SystemTypography.opticalSpacing(size: size, weight: weight)
      return ((spacing.tracking + spacing.optical) * 1000 / size, spacing.narrow * 1000 / size)
    }
    for size in [6, 11, 13, 16.5, 17] as [CGFloat] {
      for weight in [100, 400, 600, 900] {
        let (total, narrow) = thousandths(size, weight)
        #expect(abs(total - SystemTypography.systemTracking(size: size)) < 1e-9)
        #expect(narrow == 0)
      }
    }
    // Measured headings.
    for (size, total) in [(19, -30), (24, -42), (26, -42), (31, -39), (34, -43)]
      as [(CGFloat, CGFloat)]
    {
      #expect(abs(thousandths(size, 700).total - total) < 1e-9)
      #expect(thousandths(size, 600).narrow == 0)
    }
    // “B” at 30 points requires -49…-33, “a” at 20 -40…-34.
    #expect((-49 ... -33).contains(thousandths(30, 400).total))
    #expect((-40 ... -34).contains(thousandths(20, 400).total))
    #expect(thousandths(26, 400).narrow == -29)
  }

  @Test func boldTextOfAStyleIsEmphasized() {
    typealias Row = (SystemTextStyle, iOS: Int, macOS: Int)
    let rows: [Row] = [
      (.largeTitle, 700, 700), (.title, 700, 700), (.title2, 700, 700), (.title3, 600, 600),
      (.headline, 600, 800), (.body, 600, 600), (.callout, 600, 600), (.subheadline, 600, 600),
      (.footnote, 600, 600), (.caption, 600, 500), (.caption2, 600, 600),
    ]
    for row in rows {
      #expect(row.0.emphasizedWeight(.iOS) == row.iOS)
      #expect(row.0.emphasizedWeight(.macOS) == row.macOS)
    }
  }

  @Test func twoStylesKeepFractionsOnMacOS() {
    func height(_ style: SystemTextStyle) -> CGFloat {
      let resolved = SystemTypography.style(style, platform: .macOS)
      let metrics = SystemTypography.metrics(
        size: resolved.size, platform: .macOS, pitch: resolved.pitch,
        keepsFractions: resolved.keepsFractions)
      return PixelGrid(scale: 2).ceil(metrics.lineHeight)
    }
    func pitch(_ style: SystemTextStyle) -> CGFloat {
      let resolved = SystemTypography.style(style, platform: .macOS)
      let metrics = SystemTypography.metrics(
        size: resolved.size, platform: .macOS, pitch: resolved.pitch,
        keepsFractions: resolved.keepsFractions)
      return metrics.lineHeight + metrics.leading
    }
    #expect(abs(pitch(.largeTitle) - 32) < 0.001 && abs(pitch(.title2) - 22) < 0.001)
    #expect(pitch(.body) == 16)
    #expect(height(.largeTitle) == 31)
    #expect(height(.title2) == 20.5)
    #expect(
      [.title, .title3, .headline, .body, .callout, .subheadline, .caption].map(height) == [
        26, 19, 16, 16, 15, 14, 13,
      ])
  }

  @Test func invalidSizesCountAsZero() {
    for size in [CGFloat.nan, .infinity, -4] {
      #expect(SystemTypography.metrics(size: size, platform: .iOS).lineHeight == 0)
      #expect(SystemTypography.opticalSpacing(size: size, weight: 400).tracking == 0)
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
