import Foundation
import QuoinGeometry
import QuoinLayout

// Checks for modifiers in an order that has the opposite of the intended effect.

extension LintPass {
  mutating func checkOrder() {
    for index in report.nodes.indices where isWritten(index) && !isSystem(index) {
      lateFrame(index)
      clippedShadow(index)
    }
  }

  private static let fills: Set<String> = [
    "Color", "Rectangle", "RoundedRectangle", "Capsule", "LinearGradient", "RadialGradient",
    "UnevenRoundedRectangle",
  ]

  /// Checks for a frame after a background that stays small:
  /// `Text("OK").background(.blue).frame(width: 200, height: 50)`.
  ///
  /// The check allows two common uses: a flexible frame that aligns a chat bubble to one side, and
  /// a frame that enlarges the touch area of an image with a background.
  private mutating func lateFrame(_ frame: Int) {
    guard node(frame).callName == "frame", let lengths = node(frame).arguments?.lengths,
      let width = lengths["width"]?.value, let height = lengths["height"]?.value,
      node(frame).arguments?.alignment == "center", children[frame].count == 1,
      let layer = children[frame].first, node(layer).callName == "background", isWritten(layer),
      children[layer].count == 2, let primary = children[layer].first,
      let fill = filling(children[layer][1]), isPaddedText(primary),
      width > node(layer).size.width + 0.5 || height > node(layer).size.height + 0.5
    else { return }
    let wanted = node(frame).size
    // At the edge of a window a background also extends under the bars.
    let isBetter = { (trial: LayoutTree) -> Bool in
      let size = size(fill, in: trial)
      return size.width >= wanted.width && size.height >= wanted.height
    }
    guard holds([(frame, .exchangedWithInner)], isBetter) else { return }
    note(
      .lateFrame, frame,
      "the background before this frame is only \(LengthFormat.text(node(layer).size)), not \(LengthFormat.text(wanted))",
      hint: "Write .frame before .background", fingerprint: "frame")
  }

  /// The color or shape of a background; in a window it is inside the wrapper that extends it under
  /// the bars.
  private func filling(_ index: Int) -> Int? {
    var index = index
    while children[index].count == 1, node(index).callName == "ignoresSafeArea" {
      index = children[index][0]
    }
    return Self.fills.contains(node(index).callName) ? index : nil
  }

  private func isPaddedText(_ index: Int) -> Bool {
    var index = index
    while children[index].count == 1, ["padding", "opacity"].contains(node(index).callName) {
      index = children[index][0]
    }
    return node(index).text != nil
  }

  private static let clips: Set<String> = ["clipped", "clipShape", "cornerRadius"]

  /// Checks for a clip that cuts off a shadow: `.shadow(radius: 4).clipShape(…)`.
  private mutating func clippedShadow(_ clip: Int) {
    guard Self.clips.contains(node(clip).callName), children[clip].count == 1,
      let shadow = children[clip].first, node(shadow).callName == "shadow", isWritten(shadow),
      node(shadow).size == node(clip).size
    else { return }
    note(
      .clippedShadow, shadow,
      "this shadow is cut off by the \(node(clip).callName) after it\(place(clip))",
      hint: "Write .shadow after .\(node(clip).callName)", fingerprint: "shadow")
  }
}
