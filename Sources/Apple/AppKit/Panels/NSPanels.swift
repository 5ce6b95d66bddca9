// The names are AppKit's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import ObjectiveC
import UniformTypeIdentifiers

/// A panel for choosing where to save. It isn't shown, and its response is `.cancel`.
open class NSSavePanel: NSPanel {
  open var prompt: String! = "Save"
  open var message: String! = ""
  /// Stored only: Quoin doesn't read it.
  open var nameFieldLabel: String! = "Save As:"
  /// Stored only: Quoin doesn't read it.
  open var nameFieldStringValue = ""
  /// Stored only: Quoin doesn't read it.
  open var directoryURL: URL?
  open var url: URL? { nil }
  /// Stored only: Quoin doesn't read it.
  open var allowedContentTypes: [UTType] = []
  /// Stored only: Quoin doesn't read it.
  open var allowedFileTypes: [String]?
  /// Stored only: Quoin doesn't read it.
  open var allowsOtherFileTypes = false
  /// Stored only: Quoin doesn't read it.
  open var canCreateDirectories = false
  /// Stored only: Quoin doesn't read it.
  open var canSelectHiddenExtension = false
  /// Stored only: Quoin doesn't read it.
  open var isExtensionHidden = true
  /// Stored only: Quoin doesn't read it.
  open var treatsFilePackagesAsDirectories = false
  /// Stored only: Quoin doesn't read it.
  open var showsHiddenFiles = false
  /// Stored only: Quoin doesn't read it.
  open var showsTagField = true
  /// Stored only: Quoin doesn't read it.
  open var tagNames: [String]?
  /// Stored only: Quoin doesn't read it.
  open var accessoryView: NSView?
  open func runModal() -> NSApplication.ModalResponse { .cancel }
  open func begin(
    completionHandler handler: @escaping (NSApplication.ModalResponse) -> Void
  ) { handler(.cancel) }
  open func begin() async -> NSApplication.ModalResponse { .cancel }
  open func beginSheetModal(
    for window: NSWindow,
    completionHandler handler: @escaping (NSApplication.ModalResponse) -> Void
  ) { handler(.cancel) }
  /// Has no effect: the panel isn't shown.
  open func ok(_ sender: Any?) {}
  /// Has no effect: the panel isn't shown.
  open func cancel(_ sender: Any?) {}
}

/// A panel for choosing files to open. It isn't shown, and its response is `.cancel` with no
/// files.
open class NSOpenPanel: NSSavePanel {
  open var urls: [URL] { [] }
  /// Stored only: Quoin doesn't read it.
  open var canChooseFiles = true
  /// Stored only: Quoin doesn't read it.
  open var canChooseDirectories = false
  /// Stored only: Quoin doesn't read it.
  open var allowsMultipleSelection = false
  /// Stored only: Quoin doesn't read it.
  open var resolvesAliases = true
  /// Stored only: Quoin doesn't read it.
  open var canDownloadUbiquitousContents = true
  /// Stored only: Quoin doesn't read it.
  open var canResolveUbiquitousConflicts = true
  /// Stored only: Quoin doesn't read it.
  open var isAccessoryViewDisclosed = false
}

/// A message with buttons. It isn't shown, and its response is `.cancel`.
@MainActor @preconcurrency
open class NSAlert: NSObject {
  public enum Style: UInt, Sendable { case warning, informational, critical }
  open var messageText = ""
  /// Stored only: Quoin doesn't read it.
  open var informativeText = ""
  open var alertStyle = Style.warning
  open var icon: NSImage!
  /// Stored only: Quoin doesn't read it.
  open var accessoryView: NSView?
  /// Stored only: Quoin doesn't read it.
  open var showsHelp = false
  /// Stored only: Quoin doesn't read it.
  open var helpAnchor: String?
  /// Stored only: Quoin doesn't read it.
  open var showsSuppressionButton = false
  public private(set) lazy var suppressionButton: NSButton? = NSButton(
    checkboxWithTitle: "Do not show this message again", target: nil, action: nil)
  open private(set) var buttons: [NSButton] = []
  public private(set) lazy var window = NSWindow()
  open weak var delegate: AnyObject?

  public override init() { super.init() }
  public convenience init(error: any Error) {
    self.init()
    messageText = error.localizedDescription
  }
  @discardableResult
  open func addButton(withTitle title: String) -> NSButton {
    let button = NSButton(title: title, target: nil, action: nil)
    buttons.append(button)
    return button
  }
  /// Has no effect: the alert isn't shown.
  open func layout() {}
  @discardableResult
  open func runModal() -> NSApplication.ModalResponse { .cancel }
  open func beginSheetModal(
    for sheetWindow: NSWindow,
    completionHandler handler: ((NSApplication.ModalResponse) -> Void)? = nil
  ) { handler?(.cancel) }
  open func beginSheetModal(for sheetWindow: NSWindow) async -> NSApplication.ModalResponse {
    .cancel
  }
}

