import Foundation
import QuoinGeometry
import QuoinLayout

// Checks for texts without enough space.

extension LintPass {
  mutating func checkTexts() {
    var legible: [Int] = []
    for index in report.nodes.indices {
      guard let facts = node(index).text, !isSystem(index), isLegible(index),
        facts.string.contains(where: { !$0.isWhitespace })
      else { continue }
      legible.append(index)
      if collapsed(index, facts) || sticksOut(index, facts) { continue }
      if facts.isTruncated { truncated(index, facts) }
      if facts.breaksWord { broken(index, facts) }
      shrunk(index, facts)
    }
    outside(legible)
  }

  /// Modifiers that hide or move a view on purpose, or draw it at a different size.
  static let displacingModifiers: Set<String> = [
    "hidden", "opacity", "offset", "position", "scaleEffect", "rotationEffect", "rotation3DEffect",
    "transformEffect", "projectionEffect", "effect", "mask", "blur", "visualEffect", "redacted",
  ]

  /// Whether a text is drawn where it is laid out, judging by the names of the modifiers around it.
  func isLegible(_ index: Int) -> Bool {
    let outer = around(index)
    return !outer.contains { node($0).callName == "hidden" }
      && !outer.contains { view in
        // A frame of length 0 is a way to hide a view.
        node(view).arguments?.lengths.contains { key, length in
          ["width", "height", "maxWidth", "maxHeight"].contains(key) && length.value == 0
        } ?? false
      }
  }

  /// Whether the view may be hidden or moved on purpose; a custom layout may place hidden subviews
  /// anywhere.
  package func mayBeDisplaced(_ index: Int) -> Bool {
    ([index] + around(index)).contains { view in
      Self.displacingModifiers.contains(node(view).callName)
        || node(view).offerReasons?.horizontal == .customLayout && isInUserLayout(view)
    }
  }

  /// Whether the view's parent is a layout in user code, not one of the framework's controls.
  private func isInUserLayout(_ index: Int) -> Bool {
    guard let parent = node(index).parent else { return false }
    return node(parent).source == nil || isWritten(parent)
  }

  func quote(_ facts: TextFacts) -> String {
    let line = facts.string.split(whereSeparator: \.isNewline).joined(separator: " ")
    return "“\(line.count > 32 ? "\(line.prefix(31))…" : line)”"
  }

  // MARK: No space at all

  private mutating func collapsed(_ index: Int, _ facts: TextFacts) -> Bool {
    let size = node(index).size
    guard size.width < 0.5 || size.height < 0.5, facts.ideal.width > 1, !mayBeDisplaced(index)
    else {
      return false
    }
    note(.collapsedText, index, "\(quote(facts)) is \(LengthFormat.text(size)): it has no space")
    return true
  }

  // MARK: Truncation

  private mutating func truncated(_ index: Int, _ facts: TextFacts) {
    let size = node(index).size
    guard isCut(index, facts) else { return }
    let isCutBelow = isCutBelow(index, facts)
    if let (child, stack, rival) = rival(of: index, facts) {
      note(
        .starvedText, index,
        "\(quote(facts)) is truncated, as \(name(rival))\(place(rival)) beside it takes \(text(node(rival).size[axis(of: stack)])) of \(name(stack))",
        hint: child == index
          ? "Give the text a .layoutPriority(1)"
          : "Give \(name(child)), which contains the text, a .layoutPriority(1)",
        fingerprint: facts.string)
    } else if isCutBelow, let frame = fixedFrame(around: index, facts) {
      note(
        .fixedFrameCutsText, frame,
        "this frame is \(text(node(frame).size.height)) high and truncates \(quote(facts)), which needs \(text(facts.fullHeight))",
        hint: "Use minHeight instead of its height", fingerprint: facts.string)
    } else {
      note(
        .truncatedText, index,
        "\(quote(facts)) is truncated: it needs \(need(facts, size)), but its size is \(LengthFormat.text(size))",
        fingerprint: facts.string)
    }
  }

