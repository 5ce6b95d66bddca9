import Foundation
import ObjectiveC

/// A list of menu items. Only a pop-up button shows it.
@MainActor @preconcurrency
open class NSMenu: NSObject {
  open var title: String
  open var items: [NSMenuItem] = [] {
    didSet {
      for item in oldValue { item.menu = nil }
      for item in items { item.menu = self }
    }
  }
  open weak var delegate: (any NSMenuDelegate)?
  open weak var supermenu: NSMenu?
  /// Stored only: Quoin doesn't read it.
  open var autoenablesItems = true
  /// Stored only: Quoin doesn't read it.
  open var minimumWidth: CGFloat = 0
  open var font: NSFont!
  /// Stored only: Quoin doesn't read it.
  open var showsStateColumn = true
  /// Stored only: Quoin doesn't read it.
  open var allowsContextMenuPlugIns = true
  open var numberOfItems: Int { items.count }
  open var highlightedItem: NSMenuItem? { nil }
  open var size: NSSize { .zero }

  public init(title: String) { self.title = title }
  public convenience override init() { self.init(title: "") }
  public required init(coder: NSCoder) { title = "" }

  open func addItem(_ newItem: NSMenuItem) { items.append(newItem) }
  @discardableResult
  open func addItem(
    withTitle string: String, action selector: Selector?, keyEquivalent charCode: String
  ) -> NSMenuItem {
    let item = NSMenuItem(title: string, action: selector, keyEquivalent: charCode)
    addItem(item)
    return item
  }
  open func insertItem(_ newItem: NSMenuItem, at index: Int) {
    items.insert(newItem, at: min(max(index, 0), items.count))
  }
  open func removeItem(_ item: NSMenuItem) { items.removeAll { $0 === item } }
  open func removeItem(at index: Int) {
    if items.indices.contains(index) { items.remove(at: index) }
  }
  open func removeAllItems() { items = [] }
  open func item(at index: Int) -> NSMenuItem? {
    items.indices.contains(index) ? items[index] : nil
  }
  open func item(withTitle title: String) -> NSMenuItem? { items.first { $0.title == title } }
  open func item(withTag tag: Int) -> NSMenuItem? { items.first { $0.tag == tag } }
  open func index(of item: NSMenuItem) -> Int { items.firstIndex { $0 === item } ?? -1 }
  open func indexOfItem(withTitle title: String) -> Int {
    items.firstIndex { $0.title == title } ?? -1
  }
  open func setSubmenu(_ menu: NSMenu?, for item: NSMenuItem) { item.submenu = menu }
  /// Has no effect: only a pop-up button shows a menu.
  open func update() {}
  /// Has no effect: only a pop-up button shows a menu.
  open func cancelTracking() {}
  /// Has no effect: actions are not sent.
  open func performActionForItem(at index: Int) {}
  open func performKeyEquivalent(with event: NSEvent) -> Bool { false }
  @discardableResult
  open func popUp(
    positioning item: NSMenuItem?, at location: NSPoint, in view: NSView?
  ) -> Bool { false }
  /// Has no effect: only a pop-up button shows a menu.
  open class func popUpContextMenu(_ menu: NSMenu, with event: NSEvent, for view: NSView) {}
  open class func menuBarVisible() -> Bool { true }
  /// Has no effect: the menu bar isn't drawn.
  open class func setMenuBarVisible(_ visible: Bool) {}
}

@MainActor @preconcurrency
public protocol NSMenuDelegate: NSObjectProtocol {
  func menuNeedsUpdate(_ menu: NSMenu)
  func menuWillOpen(_ menu: NSMenu)
  func menuDidClose(_ menu: NSMenu)
  func menu(_ menu: NSMenu, willHighlight item: NSMenuItem?)
}
extension NSMenuDelegate {
  public func menuNeedsUpdate(_ menu: NSMenu) {}
  public func menuWillOpen(_ menu: NSMenu) {}
  public func menuDidClose(_ menu: NSMenu) {}
  public func menu(_ menu: NSMenu, willHighlight item: NSMenuItem?) {}
}
@MainActor @preconcurrency
public protocol NSMenuItemValidation: NSObjectProtocol {
  func validateMenuItem(_ menuItem: NSMenuItem) -> Bool
}