/// A popover. Stored, but not drawn.
@MainActor @preconcurrency
open class NSPopover: NSResponder {
  public enum Behavior: Int, Sendable { case applicationDefined, transient, semitransient }
  open var behavior = Behavior.applicationDefined
  open var contentViewController: NSViewController?
  open var contentSize = NSSize.zero
  /// Stored only: Quoin doesn't read it.
  open var animates = true
  open var appearance: NSAppearance?
  open var positioningRect = NSRect.zero
  /// Stored only: Quoin doesn't read it.
  open var hasFullSizeContent = false
  open weak var delegate: (any NSPopoverDelegate)?
  open private(set) var isShown = false
  open var isDetached: Bool { false }
  open func show(
    relativeTo positioningRect: NSRect, of positioningView: NSView, preferredEdge: NSRectEdge
  ) { isShown = true }
  open func show(relativeTo toolbarItem: NSToolbarItem) { isShown = true }
  open func performClose(_ sender: Any?) { close() }
  open func close() { isShown = false }

  public nonisolated static let willShowNotification = Notification.Name(
    "NSPopoverWillShowNotification")
  public nonisolated static let didShowNotification = Notification.Name(
    "NSPopoverDidShowNotification")
  public nonisolated static let willCloseNotification = Notification.Name(
    "NSPopoverWillCloseNotification")
  public nonisolated static let didCloseNotification = Notification.Name(
    "NSPopoverDidCloseNotification")
}
@MainActor @preconcurrency
public protocol NSPopoverDelegate: NSObjectProtocol {
  func popoverShouldClose(_ popover: NSPopover) -> Bool
  func popoverShouldDetach(_ popover: NSPopover) -> Bool
  func popoverWillShow(_ notification: Notification)
  func popoverDidShow(_ notification: Notification)
  func popoverWillClose(_ notification: Notification)
  func popoverDidClose(_ notification: Notification)
}
extension NSPopoverDelegate {
  public func popoverShouldClose(_ popover: NSPopover) -> Bool { true }
  public func popoverShouldDetach(_ popover: NSPopover) -> Bool { false }
  public func popoverWillShow(_ notification: Notification) {}
  public func popoverDidShow(_ notification: Notification) {}
  public func popoverWillClose(_ notification: Notification) {}
  public func popoverDidClose(_ notification: Notification) {}
}

/// A color picker. It isn't shown.
open class NSColorPanel: NSPanel {
  public static let shared = NSColorPanel()
  public static var sharedColorPanelExists: Bool { true }
  open var color = NSColor.white
  /// Stored only: Quoin doesn't read it.
  open var showsAlpha = false
  /// Stored only: Quoin doesn't read it.
  open var isContinuous = true
  open var mode = Mode.none
  public enum Mode: Int, Sendable {
    case none = -1
    case gray, RGB, CMYK, HSB, customPalette, colorList, wheel, crayon
  }
  /// Has no effect: the panel isn't shown.
  open func setTarget(_ target: Any?) {}
  /// Has no effect: the panel isn't shown.
  open func setAction(_ selector: Selector?) {}
  public nonisolated static let colorDidChangeNotification = Notification.Name(
    "NSColorPanelColorDidChangeNotification")
}

/// A service for sharing items. Nothing is shared.
@MainActor @preconcurrency
open class NSSharingService: NSObject {
  public struct Name: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let composeEmail = Name("com.apple.share.Mail.compose")
    public static let composeMessage = Name("com.apple.messages.ShareExtension")
    public static let sendViaAirDrop = Name("com.apple.share.AirDrop.send")
    public static let addToSafariReadingList = Name("com.apple.share.System.add-to-safari")
    public static let cloudSharing = Name("com.apple.share.CloudSharing")
  }
  open var title: String
  open var image: NSImage
  open var subject: String?
  /// Stored only: Quoin doesn't read it.
  open var recipients: [String]?
  open weak var delegate: (any NSSharingServiceDelegate)?
  public init?(named serviceName: Name) { nil }
  public init(
    title: String, image: NSImage, alternateImage: NSImage?, handler block: @escaping () -> Void
  ) { (self.title, self.image) = (title, image) }
  open func canPerform(withItems items: [Any]?) -> Bool { false }
  /// Has no effect: nothing is shared.
  open func perform(withItems items: [Any]) {}
  open class func sharingServices(forItems items: [Any]) -> [NSSharingService] { [] }
}
@MainActor @preconcurrency
public protocol NSSharingServiceDelegate: NSObjectProtocol {}
@MainActor @preconcurrency
public protocol NSSharingServicePickerDelegate: NSObjectProtocol {}
@MainActor @preconcurrency
open class NSSharingServicePicker: NSObject {
  open weak var delegate: (any NSSharingServicePickerDelegate)?
  public init(items: [Any]) {}
  /// Has no effect: the picker isn't shown.
  open func show(
    relativeTo rect: NSRect, of view: NSView, preferredEdge: NSRectEdge
  ) {}
  open var standardShareMenuItem: NSMenuItem {
    NSMenuItem(title: "Share…", action: nil, keyEquivalent: "")
  }
}
