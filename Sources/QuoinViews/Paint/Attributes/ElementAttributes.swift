import Foundation
import QuoinCore
import QuoinGeometry
import QuoinLayout

// Modifiers that attach something to each element of a list and add no node of their own.

/// Attaches something to each element of the modified list.
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

  /// Remarks once, of a living view that isn't only drawn, that a modifier has no effect in it. Sizing: neutral.
  func unsupported(_ text: String) -> some View {
    attribute { emission, _ in
      if emission.isLiving, !emission.isPicture { emission.remark(text) }
    }
  }

  /// Has a stack offer the view its length before views of lower priority; 0 unless said.
  /// Sizing: neutral.
  public func layoutPriority(_ value: Double) -> some View {
    attribute { $0.tree.setPriority(CGFloat(value), since: $1) }
  }

  /// Draws the view above those of its container with a lower value; 0 unless said, equal ones in source
  /// order. Sizing: neutral.
  public func zIndex(_ value: Double) -> some View {
    attribute { $0.tree.setZIndex(value, since: $1) }
  }

  /// Moves the view's guide for `guide` to where `computeValue` says, in points from its leading edge.
  /// Sizing: neutral.
  public func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    attribute { $0.tree.addGuide(guide.key, since: $1, compute: computeValue) }
  }

  /// Moves the view's guide for `guide` to where `computeValue` says, in points from its top edge.
  /// Sizing: neutral.
  public func alignmentGuide(
    _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    attribute { $0.tree.addGuide(guide.key, since: $1, compute: computeValue) }
  }

  /// Hands `value` to the custom layout around the view. Sizing: neutral.
  public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    attribute { $0.tree.setValue(key, value, since: $1) }
  }

  /// Names the view for tests: `LayoutReport.frame(of:)` finds it by `identifier`. Sizing: neutral.
  public func accessibilityIdentifier(_ identifier: String) -> some View {
    attribute { $0.identify(since: $1, identifier) }
  }
}

/// Gives a view an identity of its own.
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
    // Elements inside belong to the id: another id makes them anew.
    guard collector.emission.isLiving else {
      return collector.add(content, named: id, modifiedBy: modifier)
    }
    guard collector.emission.enter(.id(id)) else { return }
    collector.add(content, named: id, modifiedBy: modifier)
    collector.emission.leave()
  }
}

extension View {
  /// Ties the view's identity to `id`. Sizing: neutral.
  public func id<ID: Hashable>(_ id: ID) -> some View { modifier(_IDModifier(id: id)) }
}

/// Marks a view for a tool, such as Xcode's canvas, which selects it there. Here nothing is selected.
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
