import SwiftUI

// The custom layouts that the recorded cases describe in a comment. Those that the cases use as
// plain views have one child, like the recorded probes: a layout without children reports the
// lowest priority.

/// A layout that computes its size with a closure and doesn't move its child.
struct AnsweringLayout: Layout {
  let answer: @Sendable (ProposedViewSize) -> CGSize

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    answer(proposal)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {}
}

/// Returns a view whose size is computed by a closure.
@MainActor
private func leaf(_ answer: @escaping @Sendable (ProposedViewSize) -> CGSize) -> some View {
  AnsweringLayout(answer: answer) { Color.clear }
}

/// A view whose axes depend on each other: its area is always 600 square points.
struct AreaLeaf: View {
  var body: some View {
    leaf { proposal in
      let width = proposal.width ?? 10
      return CGSize(width: width, height: 600 / width)
    }
  }
}

/// Takes half of the proposed width.
struct HalfLeaf: View {
  var body: some View {
    leaf { CGSize(width: ($0.width ?? 40) / 2, height: 10) }
  }
}

/// Takes twice the proposed width.
struct DoubleLeaf: View {
  var body: some View {
    leaf { CGSize(width: ($0.width ?? 10) * 2, height: 10) }
  }
}

/// 60 wide; taller if the proposal is large.
struct WideLeaf: View {
  var body: some View {
    leaf { CGSize(width: 60, height: ($0.width ?? 0) >= 200 ? 40 : 20) }
  }
}

/// Wraps like a text that is `width` wide with lines of `height`.
struct WrapLeaf: View {
  let width: CGFloat
  let height: CGFloat

  init(_ width: CGFloat, _ height: CGFloat) {
    self.width = width
    self.height = height
  }

  var body: some View {
    leaf { [width, height] proposal in
      let line = min(proposal.width ?? width, width)
      guard line > 0 else { return CGSize(width: line, height: height) }
      return CGSize(width: line, height: height * (width / line).rounded(.up))
    }
  }
}
