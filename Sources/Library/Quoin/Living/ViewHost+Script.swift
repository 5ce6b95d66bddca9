import Foundation
import QuoinCore
import QuoinGeometry
import QuoinViews

extension ViewHost {
  /// Performs one step of a script: `try host.perform(Interaction("type 42 into Amount"))`.
  ///
  /// - Returns: the record of the updates.
  @discardableResult
  public func perform(_ interaction: Interaction) throws -> UpdateRecord {
    switch interaction.step {
    case .tap(let name): try tap(name)
    case .tapPoint(let point): try tap(at: point)
    case .doubleTap(let name): try doubleTap(name)
    case .longPress(let name): try longPress(name)
    case .drag(let name, let distance): try drag(name, by: distance)
    case .dragPoint(let start, let end): try drag(from: start, to: end)
    case .swipe(let name, let direction, let isFull):
      try swipe(name, direction, isFull: isFull)
    case .type(let text, let name): try type(text, into: name)
    case .typeFocused(let text): try press(keysOf: text)
    case .paste(let text): try paste(text)
    case .clear(let name): try clear(name)
    case .submit(let name): try submit(name)
    case .set(let name, let value): try set(name, to: value)
    case .toggle(let name): try toggle(name)
    case .increment(let name): try increment(name)
    case .decrement(let name): try decrement(name)
    case .select(let option, let name): try select(option, in: name)
    case .focus(let name): try focus(name)
    case .moveFocus(let direction): try moveFocus(direction)
    case .scroll(let name, let distance): try scroll(name, by: distance)
    case .scrollPoint(let point, let distance): try scroll(at: point, by: distance)
    case .scrollTo(let id): try scroll(toWritten: id)
    case .act(let action, let name): try performAccessibilityAction(named: action, on: name)
    case .goBack: try goBack()
    case .dismiss: try dismiss()
    case .press(let key, let modifiers): try press(key: key, modifiers: modifiers)
    case .advance(let seconds): try advance(by: seconds)
    case .touch(let touch): try perform(touch)
    }
  }

  /// Scrolls to the view whose identity is `id`, as a string, a number or a UUID.
  private func scroll(toWritten id: String) throws -> UpdateRecord {
    try perform {
      let scrolling = tree.emission.scrolling
      guard let target = ViewTree.ids(written: id).first(where: scrolling.canScroll) else {
        throw ControlError.scrollTarget(id)
      }
      scrolling.scroll(to: target, anchor: nil)
    }
  }

  private func press(keysOf text: String) throws -> UpdateRecord {
    try checkCount(text.count)
    var record = UpdateRecord()
    var isTaken = text.isEmpty
    for character in text {
      let (update, takesKey) = try send(KeyEquivalent(character == "\n" ? "\r" : character))
      record.append(update)
      isTaken = isTaken || takesKey
    }
    if !isTaken { warn(ofUntaken: "text “\(text)”") }
    return record
  }
}
