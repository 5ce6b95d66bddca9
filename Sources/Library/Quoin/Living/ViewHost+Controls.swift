import Foundation
import QuoinCore
import QuoinGeometry
import QuoinViews

/// Methods that drive the controls of a live view.
///
/// | Call | User action |
/// | --- | --- |
/// | ``toggle(_:)``, `set(_:to:)` | flips a toggle, moves a slider, picks a date or color |
/// | ``increment(_:)``, ``decrement(_:)`` | taps a half of a stepper, or moves a slider by a step |
/// | ``select(_:in:)`` | chooses in a picker, a menu, a tab view |
/// | ``type(_:into:)``, ``clear(_:)``, ``submit(_:)`` | edits or submits a field |
/// | ``type(_:)``, ``paste(_:)``, ``selectAll()`` | edits the field with the focus |
/// | ``focus(_:)``, ``unfocus()``, ``press(key:modifiers:)`` | moves the focus, presses keys |
/// | ``hold(key:modifiers:repeats:)`` | holds a key until it repeats |
/// | ``scroll(_:to:)``, ``scroll(_:by:)``, ``scroll(to:anchor:)`` | scrolls |
/// | ``swipe(_:_:isFull:)`` | reveals the buttons behind a row, turns a page, scrolls, pulls down |
/// | ``selectRow(_:)``, ``selectRows(_:)`` | selects rows of a list |
/// | ``delete(row:)``, ``move(row:to:)``, ``refresh(_:)`` | changes a list |
/// | ``dismiss()``, ``goBack()`` | dismisses a presentation, or leaves a page |
/// | ``chooseFiles(_:)`` | chooses files in a file dialog of macOS |
///
/// A control is found by its `accessibilityIdentifier`, or else its `accessibilityLabel`, or else a
/// text that it shows, or else its title if that isn't drawn. Each call begins with an update and
/// returns the record of the updates after it. For a control that is disabled, hidden, covered or
/// outside the window, and for a host that is closed, the call throws a corresponding error.
extension ViewHost {
  // MARK: Values

  /// Turns the toggle called `name` on or off; opens or closes a disclosure group.
  @discardableResult
  public func toggle(_ name: String) throws -> UpdateRecord {
    try perform {
      try controls.handle(name, "turned on or off") { $0.toggle }.part()
    }
  }

  /// Sets the value of the control called `name`: a `Bool` for a toggle, a number for a slider, a
  /// `Date` for a date picker, the tag of a picker's choice, the text of a field.
  ///
  /// - Throws: `ControlError.value(_:_:)` for a value of another type, or outside the limits.
  @discardableResult
  public func set(_ name: String, to value: some Hashable) throws -> UpdateRecord {
    try set(name, toAny: value)
  }

  func set(_ name: String, toAny value: Any) throws -> UpdateRecord {
    try perform {
      let set = try controls.handle(name, "set") { $0.set }.part
      if let reason = set(value) { throw ControlError.value(name, reason) }
    }
  }

  /// Increments the stepper, slider or date picker called `name` by one step, or performs the
  /// `accessibilityAdjustableAction` of the view called `name`.
  @discardableResult
  public func increment(_ name: String) throws -> UpdateRecord { try step(name, 1) }

  /// Decrements the stepper, slider or date picker called `name` by one step, or performs the
  /// `accessibilityAdjustableAction` of the view called `name`.
  @discardableResult
  public func decrement(_ name: String) throws -> UpdateRecord { try step(name, -1) }

  private func step(_ name: String, _ count: Int) throws -> UpdateRecord {
    try perform {
      let step: @MainActor (Int) -> Bool
      do {
        step = try controls.handle(name, "stepped") { $0.step }.part
      } catch  where error is NameError || (error as? ControlError)?.isWrongKind == true {
        guard let adjustment = adjustment(of: name) else { throw error }
        step = adjustment
      }
      guard step(count) else { throw ControlError.limit(name) }
    }
  }

