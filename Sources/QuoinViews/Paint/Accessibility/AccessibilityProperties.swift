import Foundation
import QuoinCore
import QuoinGeometry
import QuoinLayout

/// What assistive technologies are told of a view: a living view keeps it, and tests ask for it by
/// `ViewHost.accessibility(of:)`. Nothing of it is drawn.
///
/// Stored properties: one for each thing that can be told.
public struct AccessibilityProperties {
  /// What a screen reader calls the view.
  public internal(set) var label: String?
  /// What a screen reader says it is set to.
  public internal(set) var value: String?
  /// What a screen reader says of its use.
  public internal(set) var hint: String?
  public internal(set) var traits: AccessibilityTraits = []
  /// Traits that were taken away from it.
  public internal(set) var removedTraits: AccessibilityTraits = []
  /// Whether assistive technologies skip it.
  public internal(set) var isHidden = false
  /// What a user may call it, beside its label.
  public internal(set) var inputLabels: [String] = []
  /// When it is read among its neighbours: higher numbers first.
  public internal(set) var sortPriority = 0.0
  /// Its level among headings.
  public internal(set) var heading: AccessibilityHeadingLevel?
  /// What the views inside are to it, where it is an element.
  public internal(set) var children: AccessibilityChildBehavior?
  /// Further things to say of it.
  public internal(set) var customContent: [CustomContent] = []
  /// What can be done with it, by names.
  public internal(set) var actions: [Action] = []
  /// The lists by which a user jumps from one view to another.
  public internal(set) var rotors: [Rotor] = []
  var adjust: ((AccessibilityAdjustmentDirection) -> Void)?
  var scroll: ((Edge) -> Void)?
  var zoom: ((AccessibilityZoomGestureAction) -> Void)?

  /// Something to say of a view.
  public struct CustomContent: Equatable, Sendable {
    public let label: String
    public let value: String?
    /// Whether it is said without being asked for.
    public let isImportant: Bool
  }

  /// Something to do with a view.
  public struct Action {
    /// What a user calls it; `nil` for those that every device has.
    public let name: String?
    public let kind: AccessibilityActionKind?
    /// Does it.
    public let perform: () -> Void
  }

  /// A list of views.
  public struct Rotor: Equatable, Sendable {
    public let label: String
    public let entries: [String]
  }

  package init() {}

  /// Whether it can be turned up and down.
  public var isAdjustable: Bool { adjust != nil }

  /// Turns it up or down.
  public func adjust(_ direction: AccessibilityAdjustmentDirection) { adjust?(direction) }
}

/// A change of what assistive technologies are told of a view.
package struct AccessibilityChange {
  package let change: (inout AccessibilityProperties) -> Void
}

extension Emission {
  /// What assistive technologies are told of `node`, in a living tree: by the modifiers on it, on what it wraps and on
  /// the wrappers around it; outer ones count more.
  package func accessibility(of node: LayoutTree.Node) -> AccessibilityProperties {
    var properties = AccessibilityProperties()
    var inside: [LayoutTree.Node] = []
    var next = node
    while true {
      let children = tree.children(of: next)
      guard children.count == 1, let child = children.first, tree.isWrapper(next) else { break }
      inside.append(child)
      next = child
    }
    var around: [LayoutTree.Node] = []
    var outer = tree.parent(of: node)
    while outer > 0, tree.isWrapper(outer) || tree.isBoundary(outer) {
      around.append(outer)
      outer = tree.parent(of: outer)
    }
    for node in inside.reversed() + [node] + around {
      for item in carried(AccessibilityChange.self, to: node) { item.change(&properties) }
    }
    return properties
  }
}

extension View {
  /// Changes what assistive technologies are told of the view. Sizing: neutral.
  func accessibility(
    if isEnabled: Bool = true,
    _ change: @escaping @MainActor (inout AccessibilityProperties, EnvironmentValues) -> Void
  ) -> some View {
    attribute { emission, mark in
      guard isEnabled, emission.keepsCarried else { return }
      let environment = emission.environment
      emission.carry(
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
