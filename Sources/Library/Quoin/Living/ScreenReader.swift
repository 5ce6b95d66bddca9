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

/// Walks a live view like a screen reader. Each modifier changes the elements inside it
/// (Rules/Accessibility.md#modifiers-reach-elements).
@MainActor
private struct ScreenReader {
  let views: ViewTree
  let emission: Emission

  /// The maximum depth; deeper views are left out.
  private static let deepest = 500

  var elements: [SpokenElement] {
    reachable(elements(in: emission.nodes.frontNode, depth: 0)).flatMap(\.published)
  }

  /// Returns the elements at `node`, with the changes of its modifiers.
  private func elements(in node: LayoutTree.NodeID, depth: Int) -> [SpokenElement] {
    guard node.exists, depth < Self.deepest, emission.tree.isShown(node),
      !emission.nodes.isInvisible(node)
    else { return [] }
    var elements = content(of: node, depth)
    var isControl = false
    for thing in emission.nodes.attachments(Any.self, at: node) {
      switch thing {
      case let change as AccessibilityChange: apply(change, to: &elements, at: node)
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
    // Siblings with a higher priority come first.
    return elements.enumerated()
      .sorted { a, b in
        let (first, second) = (priority(of: a.element), priority(of: b.element))
        return (-first, a.offset) < (-second, b.offset)
      }
      .flatMap(\.element).filter { !$0.isSilent }
  }

  private func priority(of elements: [SpokenElement]) -> Double {
    elements.first { !$0.properties.isHidden }?.properties.sortPriority ?? 0
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
      frame: views.presentedFrame(of: node), hasOneRole: emission.environment.platform == .macOS)
  }

  /// Applies a modifier of `node` to the elements inside it; if there are none, the view becomes
  /// one.
  private func apply(
    _ change: AccessibilityChange, to elements: inout [SpokenElement], at node: LayoutTree.NodeID
  ) {
    if let treatment = change.element {
      var whole = element(at: node)
      whole.kind = .whole
      switch treatment {
      case .contain: (whole.kind, whole.inside) = (.group, reachable(elements))
      case .combine: whole.combine(elements.flatMap(\.published))
      default: break
      }
      elements = [whole]
    } else if elements.isEmpty {
      elements = [element(at: node)]
    }
    for index in elements.indices { change.change(&elements[index].properties) }
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
    control.isPressed = handle.kind == "Button"
    control.roles = SpokenElement.kinds[handle.kind].map { [$0] } ?? []
    control.isDimmed = !handle.isEnabled
    control.ownLabel = title
    control.ownValue = SpokenElement.value(of: handle)
    if title.isEmpty, handle.text == nil {
      control.ownLabel = SpokenElement.joined(inside.map(\.label))
    }
    guard control.isPressed else { return control }
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
    control.title = title.isEmpty ? nil : title
    control.absorb(inside)
    return control
  }
}
