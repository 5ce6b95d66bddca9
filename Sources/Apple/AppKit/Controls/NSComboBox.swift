import Foundation
import QuoinCore
import QuoinGeometry
import QuoinLayout
import QuoinViews

/// The items of a combo box.
@MainActor @preconcurrency
public protocol NSComboBoxDataSource: NSObjectProtocol {
  func numberOfItems(in comboBox: NSComboBox) -> Int
  func comboBox(_ comboBox: NSComboBox, objectValueForItemAt index: Int) -> Any?
  func comboBox(_ comboBox: NSComboBox, indexOfItemWithStringValue string: String) -> Int
  func comboBox(_ comboBox: NSComboBox, completedString string: String) -> String?
}

extension NSComboBoxDataSource {
  public func numberOfItems(in comboBox: NSComboBox) -> Int { 0 }
  public func comboBox(_ comboBox: NSComboBox, objectValueForItemAt index: Int) -> Any? { nil }
  public func comboBox(_ comboBox: NSComboBox, indexOfItemWithStringValue string: String) -> Int {
    NSNotFound
  }
  public func comboBox(_ comboBox: NSComboBox, completedString string: String) -> String? { nil }
}

/// An observer of a combo box.
@MainActor @preconcurrency
public protocol NSComboBoxDelegate: NSTextFieldDelegate {
  func comboBoxSelectionDidChange(_ notification: Notification)
  func comboBoxSelectionIsChanging(_ notification: Notification)
  func comboBoxWillPopUp(_ notification: Notification)
  func comboBoxWillDismiss(_ notification: Notification)
}

extension NSComboBoxDelegate {
  public func comboBoxSelectionDidChange(_ notification: Notification) {}
  public func comboBoxSelectionIsChanging(_ notification: Notification) {}
  public func comboBoxWillPopUp(_ notification: Notification) {}
  public func comboBoxWillDismiss(_ notification: Notification) {}
}

/// A text field with a list of values, drawn with a button at its end. The list doesn't open.
open class NSComboBox: NSTextField {
  private var items: [Any] = []
  open private(set) var indexOfSelectedItem = -1
  open var usesDataSource = false { didSet { changed() } }
  open weak var dataSource: (any NSComboBoxDataSource)?
  /// Stored only: Quoin doesn't read it.
  open var completes = false
  /// Stored only: Quoin doesn't read it.
  open var numberOfVisibleItems = 5
  /// Stored only: Quoin doesn't read it.
  open var hasVerticalScroller = true
  /// Stored only: Quoin doesn't read it.
  open var intercellSpacing = NSSize(width: 3, height: 2)
  /// Stored only: Quoin doesn't read it.
  open var itemHeight: CGFloat = 16
  /// Stored only: Quoin doesn't read it.
  open var isButtonBordered = true

  // MARK: Items

  open var objectValues: [Any] { items }
  open var numberOfItems: Int {
    usesDataSource ? max(dataSource?.numberOfItems(in: self) ?? 0, 0) : items.count
  }
  open var objectValueOfSelectedItem: Any? { value(at: indexOfSelectedItem) }
  private func value(at index: Int) -> Any? {
    if usesDataSource { return dataSource?.comboBox(self, objectValueForItemAt: index) }
    return items.indices.contains(index) ? items[index] : nil
  }
  open func itemObjectValue(at index: Int) -> Any { items[index] }
  open func indexOfItem(withObjectValue object: Any) -> Int {
    items.firstIndex { "\($0)" == "\(object)" } ?? NSNotFound
  }
  open func addItem(withObjectValue object: Any) { items.append(object) }
  open func addItems(withObjectValues objects: [Any]) { items += objects }
  open func insertItem(withObjectValue object: Any, at index: Int) {
    items.insert(object, at: index)
    if index <= indexOfSelectedItem { indexOfSelectedItem += 1 }
  }
  open func removeItem(withObjectValue object: Any) {
    let index = indexOfItem(withObjectValue: object)
    if index != NSNotFound { removeItem(at: index) }
  }
  open func removeItem(at index: Int) {
    items.remove(at: index)
    if index == indexOfSelectedItem { indexOfSelectedItem = -1 }
    if index < indexOfSelectedItem { indexOfSelectedItem -= 1 }
  }
  open func removeAllItems() {
    items = []
    indexOfSelectedItem = -1
  }
  /// Has no effect: the list is not open.
  open func reloadData() {}
  /// Has no effect: the list is not open.
  open func noteNumberOfItemsChanged() {}
  /// Has no effect: the list is not open.
  open func scrollItemAtIndexToTop(_ index: Int) {}
  /// Has no effect: the list is not open.
  open func scrollItemAtIndexToVisible(_ index: Int) {}

  // MARK: Selection

  /// Selects an item and shows its value in the field.
  open func selectItem(at index: Int) {
    guard (0..<numberOfItems).contains(index) else { return }
    if let value = value(at: index) { stringValue = "\(value)" }
    guard index != indexOfSelectedItem else { return }
    indexOfSelectedItem = index
    post()
  }
  open func selectItem(withObjectValue object: Any?) {
    let index = object.map { indexOfItem(withObjectValue: $0) } ?? NSNotFound
    if index == NSNotFound { deselectItem(at: indexOfSelectedItem) } else { selectItem(at: index) }
  }
  open func deselectItem(at index: Int) {
    guard index == indexOfSelectedItem, index >= 0 else { return }
    indexOfSelectedItem = -1
    post()
  }
  private func post() {
    let notification = Notification(name: Self.selectionDidChangeNotification, object: self)
    (delegate as? any NSComboBoxDelegate)?.comboBoxSelectionDidChange(notification)
    NotificationCenter.default.post(notification)
  }

  // MARK: Drawing

  open override var _rendering: AnyView? {
    super._rendering.map {
      $0.overlay(alignment: .trailing) {
        Image(systemName: "chevron.down").font(.system(size: 9, weight: .semibold))
          .padding(.trailing, 6)
      }.erased
    }
  }

  public nonisolated static let selectionDidChangeNotification = Notification.Name(
    "NSComboBoxSelectionDidChangeNotification")
  public nonisolated static let selectionIsChangingNotification = Notification.Name(
    "NSComboBoxSelectionIsChangingNotification")
  public nonisolated static let willPopUpNotification = Notification.Name(
    "NSComboBoxWillPopUpNotification")
  public nonisolated static let willDismissNotification = Notification.Name(
    "NSComboBoxWillDismissNotification")
}
