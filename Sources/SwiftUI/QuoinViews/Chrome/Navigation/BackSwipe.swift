import Foundation
import QuoinCore
import QuoinGeometry
import QuoinLayout

extension Emission {
  /// Lets a finger drag the top page of the navigation in `node` aside in a live tree.
  ///
  /// The drag shows the page below, and pops the top page or returns it
  /// (Rules/Navigation.md#back-swipe).
  func driveBack(_ node: LayoutTree.NodeID, _ navigator: Navigator, canGoBack: Bool) {
    guard node.exists else { return }
    let (tree, isMirrored) = (tree, tree.buildsRightToLeft)
    let pan = keep { PanResponder() }
    // A finger may touch the page where it is empty.
    if canGoBack { touches.accept(on: node) }
    touches.attach(pan, followingDragsOf: node)
    pan.axes = .horizontal
    // The place of the page's node changes when the drag shows the page below.
    pan.space = .global
    // A slider on the page starts moving at 11 points; the page waits slightly longer.
    pan.minimumDistance = SliderMetrics.slop + 1
    pan.stretchesAtEnds = false
    func progress(_ translation: CGSize) -> CGFloat {
      isMirrored ? -translation.width : translation.width
    }
    pan.canMove = { [weak navigator] in
      canGoBack && progress($0) > 0 && navigator?.pull?.ending != .leaving
    }
    pan.move = { [weak navigator] in
      navigator?.pull(to: progress($0), of: tree.size(of: node).width)
    }
    pan.end = { [weak navigator] drag in
      let isFar = progress(drag.predictedEndTranslation) > tree.size(of: node).width / 2
      navigator?.endPull(isFar && canGoBack ? .leaving : .returning)
    }
    pan.release = { [weak navigator] in navigator?.endPull(.returning) }
  }
}

extension Navigator {
  /// Moves the top page by `distance` from its place, but not beyond it.
  fileprivate func pull(to distance: CGFloat, of width: CGFloat) {
    guard pull?.ending != .leaving else { return }
    pull = PagePull(distance: min(max(distance, 0), width), width: width)
    change()
  }

  /// Moves the top page out of the window, and then pops it, or returns it to its place.
  fileprivate func endPull(_ ending: PagePull.Ending) {
    guard let pull, pull.ending == nil else {
      // A fast finger may be lifted before the page has moved.
      if ending == .leaving, self.pull?.ending != .leaving { goBack() }
      return
    }
    pullCount += 1
    withAnimation(.easeOut(duration: 0.25)) {
      self.pull?.distance = ending == .leaving ? pull.width : 0
      self.pull?.ending = ending
      change()
    } completion: { [weak self, pullCount] in
      // Another drag may have begun since.
      guard let self, self.pull?.ending == ending, self.pullCount == pullCount else { return }
      self.pull = nil
      change()
      if ending == .leaving { goBack() }
    }
  }
}

/// The top page of a navigation, which a finger drags aside, above the page below it.
///
/// The distance and the dimming of the page below are estimated.
/// Sizing: h-exp, v-exp.
struct PulledPages: View {
  let page: EmittedView
  let below: EmittedView
  let pull: PagePull
  @Environment(\.layoutDirection) private var direction
  @Environment(\.drawsPageBackground) private var drawsBackground

  /// The distance of the page below from its place at the start, relative to the width.
  private static let parallax: CGFloat = 0.3

  var body: some View {
    let side: CGFloat = direction == .rightToLeft ? -1 : 1
    ZStack {
      below.offset(x: -side * pull.remaining * pull.width * Self.parallax)
      Rectangle().fill(.black.opacity(0.1 * pull.remaining)).ignoresSafeArea()
      page
        .background {
          if !drawsBackground { Rectangle().fill(.background).ignoresSafeArea() }
        }
        .offset(x: side * pull.distance)
    }
  }
}
