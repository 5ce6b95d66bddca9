import Foundation
import QuoinCore

extension ViewHost {
  /// Whether an animation is running.
  public var isAnimating: Bool { tree.isAnimating }

  /// Advances time until nothing moves, by `limit` seconds at most.
  ///
  ///     withAnimation { model.isOpen = true }
  ///     try host.advanceUntilStill()
  ///
  /// - Returns: whether everything is at rest; `false` if an animation is endless, or longer than
  ///   `limit`.
  @discardableResult
  public func advanceUntilStill(within limit: TimeInterval = 60) throws -> Bool {
    try tree.advanceUntilStill(within: limit) { _ = noted($0) }
  }

  /// Advances time to the end of the animations that are running, unless one is endless or takes
  /// longer than a minute; those that follow them go on.
  ///
  /// - Returns: whether time has passed.
  func endAnimations() throws -> Bool {
    let rest = tree.restOfMotion
    guard rest > 0, rest <= 60 else { return false }
    try advance(by: rest)
    return true
  }

  /// The former name of ``advanceUntilStill(within:)``.
  @available(*, deprecated, renamed: "advanceUntilStill(within:)")
  @discardableResult
  public func runToRest(within limit: TimeInterval = 60) throws -> Bool {
    try advanceUntilStill(within: limit)
  }

  /// The final frames of all views with an identifier, as computed by layout without running
  /// animations, in the root's space, in points.
  public var finalFrames: [String: CGRect] { tree.tree.finalFrames }
}
