import Foundation
import ObjectiveC
import QuoinCore
import QuoinGeometry
import QuoinLayout
import QuoinViews

/// The root of a view hierarchy. The window itself isn't drawn; its settings are stored.
@MainActor @preconcurrency
open class NSWindow: NSResponder, NSAppearanceCustomization, NSUserInterfaceItemIdentification {
  public init(
    contentRect: NSRect, styleMask style: StyleMask, backing backingStoreType: BackingStoreType,
    defer flag: Bool
  ) {
    frame = contentRect
    styleMask = style
    backingType = backingStoreType
    super.init()
    contentView = NSView(frame: NSRect(origin: .zero, size: contentRect.size))
  }
  public convenience init(
    contentRect: NSRect, styleMask style: StyleMask, backing backingStoreType: BackingStoreType,
    defer flag: Bool, screen: NSScreen?
  ) {
    self.init(
      contentRect: contentRect, styleMask: style, backing: backingStoreType, defer: flag)
  }
  /// Creates a window that fills the screen.
  public convenience override init() {
    self.init(
      contentRect: NSScreen.main?.frame ?? .zero, styleMask: [.titled, .closable, .resizable],
      backing: .buffered, defer: true)
  }
  public convenience init(contentViewController: NSViewController) {
    self.init()
    self.contentViewController = contentViewController
  }
  /// Returns `nil`, because windows are not archived.
  public override init?(coder: NSCoder) { nil }

  // MARK: Content

  open var contentView: NSView? {
    didSet {
      oldValue?.ownWindow = nil
      contentView?.ownWindow = self
      contentView?.frame = NSRect(origin: .zero, size: frame.size)
    }
  }
  open var contentViewController: NSViewController? {
    didSet { if let view = contentViewController?.view { contentView = view } }
  }
  open weak var delegate: (any NSWindowDelegate)?
  open var windowController: NSWindowController?
  open var toolbar: NSToolbar?
  open var title = ""
  open var subtitle = ""
  /// Stored only: Quoin doesn't read it.
  open var representedURL: URL?
  open var identifier: NSUserInterfaceItemIdentifier?
  /// Stored only: Quoin doesn't read it.
  open var initialFirstResponder: NSView?
  open private(set) var firstResponder: NSResponder?
  @discardableResult
  open func makeFirstResponder(_ responder: NSResponder?) -> Bool {
    guard firstResponder?.resignFirstResponder() ?? true,
      responder?.becomeFirstResponder() ?? true
    else { return false }
    firstResponder = responder
    return true
  }

  // MARK: Appearance

  open var styleMask: StyleMask
  open var backingType: BackingStoreType
  /// Stored only: Quoin doesn't read it.
  open var titleVisibility = TitleVisibility.visible
  /// Stored only: Quoin doesn't read it.
  open var titlebarAppearsTransparent = false
  /// Stored only: Quoin doesn't read it.
  open var titlebarSeparatorStyle = NSTitlebarSeparatorStyle.automatic
  /// Stored only: Quoin doesn't read it.
  open var toolbarStyle = ToolbarStyle.automatic
  /// Stored only: Quoin doesn't read it.
  open var isMovable = true
  /// Stored only: Quoin doesn't read it.
  open var isMovableByWindowBackground = false
  open var isOpaque = true
  /// Stored only: Quoin doesn't read it.
  open var hasShadow = true
  open var alphaValue: CGFloat = 1
  open var backgroundColor: NSColor! = .windowBackgroundColor
  open var level = Level.normal
  /// Stored only: Quoin doesn't read it.
  open var collectionBehavior: CollectionBehavior = []
  /// Stored only: Quoin doesn't read it.
  open var animationBehavior = AnimationBehavior.default
  /// Stored only: Quoin doesn't read it.
  open var tabbingMode = TabbingMode.automatic
  /// Stored only: Quoin doesn't read it.
  open var tabbingIdentifier = ""
  /// Stored only: Quoin doesn't read it.
  open var sharingType = SharingType.readOnly
  /// Stored only: Quoin doesn't read it.
  open var hidesOnDeactivate = false
  /// Stored only: Quoin doesn't read it.
  open var canHide = true
  /// Stored only: Quoin doesn't read it.
  open var isReleasedWhenClosed = true
  /// Stored only: Quoin doesn't read it.
  open var isRestorable = true
  /// Stored only: Quoin doesn't read it.
  open var isExcludedFromWindowsMenu = false
  /// Stored only: Quoin doesn't read it.
  open var ignoresMouseEvents = false
  /// Stored only: Quoin doesn't read it.
  open var acceptsMouseMovedEvents = false
  /// Stored only: Quoin doesn't read it.
  open var preventsApplicationTerminationWhenModal = true
  open var appearance: NSAppearance?
  open var effectiveAppearance: NSAppearance { appearance ?? .currentDrawing() }
  private lazy var buttons: [ButtonType: NSButton] = [:]
  /// Returns a button of the title bar, which isn't drawn.
  open func standardWindowButton(_ b: ButtonType) -> NSButton? {
    if buttons[b] == nil { buttons[b] = NSButton(frame: .zero) }
    return buttons[b]
  }
  open func addTitlebarAccessoryViewController(
    _ childViewController: NSTitlebarAccessoryViewController
  ) { titlebarAccessoryViewControllers.append(childViewController) }
  open var titlebarAccessoryViewControllers: [NSTitlebarAccessoryViewController] = []
  open class var allowsAutomaticWindowTabbing: Bool {
    get { false }
    set {}
  }

