import Foundation
import QuoinGeometry

// The maximum depth of a tree, and the stack that its layout needs.

extension LayoutTree {
  /// The maximum depth of a tree; deeper ones are rejected rather than overflowing the stack.
  public static var depthLimit: Int { 1_000_000 }

  /// The number of levels of the tree.
  var height: Int { root.map { Int(records[$0].height) } ?? 0 }

  /// Runs `body` with enough stack for the recursion of a tree `depth` levels deep, on the caller's
  /// thread if the platform allows it (see `DeepStack`).
  func withStack(forDepth depth: Int, _ body: () -> Void) {
    if depth < 32 || depth <= 1500 && RemainingStack.left > depth * 4096 { return body() }
    DeepStack.run(depth: depth, body)
  }

  /// Runs `body`, which measures views inside `node`, with enough stack for its recursion.
  func onStack<R>(of node: NodeID, _ body: () -> R) -> R {
    var result: R?
    withStack(forDepth: Int(records[node].height)) { result = body() }
    guard let result else { preconditionFailure("the body has run") }
    return result
  }
}
