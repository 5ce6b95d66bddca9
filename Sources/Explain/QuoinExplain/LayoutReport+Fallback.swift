import QuoinGeometry
import QuoinLayout

// The fallback of 10: a view without a length of its own that is offered none. The tree, the steps,
// probe and lint all share this wording and name the view that offers no length.

extension LayoutReport {
  /// Whether a view's length along an axis is the fallback of 10.
  package func fallsBack(_ index: Int, _ axis: Axis) -> Bool {
    nodes[index].answerReasons?[axis] == .fallback
  }

  /// Returns the view that causes the one at `index` to get no proposed length along an axis.
  ///
  /// This is the nearest `fixedSize` or scroll view, or else the nearest ancestor that itself has a
  /// proposed length. `nil` if the root's proposal has no length.
  package func fallbackCause(of index: Int, _ axis: Axis) -> Int? {
    var outer = nodes[index].parent
    while let node = outer.map({ nodes[$0] }) {
      let offered = axis == .horizontal ? node.proposal.width : node.proposal.height
      let proposesNone =
        ["ScrollView", "fixedSize"].contains(node.callName)
        && node.arguments?.axes.contains(axis == .horizontal ? "horizontal" : "vertical") == true
      if proposesNone || offered != nil { return outer }
      outer = node.parent
    }
    return nil
  }

  /// The reason for a fallback, to be put after “it”: “falls back to 10, as the ScrollView proposes
  /// no height and it has none of its own”.
  ///
  /// - Parameters:
  ///   - noun: the noun for the missing length: width, height or size.
  ///   - cause: the name of the view that proposes none; `nil` for the root proposal.
  package static func fallbackPhrase(_ noun: String, cause: String?) -> String {
    "falls back to 10, as \(cause ?? "the system") proposes no \(noun) and it has none of its own"
  }

  /// The reason for the size of the view at `index`, in words.
  func reason(of index: Int) -> String {
    guard let reasons = nodes[index].answerReasons else { return "" }
    func phrase(_ axis: Axis, _ noun: String) -> String {
      guard fallsBack(index, axis) else { return ReasonText.phrase(reasons[axis]) }
      let cause = fallbackCause(of: index, axis)
      return Self.fallbackPhrase(noun, cause: cause.map { "the \(nodes[$0].name)" })
    }
    let isWhole = fallsBack(index, .horizontal) && fallsBack(index, .vertical)
    if isWhole, fallbackCause(of: index, .horizontal) == fallbackCause(of: index, .vertical) {
      return phrase(.horizontal, "size")
    }
    let (width, height) = (phrase(.horizontal, "width"), phrase(.vertical, "height"))
    return width == height ? width : "width: \(width); height: \(height)"
  }

  /// A sentence, without a period, for each view that falls back to 10.
  package var fallbackSentences: [String] {
    var seen: Set<String> = []
    return nodes.indices.filter { fallsBack($0, .horizontal) || fallsBack($0, .vertical) }
      .map { "the \(nodes[$0].name): \(reason(of: $0))" }
      .filter { seen.insert($0).inserted }
  }
}
