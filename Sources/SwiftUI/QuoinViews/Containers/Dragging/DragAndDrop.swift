import CoreTransferable
import Foundation
import UniformTypeIdentifiers

/// The operation that a drop performs.
public enum DropOperation: Hashable, Sendable { case cancel, forbidden, copy, move }

/// The operation that a ``DropDelegate`` proposes for items dragged over its view.
public struct DropProposal: Sendable {
  public let operation: DropOperation
  public init(operation: DropOperation) { self.operation = operation }
}

/// The items dragged over a view, and their location.
public struct DropInfo {
  let providers: [NSItemProvider]
  /// The location in the view, in points.
  public let location: CGPoint

  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool {
    !itemProviders(for: contentTypes).isEmpty
  }
  public func hasItemsConforming(to types: [String]) -> Bool { !itemProviders(for: types).isEmpty }
  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] {
    itemProviders(for: contentTypes.map(\.identifier))
  }
  public func itemProviders(for types: [String]) -> [NSItemProvider] {
    providers.filter { provider in
      types.contains { provider.hasItemConformingToTypeIdentifier($0) }
    }
  }
}

/// A type that handles items dragged over a view.
@MainActor @preconcurrency
public protocol DropDelegate {
  func validateDrop(info: DropInfo) -> Bool
  func performDrop(info: DropInfo) -> Bool
  func dropEntered(info: DropInfo)
  func dropUpdated(info: DropInfo) -> DropProposal?
  func dropExited(info: DropInfo)
}

extension DropDelegate {
  public func validateDrop(info: DropInfo) -> Bool { true }
  public func dropEntered(info: DropInfo) {}
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  public func dropExited(info: DropInfo) {}
}
