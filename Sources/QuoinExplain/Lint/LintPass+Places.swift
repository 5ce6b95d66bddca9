import Foundation
import QuoinGeometry
import QuoinLayout

// Where things come to lie: under bars, or nowhere; and to which side they point.

extension LintPass {
  mutating func checkPlaces() {
    for index in report.nodes.indices where node(index).image != nil { collapsedImage(index) }
    underBar()
  }

  // MARK: No room

  /// A picture that is 0 points long though nobody has said so.
  private mutating func collapsedImage(_ index: Int) {
    let size = node(index).size
    guard let facts = node(index).image, size.width < 0.5 || size.height < 0.5,
      min(facts.natural.width, facts.natural.height) >= 4, !isSystem(index), !isTricky(index),
      isLegible(index),
      // A whole that is proposed nothing shows nothing.
      report.size.width > 0.5, report.size.height > 0.5,
      !around(index).contains(where: { Self.switches.contains(node($0).callName) })
    else { return }
    let axis: Axis = size.width < 0.5 ? .horizontal : .vertical
    // Only what a stack has nothing left for; a picture in a frame of no length is hidden on purpose.
    guard
      let stack = around(index).first(where: {
        ["HStack", "VStack"].contains(node($0).callName) && isWritten($0)
      }), (node(stack).callName == "HStack") == (axis == .horizontal),
      node(stack).size[axis] > 0.5
    else { return }
    note(
      .collapsedImage, index,
      "\(name(index)) is \(LengthFormat.text(size)): the other views of \(name(stack))\(place(stack)) leave it no \(axis == .horizontal ? "width" : "height")",
      fingerprint: node(index).name)
  }

  /// What shows its content at some times only.
  private static let switches: Set<String> = ["ViewThatFits", "DisclosureGroup"]

  // MARK: Under bars

  /// The first text that lies where the status bar, a notch or a rounded corner is.
  private mutating func underBar() {
    guard let window = report.window, let covered = surroundings.safeArea else { return }
    let seen = CGRect(
      x: covered.leading, y: covered.top,
      width: window.width - covered.leading - covered.trailing,
      // Texts may lie beside the home indicator.
      height: window.height - covered.top)
    func depth(_ index: Int) -> CGFloat {
      let frame = node(index).frame
      return max(seen.minY - frame.minY, seen.minX - frame.minX, frame.maxX - seen.maxX)
    }
    let hidden = report.nodes.indices.filter { index in
      guard let facts = node(index).text, facts.string.contains(where: { !$0.isWhitespace }),
        !isSystem(index), isLegible(index), !isTricky(index), depth(index) > 4,
        CGRect(origin: .zero, size: window).contains(node(index).frame)
      else { return false }
      return !around(index).contains { outer in
        Self.movers.contains(node(outer).callName)
          || ["sheet", "safeAreaInset", "toolbar"].contains(node(outer).callName)
      }
    }
    guard let first = hidden.first, let facts = node(first).text else { return }
    let side = node(first).frame.minY < seen.minY ? "status bar" : "edge of the screen"
    let others = hidden.count - 1
    let more = others == 0 ? "" : ", and \(others) other text\(others == 1 ? " does" : "s do") so"
    let cause = around(first).first { node($0).callName == "ignoresSafeArea" && isWritten($0) }
    let why = cause.map { ", as ignoresSafeArea\(place($0)) lets it" } ?? ""
    note(
      .underBar, first,
      "\(quote(facts)) reaches \(text(depth(first))) points under the \(side)\(why)\(more)",
      hint: cause == nil ? nil : "Let only the background ignore the safe area",
      fingerprint: "bar")
  }

  // MARK: Directions

  /// Symbols that keep their direction from right to left, and those that follow it.
  private static let directions = [
    "chevron.left": "chevron.backward", "chevron.right": "chevron.forward",
    "arrow.left": "arrow.backward", "arrow.right": "arrow.forward",
    "chevron.left.circle": "chevron.backward.circle",
    "chevron.right.circle": "chevron.forward.circle",
    "chevron.left.circle.fill": "chevron.backward.circle.fill",
    "chevron.right.circle.fill": "chevron.forward.circle.fill",
    "arrow.left.circle": "arrow.backward.circle", "arrow.right.circle": "arrow.forward.circle",
    "arrow.left.circle.fill": "arrow.backward.circle.fill",
    "arrow.right.circle.fill": "arrow.forward.circle.fill",
  ]

  mutating func checkDirections() {
    guard surroundings.isRightToLeft else { return }
    for index in report.nodes.indices where !isSystem(index) {
      let parts = node(index).name.split(separator: "\"")
      guard parts.count > 1, parts[0] == "Image(systemName: ",
        let other = Self.directions[String(parts[1])],
        // Whoever turns a symbol has thought of its direction.
        !around(index).contains(where: {
          ["scaleEffect", "rotationEffect", "rotation3DEffect"].contains(node($0).callName)
        })
      else { continue }
      let side = parts[1].contains("left") ? "left" : "right"
      note(
        .oneWaySymbol, index,
        "the symbol \(parts[1]) points to the \(side) from right to left, too",
        hint: "Write \(other), which follows the direction", fingerprint: String(parts[1]))
    }
  }
}
