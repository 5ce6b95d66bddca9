import CoreTransferable
import Foundation
import QuoinCore
import UniformTypeIdentifiers

// Drag and drop by item providers. Nothing is dragged over a picture or a living view.

/// What happens to things that are dropped.
public enum DropOperation: Hashable, Sendable { case cancel, forbidden, copy, move }

/// What a ``DropDelegate`` would do with what is dragged over its view.
public struct DropProposal: Sendable {
  public let operation: DropOperation
  public init(operation: DropOperation) { self.operation = operation }
}

/// What is dragged over a view, and where.
public struct DropInfo {
  let providers: [NSItemProvider]
  /// In the view, in points.
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

/// Decides what happens to things that are dragged over a view.
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
  /// Compiles only: lets people drag what `data` provides from the view. Sizing: neutral.
  public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View {
    withoutDropping("onDrag")
  }

  /// Compiles only: lets people drag what `data` provides from the view, shown as a preview. Sizing: neutral.
  public func onDrag<V: View>(
    _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V
  ) -> some View { withoutDropping("onDrag") }

  /// Compiles only: hands over what `action` provides. Sizing: neutral.
  public func itemProvider(_ action: (() -> NSItemProvider?)?) -> some View { self }

  /// Compiles only: takes what is dropped on the view. Sizing: neutral.
  public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View { withoutDropping("onDrop") }

  /// Compiles only: takes what is dropped on the view, and where. Sizing: neutral.
  public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> some View { withoutDropping("onDrop") }

  /// Compiles only: has `delegate` take what is dropped on the view. Sizing: neutral.
  public func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate) -> some View {
    withoutDropping("onDrop")
  }

  /// Compiles only: takes what is dropped on the view. Sizing: neutral.
  public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View { withoutDropping("onDrop") }

  /// Compiles only: takes what is dropped on the view, and where. Sizing: neutral.
  public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> some View { withoutDropping("onDrop") }

  /// Compiles only: has `delegate` take what is dropped on the view. Sizing: neutral.
  public func onDrop(of supportedTypes: [String], delegate: any DropDelegate) -> some View {
    withoutDropping("onDrop")
  }
}
