import Foundation
import QuoinGeometry
import QuoinLayout

// Checks frames and lengths: fallbacks to 10, contradictions, and frames without effect.

extension LintPass {
  /// Adds findings for the warnings that layout reported.
  mutating func checkWarnings() {
    for warning in report.warnings {
      if warning.hasPrefix("Invalid frame dimension") {
        let length = warning.dropFirst(
          "Invalid frame dimension (negative or non-finite). It is ".count
        )
        .dropLast()
        let isNegative = length.hasPrefix("-") && length != "-∞"
        let effect = isNegative ? "counts as 0" : "is ignored"
        note(
          .invalidFrame, nil, "a frame has the length \(length), which \(effect)",
          hint: length == "∞" ? "Write maxWidth: or maxHeight: .infinity" : nil,
          fingerprint: "\(length)")
      } else if warning.hasPrefix("Contradictory frame constraints") {
        contradiction(warning)
      } else if warning.hasPrefix("The id "), warning.contains("occurs more than once") {
        let sentence = String(warning.dropLast())
        note(.duplicateID, nil, sentence, fingerprint: sentence)
      } else if warning.hasPrefix("keeps changing: ") {
        let names = warning.dropFirst("keeps changing: ".count).prefix { $0 != "." }
        // If no body is evaluated, this may be a fast timer.
        guard names != "the view" else { continue }
        note(
          .endlessUpdate, nil,
          "\(names) keep\(names.contains(",") ? "" : "s") changing: each update causes another one",
          hint:
            "Check the actions in or around them, such as onAppear and onChange: they must not change what triggers them",
          fingerprint: String(names))
      }
    }
  }

  /// Reports the frame with contradictory limits, which it finds by the resulting limits in
  /// `warning`.
  private mutating func contradiction(_ warning: String) {
    let parts = warning.split(separator: "They are ").last.map(String.init) ?? ""
    let limits = String(parts.dropLast())
    var numbers: [String: String] = [:]
    for limit in limits.split(separator: ", ") {
      let words = limit.split(separator: " ")
      if words.count == 2 { numbers[String(words[0])] = String(words[1]) }
    }
    // Each limit is kept, or raised to the preceding one.
    let frames = report.nodes.indices.filter { index in
      guard let lengths = node(index).arguments?.lengths else { return false }
      return ["Width", "Height"].contains { axis in
        guard let first = lengths["min\(axis)"] ?? lengths["ideal\(axis)"] else { return false }
        return numbers.keys.allSatisfy { lengths["\($0)\(axis)"] != nil }
          && text(first.value) == numbers["min"] ?? numbers["ideal"]
          && numbers.allSatisfy { name, length in
            let kept = lengths["\(name)\(axis)"].map { text($0.value) }
            return kept == length || numbers.values.contains { $0 == kept }
          }
      }
    }
    note(
      .invalidFrame, frames.count == 1 ? frames.first : nil,
      "the limits of a frame contradict each other: \(limits)", fingerprint: limits)
  }

  mutating func checkLengths() {
    for index in report.nodes.indices {
      fallback(index)
      idleFrame(index)
    }
  }

  // MARK: Ambiguous 10

  private static let greedyViews: Set<String> = [
    "Color", "Rectangle", "RoundedRectangle", "UnevenRoundedRectangle", "Circle", "Capsule",
    "Ellipse", "LinearGradient", "RadialGradient", "AngularGradient", "EllipticalGradient",
    "MeshGradient", "Canvas", "GeometryReader", "ContainerRelativeShape",
  ]

  private mutating func fallback(_ index: Int) {
    guard children[index].isEmpty || node(index).callName == "GeometryReader",
      Self.greedyViews.contains(node(index).callName), !isSystem(index)
    else { return }
    for axis in [Axis.horizontal, .vertical] {
      guard report.fallsBack(index, axis), node(index).size[axis] == 10,
        let cause = report.fallbackCause(of: index, axis),
        ["ScrollView", "fixedSize"].contains(node(cause).callName)
      else { continue }
      let (adjective, noun) =
        axis == .horizontal ? ("wide", "width") : ("high", "height")
      let edit: LayoutEdit =
        axis == .horizontal ? .framed(width: 100, height: nil) : .framed(width: nil, height: 100)
      let isMended = holds([(index, edit)]) { size(index, in: $0)[axis] == 100 }
      note(
        .ambiguousSize, index,
        "\(name(index)) is 10 \(adjective): it "
          + LayoutReport.fallbackPhrase(noun, cause: "\(name(cause))\(place(cause))"),
        hint: isMended ? "Give it one: .frame(\(noun): …)" : nil,
        fingerprint: "\(node(index).callName) \(noun)")
    }
  }

  // MARK: Frames without effect

  /// Checks for frames without effect.
  ///
  /// These are a frame with only an infinite maximum around a view that already fills its proposal,
  /// and a fixed frame directly around another one with the same lengths.
  private mutating func idleFrame(_ index: Int) {
    guard node(index).callName == "frame", isWritten(index), children[index].count == 1,
      let arguments = node(index).arguments, let child = children[index].first
    else { return }
    let lengths = arguments.lengths
    if Self.greedyViews.contains(node(child).callName), children[child].isEmpty, !lengths.isEmpty,
      lengths.allSatisfy({ $0.key.hasPrefix("max") && $0.value.value == .infinity })
    {
      note(
        .idleFrame, index,
        "this frame changes nothing: \(name(child)) takes the whole proposed size anyway",
        hint: "Remove it", fingerprint: "greedy")
    } else if node(child).callName == "frame", isWritten(child), !lengths.isEmpty,
      lengths["width"] != nil, lengths["height"] != nil,
      node(child).arguments?.lengths == lengths
    {
      note(
        .idleFrame, index,
        "this frame changes nothing: the frame before it has the same width and height",
        hint: "Remove it", fingerprint: "same")
    }
  }
}
