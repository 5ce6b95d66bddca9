import Foundation
import QuoinGeometry

// The former names of a report's messages.

extension LayoutReport {
  /// The former name of ``errors``.
  @available(*, deprecated, renamed: "errors")
  public var problems: [String] {
    get { errors }
    set { errors = newValue }
  }

  /// The former name of ``warnings``.
  @available(*, deprecated, renamed: "warnings")
  public var remarks: [String] {
    get { warnings }
    set { warnings = newValue }
  }

  /// The former name of ``missingResources``.
  @available(*, deprecated, renamed: "missingResources")
  public var missing: [String] {
    get { missingResources }
    set { missingResources = newValue }
  }

  /// The former form of ``init(proposal:size:nodes:errors:warnings:)``.
  @available(*, deprecated, renamed: "init(proposal:size:nodes:errors:warnings:)")
  public init(
    proposal: ProposedViewSize, size: CGSize, nodes: [Node] = [], problems: [String],
    remarks: [String] = []
  ) {
    self.init(proposal: proposal, size: size, nodes: nodes, errors: problems, warnings: remarks)
  }
}
