import Foundation
import QuoinGeometry

extension WhyChain {
  // MARK: Overflow

  /// Adds a sentence about the nearest ancestor that is shorter than its content.
  mutating func overflow(_ index: Int, _ axis: Axis) {
    var inner = index
    while let outer = node(inner).parent {
      let difference = length(of: inner, axis) - length(of: outer, axis)
      guard difference > 0.01, node(inner).layer != .secondary, node(outer).callName != "ScrollView"
      else {
        inner = outer
        continue
      }
      guard explained.insert(.overflow(inner, axis)).inserted else { return }
      if inner != index { answer(inner, axis) }
      let start = edge(inner, axis) - edge(outer, axis)
      let (before, after) = (-start, difference + start)
      let sides = axis == .horizontal ? ("left", "right") : ("top", "bottom")
      let how: String
      if abs(before - after) < 0.01 {
        how = "centers it, so it sticks out by \(text(before)) on each side"
      } else if before < 0.01 {
        how = "places it at its \(sides.0), so it sticks out by \(text(after)) at the \(sides.1)"
      } else if after < 0.01 {
        how = "places it at its \(sides.1), so it sticks out by \(text(before)) at the \(sides.0)"
      } else {
        how =
          "lets it stick out by \(text(before)) at the \(sides.0) and \(text(after)) at the \(sides.1)"
      }
      say(
        outer,
        "\(name(outer)) is only \(text(length(of: outer, axis))) \(adjective(axis)) and \(how)")
      clipping(outer)
      return
    }
  }

  /// Adds that clipping only hides what sticks out.
  mutating func clipping(_ index: Int) {
    guard let outer = node(index).parent, ["clipped", "clipShape"].contains(node(outer).callName)
    else { return }
    say(
      outer,
      ".\(node(outer).callName) hides what sticks out, but that part still receives touches: add .contentShape(.rect) after it"
    )
  }

  func edge(_ index: Int, _ axis: Axis) -> CGFloat {
    axis == .horizontal ? node(index).frame.minX : node(index).frame.minY
  }

  // MARK: Places

  /// Adds sentences about the views that moved this one away from the edge of the root, the
  /// innermost first.
  mutating func place(_ index: Int, _ axis: Axis) {
    let side = axis == .horizontal ? "left" : "top"
    let space = report.window == nil ? "root view" : "window"
    say(index, "\(name(index)) is \(text(edge(index, axis))) from the \(side) of the \(space)")
    var inner = index
    while let outer = node(inner).parent {
      let distance = edge(inner, axis) - edge(outer, axis)
      if abs(distance) > 0.005 { say(outer, placing(inner, in: outer, axis, distance)) }
      inner = outer
    }
  }

  mutating func placing(_ inner: Int, in outer: Int, _ axis: Axis, _ distance: CGFloat)
    -> String
  {
    let (who, what) = (name(outer), plainName(inner))
    let side = axis == .horizontal ? "left" : "top"
    let moved = "\(text(distance)) from its \(side)"
    let siblings = children[outer]
    if let position = siblings.firstIndex(of: inner), position > 0, node(inner).layer == nil {
      let previous = siblings[position - 1]
      let end = axis == .horizontal ? node(previous).frame.maxX : node(previous).frame.maxY
      let gap = edge(inner, axis) - end
      if gap > -0.005, end - edge(outer, axis) > 0.005 {
        let ends = "\(name(previous)) ends at \(text(end - edge(outer, axis)))"
        return
          "\(who) places \(what) \(moved): \(ends)\(gap > 0.005 ? ", and the gap is \(text(gap))" : "")"
      }
    }
    if node(outer).insets != nil { return "\(who) moves it by \(text(distance))" }
    if node(outer).callName == "offset" { return "\(who) moves it by \(text(distance))" }
    let room = length(of: outer, axis) - length(of: inner, axis)
    if abs(room / 2 - distance) < 0.01 {
      return
        "\(who) is \(text(length(of: outer, axis))) \(adjective(axis)) and centers \(what), which is \(text(length(of: inner, axis))) \(adjective(axis)), \(moved)"
    }
    if abs(room - distance) < 0.01 {
      let end = axis == .horizontal ? "right" : "bottom"
      return
        "\(who) is \(text(length(of: outer, axis))) \(adjective(axis)) and places \(what), which is \(text(length(of: inner, axis))) \(adjective(axis)), at its \(end), \(moved)"
    }
    let alignment = node(outer).arguments?.alignment.map { ", aligned by \($0)" } ?? ""
    return "\(who) places \(what) \(moved)\(alignment)"
  }
}
