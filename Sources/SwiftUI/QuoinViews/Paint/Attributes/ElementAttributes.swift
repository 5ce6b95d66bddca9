import Foundation
import QuoinCore
import QuoinGeometry
import QuoinLayout

// Modifiers that attach values to the elements of a list without adding nodes.

/// Attaches a value to each element of the modified list.
public struct _AttributeModifier: PrimitiveModifier {
  let attach: @MainActor (Emission, LayoutTree.Mark) -> Void

  public static func _emit<V: View>(_ modifier: Self, content: V, into emission: Emission) {
    let mark = emission.tree.mark
    V._emit(content, into: emission)
    modifier.attach(emission, mark)
  }
}

extension View {
  func attribute(_ attach: @escaping @MainActor (Emission, LayoutTree.Mark) -> Void)
    -> some View
  {
    modifier(_AttributeModifier(attach: attach))
  }

  /// Passes `value` to the enclosing container. Of several values for one key, the outermost takes
  /// precedence.
  /// Sizing: neutral.
  func elementValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    attribute { $0.tree.setValue(key, value, since: $1) }
  }

  /// Warns once that a modifier has no effect in a live view that isn't rendered as a picture.
  /// Sizing: neutral.
  func unsupported(_ text: String) -> some View {
    attribute { emission, _ in
      if emission.isLiving, !emission.isPicture { emission.diagnostics.addWarning(text) }
    }
  }

  /// Warns once that something in the view isn't drawn as on Apple's platforms.
  /// Sizing: neutral.
  package func warning(_ text: String) -> some View {
    attribute { emission, _ in emission.diagnostics.addWarning(text) }
  }

  /// Makes a stack propose lengths to the view before views with lower priorities; the default is
  /// 0.
  /// Sizing: neutral.
  public func layoutPriority(_ value: Double) -> some View {
    attribute { $0.tree.setPriority(CGFloat(value), since: $1) }
  }

  /// Draws the view above its siblings with lower values; the default is 0, and equal values keep
  /// the source order. Of several values, the innermost takes precedence.
  /// Sizing: neutral.
  public func zIndex(_ value: Double) -> some View {
    attribute { $0.tree.setZIndex(value, since: $1) }
  }

  /// Draws the view above its siblings with lower values, whatever values the views inside have.
  /// Sizing: neutral.
  func ownZIndex(_ value: Double) -> some View {
    attribute { $0.tree.setZIndex(value, since: $1, overrides: true) }
  }

  /// Sets the view's guide for `guide` to the result of `computeValue`, in points from its leading
  /// edge.
  /// Sizing: neutral.
  public func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    attribute { $0.tree.addGuide(guide.key, since: $1, compute: computeValue) }
  }

  /// Sets the view's guide for `guide` to the result of `computeValue`, in points from its top
  /// edge.
  /// Sizing: neutral.
  public func alignmentGuide(
    _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    attribute { $0.tree.addGuide(guide.key, since: $1, compute: computeValue) }
  }

  /// Passes `value` to the enclosing custom layout. Of several values for one key, the innermost
  /// takes precedence.
  /// Sizing: neutral.
  public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    attribute { $0.tree.setInnermostValue(key, value, since: $1) }
  }

  /// Identifies the view for tests: `LayoutReport.frame(of:)` finds it by `identifier`.
  /// Sizing: neutral.
  public func accessibilityIdentifier(_ identifier: String) -> some View {
    attribute { $0.identify(since: $1, identifier) }
  }
}

/// Gives a view an explicit identity.
public struct _IDModifier<ID: Hashable>: PrimitiveModifier {
  let id: ID
  public static func _emit<V: View>(_ modifier: Self, content: V, into emission: Emission) {
    guard emission.enter(.id(AnyHashable(modifier.id))) else { return }
    let mark = emission.tree.mark
    V._emit(content, into: emission)
    emission.nameScrollTarget(AnyHashable(modifier.id), since: mark)
    emission.leave()
  }

  public static func _collect<V: View>(
    _ modifier: Self, content: V, into collector: SlotCollector
  ) {
    let id = AnyHashable(modifier.id)
    // The elements inside belong to the id, so a new id recreates them.
    guard collector.emission.isLiving else {
      return collector.add(content, named: id, modifiedBy: modifier)
    }
    guard collector.emission.enter(.id(id)) else { return }
    collector.add(content, named: id, modifiedBy: modifier)
    collector.emission.leave()
  }
}

extension View {
  /// Binds the view's identity to `id`.
  /// Sizing: neutral.
  public func id<ID: Hashable>(_ id: ID) -> some View { modifier(_IDModifier(id: id)) }
}

/// Marks a view for selection in a tool such as Xcode's canvas. Nothing is selected here.
@frozen
public struct _IdentifiedModifier<Identifier: Hashable>: PrimitiveModifier {
  public var identifier: Identifier
  public init(identifier: Identifier) { self.identifier = identifier }

  public static func _emit<V: View>(_ modifier: Self, content: V, into emission: Emission) {
    V._emit(content, into: emission)
  }
}

/// The mark that Xcode's canvas sets.
public struct __DesignTimeSelectionIdentifier: Hashable, Sendable {
  let text: String
  public init(_ text: String) { self.text = text }
}

extension View {
  /// Marks the view for a tool. Sizing: neutral.
  public func _identified<Identifier: Hashable>(
    by identifier: Identifier
  ) -> ModifiedContent<Self, _IdentifiedModifier<Identifier>> {
    modifier(_IdentifiedModifier(identifier: identifier))
  }
}
