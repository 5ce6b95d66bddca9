import Quoin
import SwiftUI
import Testing

/// Calls of `place` outside `placeSubviews` (Rules/CustomLayout.md#misplaced).
@MainActor
@Suite struct MisplacedSubviewTests {
  private func report<L: Layout>(_ layout: L) -> LayoutReport {
    laid(100, 100) { layout { Color.red.frame(width: 20, height: 10).named("a") } }
  }

  @Test func placingWhileMeasuringIsReportedAndDoesNothing() throws {
    let report = report(Hasty())
    #expect(report.warnings.filter { $0.hasPrefix("Hasty places a subview outside") }.count == 1)
    // The view counts as not placed and is therefore centered.
    #expect(report.shows("a", at: CGRect(40, 45, 20, 10)))
  }

  @Test func aSubviewPlacedByAnotherLayoutKeepsItsPlace() throws {
    let report = report(Both())
    #expect(report.warnings.contains { $0.hasPrefix("Both places a subview outside") })
    #expect(report.shows("a", at: CGRect(3, 4, 20, 10)))
  }

  /// The inner layout measures while the outer one places.
  @Test func aLayoutThatMeasuresInsideOneThatPlacesIsReported() throws {
    let report = laid(100, 100) {
      Plain { Both { Color.red.frame(width: 20, height: 10).named("a") } }
    }
    #expect(report.warnings.contains { $0.hasPrefix("Both places a subview outside") })
    #expect(report.shows("a", at: CGRect(3, 4, 20, 10)))
  }

  @Test func placingIsNotReported() throws {
    #expect(report(Plain()).warnings.isEmpty)
    #expect(report(Passing()).warnings.isEmpty)
    #expect(report(AnyLayout(Plain())).warnings.isEmpty)
  }
}

private struct Plain: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    _ = subviews.first?.sizeThatFits(proposal)
    return CGSize(width: 100, height: 100)
  }
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for subview in subviews {
      _ = subview.sizeThatFits(.zero)
      subview.place(at: bounds.origin, proposal: proposal)
    }
  }
}

private struct Hasty: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    for subview in subviews { subview.place(at: .zero, proposal: .zero) }
    return CGSize(width: 100, height: 100)
  }
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {}
}

private struct Both: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    for subview in subviews { subview.place(at: CGPoint(x: 50, y: 50), proposal: .zero) }
    return CGSize(width: 100, height: 100)
  }
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for subview in subviews {
      subview.place(
        at: CGPoint(x: bounds.minX + 3, y: bounds.minY + 4), proposal: .unspecified)
    }
  }
}

/// Passes its subviews to a layout of the engine.
private struct Passing: Layout {
  typealias Cache = VStackLayout.Cache
  private var stack: VStackLayout { VStackLayout() }
  func makeCache(subviews: Subviews) -> Cache { stack.makeCache(subviews: subviews) }
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    _ = stack.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    return CGSize(width: 100, height: 10)
  }
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    stack.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }
}
