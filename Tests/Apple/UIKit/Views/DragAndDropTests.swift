import Foundation
import Testing
import UIKit

/// Drag and drop as apps write it; nothing calls the delegates.
@MainActor
struct DragAndDropTests {
  private final class Dragging: NSObject, UIDragInteractionDelegate, UIDropInteractionDelegate {
    func dragInteraction(
      _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] {
      let item = UIDragItem(itemProvider: NSItemProvider(object: "text" as NSString))
      item.localObject = session.items.count
      return [item]
    }
    func dragInteraction(
      _ interaction: UIDragInteraction, previewForLifting item: UIDragItem,
      session: any UIDragSession
    ) -> UITargetedDragPreview? {
      guard let view = interaction.view else { return nil }
      let parameters = UIDragPreviewParameters()
      parameters.visiblePath = UIBezierPath(rect: view.bounds)
      return UITargetedDragPreview(view: view, parameters: parameters)
    }
    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession)
      -> Bool
    { session.canLoadObjects(ofClass: NSString.self) }
    func dropInteraction(
      _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal {
      UIDropProposal(operation: session.localDragSession == nil ? .copy : .move)
    }
    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
      session.loadObjects(ofClass: String.self) { _ in }
    }
  }

  private final class Rows: NSObject, UITableViewDragDelegate, UITableViewDropDelegate,
    UICollectionViewDragDelegate, UICollectionViewDropDelegate
  {
    func tableView(
      _ tableView: UITableView, itemsForBeginning session: any UIDragSession,
      at indexPath: IndexPath
    ) -> [UIDragItem] { [] }
    func tableView(
      _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
    ) {
      for item in coordinator.items where item.sourceIndexPath == nil {
        coordinator.drop(item.dragItem, toRowAt: coordinator.destinationIndexPath ?? IndexPath())
      }
    }
    func tableView(
      _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
      withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal {
      UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
    }
    func collectionView(
      _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
      at indexPath: IndexPath
    ) -> [UIDragItem] { [] }
    func collectionView(
      _ collectionView: UICollectionView,
      performDropWith coordinator: any UICollectionViewDropCoordinator
    ) {}
  }

  @Test func interactionsBelongToTheirView() {
    let view = UIView()
    let delegate = Dragging()
    let (drag, drop) = (
      UIDragInteraction(delegate: delegate), UIDropInteraction(delegate: delegate)
    )
    view.addInteraction(drag)
    view.addInteraction(drop)
    #expect(drag.view === view && drop.view === view && drag.delegate === delegate)
    view.removeInteraction(drag)
    #expect(drag.view == nil && view.interactions.count == 1)
  }

  @Test func tablesAndCollectionsStoreTheirDelegates() {
    let rows = Rows()
    let table = UITableView()
    (table.dragDelegate, table.dropDelegate) = (rows, rows)
    #expect(table.dragDelegate === rows && table.dropDelegate === rows && !table.hasActiveDrag)
    let proposal = UICollectionViewDropProposal(operation: .copy)
    #expect(proposal.operation == .copy && proposal.intent == .unspecified)
    let item = UIDragItem(itemProvider: NSItemProvider(object: "text" as NSString))
    #expect(item.itemProvider.canLoadObject(ofClass: String.self))
  }
}
