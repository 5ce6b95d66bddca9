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
    return ScreenReader(tree).elements.flatMap(\.published)
  }
}

/// Walks a live view like a screen reader. Each modifier changes the elements inside it
/// (Rules/Accessibility.md#modifiers-reach-elements).
@MainActor
struct ScreenReader {
  private let views: ViewTree
  private let emission: Emission
  /// The origin of the views in the root's space.
  private var origin = CGPoint.zero
  /// The number of modifiers around whose views are not drawn.
  private var nesting = 0

  /// The maximum depth; deeper views are left out.
  private static let deepest = 500
  private static let deepestNesting = 20

  init(_ tree: LivingTree<some View>) { (views, emission) = (tree.tree, tree.emission) }

  /// The elements, some of which are groups of others.
  var elements: [SpokenElement] {
    paired(reachable(ordered(elements(in: emission.nodes.frontNode, depth: 0))))
  }

  /// Returns the elements at `node`, with the changes of its modifiers.
  private func elements(in node: LayoutTree.NodeID, depth: Int) -> [SpokenElement] {
    guard node.exists, depth < Self.deepest, emission.tree.isShown(node),
      !emission.nodes.isInvisible(node)
    else { return [] }
    var elements = content(of: node, depth)
    if emission.tree.isScroll(node) { elements = ordered(elements) }
    var isControl = false
    for thing in emission.nodes.attachments(Any.self, at: node) {
      switch thing {
      case let change as AccessibilityChange: apply(change, to: &elements, at: node)
      case let content as AccessibilityContent: apply(content, to: &elements, at: node)
      case let label as LabelTitle: combine(label, &elements, at: node)
      case is AccessibilityContainer: elements = ordered(elements)
      case let link as SpokenLink: elements = [control(link.handle, over: elements, at: node)]
      case let handle as ControlHandle where handle.isContextMenu:
        for index in elements.indices { elements[index].addMenu(handle) }
      case let handle as ControlHandle where !isControl && SpokenElement.kinds[handle.kind] != nil:
        isControl = true
        let options = options(of: handle, in: elements)
        // An option in a row of its own (Rules/Accessibility.md#options).
        guard options.count != 1 else { break }
        var control = control(handle, over: elements, at: node)
        if !options.isEmpty { (control.kind, control.inside) = (.group, options) }
        elements.removeAll { handle.kind != "DisclosureGroup" || $0.label == control.label }
        elements.insert(control, at: 0)
      case let handle as ControlHandle where isControl && handle.kind == "Menu":
        // The button that opens a menu is one element with it.
        for index in elements.indices.prefix(1) {
          elements[index].roles = SpokenElement.kinds[handle.kind].map { [$0] } ?? []
        }
      case is DecorativeImage: for index in elements.indices { elements[index].kind = .decoration }
      default: break
      }
    }
    if let identifier = views.identifiers(of: node).last {
      for index in elements.indices { elements[index].identifier = identifier }
    }
    return elements
  }

  /// Returns the elements of `node` itself, without its modifiers.
  private func content(of node: LayoutTree.NodeID, _ depth: Int) -> [SpokenElement] {
    let children = emission.tree.children(of: node)
    guard !children.isEmpty else { return leaf(node).map { [$0] } ?? [] }
    let elements = children.map { self.elements(in: $0, depth: depth + 1) }
    guard !emission.tree.isWrapper(node) else { return elements.flatMap(\.self) }
    return elements.flatMap(\.self).filter { !$0.isSilent }
  }

  /// Returns the elements of a container, those with a higher priority first. Around it, they have
  /// the same priority (Rules/Accessibility.md#sort-priority).
  private func ordered(_ elements: [SpokenElement]) -> [SpokenElement] {
    elements.enumerated()
      .sorted { a, b in
        let (first, second) = (a.element.properties, b.element.properties)
        return (-first.sortPriority, a.offset) < (-second.sortPriority, b.offset)
      }
      .map { item in
        var element = item.element
        element.properties.sortPriority = 0
        return element
      }
  }

  /// Returns the element of a text or an image.
  private func leaf(_ node: LayoutTree.NodeID) -> SpokenElement? {
    let text = emission.nodes.drawing(of: node)?.text ?? ""
    let name = views.name(of: node)
    let isImage = name.hasPrefix("Image(") && name != "Image(nothing)"
    guard isImage || !text.isEmpty else { return nil }
    var element = element(at: node)
    element.kind = isImage ? .image : .plain
    element.ownLabel = text.isEmpty ? Self.quotation(in: name) : text
    return element
  }

  /// Returns the quoted part of the name of an image or symbol.
  private static func quotation(in name: String) -> String {
    guard let first = name.firstIndex(of: "\""), let last = name.lastIndex(of: "\""), first < last
    else { return "" }
    return String(name[name.index(after: first)..<last])
  }

  private func element(at node: LayoutTree.NodeID) -> SpokenElement {
    SpokenElement(
      frame: views.presentedFrame(of: node).offsetBy(dx: origin.x, dy: origin.y),
      hasOneRole: emission.environment.platform == .macOS)
  }

  /// Applies a modifier of `node` to the elements inside it; if there are none, the view becomes
  /// one.
  private func apply(
    _ change: AccessibilityChange, to elements: inout [SpokenElement], at node: LayoutTree.NodeID
  ) {
    if let treatment = change.element {
      var whole = element(at: node)
      whole.kind = .whole
      // The only element of a view remains if it has children
      // (Rules/Accessibility.md#element-children).
      let group = elements.count == 1 && elements[0].kind == .group ? elements[0] : nil
      switch treatment {
      case .contain where group != nil: whole = elements[0]
      case .contain: (whole.kind, whole.inside) = (.group, reachable(ordered(elements)))
      case .combine:
        if let group { whole.properties = group.properties }
        whole.combine(ordered(elements).flatMap(\.published))
      default: break
      }
      elements = [whole]
    } else if elements.isEmpty {
      elements = [element(at: node)]
    }
    for index in elements.indices { change.change(&elements[index].properties) }
  }

