import Foundation
import QuoinCore
import QuoinGeometry
import QuoinViews

/// An element of a live view for screen readers, with its label, value, traits and hint.
@MainActor
package struct SpokenElement {
  enum Kind {
    /// A text, or a view with a label or a value.
    case plain
    case image
    case control
    /// A view in place of the elements in it.
    case whole
    /// A view with the elements in it.
    case group
    /// A decorative image, which isn't an element.
    case decoration
  }

  /// The visible frame, in the root's space, in points.
  package let frame: CGRect
  /// Whether the platform gives an element one role, as macOS does.
  let hasOneRole: Bool
  var kind = Kind.plain
  /// The label and value without modifiers.
  var ownLabel = ""
  var ownValue = ""
  /// The roles of the control, or of those that the element combines.
  var roles: [String] = []
  /// The actions of the combined buttons.
  var buttons: [AccessibilityProperties.Action] = []
  /// The title of a button for searches.
  var title: String?
  /// The action of a press without modifiers, and the step of the control.
  var action: (() -> Void)?
  var step: (@MainActor (Int) -> Bool)?
  var isDimmed = false
  /// The properties that modifiers set.
  var properties = AccessibilityProperties()
  /// The identifier, which a container gives to each element in it.
  package var identifier: String?
  /// The elements in a group.
  var inside: [SpokenElement] = []

  init(frame: CGRect, hasOneRole: Bool) {
    (self.frame, self.hasOneRole) = (frame, hasOneRole)
  }

  /// The roles of the kinds of controls.
  static let kinds: [String: String] = [
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

  package var label: String { properties.label ?? ownLabel }

  /// The name by which searches find the element.
  package var name: String { properties.label ?? title ?? ownLabel }

  package var value: String {
    let said = properties.customContent.filter(\.isImportant).map { content in
      [content.label, content.value ?? ""].filter { !$0.isEmpty }.joined(separator: " ")
    }
    return Self.joined([properties.value ?? ownValue] + said)
  }

  /// The roles and states, and the named actions.
  package var words: [String] {
    var words = roleWords
    if let position = properties.position { words.append(position) }
    if properties.isAdjustable, !words.contains("adjustable") { words.append("adjustable") }
    let actions = namedActions.compactMap(\.name)
    if !actions.isEmpty { words.append("actions: \(actions.joined(separator: ", "))") }
    let refusesAction =
      kind != .control
      && (properties.defaultAction?.isEnabled == false
        || properties.adjustment?.isEnabled == false)
    if isDimmed || refusesAction { words.append("dimmed") }
    return words
  }

  private var roleWords: [String] {
    var words = properties.removedTraits.contains(.isButton) ? [] : roles
    if let role = properties.role { words.append(role) }
    if kind == .group, words.isEmpty { words.append("group") }
    var traits = properties.traits
    if kind == .image { traits.insert(.isImage) }
    if kind != .control, properties.defaultAction != nil { traits.insert(.isButton) }
    traits.subtract(properties.removedTraits)
    for (trait, word) in Self.traits where traits.contains(trait) && !words.contains(word) {
      words.append(word)
    }
    if words.contains("switch button") { words.removeAll { $0 == "button" } }
    if let level = properties.heading, level != .unspecified {
      words.removeAll { $0 == "heading" }
      words.append("heading level \(level.rawValue)")
    }
    guard hasOneRole, let role = words.first(where: { $0 != "selected" }) else { return words }
    return words.filter { $0 == role || $0 == "selected" }
  }

  package var text: String { Self.joined([label, value] + words + [properties.hint ?? ""]) }

  /// Whether a screen reader has nothing to speak, so that containers leave the element out.
  var isSilent: Bool {
    switch kind {
    case .plain: label.isEmpty && value.isEmpty && words.isEmpty
    case .decoration: true
    case .image, .control, .whole, .group: false
    }
  }

  /// The element and those in it, without hidden ones. Only macOS has groups without a label.
  var published: [SpokenElement] {
    guard !properties.isHidden, !isSilent else { return [] }
    guard kind == .group else { return [self] }
    let isSpoken = hasOneRole || !label.isEmpty || !value.isEmpty
    return (isSpoken ? [self] : []) + inside.flatMap(\.published)
  }

  /// The element and those in it.
  var all: [SpokenElement] { [self] + inside.flatMap(\.all) }

  /// Returns the element with the label of its pair, if it has none of its own.
  func labeled(by labels: [AnyHashable: String]) -> SpokenElement {
    var element = self
    element.inside = inside.map { $0.labeled(by: labels) }
    if label.isEmpty, let pair = properties.pairs[.content] {
      element.properties.label = labels[pair]
    }
    return element
  }

  static func joined(_ words: [String]) -> String {
    words.filter { !$0.isEmpty }.joined(separator: ", ")
  }

  // MARK: Combining

  /// Combines `elements` in this one (Rules/Accessibility.md#combine).
  mutating func combine(_ elements: [SpokenElement]) {
    let controls = elements.filter { $0.kind == .control }
    let texts = elements.filter { $0.kind != .control && $0.kind != .group }.map(\.label)
    ownLabel = Self.joined(texts)
    if ownLabel.isEmpty { ownLabel = controls.first?.label ?? "" }
    let presses = elements.compactMap(\.press)
    absorb(elements)
    if elements.contains(where: { $0.roleWords.contains("image") }) {
      properties.traits.insert(.isImage)
    }
    properties.actions.removeAll { $0.kind == .default }
    if let first = presses.first {
      action = first.perform
      if roles.isEmpty { roles = ["button"] }
    }
    if presses.count > 1 { buttons += presses }
    let active = elements.filter { $0.kind == .control || $0.properties.defaultAction != nil }
    isDimmed =
      !active.isEmpty && active.allSatisfy { $0.isDimmed || $0.press?.isEnabled == false }
  }

  /// Takes the roles, traits, values, hints and actions of the elements that this one replaces.
  mutating func absorb(_ elements: [SpokenElement]) {
    var values = [ownValue]
    var hints = [properties.hint ?? ""]
    for element in elements where element.kind != .group {
      let other = element.properties
      values.append(other.value ?? element.ownValue)
      hints.append(other.hint ?? "")
      for role in element.roles where !roles.contains(role) { roles.append(role) }
      buttons += element.buttons
      step = step ?? element.step
      properties.adjustment = properties.adjustment ?? other.adjustment
      properties.traits.formUnion(other.traits)
      properties.heading = properties.heading ?? other.heading
      properties.customContent += other.customContent
      properties.actions += other.actions
    }
    ownValue = Self.joined(values)
    let hint = Self.joined(hints)
    if !hint.isEmpty { properties.hint = hint }
  }

  // MARK: Actions

  /// The named actions, in the order in which a screen reader lists them.
  var namedActions: [AccessibilityProperties.Action] {
    buttons + properties.actions.filter { $0.name != nil }
  }

  /// The action of a press, named like the element; `nil` if a press does nothing.
  var press: AccessibilityProperties.Action? {
    let own = properties.defaultAction
    guard let perform = own?.perform ?? action else { return nil }
    return .init(
      name: label, kind: nil, isEnabled: !isDimmed && own?.isEnabled != false,
      perform: perform)
  }

  /// The point at which a press touches an element without an action, as on iOS
  /// (Rules/Accessibility.md#activation); `nil` if a press doesn't touch it.
  var touchedPoint: CGPoint? {
    guard !hasOneRole, !isDimmed, press == nil else { return nil }
    return CGPoint(x: frame.midX, y: frame.midY)
  }

  /// Returns the action with a name, or else the standard action, the zoom or the scrolling that
  /// the name means; `nil` if the element has no such action.
  func action(called name: String) -> AccessibilityProperties.Action? {
    if let named = namedActions.first(where: { $0.name == name }) { return named }
    let kind = AccessibilityActionKind.standard[name]
    if kind == .default { return press }
    if let kind { return properties.actions.first { $0.kind == kind } }
    let perform: (() -> Void)?
    switch name {
    case "zoom in", "zoom out":
      let direction: AccessibilityZoomGestureAction.Direction =
        name == "zoom in" ? .zoomIn : .zoomOut
      let point = CGPoint(x: frame.width / 2, y: frame.height / 2)
      perform = properties.zoom.map { zoom in
        { zoom(.init(direction: direction, location: .center, point: point)) }
      }
    case "scroll top": perform = properties.scroll.map { scroll in { scroll(.top) } }
    case "scroll bottom": perform = properties.scroll.map { scroll in { scroll(.bottom) } }
    case "scroll leading": perform = properties.scroll.map { scroll in { scroll(.leading) } }
    case "scroll trailing": perform = properties.scroll.map { scroll in { scroll(.trailing) } }
    default: perform = nil
    }
    return perform.map { .init(name: name, kind: nil, isEnabled: !isDimmed, perform: $0) }
  }

  /// The action of a swipe up (1) or down (-1), which returns whether there was a step to take;
  /// `nil` if the element refuses it.
  var adjust: (@MainActor (Int) -> Bool)? {
    guard !isDimmed, properties.adjustment?.isEnabled != false else { return nil }
    guard let adjustment = properties.adjustment else { return step }
    return {
      adjustment.perform($0 > 0 ? .increment : .decrement)
      return true
    }
  }

  /// Adds the action that opens the context menu of a view.
  mutating func addMenu(_ handle: ControlHandle) {
    guard let press = handle.press else { return }
    properties.actions.append(
      .init(name: nil, kind: .showMenu, isEnabled: handle.isEnabled) {
        MainActor.assumeIsolated { press() }
      })
  }

  // MARK: Values

  /// Returns the spoken value of a control.
  static func value(of handle: ControlHandle) -> String {
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