  // MARK: Frame

  /// The window's frame on the screen, with the origin at the bottom left.
  open private(set) var frame: NSRect
  open func setFrame(_ frameRect: NSRect, display flag: Bool) {
    frame = frameRect
    contentView?.frame = NSRect(origin: .zero, size: frameRect.size)
  }
  open func setFrame(_ frameRect: NSRect, display flag: Bool, animate animateFlag: Bool) {
    setFrame(frameRect, display: flag)
  }
  open func setFrameOrigin(_ point: NSPoint) { frame.origin = point }
  open func setFrameTopLeftPoint(_ point: NSPoint) {
    frame.origin = NSPoint(x: point.x, y: point.y - frame.height)
  }
  open func setContentSize(_ size: NSSize) {
    setFrame(NSRect(origin: frame.origin, size: size), display: true)
  }
  open func center() {
    guard let screen = NSScreen.main?.frame else { return }
    frame.origin = NSPoint(
      x: screen.midX - frame.width / 2, y: screen.midY - frame.height / 2)
  }
  open func cascadeTopLeft(from topLeftPoint: NSPoint) -> NSPoint { topLeftPoint }
  /// Has no effect: a window keeps its frame.
  open func zoom(_ sender: Any?) {}
  open var minSize = NSSize.zero
  open var maxSize = NSSize(width: 100_000, height: 100_000)
  /// Stored only: Quoin doesn't read it.
  open var contentMinSize = NSSize.zero
  /// Stored only: Quoin doesn't read it.
  open var contentMaxSize = NSSize(width: 100_000, height: 100_000)
  /// Stored only: Quoin doesn't read it.
  open var contentAspectRatio = NSSize.zero
  open var aspectRatio = NSSize.zero
  /// The bounds of the whole window, because the title bar isn't drawn.
  open var contentLayoutRect: NSRect { NSRect(origin: .zero, size: frame.size) }
  open var contentLayoutGuide: Any? { contentView }
  open func contentRect(forFrameRect frameRect: NSRect) -> NSRect { frameRect }
  open func frameRect(forContentRect contentRect: NSRect) -> NSRect { contentRect }
  open var screen: NSScreen? { .main }
  open var backingScaleFactor: CGFloat { NSScreen.main?.backingScaleFactor ?? 2 }
  open var frameAutosaveName = ""
  @discardableResult
  open func setFrameAutosaveName(_ name: String) -> Bool {
    frameAutosaveName = name
    return true
  }
  @discardableResult
  open func setFrameUsingName(_ name: String) -> Bool { false }
  /// Has no effect: frames are not saved.
  open func saveFrame(usingName name: String) {}
  open func convertPoint(toScreen point: NSPoint) -> NSPoint {
    NSPoint(x: frame.minX + point.x, y: frame.minY + point.y)
  }
  open func convertPoint(fromScreen point: NSPoint) -> NSPoint {
    NSPoint(x: point.x - frame.minX, y: point.y - frame.minY)
  }
  open func convertToScreen(_ rect: NSRect) -> NSRect {
    NSRect(origin: convertPoint(toScreen: rect.origin), size: rect.size)
  }

