import QuoinCore

/// The action of one `onSubmit`, linked to the next outer one.
@MainActor
final class SubmitLink {
  var triggers = SubmitTriggers()
  var action: () -> Void = {}
  /// The next outer link; also `nil` where a `submitScope` ends the chain.
  var outer: SubmitLink?

  /// Calls the actions of all links, from the inside out.
  func submit(_ trigger: SubmitTriggers) {
    if !triggers.isDisjoint(with: trigger) { action() }
    outer?.submit(trigger)
  }
}

private struct SubmitLinkKey: EnvironmentKey {
  static var defaultValue: SubmitLink? { nil }
}

extension EnvironmentValues {
  var submission: SubmitLink? {
    get { self[SubmitLinkKey.self] }
    set { self[SubmitLinkKey.self] = newValue }
  }
}

private struct SubmitModifier: _LivingOnlyModifier {
  let triggers: SubmitTriggers
  let action: () -> Void

  static func _emitLiving<V: View>(_ modifier: Self, content: V, into emission: Emission) {
    let link = emission.keep { SubmitLink() }
    (link.triggers, link.action) = (modifier.triggers, modifier.action)
    link.outer = emission.environment.submission
    emission.withEnvironment({ $0.submission = link }, { V._emit(content, into: emission) })
  }
}

private struct SubmitScope: _LivingOnlyModifier {
  static func _emitLiving<V: View>(_ modifier: Self, content: V, into emission: Emission) {
    emission.withEnvironment({ $0.submission = nil }, { V._emit(content, into: emission) })
  }
}

extension View {
  /// Calls `action` when a field inside is submitted, followed by the actions of enclosing
  /// `onSubmit`s.
  /// Sizing: neutral.
  public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void)
    -> some View
  {
    modifier(SubmitModifier(triggers: triggers, action: action))
  }

  /// Hides submissions inside from enclosing `onSubmit`s, if `isBlocking`.
  /// Sizing: neutral.
  @ViewBuilder
  public func submitScope(_ isBlocking: Bool = true) -> some View {
    if isBlocking { modifier(SubmitScope()) } else { self }
  }
}

/// The kinds of fields whose submission triggers an action.
public struct SubmitTriggers: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let text = SubmitTriggers(rawValue: 1)
  public static let search = SubmitTriggers(rawValue: 2)
}
