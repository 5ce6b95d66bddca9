import CoreTransferable
import Foundation
import QuoinCore
import UniformTypeIdentifiers

// Drag and drop with item providers, which neither pictures nor live views support.

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

extension View {
  /// Compiles only: lets people drag the item that `data` provides.
  /// Sizing: neutral.
  public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View {
    withoutDropping("onDrag")
  }

  /// Compiles only: lets people drag the item that `data` provides, shown as a preview.
  /// Sizing: neutral.
  public func onDrag<V: View>(
    _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V
  ) -> some View { withoutDropping("onDrag") }

  /// Compiles only: sets the item provider of the view.
  /// Sizing: neutral.
  public func itemProvider(_ action: (() -> NSItemProvider?)?) -> some View { self }

  /// Compiles only: handles items dropped on the view.
  /// Sizing: neutral.
  public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View { withoutDropping("onDrop") }

  /// Compiles only: handles items dropped on the view, with their location.
  /// Sizing: neutral.
  public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> some View { withoutDropping("onDrop") }

  /// Compiles only: makes `delegate` handle items dropped on the view.
  /// Sizing: neutral.
  public func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate) -> some View {
    withoutDropping("onDrop")
  }

  /// Compiles only: handles items dropped on the view.
  /// Sizing: neutral.
  public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View { withoutDropping("onDrop") }

  /// Compiles only: handles items dropped on the view, with their location.
  /// Sizing: neutral.
  public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> some View { withoutDropping("onDrop") }

  /// Compiles only: makes `delegate` handle items dropped on the view.
  /// Sizing: neutral.
  public func onDrop(of supportedTypes: [String], delegate: any DropDelegate) -> some View {
    withoutDropping("onDrop")
  }
}
