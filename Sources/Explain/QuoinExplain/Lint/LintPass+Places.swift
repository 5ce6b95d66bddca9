import Foundation
import QuoinGeometry
import QuoinLayout

// Checks positions: views under bars or without any space, and symbols that point to a side.

extension LintPass {
  mutating func checkPlaces() {
    for index in report.nodes.indices where node(index).image != nil { collapsedImage(index) }
    underBar()
  }

  // MARK: No space

  /// Checks for an image that unintentionally has a length of 0.
  private mutating func collapsedImage(_ index: Int) {
    let size = node(index).size
    guard let facts = node(index).image, size.width < 0.5 || size.height < 0.5,
      min(facts.natural.width, facts.natural.height) >= 4, !isSystem(index), !mayBeDisplaced(index),
      isLegible(index),
      // With an empty proposal nothing is visible at all.
      report.size.width > 0.5, report.size.height > 0.5,
      !around(index).contains(where: { Self.switches.contains(node($0).callName) })
    else { return }
    let axis: Axis = size.width < 0.5 ? .horizontal : .vertical
    // Only images for which a stack has nothing left; one in a frame of length 0 is hidden on
    // purpose.
    guard
      let stack = around(index).first(where: {
        ["HStack", "VStack"].contains(node($0).callName) && isWritten($0)
      }), (node(stack).callName == "HStack") == (axis == .horizontal),
      node(stack).size[axis] > 0.5
    else { return }
    note(
      .collapsedImage, index,
      "\(name(index)) is \(LengthFormat.text(size)): the other views of \(name(stack))\(place(stack)) leave no \(axis == .horizontal ? "width" : "height") for it",
      fingerprint: node(index).name)
  }

  /// Views that show their content only some of the time.
  private static let switches: Set<String> = ["ViewThatFits", "DisclosureGroup"]

  // MARK: Under bars

  /// Reports the first text that is under the status bar, a notch or a rounded corner.
  private mutating func underBar() {
    guard let window = report.window, let covered = context.safeArea else { return }
    let seen = CGRect(
      x: covered.leading, y: covered.top,
      width: window.width - covered.leading - covered.trailing,
      // Text next to the home indicator is fine.
      height: window.height - covered.top)
    func depth(_ index: Int) -> CGFloat {
      let frame = node(index).frame
      return max(seen.minY - frame.minY, seen.minX - frame.minX, frame.maxX - seen.maxX)
    }
    let hidden = report.nodes.indices.filter { index in
      guard let facts = node(index).text, facts.string.contains(where: { !$0.isWhitespace }),
        !isSystem(index), isLegible(index), !mayBeDisplaced(index), depth(index) > 4,
        CGRect(origin: .zero, size: window).contains(node(index).frame)
      else { return false }
      return !around(index).contains { outer in
        Self.clippingViews.contains(node(outer).callName)
          || ["sheet", "safeAreaInset", "toolbar"].contains(node(outer).callName)
      }
    }
    guard let first = hidden.first, let facts = node(first).text else { return }
    let side = node(first).frame.minY < seen.minY ? "status bar" : "edge of the screen"
    let others = hidden.count - 1
    let more =
      others == 0
      ? "" : ", and so do\(others == 1 ? "es" : "") \(others) other text\(others == 1 ? "" : "s")"
    let cause = around(first).first { node($0).callName == "ignoresSafeArea" && isWritten($0) }
    let why = cause.map { " because of ignoresSafeArea\(place($0))" } ?? ""
    note(
      .underBar, first,
      "\(quote(facts)) extends \(text(depth(first))) points under the \(side)\(why)\(more)",
      hint: cause == nil ? nil : "Let only the background ignore the safe area",
      fingerprint: "bar")
  }

  // MARK: Directions

  /// Symbols with a fixed direction, and their counterparts that follow the layout direction.
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
    guard context.isRightToLeft else { return }
    for index in report.nodes.indices where !isSystem(index) {
      let parts = node(index).name.split(separator: "\"")
      guard parts.count > 1, parts[0] == "Image(systemName: ",
        let other = Self.directions[String(parts[1])],
        // A symbol that is rotated or flipped has been adapted by the author.
        !around(index).contains(where: {
          ["scaleEffect", "rotationEffect", "rotation3DEffect"].contains(node($0).callName)
        })
      else { continue }
      let side = parts[1].contains("left") ? "left" : "right"
      note(
        .oneWaySymbol, index,
        "the symbol \(parts[1]) also points to the \(side) in right-to-left layouts",
        hint: "Use \(other), which follows the layout direction", fingerprint: String(parts[1]))
    }
  }
}
