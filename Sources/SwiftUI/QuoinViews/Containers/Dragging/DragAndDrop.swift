import CoreTransferable
import Foundation
import UniformTypeIdentifiers

/// The operation that a drop performs.
public enum DropOperation: Hashable, Sendable {
  case cancel, forbidden, copy, move
  /// The destination refers to the original item.
  case alias
  /// The source deletes the item, as after a drop on the trash.
  case delete

  /// Operations, of which a destination chooses one.
  public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let cancel = Set(rawValue: 1 << 0)
    public static let copy = Set(rawValue: 1 << 1)
    public static let move = Set(rawValue: 1 << 2)
    public static let forbidden = Set(rawValue: 1 << 3)
    public static let alias = Set(rawValue: 1 << 4)
    public static let delete = Set(rawValue: 1 << 5)
  }

  /// Whether items can be dropped with this operation.
  var takesItems: Bool { self != .cancel && self != .forbidden }
}

/// The operation that a ``DropDelegate`` proposes for items dragged over its view.
public struct DropProposal: Sendable {
  public let operation: DropOperation
  /// The operation for items of another app; `nil` for the same.
  public let operationOutsideApplication: DropOperation?

  public init(operation: DropOperation) {
    self.operation = operation
    operationOutsideApplication = nil
  }

  /// Creates a proposal for items of this app, and one for items of other apps, which can't be
  /// dragged here.
  public init(withinApplication: DropOperation, outsideApplication: DropOperation) {
    operation = withinApplication
    operationOutsideApplication = outsideApplication
  }
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
