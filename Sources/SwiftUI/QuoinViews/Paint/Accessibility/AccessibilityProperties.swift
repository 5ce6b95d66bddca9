import Foundation
import QuoinCore
import QuoinGeometry
import QuoinLayout

/// The accessibility properties of a view.
///
/// Live views keep them, and tests obtain them with `ViewHost.accessibility(of:)`. They aren't
/// visible. There is one stored property for each of them.
public struct AccessibilityProperties {
  /// The accessibility label.
  public package(set) var label: String?
  /// The accessibility value.
  public package(set) var value: String?
  /// The accessibility hint.
  public package(set) var hint: String?
  public package(set) var traits: AccessibilityTraits = []
  /// The traits that were removed from it.
  public package(set) var removedTraits: AccessibilityTraits = []
  /// Whether it is hidden from assistive technologies.
  public package(set) var isHidden = false
  /// The names for speech input, in addition to the label.
  public package(set) var inputLabels: [String] = []
  /// The reading order among its siblings: higher numbers first.
  public package(set) var sortPriority = 0.0
  /// The heading level.
  public package(set) var heading: AccessibilityHeadingLevel?
  /// The treatment of the children, if it is an element.
  public package(set) var children: AccessibilityChildBehavior?
  /// The custom content.
  public package(set) var customContent: [CustomContent] = []
  /// The actions, outer ones first.
  public package(set) var actions: [Action] = []
  /// The rotors.
  public package(set) var rotors: [Rotor] = []
  /// The role that no trait expresses, such as `progress indicator`.
  package var role: String?
  /// The place among the options of a control, such as `1 of 3`.
  package var position: String?
  /// The identities of the pairs of a label and its content in which it has a role.
  package var pairs: [AccessibilityLabeledPairRole: AnyHashable] = [:]
  package var adjustment: Adjustment?
  package var scroll: ((Edge) -> Void)?
  package var zoom: ((AccessibilityZoomGestureAction) -> Void)?

  /// A piece of custom content.
  public struct CustomContent: Equatable, Sendable {
    public let label: String
    public let value: String?
    /// Whether it is spoken without a request.
    public let isImportant: Bool
    /// The identity, which later content with the same one replaces.
    let id: String
  }

  /// The action that increments or decrements the value.
  package struct Adjustment {
    /// Whether the view with the action is enabled.
    package let isEnabled: Bool
    package let perform: (AccessibilityAdjustmentDirection) -> Void
  }

  /// An accessibility action.
  public struct Action {
    /// The action's name; `nil` for standard actions.
    public let name: String?
    public let kind: AccessibilityActionKind?
    /// Whether the view with the action is enabled.
    package let isEnabled: Bool
    /// Performs the action.
    public let perform: () -> Void

    package init(
      name: String?, kind: AccessibilityActionKind?, isEnabled: Bool,
      perform: @escaping () -> Void
    ) {
      (self.name, self.kind, self.isEnabled) = (name, kind, isEnabled)
      self.perform = perform
    }
  }

  /// A list of views between which users can jump.
  public struct Rotor: Equatable, Sendable {
    public let label: String
    public let entries: [String]
  }

  package init() {}

  /// The action of a press, if a modifier sets one.
  package var defaultAction: Action? { actions.first { $0.kind == .default } }

  /// Whether the value can be incremented and decremented.
  public var isAdjustable: Bool { adjustment != nil }

  /// Increments or decrements the value.
  public func adjust(_ direction: AccessibilityAdjustmentDirection) {
    adjustment?.perform(direction)
  }
}

/// A change of the accessibility properties of the elements in a view.
package struct AccessibilityChange {
  package let change: (inout AccessibilityProperties) -> Void
  /// The treatment of those elements if the change makes the view an element.
  package var element: AccessibilityChildBehavior?
}

extension EmittedNodes {
  /// Returns the accessibility properties of `node` in a live tree.
  ///
  /// They are combined from its own modifiers, those of the wrapped node and those around it, up to
  /// a container that is an element itself. Outer ones take precedence
  /// (Rules/Accessibility.md#modifiers-reach-elements).
  package func accessibility(of node: LayoutTree.NodeID) -> AccessibilityProperties {
    var properties = AccessibilityProperties()
    var inside: [LayoutTree.NodeID] = []
    var next = node
    while true {
      let children = tree.children(of: next)
      guard children.count == 1, let child = children.first, tree.isWrapper(next) else { break }
      inside.append(child)
      next = child
    }
    for node in inside.reversed() + [node] {
      for item in attachments(AccessibilityChange.self, at: node) { item.change(&properties) }
    }
    var outer = tree.parent(of: node)
    var isSameView = true
    while outer.isBelowTop {
      isSameView = isSameView && tree.isWrapper(outer)
      for item in attachments(AccessibilityChange.self, at: outer) {
        guard isSameView || item.element == nil else { return properties }
        item.change(&properties)
      }
      outer = tree.parent(of: outer)
    }
    return properties
  }
}

extension View {
  /// Changes the accessibility properties of the elements in the view.
  /// Sizing: neutral.
  func accessibility(
    if isEnabled: Bool = true,
    _ change: @escaping @MainActor (inout AccessibilityProperties, EnvironmentValues) -> Void
  ) -> some View {
    attribute { emission, mark in
      guard isEnabled, emission.keepsAttachments else { return }
      let environment = emission.environment
      emission.attach(
        AccessibilityChange { properties in
          MainActor.assumeIsolated {
            var changed = properties
            change(&changed, environment)
            properties = changed
          }
        }, since: mark)
    }
  }
}
