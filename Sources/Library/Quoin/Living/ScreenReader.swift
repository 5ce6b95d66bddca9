import Foundation
import QuoinCore
import QuoinGeometry
import QuoinLayout
import QuoinViews

extension ViewHost {
  /// Returns the elements that a screen reader finds in the current view, in reading order. Only
  /// elements in front are included.
  ///
  /// - Throws: errors of `update()`.
  package func spokenElements() throws -> [SpokenElement] {
    try update()
    return ScreenReader(views: tree.tree, emission: tree.emission).elements
  }
}

/// Walks a live view like a screen reader.
@MainActor
private struct ScreenReader {
  let views: ViewTree
  let emission: Emission

  /// The maximum depth; deeper views are left out.
  private static let deepest = 500

  var elements: [SpokenElement] { elements(in: emission.nodes.frontNode, changes: [], depth: 0) }

  /// Returns the elements at `node`; `changes` are those of its modifiers, outer ones first.
  private func elements(
    in node: LayoutTree.NodeID, changes: [AccessibilityChange], depth: Int
  ) -> [SpokenElement] {
    let tree = emission.tree
    guard node.exists, depth < Self.deepest, tree.isShown(node) else { return [] }
    let changes =
      changes + emission.nodes.attachments(AccessibilityChange.self, at: node).reversed()
    let handle = emission.nodes.attachments(ControlHandle.self, at: node).first {
      SpokenElement.words[$0.kind] != nil
    }
    let children = tree.children(of: node)
    if handle == nil, let child = children.first, tree.isWrapper(node) || tree.isBoundary(node) {
      // Modifiers don't apply to their backgrounds and overlays.
      let others = tree.isBoundary(node) ? changes : []
      return elements(in: child, changes: changes, depth: depth + 1)
        + children.dropFirst().flatMap { elements(in: $0, changes: others, depth: depth + 1) }
    }
    var properties = AccessibilityProperties()
    for change in changes.reversed() { change.change(&properties) }
    guard !properties.isHidden else { return [] }
    if let handle {
      var control = SpokenElement(
        handle, properties, title: title(of: handle, properties, at: node))
      control.frame = views.presentedFrame(of: node)
      guard handle.kind == "DisclosureGroup" else { return [control] }
      return [control] + inside(children, depth).filter { $0.label != control.label }
    }
    let isWhole = properties.children == .ignore
    var own = SpokenElement(
      properties, text: isWhole ? "" : words(at: node), isImage: !isWhole && isImage(node))
    own.frame = views.presentedFrame(of: node)
    switch properties.children {
    case .ignore?: return [own].filter(\.isSpoken)
    case .combine?: return [own.combined(with: inside(children, depth))].filter(\.isSpoken)
    default: break
    }
    // A label combines the content into one element.
    if children.isEmpty || properties.label != nil { return [own].filter(\.isSpoken) }
    return inside(children, depth)
  }

  /// Returns the elements of sibling views; those with a higher priority come first.
  private func inside(_ children: some Sequence<LayoutTree.NodeID>, _ depth: Int) -> [SpokenElement]
  {
    children.map { elements(in: $0, changes: [], depth: depth + 1) }.enumerated()
      .sorted { a, b in
        let (first, second) = (a.element.first?.priority ?? 0, b.element.first?.priority ?? 0)
        return (-first, a.offset) < (-second, b.offset)
      }
      .flatMap(\.element)
  }

  private func title(
    of handle: ControlHandle, _ properties: AccessibilityProperties, at node: LayoutTree.NodeID
  ) -> String {
    if let label = properties.label { return label }
    let title = handle.label?() ?? ""
    if !title.isEmpty { return title }
    let parts = inside(emission.tree.children(of: node), 0).map(\.label).filter { !$0.isEmpty }
    return handle.text == nil ? parts.joined(separator: ", ") : ""
  }

  private func words(at node: LayoutTree.NodeID) -> String {
    if let text = emission.nodes.drawing(of: node)?.text { return text }
    return imageName(of: node) ?? ""
  }

  private func isImage(_ node: LayoutTree.NodeID) -> Bool { imageName(of: node) != nil }

  /// Returns the name of the image or symbol that a node draws.
  private func imageName(of node: LayoutTree.NodeID) -> String? {
    let name = views.name(of: node)
    guard name.hasPrefix("Image("), let first = name.firstIndex(of: "\""),
      let last = name.lastIndex(of: "\""), first < last
    else { return nil }
    return String(name[name.index(after: first)..<last])
  }
}

