import SwiftUI

/// Lays out an oracle's tree by other means.
@MainActor
protocol Subject {
  init(_ tree: OracleTree)
  /// The root's size at `proposal`, and the frames of the leaves as ``Oracle/frames(_:_:)`` lists them.
  func layout(_ proposal: ProposedViewSize) throws -> (size: CGSize, frames: [CGRect])
  /// What the oracle has to solve for `tree`.
  static func model(of tree: OracleTree) -> OracleTree
}

extension Subject {
  static func model(of tree: OracleTree) -> OracleTree { tree }
}
