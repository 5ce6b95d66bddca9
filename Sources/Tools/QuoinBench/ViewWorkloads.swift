import Foundation
import QuoinCore
import QuoinGeometry
import QuoinText
import QuoinViews

/// A workload as an ordinary view, including the cost of evaluating it, writing it into the arena
/// and laying it out.
@MainActor
struct ViewWorkload {
  let name: String
  let nodes: Int
  let proposal: ProposedViewSize
  /// As ``Workload/leafSum``.
  var leafSum: Double?
  let build: () throws -> ViewTree

  static let all = [
    ViewWorkload(
      name: "W1 deep, from views", nodes: 1002,
      proposal: ProposedViewSize(width: 4000, height: 2000), leafSum: Workload.deep.leafSum
    ) { try tree(wrapped(1000).frame(maxWidth: .infinity)) },
    ViewWorkload(
      name: "W2 wide, from views", nodes: 10_001, proposal: column, leafSum: Workload.wide.leafSum
    ) { try tree(Wide()) },
    ViewWorkload(
      name: "W3 feed, from views", nodes: 8001, proposal: column, leafSum: Workload.feed.leafSum
    ) { try tree(Feed()) },
    ViewWorkload(
      name: "W4 nested flex, from views", nodes: 8191,
      proposal: ProposedViewSize(width: 2000, height: 2000),
      leafSum: Workload.nestedFlex(depth: 12).leafSum
    ) { try tree(nested(12)) },
  ]

  /// W2 with one addition each, through views.
  static let variants = [
    ViewWorkload(name: "W2 wide, guides, from views", nodes: 10_001, proposal: column) {
      try tree(Guided())
    },
    ViewWorkload(name: "W2 wide, nil spacing, from views", nodes: 10_001, proposal: column) {
      try tree(Spaced())
    },
    ViewWorkload(name: "W2 wide, text, from views", nodes: 10_001, proposal: column) {
      try tree(Written())
    },
  ]

  private static let column = ProposedViewSize(width: 400, height: nil)
  private static let shaper = FixedShaper()

  private static func tree<V: View>(_ view: V) throws -> ViewTree {
    try ViewTree(view, shaper: shaper)
  }

  /// Returns `count` wrappers around a leaf, with two per `AnyView`, so that the type doesn't grow
  /// with their number.
  private static func wrapped(_ count: Int) -> AnyView {
    var view = AnyView(Color.clear.frame(width: 20, height: 20))
    for _ in 0..<(count / 2) {
      let inner = view
      view = AnyView(inner.padding(1).frame(minWidth: 10))
    }
    return view
  }

  private struct Wide: View {
    var body: some View {
      VStack(spacing: 0) {
        ForEach(0..<10_000) { _ in Color.clear.frame(width: 100, height: 10) }
      }
      .frame(maxWidth: .infinity)
    }
  }

  private struct Guided: View {
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        ForEach(0..<10_000) { _ in
          Color.clear.frame(width: 100, height: 10).alignmentGuide(.leading) { $0.width / 4 }
        }
      }
    }
  }

  private struct Spaced: View {
    var body: some View {
      VStack {
        ForEach(0..<10_000) { _ in Color.clear.frame(width: 100, height: 10) }
      }
    }
  }

  /// 26 different words, so that shapes are cached and layout is measured.
  private struct Written: View {
    var body: some View {
      VStack {
        ForEach(0..<10_000) { index in Text(Self.words[index % Self.words.count]) }
      }
    }
    private static let words = (0..<26).map {
      String(repeating: "word", count: 1 + $0 % 5) + "\($0)"
    }
  }

  private struct Feed: View {
    var body: some View {
      VStack(spacing: 0) {
        ForEach(0..<1000) { _ in Row() }
      }
    }
  }

  private struct Row: View {
    var body: some View {
      HStack(spacing: 8) {
        Color.clear.frame(width: 40, height: 40)
        VStack(alignment: .leading, spacing: 4) {
          Color.clear.frame(width: 120, height: 20)
          Color.clear.frame(width: 200, height: 16)
        }
        Spacer()
        Color.clear.frame(width: 24, height: 24)
      }
      .padding(8)
    }
  }

  private static func nested(_ level: Int) -> AnyView {
    guard level > 0 else { return AnyView(Color.clear) }
    let (first, second) = (nested(level - 1), nested(level - 1))
    return level.isMultiple(of: 2)
      ? AnyView(
        HStack(spacing: 8) {
          first
          second
        })
      : AnyView(
        VStack(spacing: 8) {
          first
          second
        })
  }
}