  /// Whether a truncated text lacks space that its author didn't mean to deny it.
  func isCut(_ index: Int, _ facts: TextFacts) -> Bool {
    // With a single line the author accepts that the end of a long text is cut off, but not the end
    // of its first word.
    let isCutInWord =
      facts.lineCount == 1 && facts.longestWord > node(index).size.width + 0.5
      && !facts.string.contains(where: \.isWhitespace) && facts.string.allSatisfy(\.isLetter)
    return facts.isTruncated && (isCutInWord || isCutBelow(index, facts))
  }

  private func isCutBelow(_ index: Int, _ facts: TextFacts) -> Bool {
    facts.fullHeight > node(index).size.height + 0.5
  }

  private func need(_ facts: TextFacts, _ size: CGSize) -> String {
    facts.fullHeight > size.height + 0.5
      ? "a height of \(text(facts.fullHeight))" : "a width of \(text(facts.ideal.width))"
  }

  /// Returns the fixed frame in the sources whose height cuts off a text that would otherwise be
  /// complete.
  private func fixedFrame(around index: Int, _ facts: TextFacts) -> Int? {
    around(index).first { frame in
      node(frame).callName == "frame" && isWritten(frame)
        && node(frame).arguments?.lengths["height"].map { $0.value < Self.page } == true
        && holds([(frame, .frame(.vertical, nil))]) { trial in
          isWhole(index, facts, in: trial)
        }
    }
  }

  /// The height in points from which a frame represents a page or screen on purpose.
  private static let page: CGFloat = 400

  private func isWhole(_ index: Int, _ facts: TextFacts, in trial: LayoutTree) -> Bool {
    let size = size(index, in: trial)
    let full = answer(index, to: ProposedViewSize(width: size.width, height: nil), in: trial)
    return full.height <= size.height + 0.01
      && size.width >= min(facts.longestWord, node(index).size.width) - 0.01
  }

  /// Returns the view next to a text that fills its proposal, if giving the text a priority fixes
  /// that.
  private func rival(of index: Int, _ facts: TextFacts) -> (child: Int, stack: Int, rival: Int)? {
    let path = [index] + around(index)
    for (child, stack) in zip(path, path.dropFirst())
    where ["HStack", "VStack"].contains(node(stack).callName) && isWritten(stack) {
      let axis = axis(of: stack)
      let rival = children[stack].first { other in
        // A Spacer takes only what texts leave.
        other != child && node(other).size[axis] > 20 && node(other).callName != "Spacer"
          && node(other).answerReasons?[axis] == .acceptsProposal && isWritten(other)
      }
      guard let rival else { continue }
      let others = inside(stack).filter { $0 != index && node($0).text?.isTruncated == false }
      let isMended = holds([(child, .priority(1))]) { trial in
        isWhole(index, facts, in: trial)
          && others.allSatisfy { isWhole($0, node($0).text!, in: trial) }
      }
      if isMended {
        return (child, stack, rival)
      }
    }
    return nil
  }

  private func axis(of stack: Int) -> Axis {
    node(stack).callName == "HStack" ? .horizontal : .vertical
  }

  // MARK: Higher than its frame

  /// Checks for a text that is higher than an explicit frame even with its current number of lines.
  private mutating func sticksOut(_ index: Int, _ facts: TextFacts) -> Bool {
    guard !mayBeDisplaced(index), facts.string.filter(\.isLetter).count > 1 else { return false }
    let height = node(index).size.height
    for outer in around(index) {
      let name = node(outer).callName
      if ["ScrollView", "clipped", "clipShape", "mask", "List", "ViewThatFits"].contains(name) {
        return false
      }
      guard name == "frame", isWritten(outer),
        let limit = node(outer).arguments?.lengths["height"]?.value
      else { continue }
      guard height > limit + max(2, facts.fontSize * 0.25) else { return false }
      let isMended = holds([(outer, .frame(.vertical, height))]) {
        size(outer, in: $0).height >= size(index, in: $0).height - 0.01
      }
      note(
        .fixedFrameCutsText, outer,
        "this frame is \(text(limit)) high, but \(quote(facts)) in it is \(text(height)) high and sticks out",
        hint: isMended ? "Use minHeight instead of its height" : nil, fingerprint: facts.string)
      return true
    }
    return false
  }

  // MARK: Words and letters

