import Foundation
import Testing
import UIKit

/// Snapshots of tables and collections, and animations that end at once.
@MainActor
struct DiffableDataSourceTests {
  @Test func snapshotsKeepTheirOrder() {
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendItems([9])
    snapshot.appendSections(["b"])
    snapshot.insertSections(["a"], beforeSection: "b")
    snapshot.appendItems([1, 2], toSection: "a")
    snapshot.appendItems([3, 4])
    snapshot.insertItems([5], afterItem: 1)
    snapshot.moveItem(4, beforeItem: 1)
    #expect(snapshot.sectionIdentifiers == ["a", "b"])
    #expect(snapshot.itemIdentifiers == [4, 1, 5, 2, 3])
    #expect(snapshot.sectionIdentifier(containingItem: 3) == "b")
    snapshot.deleteSections(["a"])
    #expect(snapshot.itemIdentifiers == [3])
  }

  @Test func tablesShowTheirSnapshot() throws {
    let table = UITableView()
    let source = UITableViewDiffableDataSource<Int, String>(tableView: table) { _, _, text in
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = text
      return cell
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0, 1])
    snapshot.appendItems(["tea", "cake"], toSection: 1)
    source.apply(snapshot)
    #expect(source.numberOfSections(in: table) == 2)
    #expect(source.tableView(table, numberOfRowsInSection: 1) == 2)
    let path = try #require(source.indexPath(for: "cake"))
    #expect(path == IndexPath(item: 1, section: 1))
    #expect(source.tableView(table, cellForRowAt: path).textLabel?.text == "cake")
    #expect(source.itemIdentifier(for: IndexPath(item: 7, section: 1)) == nil)
  }

  @Test func animatorsApplyTheirChangesOnce() {
    var (changes, ends) = (0, [UIViewAnimatingPosition]())
    let animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn) { changes += 1 }
    animator.addCompletion { ends.append($0) }
    animator.fractionComplete = 0.5
    #expect(changes == 1 && ends.isEmpty)
    animator.startAnimation()
    #expect(changes == 1 && ends == [.end])
  }
}
