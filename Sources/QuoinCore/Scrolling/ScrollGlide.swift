import Foundation
import QuoinGeometry
import QuoinLayout

/// A scroll view that goes on by itself, slower and slower, after a finger has left it; only where somebody looks on, as in a
/// preview that lives in real time (``ScrollStore/glides``).
@MainActor
package final class ScrollGlide {
  private weak var emission: Emission?
  private let path: ScrollStore.Path
  private let start: CGPoint
  private let velocity: CGVector
  private let begin: TimeInterval
  private var alarm: LivingClock.Alarm?
  private let end: @MainActor () -> Void

  /// What is left of the speed after a second: 0.998 for each millisecond, as UIScrollView's normal rate.
  private static let rate = -1000 * log(0.998)
  /// Points a second below which nothing moves any more.
  private static let slowest = 10.0

  /// Begins to move the scroll view `node` on at `velocity`, in points a second of its offset; `nil` where it hardly moves.
  ///
  /// - Parameter end: called once it has come to rest.
  package init?(
    _ node: LayoutTree.Node, at velocity: CGVector, in emission: Emission,
    end: @escaping @MainActor () -> Void
  ) {
    guard emission.scrollStore.glides, let clock = emission.clock,
      max(abs(velocity.dx), abs(velocity.dy)) > Self.slowest,
      let place = emission.store.scrolling.views.items.first(where: { $0.node == node })
    else { return nil }
    (self.emission, self.velocity, self.end) = (emission, velocity, end)
    (path, start, begin) = (place.path, emission.tree.scrollOffset(of: node), clock.now)
    alarm = clock.follow { [weak self] in self?.move() }
  }

  /// Stands still at once.
  package func stop() {
    guard let alarm else { return }
    emission?.clock?.cancel(alarm)
    self.alarm = nil
    end()
  }

  private func move() {
    guard let emission, let clock = emission.clock else { return }
    let passed = clock.now - begin
    let left = exp(-Self.rate * passed)
    let way = (1 - left) / Self.rate
    emission.scrollStore.moves[path] = CGPoint(
      x: start.x + velocity.dx * way, y: start.y + velocity.dy * way)
    if max(abs(velocity.dx), abs(velocity.dy)) * left < Self.slowest { stop() }
  }
}
