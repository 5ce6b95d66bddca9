import QuoinCore
import QuoinLayout

/// Finds the control of a live view that a test or script drives, or the reason why it can't be
/// driven.
@MainActor
package struct ControlSearch {
  private let views: ViewTree
  private let emission: Emission

  package init(views: ViewTree, emission: Emission) {
    self.views = views
    self.emission = emission
  }

  /// Returns the control named `name` that has `part`.
  ///
  /// - Parameters:
  ///   - does: The attempted action, for messages: "typed into".
  ///   - isTouched: Whether the control must be enabled and visible.
  package func handle<Part>(
    _ name: String, _ does: String, isTouched: Bool = true,
    where part: (ControlHandle) -> Part?
  ) throws -> (handle: ControlHandle, part: Part, node: LayoutTree.NodeID) {
    var other: String?
    var failure: (any Error)?
    for node in try nodes(called: name) {
      for (handle, node) in handles(at: node) {
        guard let part = part(handle) else {
          other = other ?? handle.kind
          continue
        }
        do {
          if isTouched { try check(handle, node, name) }
          return (handle, part, node)
        } catch let error as InteractionError {
          // Another control with that name may be visible.
          failure = failure ?? error
          break
        }
      }
    }
    throw failure ?? ControlError.wrongKind(name, does, found: other)
  }

  /// Returns the node named `name`: by identifier, label or text, or by the title of a control that
  /// doesn't draw it. The frontmost presentation is searched first.
  package func node(called name: String) throws -> LayoutTree.NodeID { try nodes(called: name)[0] }

  /// Returns the accessibility properties of the view named `name`.
  package func accessibility(of name: String) throws -> AccessibilityProperties {
    emission.nodes.accessibility(of: try node(called: name))
  }

  private func nodes(called name: String) throws -> [LayoutTree.NodeID] {
    let typed = name.asTyped
    let titled = emission.nodes.carriedInFront(ControlHandle.self).filter {
      $0.thing.label?().asTyped == typed
    }.map(\.node)
    do {
      return try views.search(name).map(\.node) + titled
    } catch {
      guard !titled.isEmpty else { throw error }
      return titled
    }
  }

  /// Returns the controls at `node` and its descendants, or else those of its ancestors, nearest
  /// first.
  private func handles(at node: LayoutTree.NodeID) -> [(ControlHandle, LayoutTree.NodeID)] {
    var found = emission.nodes.attachments(ControlHandle.self, inside: node).map {
      ($0.thing, $0.node)
    }
    var around = emission.tree.parent(of: node)
    while around.isBelowTop {
      found += emission.nodes.attachments(ControlHandle.self, at: around).map { ($0, around) }
      around = emission.tree.parent(of: around)
    }
    return found
  }

  private func check(_ handle: ControlHandle, _ node: LayoutTree.NodeID, _ name: String) throws {
    guard handle.isEnabled else { throw ControlError.disabled(name, handle.kind) }
    _ = try TouchTarget(views).point(of: node, called: name)
  }
}

/// An error that prevents a control from being driven.
public enum ControlError: Error, Equatable, CustomStringConvertible {
  /// The view doesn't support the action; the message names its kind, or nearby controls.
  case wrongKind(String, String, found: String?)
  /// No field has the focus.
  case noFocusedField
  /// The control is disabled.
  case disabled(String, String)
  /// The control rejects the value.
  case value(String, String)
  /// The control's value doesn't have the expected type.
  case valueType(String, found: String)
  /// The control has no such option; the message lists its options.
  case choice(String, String, [String])
  /// The control is at its limit, so there are no more steps.
  case limit(String)
  /// Nothing is presented, or the presentation can only be dismissed with one of its buttons.
  case notPresented
  case notDismissible(String)
  /// There is no previous page.
  case firstPage
  /// No view in a scroll view has that name.
  case scrollTarget(String)
  /// The view has no such accessibility action; the message lists its named actions.
  case action(String, String, [String])

  package var isWrongKind: Bool {
    if case .wrongKind = self { true } else { false }
  }

  public var description: String {
    switch self {
    case .wrongKind(let name, let does, let found):
      "\"\(name)\" can't be \(does): \(found.map { "it is a \($0)." } ?? "no control is there.") Give the control itself an .accessibilityIdentifier."
    case .noFocusedField: "No field has the focus: focus one by its name first."
    case .disabled(let name, let kind):
      "\"\(name)\" can't be used: the \(kind) is disabled."
    case .value(let name, let reason): "\"\(name)\" doesn't take the value. \(reason)"
    case .valueType(let name, let found): "The value of \"\(name)\" is a \(found)."
    case .choice(let name, let choice, let choices):
      "\"\(name)\" has no choice called \"\(choice)\". There are: \(choices.map { "\"\($0)\"" }.joined(separator: ", "))."
    case .action(let name, let action, let actions):
      "\"\(name)\" has no accessibility action called \"\(action)\". \(actions.isEmpty ? "It has no named ones: give it an .accessibilityAction(named:), or name the view that has one." : "There are: \(actions.map { "\"\($0)\"" }.joined(separator: ", ")).")"
    case .limit(let name): "\"\(name)\" is at its limit and can't be stepped further."
    case .notPresented: "Nothing is presented that could be dismissed."
    case .notDismissible(let kind):
      "The \(kind) in front can't be dismissed by a swipe or a tap outside: tap one of its buttons."
    case .firstPage:
      "There is no page to go back from: the first page of every navigation is shown."
    case .scrollTarget(let name):
      "Nothing in a scroll view is called \(name): give a view in it .id(\(name)), or a ForEach an item of that id."
    }
  }
}
