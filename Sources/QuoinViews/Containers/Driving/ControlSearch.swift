import QuoinCore
import QuoinLayout

/// Finds the control of a living view that a test or script wants to drive, and says why where it can't be driven.
@MainActor
package struct ControlSearch {
  private let views: ViewTree
  private let emission: Emission

  package init(views: ViewTree, emission: Emission) {
    self.views = views
    self.emission = emission
  }

  /// The control called `name` that has `part`.
  ///
  /// - Parameters:
  ///   - does: what the caller wants to do with it, for messages: "typed into".
  ///   - isTouched: whether it has to be enabled and in sight.
  package func handle<Part>(
    _ name: String, _ does: String, isTouched: Bool = true,
    where part: (ControlHandle) -> Part?
  ) throws -> (handle: ControlHandle, part: Part, node: LayoutTree.Node) {
    var other: String?
    var problem: (any Error)?
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
          // Another control of that name may be in sight.
          problem = problem ?? error
          break
        }
      }
    }
    throw problem ?? ControlError.wrongKind(name, does, found: other)
  }

  /// The node called `name`: by identifier, label or text, else by the title of a control that doesn't draw it. The
  /// front presentation comes first.
  package func node(called name: String) throws -> LayoutTree.Node { try nodes(called: name)[0] }

  /// What assistive technologies are told of the view called `name`.
  package func accessibility(of name: String) throws -> AccessibilityProperties {
    emission.accessibility(of: try node(called: name))
  }

  private func nodes(called name: String) throws -> [LayoutTree.Node] {
    let typed = name.asTyped
    let titled = emission.carried(ControlHandle.self, inside: emission.frontNode).filter {
      $0.thing.label?().asTyped == typed
    }.map(\.node)
    do {
      return try views.search(name).map(\.node) + titled
    } catch {
      guard !titled.isEmpty else { throw error }
      return titled
    }
  }

  /// The controls at `node` and inside it, else those around it, the nearest first.
  private func handles(at node: LayoutTree.Node) -> [(ControlHandle, LayoutTree.Node)] {
    var found = emission.carried(ControlHandle.self, inside: node).map { ($0.thing, $0.node) }
    var around = emission.tree.parent(of: node)
    while around > 0 {
      found += emission.carried(ControlHandle.self, to: around).map { ($0, around) }
      around = emission.tree.parent(of: around)
    }
    return found
  }

  private func check(_ handle: ControlHandle, _ node: LayoutTree.Node, _ name: String) throws {
    guard handle.isEnabled else { throw ControlError.disabled(name, handle.kind) }
    _ = try TouchTarget(views).point(of: node, called: name)
  }
}

/// Why a control could not be driven.
public enum ControlError: Error, Equatable, CustomStringConvertible {
  /// The view is no control with which that can be done; the error says what it is, or what is near it.
  case wrongKind(String, String, found: String?)
  /// The control is disabled.
  case disabled(String, String)
  /// The control doesn't take the value.
  case value(String, String)
  /// The control has no such choice; the error lists those it has.
  case choice(String, String, [String])
  /// There is no further step: the control is at its limit.
  case limit(String)
  /// Nothing is presented, or the presentation can only be left by one of its buttons.
  case notPresented
  case notDismissible(String)
  /// There is no page to go back from.
  case firstPage
  /// Nothing in a scroll view has that name.
  case scrollTarget(String)

  public var description: String {
    switch self {
    case .wrongKind(let name, let does, let found):
      "\"\(name)\" can't be \(does): \(found.map { "it is a \($0)." } ?? "no control is there.") Give the control itself an .accessibilityIdentifier."
    case .disabled(let name, let kind):
      "\"\(name)\" can't be used: the \(kind) is disabled."
    case .value(let name, let problem): "\"\(name)\" doesn't take the value. \(problem)"
    case .choice(let name, let choice, let choices):
      "\"\(name)\" has no choice called \"\(choice)\". There are: \(choices.map { "\"\($0)\"" }.joined(separator: ", "))."
    case .limit(let name): "\"\(name)\" is at its limit: there is no step further."
    case .notPresented: "Nothing is presented that could be dismissed."
    case .notDismissible(let kind):
      "The \(kind) in front can't be left by a swipe or a tap beside it: tap one of its buttons."
    case .firstPage:
      "There is no page to go back from: the first page of every navigation is shown."
    case .scrollTarget(let name):
      "Nothing in a scroll view is called \(name): give a view in it .id(\(name)), or a ForEach an item of that id."
    }
  }
}
