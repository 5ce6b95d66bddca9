// Drag and drop of views. No drag begins and nothing is dropped, so no delegate is called.

import CoreTransferable
import Foundation
import QuoinCore
import QuoinViews

/// A dragged item.
@MainActor @preconcurrency
open class UIDragItem: NSObject {
  open private(set) var itemProvider: NSItemProvider
  /// Any value that the app associates with the item.
  open var localObject: Any?
  /// Stored only: Quoin doesn't read it.
  open var previewProvider: (() -> UIDragPreview?)?

  public init(itemProvider: NSItemProvider) { self.itemProvider = itemProvider }
}

/// The appearance of a preview of a dragged item. Compiles only: there are no previews.
@MainActor @preconcurrency
open class UIPreviewParameters: NSObject {
  open var visiblePath: UIBezierPath?
  open var shadowPath: UIBezierPath?
  open var backgroundColor: UIColor! = .systemBackground

  public override init() {}
  public init(textLineRects: [NSValue]) {}
}

open class UIDragPreviewParameters: UIPreviewParameters {}

/// A preview of a dragged item. Compiles only: it isn't shown.
@MainActor @preconcurrency
open class UIDragPreview: NSObject {
  public let view: UIView
  public let parameters: UIDragPreviewParameters

  public init(view: UIView, parameters: UIDragPreviewParameters) {
    (self.view, self.parameters) = (view, parameters)
  }
  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIDragPreviewParameters())
  }
}

/// The place of a preview.
@MainActor @preconcurrency
open class UIPreviewTarget: NSObject {
  public let container: UIView
  public let center: CGPoint
  public let transform: CGAffineTransform

  public init(container: UIView, center: CGPoint, transform: CGAffineTransform) {
    (self.container, self.center, self.transform) = (container, center, transform)
  }
  public convenience init(container: UIView, center: CGPoint) {
    self.init(container: container, center: center, transform: .identity)
  }
}

open class UIDragPreviewTarget: UIPreviewTarget {}

/// A preview with its place. Compiles only: it isn't shown.
@MainActor @preconcurrency
open class UITargetedPreview: NSObject {
  public let view: UIView
  public let parameters: UIPreviewParameters
  public let target: UIPreviewTarget

  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    (self.view, self.parameters, self.target) = (view, parameters, target)
  }
  public convenience init(view: UIView, parameters: UIPreviewParameters) {
    self.init(
      view: view, parameters: parameters,
      target: UIPreviewTarget(container: view.superview ?? view, center: view.center))
  }
  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIPreviewParameters())
  }
  open var size: CGSize { view.bounds.size }
}

open class UITargetedDragPreview: UITargetedPreview {}

/// The items of a drag or a drop.
@MainActor @preconcurrency
public protocol UIDragDropSession: NSObjectProtocol {
  var items: [UIDragItem] { get }
  var allowsMoveOperation: Bool { get }
  var isRestrictedToDraggingApplication: Bool { get }
  func location(in view: UIView) -> CGPoint
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
  func canLoadObjects<T>(ofClass aClass: T.Type) -> Bool
}

/// A drag.
@MainActor @preconcurrency
public protocol UIDragSession: UIDragDropSession {
  var localContext: Any? { get set }
}

/// A drop.
@MainActor @preconcurrency
public protocol UIDropSession: UIDragDropSession {
  var localDragSession: (any UIDragSession)? { get }
  var progress: Progress { get }
  @discardableResult
  func loadObjects<T: Sendable>(
    ofClass aClass: T.Type, completion: @escaping @MainActor ([T]) -> Void
  ) -> Progress
}

/// The effect of a drop on the dropped items.
public enum UIDropOperation: UInt, Sendable { case cancel, forbidden, copy, move }

/// An answer to a drag over a view.
@MainActor @preconcurrency
open class UIDropProposal: NSObject {
  public let operation: UIDropOperation
  /// Stored only: Quoin doesn't read it.
  open var isPrecise = false
  /// Stored only: Quoin doesn't read it.
  open var prefersFullSizePreview = false

  public init(operation: UIDropOperation) { self.operation = operation }
}

/// The delegate of a view's drags. Compiles only: it isn't called.
@MainActor @preconcurrency
public protocol UIDragInteractionDelegate: NSObjectProtocol {
  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem]
  func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem,
    session: any UIDragSession
  ) -> UITargetedDragPreview?
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession)
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    didEndWith operation: UIDropOperation)
}

extension UIDragInteractionDelegate {
  public func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem,
    session: any UIDragSession
  ) -> UITargetedDragPreview? { nil }
  public func dragInteraction(
    _ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession
  ) {}
  public func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    didEndWith operation: UIDropOperation
  ) {}
}

/// The drags of a view's content. Has no effect: none begins.
open class UIDragInteraction: _ViewInteraction {
  open private(set) weak var delegate: (any UIDragInteractionDelegate)?
  open class var isEnabledByDefault: Bool { true }
  /// Stored only: Quoin doesn't read it.
  open var isEnabled = true
  /// Stored only: Quoin doesn't read it.
  open var allowsSimultaneousRecognitionDuringLift = false

