/// The styles of one kind set by enclosing views, innermost first.
///
/// The body of a style sees only the styles outside that style: if a style changes its
/// configuration and passes it on, as in `Label(configuration)`, the next style draws it.
public struct StyleChain<Style> {
  public let style: Style
  private let outer: [Style]

  public init(_ style: Style) { self.init(style: style, outer: []) }

  private init(style: Style, outer: [Style]) {
    self.style = style
    self.outer = outer
  }

  /// Returns the chain inside a view that sets `style`.
  public func adding(_ style: Style) -> StyleChain {
    StyleChain(style: style, outer: outer + [self.style])
  }

  /// The chain inside the body of the innermost style; the last style stays.
  public var next: StyleChain {
    guard let style = outer.last else { return self }
    return StyleChain(style: style, outer: outer.dropLast())
  }
}

extension StyleChain: SelfComparing {
  // Chains are recreated by every emission, so they are equal if their styles are.
  static func isSame(_ first: Self, _ second: Self) -> Bool {
    first.outer.count == second.outer.count
      && ValueComparison.areSame(first.style, second.style)
      && zip(first.outer, second.outer).allSatisfy { ValueComparison.areSame($0, $1) }
  }
}

extension Emission {
  /// Emits the body that `style` creates for a control as a separate element, so that a different
  /// style is a different identity.
  ///
  /// `makeBody` runs in the environment of the control, which properties of the style may read.
  public func emitStyled<Style, Entry, Body: View>(
    _ style: Style, of chain: WritableKeyPath<EnvironmentValues, StyleChain<Entry>>,
    _ makeBody: (Style) -> Body
  ) {
    guard enter(.type(Style.self)) else { return }
    if let style = DynamicProperties(self).prepared(style) {
      let body = evaluating { makeBody(style) }
      withEnvironment(
        { $0[keyPath: chain] = $0[keyPath: chain].next }, { Body._emit(body, into: self) })
    }
    leave()
  }
}