/// An item of a menu.
@MainActor @preconcurrency
open class NSMenuItem: NSObject {
  open var title: String
  open var attributedTitle: NSAttributedString?
  open var subtitle: String?
  open var image: NSImage?
  open weak var target: AnyObject?
  open var action: Selector?
  open var keyEquivalent: String
  /// Stored only: Quoin doesn't read it.
  open var keyEquivalentModifierMask: NSEvent.ModifierFlags = .command
  open var isEnabled = true
  open var isHidden = false
  open var isAlternate = false
  open var state = NSControl.StateValue.off
  /// Stored only: Quoin doesn't read it.
  open var onStateImage: NSImage!
  /// Stored only: Quoin doesn't read it.
  open var offStateImage: NSImage?
  /// Stored only: Quoin doesn't read it.
  open var indentationLevel = 0
  open var tag = 0
  open var toolTip: String?
  open var view: NSView?
  open var badge: NSMenuItemBadge?
  open var identifier: NSUserInterfaceItemIdentifier?
  /// Stored only: Quoin doesn't read it.
  open var representedObject: Any?
  open internal(set) weak var menu: NSMenu?
  open var submenu: NSMenu? { didSet { submenu?.supermenu = menu } }
  open var hasSubmenu: Bool { submenu != nil }
  open var isHighlighted: Bool { false }
  public private(set) var isSeparatorItem = false
  open var parent: NSMenuItem? { nil }

  public init(title string: String, action selector: Selector?, keyEquivalent charCode: String) {
    (title, action, keyEquivalent) = (string, selector, charCode)
  }
  public convenience override init() { self.init(title: "", action: nil, keyEquivalent: "") }
  public required init(coder: NSCoder) { (title, keyEquivalent) = ("", "") }
  open class func separator() -> NSMenuItem {
    let item = NSMenuItem()
    item.isSeparatorItem = true
    return item
  }
  open class func sectionHeader(title: String) -> NSMenuItem {
    let item = NSMenuItem(title: title, action: nil, keyEquivalent: "")
    item.isEnabled = false
    return item
  }
}
open class NSMenuItemBadge: NSObject {
  public let stringValue: String?
  public init(string: String) { stringValue = string }
  public init(count: Int) { stringValue = "\(count)" }
}

/// The status area of the menu bar, which isn't drawn.
@MainActor @preconcurrency
open class NSStatusBar: NSObject {
  public static let system = NSStatusBar()
  open var isVertical: Bool { false }
  open var thickness: CGFloat { 22 }
  open func statusItem(withLength length: CGFloat) -> NSStatusItem { NSStatusItem(length) }
  /// Has no effect: the menu bar isn't drawn.
  open func removeStatusItem(_ item: NSStatusItem) {}
}

/// An item of the menu bar, which isn't drawn.
@MainActor @preconcurrency
open class NSStatusItem: NSObject {
  public nonisolated static let variableLength: CGFloat = -1
  public nonisolated static let squareLength: CGFloat = -2
  public struct Behavior: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let removalAllowed = Behavior(rawValue: 2)
    public static let terminationOnRemoval = Behavior(rawValue: 4)
  }
  open var length: CGFloat
  open var menu: NSMenu?
  open var button: NSStatusBarButton? = NSStatusBarButton(frame: .zero)
  open var isVisible = true
  open var behavior: Behavior = []
  /// Stored only: Quoin doesn't read it.
  open var autosaveName: String!
  open var statusBar: NSStatusBar? { .system }
  init(_ length: CGFloat) { self.length = length }
}
open class NSStatusBarButton: NSButton {
  /// Stored only: Quoin doesn't read it.
  open var appearsDisabled = false
}