  // MARK: Order

  open private(set) var isVisible = false
  open var isKeyWindow: Bool { NSApplication.shared.keyWindow === self }
  open var isMainWindow: Bool { NSApplication.shared.mainWindow === self }
  open var canBecomeKey: Bool { true }
  open var canBecomeMain: Bool { true }
  open var isMiniaturized: Bool { false }
  open var isZoomed: Bool { false }
  open var occlusionState: OcclusionState { .visible }
  open var windowNumber: Int { 1 }
  open func makeKeyAndOrderFront(_ sender: Any?) { show() }
  open func orderFront(_ sender: Any?) { show() }
  open func orderFrontRegardless() { show() }
  open func orderBack(_ sender: Any?) { show() }
  /// Has no effect: the window ordered last is the key and main window.
  open func makeKey() {}
  /// Has no effect: the window ordered last is the key and main window.
  open func makeMain() {}
  /// Has no effect: a window is key from the start.
  open func becomeKey() {}
  /// Has no effect: a window is key from the start.
  open func resignKey() {}
  open func orderOut(_ sender: Any?) { hide() }
  open func close() {
    delegate?.windowWillClose(
      Notification(name: Self.willCloseNotification, object: self))
    hide()
  }
  open func performClose(_ sender: Any?) {
    if delegate?.windowShouldClose(self) ?? true { close() }
  }
  /// Has no effect: the window itself isn't drawn.
  open func miniaturize(_ sender: Any?) {}
  /// Has no effect: the window itself isn't drawn.
  open func deminiaturize(_ sender: Any?) {}
  /// Has no effect: the window itself isn't drawn.
  open func toggleFullScreen(_ sender: Any?) {}
  /// Has no effect: the window itself isn't drawn.
  open func toggleTabBar(_ sender: Any?) {}
  /// Has no effect: the window itself isn't drawn.
  open func toggleToolbarShown(_ sender: Any?) {}
  /// Has no effect: the window itself isn't drawn.
  open func performDrag(with event: NSEvent) {}
  open private(set) var childWindows: [NSWindow]?
  open weak var parent: NSWindow?
  open func addChildWindow(_ childWin: NSWindow, ordered place: OrderingMode) {
    childWindows = (childWindows ?? []) + [childWin]
    childWin.parent = self
  }
  open func removeChildWindow(_ childWin: NSWindow) {
    childWindows?.removeAll { $0 === childWin }
    childWin.parent = nil
  }
  open private(set) var sheets: [NSWindow] = []
  open var attachedSheet: NSWindow? { sheets.last }
  /// Stores the sheet; the completion handler is never called.
  open func beginSheet(
    _ sheetWindow: NSWindow,
    completionHandler handler: ((NSApplication.ModalResponse) -> Void)? = nil
  ) { sheets.append(sheetWindow) }
  open func endSheet(_ sheetWindow: NSWindow) { sheets.removeAll { $0 === sheetWindow } }
  open func endSheet(_ sheetWindow: NSWindow, returnCode: NSApplication.ModalResponse) {
    endSheet(sheetWindow)
  }
  /// Has no effect: the window itself isn't drawn.
  open func invalidateShadow() {}
  /// Has no effect: views are rendered on demand.
  open func display() {}
  /// Has no effect: events are not delivered.
  open func sendEvent(_ event: NSEvent) {}
  open func layoutIfNeeded() { contentView?.layoutSubtreeIfNeeded() }

  private func show() {
    isVisible = true
    NSApplication.shared.add(self)
    contentViewController?.appear()
  }
  private func hide() {
    isVisible = false
    NSApplication.shared.remove(self)
    contentViewController?.disappear()
  }
}
