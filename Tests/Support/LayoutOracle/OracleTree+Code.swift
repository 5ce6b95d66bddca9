import Foundation
import QuoinGeometry

/// The SwiftUI expression of a tree.
///
/// It can be pasted into a test that has the views `Words` and `Area` and the guides `.column`,
/// `.row` and `.halfway` of this module's users.
extension OracleTree: CustomStringConvertible {
  public var description: String { code(indent: "") }

  private func code(indent: String) -> String {
    func block(_ children: [OracleTree], isDynamic: Bool = false) -> String {
      if children.isEmpty, !isDynamic { return "{}" }
      let inner = indent + "  "
      let lines = children.map { inner + $0.code(indent: inner) }
      let list = isDynamic ? ["\(inner)if true {"] + lines + ["\(inner)}"] : lines
      return "{\n\(list.joined(separator: "\n"))\n\(indent)}"
    }
    func modified(_ child: OracleTree, _ modifier: String) -> String {
      "\(child.code(indent: indent))\n\(indent)  .\(modifier)"
    }
    switch self {
    case .leaf(.greedy, .greedy): return "Color.clear"
    case .leaf(let width, let height):
      return modified(
        .leaf(.greedy, .greedy),
        "frame(\(list(width.arguments("Width") + height.arguments("Height"))))")
    case .words(let words): return "Words(width: \(number(words.width)), font: .\(words.font))"
    case .area: return "Area()"
    case .circle: return "Circle()"
    case .reader: return "GeometryReader { _ in }"
    case .spacer(let least): return least.map { "Spacer(minLength: \(number($0)))" } ?? "Spacer()"
    case .divider: return "Divider()"
    case .stack(let axis, let alignment, let spacing, let isDynamic, let children):
      let name = axis == .horizontal ? "HStack" : "VStack"
      let line = alignment[axis.crossing].name
      return "\(name)(alignment: \(line), spacing: \(number(spacing))) "
        + block(children, isDynamic: isDynamic)
    case .zStack(let alignment, let isDynamic, let children):
      return "ZStack(alignment: \(alignment)) " + block(children, isDynamic: isDynamic)
    case .group(let children): return "Group " + block(children)
    case .grid(let grid): return grid.code(indent: indent) { $0.code(indent: $1) }
    case .fixedFrame(let width, let height, let alignment, let child):
      return modified(
        child, "frame(width: \(number(width)), height: \(number(height)), alignment: \(alignment))")
    case .flexFrame(let width, let height, let alignment, let child):
      let limits = width.arguments("Width") + height.arguments("Height")
      return modified(child, "frame(\(list(limits + ["alignment: \(alignment)"])))")
    case .padding(let insets, let child):
      return modified(
        child,
        "padding(EdgeInsets(top: \(number(insets.top)), leading: \(number(insets.leading)), "
          + "bottom: \(number(insets.bottom)), trailing: \(number(insets.trailing))))")
    case .fixedSize(let horizontal, let vertical, let child):
      return modified(child, "fixedSize(horizontal: \(horizontal), vertical: \(vertical))")
    case .aspectRatio(let ratio, let fills, let child):
      return modified(
        child, "aspectRatio(\(number(ratio)), contentMode: \(fills ? ".fill" : ".fit"))")
    case .offset(let x, let y, let child):
      return modified(child, "offset(x: \(number(x)), y: \(number(y)))")
    case .position(let x, let y, let child):
      return modified(child, "position(x: \(number(x)), y: \(number(y)))")
    case .effect(let child): return modified(child, "opacity(0.5)")
    case .priority(let value, let child):
      return modified(child, "layoutPriority(\(number(value)))")
    case .guide(let line, let value, let child):
      return modified(child, "alignmentGuide(\(line.qualified)) { \(value.code(for: line)) }")
    case .layer(let isBackground, let alignment, let primary, let isDynamic, let content):
      return modified(
        primary,
        "\(isBackground ? "background" : "overlay")(alignment: \(alignment)) "
          + block(content, isDynamic: isDynamic))
    case .direction(let rightToLeft, let child):
      return modified(
        child, "environment(\\.layoutDirection, .\(rightToLeft ? "rightToLeft" : "leftToRight"))")
    }
  }
}

extension OracleAlignment: CustomStringConvertible {
  public var description: String {
    "Alignment(horizontal: \(horizontal.name), vertical: \(vertical.name))"
  }
}

extension GuideLine {
  /// The expression where the type is known.
  var name: String { self == .middle ? ".center" : ".\(rawValue)" }
  /// The expression where the type is not known.
  fileprivate var qualified: String {
    (axis == .horizontal ? "HorizontalAlignment" : "VerticalAlignment") + name
  }
}

extension GuideValue {
  fileprivate func code(for line: GuideLine) -> String {
    switch self {
    case .constant(let value): "_ in \(number(value))"
    case .part(let share): "$0.\(line.axis == .horizontal ? "width" : "height") * \(number(share))"
    case .moved(let distance): "$0[\(line.qualified)] + \(number(distance))"
    case .other(let other, let distance): "$0[\(other.qualified)] + \(number(distance))"
    case .explicit(let other, let value): "$0[explicit: \(other.qualified)] ?? \(number(value))"
    }
  }
}

extension OracleSpan {
  fileprivate func arguments(_ side: String) -> [String] {
    OracleLimits(min: min, ideal: ideal, max: max).arguments(side)
  }
}

extension OracleLimits {
  fileprivate func arguments(_ side: String) -> [String] {
    [("min", min), ("ideal", ideal), ("max", max)].compactMap { name, length in
      length.map { "\(name)\(side): \(number($0))" }
    }
  }
}

private func list(_ arguments: [String]) -> String { arguments.joined(separator: ", ") }

/// Returns a number as source code.
func number(_ value: CGFloat?) -> String {
  guard let value else { return "nil" }
  if value == .infinity { return ".infinity" }
  if value == -.infinity { return "-.infinity" }
  return value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
}