/// The spoken text of one element: its label, value, traits and hint.
@MainActor
package struct SpokenElement {
  package fileprivate(set) var label: String
  package fileprivate(set) var value = ""
  package fileprivate(set) var words: [String] = []
  fileprivate var hint = ""
  fileprivate var priority = 0.0
  /// The visible frame, in the root's space, in points.
  package fileprivate(set) var frame = CGRect.zero

  /// The names of the kinds of controls.
  fileprivate static let words: [String: String] = [
    "Button": "button", "Toggle": "switch button", "Slider": "adjustable",
    "Stepper": "adjustable", "TextField": "text field", "SecureField": "secure text field",
    "TextEditor": "text field", "Picker": "picker", "Menu": "menu", "DatePicker": "date picker",
    "ColorPicker": "color picker", "DisclosureGroup": "disclosure",
  ]

  private static let traits: [(AccessibilityTraits, String)] = [
    (.isSelected, "selected"), (.isButton, "button"), (.isToggle, "switch button"),
    (.isLink, "link"), (.isSearchField, "search field"), (.isImage, "image"),
    (.isKeyboardKey, "keyboard key"), (.isHeader, "heading"),
  ]

  /// Creates the element of text, an image, or a view with a label.
  fileprivate init(_ properties: AccessibilityProperties, text: String, isImage: Bool) {
    label = properties.label ?? text
    var traits = properties.traits
    if isImage, !properties.removedTraits.contains(.isImage) { traits.insert(.isImage) }
    take(properties, traits)
  }

  /// Creates the element of a control.
  fileprivate init(_ handle: ControlHandle, _ properties: AccessibilityProperties, title: String) {
    label = title
    value = Self.value(of: handle)
    if let word = Self.words[handle.kind], !properties.removedTraits.contains(.isButton) {
      words.append(word)
    }
    take(properties, properties.traits)
    if !handle.isEnabled { words.append("dimmed") }
  }

  private mutating func take(
    _ properties: AccessibilityProperties, _ traits: AccessibilityTraits
  ) {
    value = properties.value ?? value
    for (trait, word) in Self.traits where traits.contains(trait) && !words.contains(word) {
      words.append(word)
    }
    if let level = properties.heading, level != .unspecified {
      words.removeAll { $0 == "heading" }
      words.append("heading level \(level.rawValue)")
    }
    if properties.isAdjustable, !words.contains("adjustable") { words.append("adjustable") }
    hint = properties.hint ?? ""
    let said = properties.customContent.filter(\.isImportant).map { content in
      [content.label, content.value ?? ""].filter { !$0.isEmpty }.joined(separator: " ")
    }
    value = ([value] + said).filter { !$0.isEmpty }.joined(separator: ", ")
    let actions = properties.actions.compactMap(\.name)
    if !actions.isEmpty { words.append("actions: \(actions.joined(separator: ", "))") }
    priority = properties.sortPriority
  }

  /// Whether a screen reader has anything to speak.
  fileprivate var isSpoken: Bool { !label.isEmpty || !value.isEmpty }

  /// Combines this element and those inside it.
  fileprivate func combined(with others: [SpokenElement]) -> SpokenElement {
    var one = self
    func joined(_ words: [String]) -> String {
      words.filter { !$0.isEmpty }.joined(separator: ", ")
    }
    if one.label.isEmpty { one.label = joined(others.map(\.label)) }
    if one.value.isEmpty { one.value = joined(others.map(\.value)) }
    for word in others.flatMap(\.words) where !one.words.contains(word) { one.words.append(word) }
    return one
  }

  package var text: String {
    ([label, value] + words + [hint]).filter { !$0.isEmpty }.joined(separator: ", ")
  }

  private static func value(of handle: ControlHandle) -> String {
    guard let value = handle.value?() else { return "" }
    switch (handle.kind, value) {
    case ("DisclosureGroup", let isOpen as Bool): return isOpen ? "expanded" : "collapsed"
    case (_, let isOn as Bool): return isOn ? "on" : "off"
    case ("SecureField", let text as String):
      return text.isEmpty ? "" : "\(text.count) characters"
    case (_, let text as String) where handle.options == nil: return text
    case (_, let number as Double): return LengthFormat.text(number)
    case (_, let date as Date): return date.formatted(.iso8601)
    default: break
    }
    guard let options = handle.options?() else { return "\(value)" }
    let chosen = (value as? AnyHashable).flatMap { value in
      options.first { $0.value == value }
    }
    return chosen?.title ?? ""
  }
}
