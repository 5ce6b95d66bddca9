import Foundation
import QuoinGeometry

/// The layout arguments of a view or modifier, by parameter name.
public struct LayoutArguments: Sendable, Hashable, Codable {
  /// The lengths in points: `width`, `maxHeight`, `spacing`, `x` …
  public var lengths: [String: Length] = [:]
  /// The alignment of children: `center`, or `leading, top`.
  public var alignment: String?
  /// The axes of `fixedSize` and of a scroll view: `horizontal`, `vertical` or both.
  public var axes: [String] = []

  public init() {}

  var isEmpty: Bool { lengths.isEmpty && alignment == nil && axes.isEmpty }
}

extension LayoutTree {
  /// Returns the arguments of `node`; `nil` if it takes none.
  package func arguments(of node: NodeID) -> LayoutArguments? {
    let record = records[node]
    var arguments = LayoutArguments()
    func add(_ name: String, _ length: CGFloat) {
      if !length.isNaN { arguments.lengths[name] = Length(length) }
    }
    switch record.kind {
    case .fixedFrame:
      add("width", record.frame.width)
      add("height", record.frame.height)
    case .flexFrame:
      for (axis, limits) in [("Width", record.widthLimits), ("Height", record.heightLimits)] {
        add("min\(axis)", limits.min)
        add("ideal\(axis)", limits.ideal)
        add("max\(axis)", limits.max)
      }
    case .stack: add("spacing", record.stack.spacing)
    case .aspectRatio: add("ratio", record.ratio)
    case .offset:
      add("x", record.translation.x)
      add("y", record.translation.y)
    case .position:
      add("x", record.centre.x)
      add("y", record.centre.y)
    case .fixedSize, .scroll:
      let scrolled = record.kind == .scroll ? tables.scrolls[Int(record.payload)].axes : []
      if record.flags.contains(.horizontal) || scrolled.contains(.horizontal) {
        arguments.axes.append("horizontal")
      }
      if record.flags.contains(.vertical) || scrolled.contains(.vertical) {
        arguments.axes.append("vertical")
      }
    default: break
    }
    switch record.kind {
    case .stack:
      let line = record.axis == .horizontal ? record.verticalLine : record.horizontalLine
      arguments.alignment = Self.name(line, record.axis.crossing)
    case .zStack, .fixedFrame, .flexFrame, .overlay, .background, .containerFrame:
      let lines = [
        Self.name(record.horizontalLine, .horizontal), Self.name(record.verticalLine, .vertical),
      ]
      arguments.alignment = lines[0] == lines[1] ? lines[0] : lines.joined(separator: ", ")
    default: break
    }
    return arguments.isEmpty ? nil : arguments
  }

  private static func name(_ line: AlignmentKey.Line, _ axis: Axis) -> String {
    switch line {
    case .start: axis == .horizontal ? "leading" : "top"
    case .center: "center"
    case .end: axis == .horizontal ? "trailing" : "bottom"
    case .firstTextBaseline: "firstTextBaseline"
    case .lastTextBaseline: "lastTextBaseline"
    case .custom: "a guide of its own"
    }
  }
}