  /// Selects the option that shows `choice` in the picker, menu or tab view called `name`. For a
  /// menu, the call opens it first and closes it afterwards.
  ///
  /// - Throws: `ControlError.choice(_:_:_:)` if no option shows it.
  @discardableResult
  public func select(_ choice: String, in name: String) throws -> UpdateRecord {
    var record = try updateToBeDriven()
    let found = try controls.handle(name, "chosen from") {
      $0.options ?? ($0.kind == "Menu" ? { [] } : nil)
    }
    if let press = found.handle.press {
      press()
      record.append(try update())
      return try chooseInMenu(choice, name, record)
    }
    let options = found.part()
    guard let index = options.firstIndex(named: choice, \.title) else {
      throw ControlError.choice(name, choice, options.map(\.title))
    }
    return try perform(options[index].choose)
  }

  private func chooseInMenu(_ choice: String, _ name: String, _ record: UpdateRecord) throws
    -> UpdateRecord
  {
    var record = record
    let emission = tree.emission
    let entries = emission.nodes.carriedInFront(ControlHandle.self).filter {
      $0.thing.press != nil
    }
    let titles = entries.map { $0.thing.label?() ?? emission.nodes.labelText(inside: $0.node) }
    let index = titles.firstIndex(named: choice, \.self)
    if let index, entries[index].thing.isEnabled, let press = entries[index].thing.press {
      record.append(try perform(press))
      return record
    }
    emission.nodes.frontPresentation?.end()
    try update()
    if index != nil { throw ControlError.disabled(choice, "menu item") }
    throw ControlError.choice(name, choice, titles)
  }

  // MARK: Text

  /// Focuses the field called `name` and types `text` character by character, each followed by an
  /// update. Return submits a single-line field; a backspace (`"\u{8}"`) deletes.
  ///
  /// - Throws: `InteractionError.tooMany(_:)` for more than 10,000 characters, which `set(_:to:)`
  ///   writes at once.
  @discardableResult
  public func type(_ text: String, into name: String) throws -> UpdateRecord {
    try checkCount(text.count)
    var record = try focus(name)
    for character in text {
      record.append(
        try perform {
          try KeyDispatch(tree.emission).press(
            KeyEquivalent(character == "\n" ? "\r" : character), modifiers: [])
        })
    }
    return record
  }

  /// Empties the field called `name`.
  @discardableResult
  public func clear(_ name: String) throws -> UpdateRecord {
    var record = try focus(name)
    record.append(
      try perform { try controls.handle(name, "emptied") { $0.text }.part.replace(with: "") })
    return record
  }

  /// Submits the field called `name`, as Return does.
  @discardableResult
  public func submit(_ name: String) throws -> UpdateRecord {
    var record = try focus(name)
    record.append(
      try perform {
        tree.emission.service(FocusManager.self)?.submit(
          try controls.handle(name, "submitted") { $0.text }.part)
      })
    return record
  }

  // MARK: Focus and keys

  /// Focuses the field or focusable view called `name`.
  @discardableResult
  public func focus(_ name: String) throws -> UpdateRecord {
    try perform {
      let emission = tree.emission
      let node = try controls.node(called: name)
      guard let center = emission.service(FocusManager.self),
        let item = center.item(at: node, in: emission)
      else { throw ControlError.wrongKind(name, "focused", found: nil) }
      guard item.isEnabled else { throw ControlError.disabled(name, "field") }
      _ = try TouchTarget(tree.tree).point(of: node, called: name)
      center.touch(item, in: emission)
    }
  }

  /// Removes the focus from the focused view.
  @discardableResult
  public func unfocus() throws -> UpdateRecord {
    try perform { tree.emission.service(FocusManager.self)?.focus(nil, in: tree.emission) }
  }

  /// Presses a key of a hardware keyboard, for keyboard shortcuts, `onKeyPress`, the focused field
  /// or list, an alert, and Tab. Escape cancels the drag of an item. A key that nothing takes is a
  /// warning.
  @discardableResult
  public func press(key: KeyEquivalent, modifiers: EventModifiers = []) throws -> UpdateRecord {
    let (record, isTaken) = try send(key, modifiers)
    if !isTaken { warn(ofUntaken: "key \(KeyboardShortcut(key, modifiers: modifiers).words)") }
    return record
  }

