import Foundation
import QuoinCore
import QuoinGeometry
import QuoinLayout

/// The views of a modifier that only assistive technologies find, such as a representation.
///
/// They are evaluated in a tree of their own when a screen reader reads the modified view, so that
/// no picture evaluates them.
@MainActor
package final class AccessibilityContent {
  /// The use of the elements of the views.
  package enum Use {
    /// In place of the elements of the modified view.
    case representation
    /// As children of the element of the modified view.
    case children
    /// As named actions of the modified view.
    case actions
    /// As the label of the modified view.
    case label
  }

  package let use: Use
  private let make: @MainActor () -> LivingTree<AnyView>
  private var living: LivingTree<AnyView>?

  init(_ use: Use, _ content: AnyView, in emission: Emission) {
    self.use = use
    let (environment, shaper, clock) = (emission.environment, emission.shaper, emission.clock)
    make = {
      LivingTree(
        content, proposal: .unspecified, environment: environment, shaper: shaper, clock: clock)
    }
  }

  /// Returns the views.
  ///
  /// - Parameters:
  ///   - size: The size of the modified view.
  ///   - label: The label of the modified view, for content that extends it.
  /// - Throws: The errors of an update.
  package func views(size: CGSize, label: String = "") throws -> LivingTree<AnyView> {
    let tree = living ?? make()
    living = tree
    tree.proposal = ProposedViewSize(size)
    if use == .label, tree.environment.extendedLabel != label {
      tree.environment.extendedLabel = label
    }
    try tree.update()
    return tree
  }
}

extension View {
  /// Gives the view elements that only assistive technologies find.
  /// Sizing: neutral.
  fileprivate func accessibilityContent(_ use: AccessibilityContent.Use, _ content: some View)
    -> some View
  {
    attribute { emission, mark in
      guard emission.isLiving else { return }
      emission.attach(AccessibilityContent(use, AnyView(content), in: emission), since: mark)
    }
  }

  /// Replaces the accessibility elements of the view by those of another view, which isn't drawn
  /// (Rules/Accessibility.md#representation).
  /// Sizing: neutral.
  public func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V)
    -> some View
  { accessibilityContent(.representation, representation()) }

  /// Replaces the children of the view's accessibility element by the elements of views that aren't
  /// drawn (Rules/Accessibility.md#representation).
  /// Sizing: neutral.
  public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View {
    accessibilityContent(.children, children())
  }

  /// Adds the buttons in `content` as named accessibility actions, in their order.
  /// Sizing: neutral.
  public func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content)
    -> some View
  { accessibilityContent(.actions, content()) }

  /// Adds the buttons in `content` as named accessibility actions, in their order.
  ///
  /// The category has no effect.
  /// Sizing: neutral.
  public func accessibilityActions<Content: View>(
    category: AccessibilityActionCategory, @ViewBuilder _ content: () -> Content
  ) -> some View { accessibilityContent(.actions, content()) }

  /// Sets the accessibility label of the view to the texts of `content`, which may contain the
  /// existing label.
  /// Sizing: neutral.
  public func accessibilityLabel<V: View>(
    @ViewBuilder content: (_ label: PlaceholderContentView<Self>) -> V
  ) -> some View {
    accessibilityContent(.label, content(PlaceholderContentView(AnyView(ExtendedLabel()))))
  }
}

/// The existing label in the content of a new one.
private struct ExtendedLabel: View {
  @Environment(\.extendedLabel) private var label
  var body: some View { Text(verbatim: label) }
}

private struct ExtendedLabelKey: EnvironmentKey {
  static var defaultValue: String { "" }
}

extension EnvironmentValues {
  fileprivate var extendedLabel: String {
    get { self[ExtendedLabelKey.self] }
    set { self[ExtendedLabelKey.self] = newValue }
  }
}