  /// Applies a modifier of `node` with views that aren't drawn
  /// (Rules/Accessibility.md#representation).
  private func apply(
    _ content: AccessibilityContent, to elements: inout [SpokenElement], at node: LayoutTree.NodeID
  ) {
    switch content.use {
    case .representation: elements = self.elements(of: content, at: node)
    case .children:
      var group = elements.count == 1 ? elements[0] : element(at: node)
      (group.kind, group.inside) = (.group, self.elements(of: content, at: node))
      elements = [group]
    case .actions:
      let buttons = self.elements(of: content, at: node).flatMap(\.published).compactMap(\.press)
      if elements.isEmpty { elements = [element(at: node)] }
      for index in elements.indices {
        elements[index].properties.actions.insert(contentsOf: buttons, at: 0)
      }
    case .label:
      if elements.isEmpty { elements = [element(at: node)] }
      for index in elements.indices {
        let texts = self.elements(of: content, at: node, label: elements[index].label)
        elements[index].properties.label = SpokenElement.joined(
          texts.flatMap(\.published).map(\.label))
      }
    }
  }

  /// Returns the elements of views that aren't drawn, in the middle of `node`.
  private func elements(
    of content: AccessibilityContent, at node: LayoutTree.NodeID, label: String = ""
  ) -> [SpokenElement] {
    let frame = element(at: node).frame
    guard nesting < Self.deepestNesting,
      let tree = try? content.views(size: frame.size, label: label)
    else { return [] }
    var reader = ScreenReader(tree)
    reader.nesting = nesting + 1
    let size = tree.tree.layout.root.map { tree.tree.layout.size(of: $0) } ?? .zero
    reader.origin = CGPoint(
      x: frame.midX - size.width / 2, y: frame.midY - size.height / 2)
    return reader.elements
  }

  /// Makes a label one element, without its icon if it shows a title
  /// (Rules/Accessibility.md#labels).
  private func combine(
    _ label: LabelTitle, _ elements: inout [SpokenElement], at node: LayoutTree.NodeID
  ) {
    guard !elements.isEmpty else { return }
    let title = elements.filter { $0.kind != .image }
    var whole = element(at: node)
    whole.kind = .whole
    whole.combine((title.isEmpty ? elements : title).flatMap(\.published))
    if title.isEmpty { whole.ownLabel = label.text() }
    elements = [whole]
  }

  /// Gives contents without a label that of their pairs (Rules/Accessibility.md#pairs).
  private func paired(_ elements: [SpokenElement]) -> [SpokenElement] {
    var labels: [AnyHashable: String] = [:]
    for element in elements.flatMap(\.all) {
      if let pair = element.properties.pairs[.label] { labels[pair] = element.label }
    }
    return labels.isEmpty ? elements : elements.map { $0.labeled(by: labels) }
  }

  /// Returns those of sibling elements that are modal, or all if none is.
  private func reachable(_ elements: [SpokenElement]) -> [SpokenElement] {
    let modal = elements.filter {
      $0.properties.traits.contains(.isModal) && !$0.properties.isHidden
    }
    return modal.isEmpty ? elements : modal
  }

  /// Returns those of `elements` that are options of a picker.
  private func options(of handle: ControlHandle, in elements: [SpokenElement]) -> [SpokenElement] {
    guard handle.kind == "Picker" else { return [] }
    return elements.filter { $0.properties.position != nil }.map { option in
      var option = option
      option.isDimmed = !handle.isEnabled
      return option
    }
  }

  /// Returns the element of a control that shows `elements`.
  private func control(
    _ handle: ControlHandle, over elements: [SpokenElement], at node: LayoutTree.NodeID
  ) -> SpokenElement {
    let inside = elements.flatMap(\.published)
    let title = handle.label?() ?? ""
    var control = element(at: node)
    control.kind = .control
    control.action = (handle.press ?? handle.toggle).map { act in
      { MainActor.assumeIsolated { act() } }
    }
    control.step = handle.step
    control.roles = handle.isLink ? ["link"] : SpokenElement.kinds[handle.kind].map { [$0] } ?? []
    control.isDimmed = !handle.isEnabled
    control.ownLabel = title
    control.ownValue = handle.spokenValue?() ?? SpokenElement.value(of: handle)
    if title.isEmpty, handle.text == nil {
      control.ownLabel = SpokenElement.joined(inside.map(\.label))
    }
    guard ["Button", "Toggle", "Stepper"].contains(handle.kind) else { return control }
    // A style may draw more texts than those of the label.
    let parts = inside.filter { part in
      switch part.kind {
      case .plain: part.properties.label != nil || title.contains(part.ownLabel)
      case .image: part.properties.label != nil
      case .whole: true
      case .control, .group, .decoration: false
      }
    }.map(\.label)
    if parts.contains(where: { !$0.isEmpty }) { control.ownLabel = SpokenElement.joined(parts) }
    guard handle.kind == "Button" else { return control }
    control.title = title.isEmpty ? nil : title
    control.absorb(inside)
    // An image in its label doesn't make a button one.
    control.properties.traits.remove(.isImage)
    return control
  }
}
