import Foundation
import QuoinCore

extension AccessibilityRotorEntry {
  public init(
    _ label: Text, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {
    self.init(label, id: id)
  }
}

extension View {
  /// Makes the view the label of another view, or the content with the label
  /// (Rules/Accessibility.md#pairs).
  /// Sizing: neutral.
  public func accessibilityLabeledPair<ID: Hashable>(
    role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
  ) -> some View {
    accessibility { properties, _ in
      properties.pairs[role] = [AnyHashable(namespace), AnyHashable(id)] as [AnyHashable]
    }
  }

  /// Compiles only: links related views.
  /// Sizing: neutral.
  public func accessibilityLinkedGroup<ID: Hashable>(id: ID, in namespace: Namespace.ID)
    -> some View
  { self }

  /// Compiles only: identifies the view for the entries of a rotor.
  /// Sizing: neutral.
  public func accessibilityRotorEntry<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View
  { self }
}
