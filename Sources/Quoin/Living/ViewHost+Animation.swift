import Foundation
import QuoinCore

extension ViewHost {
  /// Whether something moves.
  public var isAnimating: Bool { tree.isAnimating }

  /// Lets time pass until nothing moves, `limit` seconds at most.
  ///
  ///     withAnimation { model.isOpen = true }
  ///     try host.runToRest()
  ///
  /// - Returns: whether everything is at rest; `false` where an animation has no end, or one longer than `limit`.
  @discardableResult
  public func runToRest(within limit: TimeInterval = 60) throws -> Bool {
    try tree.runToRest(within: limit) { _ = noted($0) }
  }

  /// The final frames of all views with an identifier, as layout computes them and no running animation changes
  /// them, in the root's space, in points.
  public var finalFrames: [String: CGRect] { tree.tree.finalFrames }
}
