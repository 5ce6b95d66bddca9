import QuoinCore
import QuoinGeometry
import QuoinViews

extension ViewHost {
  /// Does what the sentence of an ``Interaction`` says: `try host.perform("type 42 into Amount")`.
  ///
  /// - Returns: what the updates did.
  /// - Throws: ``InteractionSyntaxError`` for a sentence that is not understood, else what the step throws.
  @discardableResult
  public func perform(_ sentence: String) throws -> UpdateRecord {
    try perform(Interaction(sentence))
  }

  /// Does one step of a script.
  @discardableResult
  public func perform(_ step: Interaction) throws -> UpdateRecord {
    switch step {
    case .tap(let name): try tap(name)
    case .tapAt(let point): try tap(at: point)
    case .doubleTap(let name): try doubleTap(name)
    case .longPress(let name): try longPress(name)
    case .drag(let name, let distance): try drag(name, by: distance)
    case .swipe(let name, let direction, let isFull):
      try swipe(name, direction, isFull: isFull)
    case .type(let text, let name): try type(text, into: name)
    case .clear(let name): try clear(name)
    case .submit(let name): try submit(name)
    case .set(let name, let value): try set(name, to: value)
    case .toggle(let name): try toggle(name)
    case .increment(let name): try increment(name)
    case .decrement(let name): try decrement(name)
    case .select(let option, let name): try select(option, in: name)
    case .focus(let name): try focus(name)
    case .scrollTo(let id): try scroll(to: id)
    case .scroll(let name, let distance): try scroll(name, by: distance)
    case .back: try goBack()
    case .dismiss: try dismiss()
    case .press(let shortcut): try press(key: shortcut.key, modifiers: shortcut.modifiers)
    case .wait(let seconds): try advance(by: seconds)
    }
  }
}
