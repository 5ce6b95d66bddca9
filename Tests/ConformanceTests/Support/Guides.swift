import Quoin
import SwiftUI

/// The guides of a view, as its container reads them.
struct Guides: Sendable {
  let leading, center, trailing, top, middle, bottom, firstBaseline, lastBaseline: CGFloat
  let explicitLeading: CGFloat?
  let mark: CGFloat

  /// Returns the guides of `view` at the size that it chooses for `proposal`.
  @MainActor
  static func read(
    _ view: some View, proposal: ProposedViewSize = .unspecified, platform: Platform = .iOS
  ) -> Guides? {
    let recorder = Recorder<Guides?>(nil)
    let reader = GuideReader(recorder: recorder)
    _ = report(proposal, platform: platform) { reader { view } }
    return recorder.value
  }

  fileprivate init(_ dimensions: ViewDimensions) {
    leading = dimensions[.leading]
    center = dimensions[HorizontalAlignment.center]
    trailing = dimensions[.trailing]
    top = dimensions[.top]
    middle = dimensions[VerticalAlignment.center]
    bottom = dimensions[.bottom]
    firstBaseline = dimensions[.firstTextBaseline]
    lastBaseline = dimensions[.lastTextBaseline]
    explicitLeading = dimensions[explicit: .leading]
    mark = dimensions[.mark]
  }
}

/// Reads the guides of its only child at the given proposal.
private struct GuideReader: Layout {
  let recorder: Recorder<Guides?>

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    guard let subview = subviews.first else { return .zero }
    let dimensions = subview.dimensions(in: proposal)
    recorder.value = Guides(dimensions)
    return CGSize(width: dimensions.width, height: dimensions.height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for subview in subviews { subview.place(at: bounds.origin, proposal: proposal) }
  }
}
