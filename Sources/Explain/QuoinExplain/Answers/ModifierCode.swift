import Foundation
import QuoinGeometry

/// The code of the call that made a node, as far as a report knows it.
struct ModifierCode {
  private let node: LayoutReport.Node

  init(_ node: LayoutReport.Node) { self.node = node }

  /// The code, with a period before a modifier: `.padding(10)`, `.frame(width: 120)`; the type of a
  /// view.
  var text: String {
    let name = node.callName
    if name.first?.isUppercase != false { return name.isEmpty ? node.name : name }
    switch name {
    case "padding": return node.insets.map { Self.padding($0) } ?? ".padding()"
    case "frame": return frame
    case "fixedSize": return fixedSize
    case "offset", "position": return call(name, labeled(["x", "y"], isZeroShown: true))
    case "layoutPriority" where node.priority != 0:
      return ".layoutPriority(\(Self.number(node.priority)))"
    default: return Self.withoutArguments.contains(name) ? ".\(name)()" : ".\(name)(…)"
    }
  }

  private static let withoutArguments: Set<String> = [
    "clipped", "hidden", "scaledToFill", "scaledToFit",
  ]

  private func call(_ name: String, _ arguments: [String]) -> String {
    arguments.isEmpty ? ".\(name)(…)" : ".\(name)(\(arguments.joined(separator: ", ")))"
  }

  /// The known lengths with these labels.
  private func labeled(_ labels: [String], isZeroShown: Bool = false) -> [String] {
    labels.compactMap { label in
      if let length = node.arguments?.lengths[label] {
        return "\(label): \(Self.number(length.value))"
      }
      return isZeroShown ? "\(label): 0" : nil
    }
  }

  private static func number(_ length: CGFloat) -> String {
    length == .infinity ? ".infinity" : LengthFormat.text(length)
  }

  // MARK: Modifiers

  private static func padding(_ insets: EdgeInsets) -> String {
    let (top, leading) = (insets.top, insets.leading)
    let (bottom, trailing) = (insets.bottom, insets.trailing)
    if top == bottom, leading == trailing {
      if top == leading { return ".padding(\(number(top)))" }
      if top == 0 { return ".padding(.horizontal, \(number(leading)))" }
      if leading == 0 { return ".padding(.vertical, \(number(top)))" }
    }
    let edges: [(name: String, length: CGFloat)] = [
      ("top", top), ("leading", leading), ("bottom", bottom), ("trailing", trailing),
    ]
    let set = edges.filter { $0.length != 0 }
    if set.count == 1 { return ".padding(.\(set[0].name), \(number(set[0].length)))" }
    let lengths = edges.map { "\($0.name): \(number($0.length))" }.joined(separator: ", ")
    return ".padding(EdgeInsets(\(lengths)))"
  }

  private static let frameLabels = [
    "width", "height", "minWidth", "idealWidth", "maxWidth", "minHeight", "idealHeight",
    "maxHeight",
  ]

  private var frame: String {
    var arguments = labeled(Self.frameLabels)
    if let alignment = node.arguments?.alignment.flatMap({ Self.alignments[$0] }) {
      arguments.append("alignment: .\(alignment)")
    }
    return call("frame", arguments)
  }

  /// The alignments other than the default, by their names in reports.
  private static let alignments = [
    "leading, center": "leading", "trailing, center": "trailing", "center, top": "top",
    "center, bottom": "bottom", "leading, top": "topLeading", "trailing, top": "topTrailing",
    "leading, bottom": "bottomLeading", "trailing, bottom": "bottomTrailing",
  ]

  private var fixedSize: String {
    let axes = node.arguments?.axes ?? []
    if axes.count != 1 { return ".fixedSize()" }
    let isHorizontal = axes[0] == "horizontal"
    return ".fixedSize(horizontal: \(isHorizontal), vertical: \(!isHorizontal))"
  }
}
