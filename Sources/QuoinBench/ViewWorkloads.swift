import Foundation
import QuoinCore
import QuoinGeometry
import QuoinText
import QuoinViews

/// The workloads as ordinary view values: what it costs to evaluate them, write them into the arena and lay
/// them out.
@MainActor
enum ViewWorkloads {
  static let all:
    [(name: String, nodes: Int, proposal: ProposedViewSize, build: () throws -> ViewTree)] = [
      (
        "W1 deep, from views", 1002, ProposedViewSize(width: 2000, height: 2000),
        { try tree(wrapped(1000)) }
      ),
      (
        "W2 wide, from views", 10_001, ProposedViewSize(width: 400, height: nil),
        { try tree(Wide()) }
      ),
      (
        "W3 feed, from views", 8001, ProposedViewSize(width: 400, height: nil),
        { try tree(Feed()) }
      ),
      (
        "W4 nested flex, from views", 8191, ProposedViewSize(width: 2000, height: 2000),
        { try tree(nested(12)) }
      ),
    ]

  /// W2 with one thing more each, through views.
  static let variants:
    [(name: String, nodes: Int, proposal: ProposedViewSize, build: () throws -> ViewTree)] = [
      (
        "W2 wide, guides, from views", 10_001, ProposedViewSize(width: 400, height: nil),
        { try tree(Guided()) }
      ),
      (
        "W2 wide, nil spacing, from views", 10_001, ProposedViewSize(width: 400, height: nil),
        { try tree(Spaced()) }
      ),
      (
        "W2 wide, text, from views", 10_001, ProposedViewSize(width: 400, height: nil),
        { try tree(Written()) }
      ),
    ]

  private static let shaper = FixedShaper()

  private static func tree<V: View>(_ view: V) throws -> ViewTree {
    try ViewTree(view, shaper: shaper)
  }

  /// 1,000 wrappers need a type that does not grow with them: two wrappers to an `AnyView`.
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

  /// 26 different words, so that shaping is remembered and layout is what is measured.
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