/// The toolbar below a window's title, which isn't drawn.
@MainActor @preconcurrency
open class NSToolbar: NSObject {
  public typealias Identifier = String
  public enum DisplayMode: UInt, Sendable { case `default`, iconAndLabel, iconOnly, labelOnly }
  public enum SizeMode: UInt, Sendable { case `default`, regular, small }
  public let identifier: Identifier
  open weak var delegate: (any NSToolbarDelegate)?
  open var displayMode = DisplayMode.default
  /// Stored only: Quoin doesn't read it.
  open var sizeMode = SizeMode.default
  open var isVisible = true
  /// Stored only: Quoin doesn't read it.
  open var allowsUserCustomization = false
  /// Stored only: Quoin doesn't read it.
  open var autosavesConfiguration = false
  /// Stored only: Quoin doesn't read it.
  open var showsBaselineSeparator = true
  /// Stored only: Quoin doesn't read it.
  open var allowsExtensionItems = false
  /// Stored only: Quoin doesn't read it.
  open var centeredItemIdentifier: NSToolbarItem.Identifier?
  /// Stored only: Quoin doesn't read it.
  open var selectedItemIdentifier: NSToolbarItem.Identifier?
  open private(set) var items: [NSToolbarItem] = []
  open var visibleItems: [NSToolbarItem]? { items }
  public init(identifier: Identifier) { self.identifier = identifier }
  public convenience override init() { self.init(identifier: "") }
  open func insertItem(withItemIdentifier itemIdentifier: NSToolbarItem.Identifier, at index: Int) {
    let item =
      delegate?.toolbar(
        self, itemForItemIdentifier: itemIdentifier, willBeInsertedIntoToolbar: true)
      ?? NSToolbarItem(itemIdentifier: itemIdentifier)
    items.insert(item, at: min(max(index, 0), items.count))
  }
  open func removeItem(at index: Int) {
    if items.indices.contains(index) { items.remove(at: index) }
  }
  /// Has no effect: the toolbar isn't drawn.
  open func validateVisibleItems() {}
  /// Has no effect: the toolbar isn't drawn.
  open func runCustomizationPalette(_ sender: Any?) {}
}
@MainActor @preconcurrency
public protocol NSToolbarDelegate: NSObjectProtocol {
  func toolbar(
    _ toolbar: NSToolbar, itemForItemIdentifier itemIdentifier: NSToolbarItem.Identifier,
    willBeInsertedIntoToolbar flag: Bool
  ) -> NSToolbarItem?
  func toolbarDefaultItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier]
  func toolbarAllowedItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier]
  func toolbarSelectableItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier]
}
extension NSToolbarDelegate {
  public func toolbar(
    _ toolbar: NSToolbar, itemForItemIdentifier itemIdentifier: NSToolbarItem.Identifier,
    willBeInsertedIntoToolbar flag: Bool
  ) -> NSToolbarItem? { nil }
  public func toolbarDefaultItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier] {
    []
  }
  public func toolbarAllowedItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier] {
    []
  }
  public func toolbarSelectableItemIdentifiers(_ toolbar: NSToolbar)
    -> [NSToolbarItem.Identifier]
  { [] }
}
/// An item of a toolbar.
@MainActor @preconcurrency
open class NSToolbarItem: NSObject {
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let space = Identifier("NSToolbarSpaceItem")
    public static let flexibleSpace = Identifier("NSToolbarFlexibleSpaceItem")
    public static let toggleSidebar = Identifier("NSToolbarToggleSidebarItem")
    public static let sidebarTrackingSeparator = Identifier(
      "NSToolbarSidebarTrackingSeparatorItemIdentifier")
    public static let print = Identifier("NSToolbarPrintItem")
    public static let showColors = Identifier("NSToolbarShowColorsItem")
    public static let showFonts = Identifier("NSToolbarShowFontsItem")
  }
  public let itemIdentifier: Identifier
  open var label = ""
  /// Stored only: Quoin doesn't read it.
  open var paletteLabel = ""
  open var title = ""
  open var toolTip: String?
  open var image: NSImage?
  open var view: NSView?
  /// Stored only: Quoin doesn't read it.
  open var menuFormRepresentation: NSMenuItem?
  open weak var target: AnyObject?
  open var action: Selector?
  open var isEnabled = true
  open var isBordered = false
  /// Stored only: Quoin doesn't read it.
  open var isNavigational = false
  open var isHidden = false
  /// Stored only: Quoin doesn't read it.
  open var autovalidates = true
  /// Stored only: Quoin doesn't read it.
  open var visibilityPriority = 0
  open var tag = 0
  open var minSize = NSSize.zero
  open var maxSize = NSSize.zero
  open weak var toolbar: NSToolbar?
  public init(itemIdentifier: Identifier) { self.itemIdentifier = itemIdentifier }
  /// Has no effect: the toolbar isn't drawn.
  open func validate() {}
}
