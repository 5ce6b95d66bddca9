import Quoin
import SwiftUI
import Testing

/// Several elements of a `ForEach` with the same id (Rules/Identity.md#foreach-duplicates).
@MainActor
@Suite struct RepeatedIDTests {
  private struct Entry<ID: Hashable> {
    let id: ID
    let width: CGFloat
  }

  @MainActor private final class Calls {
    var widths: [CGFloat] = []
    func take() -> [CGFloat] {
      defer { widths = [] }
      return widths
    }
  }

  private func bars<ID: Hashable>(_ ids: [ID], _ calls: Calls) -> some View {
    let entries = ids.enumerated().map { Entry(id: $0.element, width: CGFloat($0.offset + 1)) }
    return ForEach(entries, id: \.id) { entry in
      let _ = calls.widths.append(entry.width)
      Color.red.frame(width: entry.width, height: 1).accessibilityLabel("bar")
    }
  }

  private func widths(_ list: DisplayList) -> [CGFloat] {
    list.items.compactMap {
      if case .fill(let path, _, _) = $0 { path.boundingRect.width } else { nil }
    }
  }

  private func check<ID: Hashable>(
    _ ids: [ID], _ drawn: [CGFloat], _ called: [CGFloat], warnings: Int,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    for isScrolled in [false, true] {
      let calls = Calls()
      @ViewBuilder func content() -> some View {
        if isScrolled {
          ScrollView { VStack(alignment: .leading, spacing: 0) { bars(ids, calls) } }
        } else {
          VStack(alignment: .leading, spacing: 0) { bars(ids, calls) }
        }
      }
      let picture = try ViewTree(content(), shaper: FixedShaper())
      try picture.layOut(proposal: ProposedViewSize(width: 50, height: 50))
      #expect(widths(picture.displayList()) == drawn, sourceLocation: sourceLocation)
      #expect(Set(calls.take()) == Set(called), sourceLocation: sourceLocation)
      let said = picture.warnings.filter { $0.contains("occurs more than once") }
      #expect(said.count == warnings, sourceLocation: sourceLocation)

      let host = ViewHost(content(), size: ProposedViewSize(width: 50, height: 50))
      calls.widths = []
      for _ in 0..<2 {
        try host.update()
        #expect(widths(host.displayList()) == drawn, sourceLocation: sourceLocation)
      }
      #expect(Set(calls.take()) == Set(called), sourceLocation: sourceLocation)
      let told = host.warnings.filter { $0.contains("occurs more than once") }
      #expect(told.count == warnings, sourceLocation: sourceLocation)
    }
  }

  @Test func theFirstDuplicateIsUsedForAll() throws {
    try check([1, 1, 2], [1, 1, 3], [1, 3], warnings: 1)
    try check([2, 1, 2, 1, 3], [1, 2, 1, 2, 5], [1, 2, 5], warnings: 2)
    try check(["a", "b", "a"], [1, 2, 1], [1, 2], warnings: 1)
    try check([nil, nil] as [String?], [1, 1], [1], warnings: 1)
  }

  @Test func uniqueItemsAreUnaffected() throws {
    try check([3, 1, 2], [1, 2, 3], [1, 2, 3], warnings: 0)
    try check(["a", "b"], [1, 2], [1, 2], warnings: 0)
    try check([Int](), [], [], warnings: 0)
    // NaN doesn't equal itself.
    try check([Double.nan, .nan], [1, 2], [1, 2], warnings: 0)
  }
}