  /// Holds a key of a hardware keyboard down until it has repeated `repeats` times.
  ///
  /// `onKeyPress` is called for the phases down, repeat and up; a field or a list takes each
  /// repetition, a keyboard shortcut only the first press.
  ///
  /// - Throws: `InteractionError.tooMany(_:)` for more than 10,000 repetitions.
  @discardableResult
  public func hold(key: KeyEquivalent, modifiers: EventModifiers = [], repeats: Int = 1) throws
    -> UpdateRecord
  {
    guard repeats > 0 else { return try press(key: key, modifiers: modifiers) }
    try checkCount(repeats)
    var (record, isTaken) = try send(key, modifiers, .down)
    for number in 1...repeats {
      let (update, takesKey) = try send(
        key, modifiers, number < repeats ? .repeat : [.repeat, .up])
      record.append(update)
      isTaken = isTaken || takesKey
    }
    if !isTaken { warn(ofUntaken: "key \(KeyboardShortcut(key, modifiers: modifiers).words)") }
    return record
  }

  /// Presses a key, and returns whether anything has taken it.
  func send(
    _ key: KeyEquivalent, _ modifiers: EventModifiers = [],
    _ phases: KeyPress.Phases = [.down, .up]
  ) throws -> (UpdateRecord, Bool) {
    var isTaken = false
    let record = try perform {
      isTaken =
        try key == .escape && tree.pointer.cancelDrag()
        || KeyDispatch(tree.emission).press(key, modifiers: modifiers, phases: phases)
    }
    return (record, isTaken)
  }

  func warn(ofUntaken keys: String) {
    tree.emission.diagnostics.addWarning(
      "Nothing has taken the \(keys): no view with the focus handles it, and no shortcut has it.")
  }

  // MARK: Scrolling

  /// Scrolls the scroll view or list called `name`, or the one around that view, to `offset` points
  /// from its leading and top ends, limited to its content.
  @discardableResult
  public func scroll(_ name: String, to offset: CGPoint) throws -> UpdateRecord {
    try scroll(name) { _ in offset }
  }

  /// Scrolls the scroll view or list called `name`, or the one around that view, by `distance`
  /// points; positive distances move towards the end of the content.
  @discardableResult
  public func scroll(_ name: String, by distance: CGSize) throws -> UpdateRecord {
    try scroll(name) { CGPoint(x: $0.x + distance.width, y: $0.y + distance.height) }
  }

  private func scroll(_ name: String, _ offset: (CGPoint) -> CGPoint) throws -> UpdateRecord {
    try perform {
      let emission = tree.emission
      guard let node = emission.scrolling.view(at: try controls.node(called: name)) else {
        throw ControlError.wrongKind(name, "scrolled", found: nil)
      }
      guard emission.scrolling.isEnabled(node) else {
        throw ControlError.disabled(name, "ScrollView")
      }
      let wanted = offset(emission.tree.scrollOffset(of: node))
      guard wanted.x.isFinite, wanted.y.isFinite else { throw InteractionError.notFinite }
      emission.scrolling.move(node, to: wanted)
    }
  }

  /// Scrolls to the view with the identity `id`, or to the item of a `ForEach`, like a
  /// `ScrollViewReader`.
  ///
  /// - `anchor`: the point of the view to align with the same point of the visible part; without
  ///   one, the scroll view scrolls just enough to show the whole view.
  @discardableResult
  public func scroll(to id: some Hashable, anchor: UnitPoint? = nil) throws -> UpdateRecord {
    try perform {
      guard tree.emission.scrolling.canScroll(to: AnyHashable(id)) else {
        throw ControlError.scrollTarget("\(id)")
      }
      tree.emission.scrolling.scroll(to: AnyHashable(id), anchor: anchor)
    }
  }

  // MARK: Lists

  /// Selects the list row that is called `name` or contains the view of that name. In a list with a
  /// set as its selection the call adds the row to the set, or removes it.
  @discardableResult
  public func selectRow(_ name: String) throws -> UpdateRecord {
    try perform { try controls.handle(name, "selected") { $0.row?.select }.part() }
  }

  /// Selects exactly the list rows that are called `names` or contain the views of those names, as
  /// assistive technologies do. A list with a single selection ignores the request for several.
  @discardableResult
  public func selectRows(_ names: [String]) throws -> UpdateRecord {
    try perform {
      let rows = try names.map { name in
        try controls.handle(name, "selected") { $0.row?.choose == nil ? nil : $0.row }.part
      }
      guard rows.count < 2 || rows.allSatisfy(\.takesMany) else { return }
      for (index, row) in rows.enumerated() { row.choose?(index > 0) }
    }
  }

