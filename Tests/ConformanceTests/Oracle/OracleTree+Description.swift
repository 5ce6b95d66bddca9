import Foundation
import SwiftUI

/// A tree written as the SwiftUI expression it stands for, short enough to read in a failure.
extension OracleTree: CustomStringConvertible {
  var description: String {
    switch self {
    case .leaf(let width, let height): "Leaf(\(width), \(height))"
    case .area: "Area()"
    case .spacer(let minLength): "Spacer(\(text(minLength)))"
    case .stack(let axis, let alignment, let spacing, let children):
      "\(axis == .horizontal ? "H" : "V")Stack(\(alignment.name), \(text(spacing))) "
        + "{ \(children.map(\.description).joined(separator: "; ")) }"
    case .zStack(let alignment, let children):
      "ZStack(\(alignment.name)) { \(children.map(\.description).joined(separator: "; ")) }"
    case .fixedFrame(let width, let height, let alignment, let child):
      "\(child).frame(\(text(width)), \(text(height)), \(alignment.name))"
    case .flexFrame(let width, let height, let alignment, let child):
      "\(child).frame(w \(width), h \(height), \(alignment.name))"
    case .padding(let insets, let child):
      "\(child).padding(t \(insets.top), l \(insets.leading), b \(insets.bottom), t \(insets.trailing))"
    case .fixedSize(let horizontal, let vertical, let child):
      "\(child).fixedSize(\(horizontal), \(vertical))"
    case .aspectRatio(let ratio, let fills, let child):
      "\(child).aspectRatio(\(ratio), \(fills ? ".fill" : ".fit"))"
    case .priority(let value, let child): "\(child).layoutPriority(\(value))"
    case .overlay(let alignment, let primary, let content):
      "\(primary).overlay(\(alignment.name)) { \(content) }"
    }
  }
}

extension OracleSpan: CustomStringConvertible {
  var description: String { min == max ? "\(min)" : "\(min)|\(ideal)|\(max)" }
}

extension OracleLimits: CustomStringConvertible {
  var description: String { "\(text(min))|\(text(ideal))|\(text(max))" }
}

private func text(_ length: CGFloat?) -> String { length.map { "\($0)" } ?? "nil" }

extension Alignment {
  fileprivate var name: String {
    let row = vertical == .top ? "top" : vertical == .center ? "center" : "bottom"
    let column =
      horizontal == .leading ? "Leading" : horizontal == .center ? "" : "Trailing"
    return row + column
  }
}