  public init(delegate: any UIDragInteractionDelegate) { self.delegate = delegate }
}

/// The delegate of drops on a view. Compiles only: it isn't called.
@MainActor @preconcurrency
public protocol UIDropInteractionDelegate: NSObjectProtocol {
  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession)
    -> Bool
  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal
  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession)
  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession)
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession)
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession)
  func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession)
}

extension UIDropInteractionDelegate {
  public func dropInteraction(
    _ interaction: UIDropInteraction, canHandle session: any UIDropSession
  ) -> Bool { true }
  public func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal { UIDropProposal(operation: .cancel) }
  public func dropInteraction(
    _ interaction: UIDropInteraction, performDrop session: any UIDropSession
  ) {}
  public func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession
  ) {}
  public func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession
  ) {}
  public func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession
  ) {}
  public func dropInteraction(
    _ interaction: UIDropInteraction, concludeDrop session: any UIDropSession
  ) {}
}

/// The drops on a view. Has no effect: nothing is dropped.
open class UIDropInteraction: _ViewInteraction {
  open private(set) weak var delegate: (any UIDropInteractionDelegate)?
  /// Stored only: Quoin doesn't read it.
  open var allowsSimultaneousDropSessions = false

  public init(delegate: any UIDropInteractionDelegate) { self.delegate = delegate }
}

// MARK: Tables

/// The drags of a table's rows. Compiles only: it isn't called.
@MainActor @preconcurrency
public protocol UITableViewDragDelegate: NSObjectProtocol {
  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem]
}

/// An answer to a drag over a table.
open class UITableViewDropProposal: UIDropProposal {
  public enum Intent: Int, Sendable {
    case unspecified, insertAtDestinationIndexPath, insertIntoDestinationIndexPath, automatic
  }
  public let intent: Intent

  public init(operation: UIDropOperation, intent: Intent) {
    self.intent = intent
    super.init(operation: operation)
  }
  public convenience override init(operation: UIDropOperation) {
    self.init(operation: operation, intent: .unspecified)
  }
}

/// An item dropped on a table.
@MainActor @preconcurrency
public protocol UITableViewDropItem: NSObjectProtocol {
  var dragItem: UIDragItem { get }
  var sourceIndexPath: IndexPath? { get }
  var previewSize: CGSize { get }
}

/// The items dropped on a table, and their destination.
@MainActor @preconcurrency
public protocol UITableViewDropCoordinator: NSObjectProtocol {
  var items: [any UITableViewDropItem] { get }
  var destinationIndexPath: IndexPath? { get }
  var proposal: UITableViewDropProposal { get }
  var session: any UIDropSession { get }
  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath)
}

/// The drops on a table. Compiles only: it isn't called.
@MainActor @preconcurrency
public protocol UITableViewDropDelegate: NSObjectProtocol {
  func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool
  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal
  func tableView(
    _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)
}

extension UITableViewDropDelegate {
  public func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool {
    true
  }
  public func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal { UITableViewDropProposal(operation: .cancel) }
}

// MARK: Collections

/// The drags of a collection's items. Compiles only: it isn't called.
@MainActor @preconcurrency
public protocol UICollectionViewDragDelegate: NSObjectProtocol {
  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem]
}

/// An answer to a drag over a collection.
open class UICollectionViewDropProposal: UIDropProposal {
  public enum Intent: Int, Sendable {
    case unspecified, insertAtDestinationIndexPath, insertIntoDestinationIndexPath
  }
  public let intent: Intent

  public init(operation: UIDropOperation, intent: Intent) {
    self.intent = intent
    super.init(operation: operation)
  }
  public convenience override init(operation: UIDropOperation) {
    self.init(operation: operation, intent: .unspecified)
  }
}

/// An item dropped on a collection.
@MainActor @preconcurrency
public protocol UICollectionViewDropItem: NSObjectProtocol {
  var dragItem: UIDragItem { get }
  var sourceIndexPath: IndexPath? { get }
  var previewSize: CGSize { get }
}

/// The items dropped on a collection, and their destination.
@MainActor @preconcurrency
public protocol UICollectionViewDropCoordinator: NSObjectProtocol {
  var items: [any UICollectionViewDropItem] { get }
  var destinationIndexPath: IndexPath? { get }
  var proposal: UICollectionViewDropProposal { get }
  var session: any UIDropSession { get }
  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath)
}

/// The drops on a collection. Compiles only: it isn't called.
@MainActor @preconcurrency
public protocol UICollectionViewDropDelegate: NSObjectProtocol {
  func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession)
    -> Bool
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal
  func collectionView(
    _ collectionView: UICollectionView,
    performDropWith coordinator: any UICollectionViewDropCoordinator)
}

extension UICollectionViewDropDelegate {
  public func collectionView(
    _ collectionView: UICollectionView, canHandle session: any UIDropSession
  ) -> Bool { true }
  public func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal { UICollectionViewDropProposal(operation: .cancel) }
}