  private mutating func broken(_ index: Int, _ facts: TextFacts) {
    let words = facts.string.split { $0.isWhitespace || $0.isPunctuation }
    let offered = node(index).proposal.width.flatMap { $0.isFinite ? $0 : nil }
    let width = max(offered ?? 0, node(index).size.width)
    // Addresses, numbers and file names have no better place to break.
    guard words.contains(where: { $0.count > 3 && $0.allSatisfy(\.isLetter) }),
      !facts.string.contains(where: { "/@_\\#".contains($0) }), facts.longestWord > width + 0.5,
      words.allSatisfy({ $0.count < 30 })
    else { return }
    note(
      .brokenWord, index,
      "a word of \(quote(facts)) is broken: it is \(text(facts.longestWord)) wide, but the text has only \(text(width))",
      fingerprint: facts.string)
  }

  private mutating func shrunk(_ index: Int, _ facts: TextFacts) {
    let size = facts.fontSize * facts.scale
    guard facts.scale < 0.99, size < 8, facts.fontSize >= 9 else { return }
    note(
      .shrunkText, index,
      "\(quote(facts)) shrinks from \(text(facts.fontSize)) to \(text(size)) points",
      fingerprint: facts.string)
  }

  // MARK: Outside of the window

  /// Reports the first text outside the window; further ones usually have the same cause.
  private mutating func outside(_ texts: [Int]) {
    guard let window = report.window else { return }
    func distance(_ index: Int) -> CGFloat {
      let frame = node(index).frame
      return max(
        -frame.minX, frame.maxX - window.width, -frame.minY, frame.maxY - window.height)
    }
    let beyond = texts.filter { index in
      distance(index) > 4 && !mayBeDisplaced(index)
        && !around(index).contains { Self.clippingViews.contains(node($0).callName) }
    }
    guard let first = beyond.first, let facts = node(first).text else { return }
    let others = beyond.count - 1
    let more =
      others == 0
      ? "" : ", and so do\(others == 1 ? "es" : "") \(others) other text\(others == 1 ? "" : "s")"
    note(
      .outsideWindow, first,
      "\(quote(facts)) extends \(text(distance(first))) points outside the window\(more)",
      fingerprint: "window")
  }

  /// Views that show only a part of their content at a time, or clip it.
  static let clippingViews: Set<String> = [
    "ScrollView", "List", "Form", "Table", "TabView", "LazyVStack", "LazyHStack", "clipped",
    "clipShape", "drawingGroup", "ViewThatFits", "GeometryReader",
  ]

  // MARK: Overlaps

  /// Checks for overlapping texts in different children of a stack, which occur only if a view
  /// overflows.
  mutating func checkOverlaps() {
    for stack in report.nodes.indices
    where ["HStack", "VStack", "Grid"].contains(node(stack).callName) && isWritten(stack) {
      // Negative spacing is intentional.
      guard node(stack).arguments?.lengths["spacing"].map({ $0.value >= 0 }) ?? true else {
        continue
      }
      let groups = children[stack].map { texts(in: $0) }
      for (number, first) in groups.enumerated() {
        for second in groups[(number + 1)...] {
          if let (a, b) = overlap(first, second) {
            note(
              .overlappingText, a,
              "\(quote(node(a).text!)) and \(quote(node(b).text!))\(place(b)) overlap",
              fingerprint: "\(node(a).text!.string) \(node(b).text!.string)")
          }
        }
      }
    }
  }

  private func texts(in child: Int) -> [Int] {
    ([child] + Array(inside(child))).filter { index in
      guard let facts = node(index).text else { return false }
      return facts.string.contains { !$0.isWhitespace } && !mayBeDisplaced(index)
        && isLegible(index)
        && !isSystem(index) && !isBehindScroll(index, below: child)
    }
  }

  private func isBehindScroll(_ index: Int, below child: Int) -> Bool {
    around(index).prefix { $0 >= child }.contains {
      Self.clippingViews.contains(node($0).callName)
    }
  }

  private func overlap(_ first: [Int], _ second: [Int]) -> (Int, Int)? {
    for a in first {
      for b in second {
        let common = node(a).frame.intersection(node(b).frame)
        let small = min(node(a).text!.fontSize, node(b).text!.fontSize)
        if !common.isNull, common.width > 3, common.height > small * 0.4 { return (a, b) }
      }
    }
    return nil
  }
}
