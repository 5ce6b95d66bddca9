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
  public internal(set) var label: String?
  /// The accessibility value.
  public internal(set) var value: String?
  /// The accessibility hint.
  public internal(set) var hint: String?
  public internal(set) var traits: AccessibilityTraits = []
  /// The traits that were removed from it.
  public internal(set) var removedTraits: AccessibilityTraits = []
  /// Whether it is hidden from assistive technologies.
  public internal(set) var isHidden = false
  /// The names for speech input, in addition to the label.
  public internal(set) var inputLabels: [String] = []
  /// The reading order among its siblings: higher numbers first.
  public internal(set) var sortPriority = 0.0
  /// The heading level.
  public internal(set) var heading: AccessibilityHeadingLevel?
  /// The treatment of the children, if it is an element.
  public internal(set) var children: AccessibilityChildBehavior?
  /// The custom content.
  public internal(set) var customContent: [CustomContent] = []
  /// The named actions.
  public internal(set) var actions: [Action] = []
  /// The rotors.
  public internal(set) var rotors: [Rotor] = []
  var adjust: ((AccessibilityAdjustmentDirection) -> Void)?
  var scroll: ((Edge) -> Void)?
  var zoom: ((AccessibilityZoomGestureAction) -> Void)?

  /// A piece of custom content.
  public struct CustomContent: Equatable, Sendable {
    public let label: String
    public let value: String?
    /// Whether it is spoken without a request.
    public let isImportant: Bool
  }

  /// An accessibility action.
  public struct Action {
    /// The action's name; `nil` for standard actions.
    public let name: String?
    public let kind: AccessibilityActionKind?
    /// Performs the action.
    public let perform: () -> Void
  }

  /// A list of views between which users can jump.
  public struct Rotor: Equatable, Sendable {
    public let label: String
    public let entries: [String]
  }

  package init() {}

  /// Whether the value can be incremented and decremented.
  public var isAdjustable: Bool { adjust != nil }

  /// Increments or decrements the value.
  public func adjust(_ direction: AccessibilityAdjustmentDirection) { adjust?(direction) }
}

/// A change of a view's accessibility properties.
package struct AccessibilityChange {
  package let change: (inout AccessibilityProperties) -> Void
}

extension EmittedNodes {
  /// Returns the accessibility properties of `node` in a live tree, combined from its own
  /// modifiers, those of the wrapped node and those of its wrappers. Outer ones take precedence.
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
    var around: [LayoutTree.NodeID] = []
    var outer = tree.parent(of: node)
    while outer.isBelowTop, tree.isWrapper(outer) || tree.isBoundary(outer) {
      around.append(outer)
      outer = tree.parent(of: outer)
    }
    for node in inside.reversed() + [node] + around {
      for item in attachments(AccessibilityChange.self, at: node) { item.change(&properties) }
    }
    return properties
  }
}

extension View {
  /// Changes the accessibility properties of the view.
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
