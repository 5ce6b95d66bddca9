import SwiftUI

/// An oracle's tree through the whole of SwiftUI: views, modifiers, renderer.
struct ViewSubject: Subject {
  let tree: OracleTree

  init(_ tree: OracleTree) { self.tree = tree }

  func layout(_ proposal: ProposedViewSize) -> (size: CGSize, frames: [CGRect]) {
    let report = report(proposal) { OracleView(tree: tree) }
    return (report.size, tree.leafPaths().map { report.frame(of: $0) ?? .null })
  }

  /// A view cannot see how many views a `switch` inside an overlay has: a ZStack is put around them.
  static func model(of tree: OracleTree) -> OracleTree {
    switch tree {
    case .leaf, .area, .spacer: tree
    case .stack(let axis, let alignment, let spacing, let children):
      .stack(axis, alignment, spacing: spacing, children.map(model))
    case .zStack(let alignment, let children): .zStack(alignment, children.map(model))
    case .fixedFrame(let width, let height, let alignment, let child):
      .fixedFrame(width: width, height: height, alignment, model(of: child))
    case .flexFrame(let width, let height, let alignment, let child):
      .flexFrame(width: width, height: height, alignment, model(of: child))
    case .padding(let insets, let child): .padding(insets, model(of: child))
    case .fixedSize(let horizontal, let vertical, let child):
      .fixedSize(horizontal: horizontal, vertical: vertical, model(of: child))
    case .aspectRatio(let ratio, let fills, let child):
      .aspectRatio(ratio, fills: fills, model(of: child))
    case .priority(let value, let child): .priority(value, model(of: child))
    case .overlay(let alignment, let primary, let content):
      .overlay(alignment, model(of: primary), content: .zStack(.center, [model(of: content)]))
    }
  }
}

extension OracleTree {
  /// The answer of ``area``.
  static let areaSize: @Sendable (ProposedViewSize) -> CGSize = { proposal in
    let width = proposal.width ?? 10
    return CGSize(width: width, height: 600 / max(width, 1))
  }

  /// The paths of the leaves and spacers in source order, as ``OracleView`` names them.
  func leafPaths(below path: String = "") -> [String] {
    switch self {
    case .leaf, .area, .spacer: return [path]
    case .stack(_, _, _, let children), .zStack(_, let children):
      return children.enumerated().flatMap { $1.leafPaths(below: "\(path)/\($0)") }
    case .fixedFrame(_, _, _, let child), .flexFrame(_, _, _, let child), .padding(_, let child),
      .fixedSize(_, _, let child), .aspectRatio(_, _, let child), .priority(_, let child):
      return child.leafPaths(below: path + "i")
    case .overlay(_, let primary, let content):
      return primary.leafPaths(below: path + "i") + content.leafPaths(below: path + "o")
    }
  }
}