  /// Deletes the list row that is called `name` or contains the view of that name, through
  /// `onDelete`.
  @discardableResult
  public func delete(row name: String) throws -> UpdateRecord {
    try perform { try controls.handle(name, "deleted") { $0.row?.delete }.part() }
  }

  /// Moves the list row that is called `name` or contains the view of that name to `index` in the
  /// data, through `onMove`; the index is clamped to the data.
  @discardableResult
  public func move(row name: String, to index: Int) throws -> UpdateRecord {
    try perform { try controls.handle(name, "moved") { $0.row?.move }.part(index) }
  }

  /// Pulls down the list or scroll view called `name`, and waits for the action of `refreshable`.
  @discardableResult
  public func refresh(_ name: String) async throws -> UpdateRecord {
    var record = try updateToBeDriven()
    let refresh = try controls.handle(name, "refreshed") { $0.refresh }.part
    await refresh()
    record.append(try update())
    return record
  }

  // MARK: Dismissing

  /// Dismisses the frontmost presentation: a sheet by a swipe, a popover, dialog or menu by a tap
  /// outside.
  ///
  /// - Throws: `ControlError.notPresented`, or `ControlError.notDismissible(_:)` for an alert, for
  ///   a full-screen cover, and under `interactiveDismissDisabled`.
  @discardableResult
  public func dismiss() throws -> UpdateRecord {
    try perform {
      guard let presentation = tree.emission.nodes.frontPresentation else {
        throw ControlError.notPresented
      }
      guard presentation.canBeLeft else {
        throw ControlError.notDismissible(presentation.kind.rawValue)
      }
      presentation.end()
    }
  }

  /// Leaves the top page of the innermost navigation stack that shows a page above its root.
  @discardableResult
  public func goBack() throws -> UpdateRecord {
    try perform {
      let emission = tree.emission
      let navigations = emission.nodes.carriedInFront(NavigationHandle.self)
      guard navigations.reversed().contains(where: { $0.thing.goBack() }) else {
        throw ControlError.firstPage
      }
    }
  }

  // MARK: Queries

  /// Returns the value of the control called `name`: a `Bool` for a toggle, a `Double` for a
  /// slider, a `Date` for a date picker, the tag of a picker's selected option, the text of a
  /// field.
  ///
  ///     try host.value(of: "Volume", as: Double.self)
  ///
  /// - Returns: the value; `nil` if nothing is selected.
  /// - Throws: `ControlError.valueType(_:found:)` if the value has another type.
  public func value<Value>(of name: String, as type: Value.Type) throws -> Value? {
    guard let found = try value(called: name) else { return nil }
    guard let value = found as? Value else {
      throw ControlError.valueType(name, found: "\(Swift.type(of: found))")
    }
    return value
  }

  func value(called name: String) throws -> Any? {
    try update()
    return try controls.handle(name, "asked for a value", isTouched: false) { $0.value }.part()
  }

  /// Returns the characters shown by the field called `name`, or the texts inside another view,
  /// concatenated.
  public func text(of name: String) throws -> String {
    try update()
    if let field = try? controls.handle(name, "read", isTouched: false, where: { $0.text }) {
      return field.part.string
    }
    return tree.emission.nodes.labelText(inside: try controls.node(called: name))
  }

  /// Whether the control called `name` can be used.
  public func isEnabled(_ name: String) throws -> Bool {
    try update()
    return try controls.handle(name, "asked", isTouched: false) { $0 }.handle.isEnabled
  }

  /// Whether the view called `name`, or something inside it, has the focus.
  public func isFocused(_ name: String) throws -> Bool {
    try update()
    let emission = tree.emission
    guard let center = emission.service(FocusManager.self), let focused = center.focused else {
      return false
    }
    return center.item(at: try controls.node(called: name), in: emission) === focused
  }

  // MARK: Performing

  var controls: ControlSearch { ControlSearch(views: tree.tree, emission: tree.emission) }

  /// Updates the view, calls `action`, and updates the view again.
  func perform(_ action: () throws -> Void) throws -> UpdateRecord {
    try updateToBeDriven()
    try action()
    var record = try update()
    // Some changes wait for the end of an update, such as those of a field that loses the focus.
    tree.emission.service(FocusManager.self)?.settle(tree.emission)
    record.append(try update())
    return record
  }
}
