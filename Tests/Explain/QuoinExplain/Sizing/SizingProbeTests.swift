import Foundation
import Quoin
import Testing

/// The probe's procedure, in numbers.
@MainActor
@Suite struct SizingProbeTests {
  private func sizing<V: View>(_ view: V) -> SizingReport {
    let renderer = ImageRenderer(content: view)
    renderer.shaper = FixedShaper()
    return renderer.sizing()
  }

  @Test func aColorFollowsEveryProposal() {
    let report = sizing(Color.red)
    #expect(report.behavior.description == "h-exp, v-exp" && !report.isComposed)
    // An ambiguous length is 10 (Rules/ShapesAndImages.md#fallback-ten).
    #expect(report.horizontal.ideal == 10)
    #expect(report.horizontal.minimum == 0 && report.horizontal.maximum == .infinity)
    #expect(report.vertical.curve.allSatisfy { $0.length == $0.proposal })
    #expect(report.vertical.curve.map(\.proposal) == [0, 1000] && report.vertical.isExact)
    #expect(
      report.fallbacks == [
        "the Color: falls back to 10, as the system proposes no size and it has none of its own"
      ])
  }

  @Test func aFiniteMaximumFollowsUpToIt() {
    let report = sizing(ProbeChild().frame(maxWidth: 80))
    #expect(report.behavior.description == "h-hug, v-neu" && report.isComposed)
    #expect(report.horizontal.kinks.last == 80 && report.horizontal.length(at: 60) == 60)
    #expect(report.horizontal.length(at: 900) == 80)
    let around = report.aroundExpanding
    #expect(around?.vertical.curve.map(\.length) == [0, 1000])
    #expect(report.horizontal.maximum == 80)
  }

  /// A view with an aspect ratio only fills one axis and follows on the other.
  @Test(arguments: [0.5, 1, 2], [ContentMode.fit, .fill])
  func ratiosAreNeutral(ratio: CGFloat, mode: ContentMode) {
    #expect(
      sizing(ProbeChild().aspectRatio(ratio, contentMode: mode)).behavior.description
        == "h-neu, v-neu")
    #expect(
      sizing(Color.red.aspectRatio(ratio, contentMode: mode)).behavior.description
        == "h-exp, v-exp")
  }

  /// A view of half the size of its canvas doesn't fill it; a view that is larger may not follow
  /// it.
  @Test func halfOfTheCanvasHugs() {
    let probe = SizingProbe().report(isComposed: false) { proposal, _ in
      CGSize(width: (proposal.width ?? 10) / 2, height: (proposal.height ?? 10) / 2)
    }
    #expect(probe.behavior.description == "h-hug, v-hug")
    #expect(sizing(Color.red.frame(width: 3000)).behavior.description == "h-hug, v-exp")
  }

  @Test func placesForChildrenAreFoundWhereTheyAreMadeLate() {
    #expect(sizing(GeometryReader { _ in ProbeChild() }).isComposed)
    let counting = sizing(GeometryReader { Text(verbatim: "\(Int($0.size.width))") })
    #expect(counting.horizontal.maximum == .infinity && counting.vertical.ideal == 10)
    #expect(!sizing(Text("Test")).isComposed)
  }

  /// A child in another preview of the same list doesn't belong to this one.
  @Test func onlyTheShownPreviewIsAsked() {
    let sizings = PreviewCatalog.previews(of: Probes_Previews.self).map {
      "\($0.renderer().sizing().behavior), \($0.renderer().sizing().isComposed)"
    }
    #expect(sizings == ["h-hug, v-hug, false", "h-exp, v-neu, true"])
  }

  @Test func aReportIsJSON() throws {
    let json = try JSONSerialization.jsonObject(with: JSONEncoder().encode(sizing(Color.red)))
    let object = try #require(json as? [String: Any])
    #expect(object["schema"] as? Int == 2 && object["horizontal"] as? String == "exp")
    let width = try #require(object["width"] as? [String: Any])
    #expect(width["max"] as? String == "inf" && width["ideal"] as? Double == 10)
    #expect(width["curve"] as? [[Double]] == [[0, 0], [1000, 1000]])
    #expect(width["kinks"] as? [Double] == [] && width["exact"] as? Bool == true)
  }

  /// The probe of a view that can't be laid out is empty, and ends.
  @Test func aViewWithoutEndIsNothing() {
    struct Endless: View {
      var body: some View { AnyView(Endless()) }
    }
    let report = sizing(Endless())
    #expect(report.horizontal.maximum == 0)
  }
}

private struct Probes_Previews: PreviewProvider {
  static var previews: some View {
    Color.red.frame(width: 9, height: 9)
    ProbeChild().frame(maxWidth: .infinity)
  }
}
