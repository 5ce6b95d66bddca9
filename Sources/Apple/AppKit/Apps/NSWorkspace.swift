// The names are AppKit's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import ObjectiveC
import QuoinViews
import UniformTypeIdentifiers

/// Other apps and their files. There are none, and nothing is opened.
open class NSWorkspace: NSObject, @unchecked Sendable {
  public static let shared = NSWorkspace()

  /// The way in which an app is opened.
  open class OpenConfiguration: NSObject, @unchecked Sendable {
    /// Stored only: Quoin doesn't read it.
    open var activates = true
    open var hides = false
    /// Stored only: Quoin doesn't read it.
    open var hidesOthers = false
    /// Stored only: Quoin doesn't read it.
    open var addsToRecentItems = true
    /// Stored only: Quoin doesn't read it.
    open var createsNewApplicationInstance = false
    /// Stored only: Quoin doesn't read it.
    open var promptsUserIfNeeded = true
    open var arguments: [String] = []
    open var environment: [String: String] = [:]
  }

  open var notificationCenter: NotificationCenter { Self.center }
  private static let center = NotificationCenter()
  open var runningApplications: [NSRunningApplication] { [.current] }
  open var frontmostApplication: NSRunningApplication? { .current }
  open var menuBarOwningApplication: NSRunningApplication? { .current }
  open var accessibilityDisplayShouldReduceMotion: Bool { false }
  open var accessibilityDisplayShouldReduceTransparency: Bool { false }
  open var accessibilityDisplayShouldIncreaseContrast: Bool { false }
  open var accessibilityDisplayShouldDifferentiateWithoutColor: Bool { false }
  open var isVoiceOverEnabled: Bool { false }

  @discardableResult
  open func open(_ url: URL) -> Bool { false }
  open func open(
    _ url: URL, configuration: OpenConfiguration,
    completionHandler: (@Sendable (NSRunningApplication?, (any Error)?) -> Void)? = nil
  ) { completionHandler?(nil, CocoaError(.featureUnsupported)) }
  @discardableResult
  open func open(_ url: URL, configuration: OpenConfiguration) async throws
    -> NSRunningApplication
  { throw CocoaError(.featureUnsupported) }
  open func open(
    _ urls: [URL], withApplicationAt applicationURL: URL, configuration: OpenConfiguration,
    completionHandler: (@Sendable (NSRunningApplication?, (any Error)?) -> Void)? = nil
  ) { completionHandler?(nil, CocoaError(.featureUnsupported)) }
  open func openApplication(
    at applicationURL: URL, configuration: OpenConfiguration,
    completionHandler: (@Sendable (NSRunningApplication?, (any Error)?) -> Void)? = nil
  ) { completionHandler?(nil, CocoaError(.featureUnsupported)) }
  @discardableResult
  open func openFile(_ fullPath: String) -> Bool { false }
  @discardableResult
  open func launchApplication(_ appName: String) -> Bool { false }
  @discardableResult
  open func selectFile(_ fullPath: String?, inFileViewerRootedAtPath rootFullPath: String) -> Bool {
    false
  }
  /// Has no effect: there is no Finder.
  open func activateFileViewerSelecting(_ fileURLs: [URL]) {}
  /// Returns a document symbol, because the icons of apps and files are unknown.
  open func icon(forFile fullPath: String) -> NSImage { Self.document }
  open func icon(for contentType: UTType) -> NSImage { Self.document }
  open func icon(forFileType fileType: String) -> NSImage { Self.document }
  private static var document: NSImage {
    NSImage(systemSymbolName: "doc", accessibilityDescription: nil) ?? NSImage()
  }
  open func urlForApplication(withBundleIdentifier bundleIdentifier: String) -> URL? { nil }
  open func urlForApplication(toOpen url: URL) -> URL? { nil }
  open func urlsForApplications(toOpen url: URL) -> [URL] { [] }
  open func isFilePackage(atPath fullPath: String) -> Bool { false }
  open func recycle(
    _ URLs: [URL],
    completionHandler handler: (@Sendable ([URL: URL], (any Error)?) -> Void)? = nil
  ) { handler?([:], CocoaError(.featureUnsupported)) }
  open func desktopImageURL(for screen: NSScreen) -> URL? { nil }
  /// Has no effect: file system changes are not observed.
  open func noteFileSystemChanged(_ path: String) {}

  public static let didActivateApplicationNotification = Notification.Name(
    "NSWorkspaceDidActivateApplicationNotification")
  public static let didLaunchApplicationNotification = Notification.Name(
    "NSWorkspaceDidLaunchApplicationNotification")
  public static let didTerminateApplicationNotification = Notification.Name(
    "NSWorkspaceDidTerminateApplicationNotification")
  public static let didWakeNotification = Notification.Name("NSWorkspaceDidWakeNotification")
  public static let willSleepNotification = Notification.Name("NSWorkspaceWillSleepNotification")
  public static let screensDidSleepNotification = Notification.Name(
    "NSWorkspaceScreensDidSleepNotification")
  public static let screensDidWakeNotification = Notification.Name(
    "NSWorkspaceScreensDidWakeNotification")
  public static let activeSpaceDidChangeNotification = Notification.Name(
    "NSWorkspaceActiveSpaceDidChangeNotification")
  public static let applicationUserInfoKey = "NSWorkspaceApplicationKey"
}

/// A running app. The only one is the current process.
open class NSRunningApplication: NSObject, @unchecked Sendable {
  public static let current = NSRunningApplication()
  open var localizedName: String? { ProcessInfo.processInfo.processName }
  open var bundleIdentifier: String? { Bundle.main.bundleIdentifier }
  open var bundleURL: URL? { Bundle.main.bundleURL }
  open var executableURL: URL? { Bundle.main.executableURL }
  open var processIdentifier: Int32 { ProcessInfo.processInfo.processIdentifier }
  open var icon: NSImage? { nil }
  open var isActive: Bool { true }
  open var isHidden: Bool { false }
  open var isTerminated: Bool { false }
  open var launchDate: Date? { nil }
  @discardableResult
  open func activate(options: ActivationOptions = []) -> Bool { false }
  @discardableResult
  open func hide() -> Bool { false }
  @discardableResult
  open func terminate() -> Bool { false }
  @discardableResult
  open func forceTerminate() -> Bool { false }
  open class func runningApplications(withBundleIdentifier bundleIdentifier: String)
    -> [NSRunningApplication]
  { [] }
  public struct ActivationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let activateAllWindows = ActivationOptions(rawValue: 1)
    public static let activateIgnoringOtherApps = ActivationOptions(rawValue: 2)
  }
}

/// A pasteboard that is local to the process.
open class NSPasteboard: NSObject, @unchecked Sendable {
  public struct Name: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let general = Name("Apple CFPasteboard general")
    public static let drag = Name("Apple CFPasteboard drag")
    public static let find = Name("Apple CFPasteboard find")
  }
  public struct PasteboardType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let string = PasteboardType("public.utf8-plain-text")
    public static let fileURL = PasteboardType("public.file-url")
    public static let URL = PasteboardType("public.url")
    public static let html = PasteboardType("public.html")
    public static let rtf = PasteboardType("public.rtf")
    public static let pdf = PasteboardType("com.adobe.pdf")
    public static let png = PasteboardType("public.png")
    public static let tiff = PasteboardType("public.tiff")
    public static let color = PasteboardType("com.apple.cocoa.pasteboard.color")
    public static let tabularText = PasteboardType("public.utf8-tab-separated-values-text")
  }

  public static let general = NSPasteboard(name: .general)
  public let name: Name
  private var contents: [PasteboardType: Data] {
    get {
      adoptCopy()
      return ownContents
    }
    set {
      ownContents = newValue
      guard self === Self.general else { return }
      let text = newValue[.string].map { String(decoding: $0, as: UTF8.self) }
      LastCopy.set(text, byApp: true)
      known = LastCopy.number
    }
  }
  private var ownContents: [PasteboardType: Data] = [:]
  private var ownChanges = 0
  /// The number of the last copy that this pasteboard knows.
  private var known = 0

  /// Takes over the text that a view copied last.
  private func adoptCopy() {
    guard self === Self.general, known != LastCopy.number else { return }
    known = LastCopy.number
    guard !LastCopy.isByApp else { return }
    ownContents = LastCopy.text.map { [.string: Data($0.utf8)] } ?? [:]
    ownChanges += 1
  }

  open var changeCount: Int {
    adoptCopy()
    return ownChanges
  }
  open var types: [PasteboardType]? { Array(contents.keys) }
  open var pasteboardItems: [NSPasteboardItem]? {
    contents.isEmpty ? [] : [NSPasteboardItem(contents)]
  }
  public init(name: Name) { self.name = name }

  @discardableResult
  open func clearContents() -> Int {
    contents = [:]
    ownChanges += 1
    return ownChanges
  }
  @discardableResult
  open func declareTypes(_ newTypes: [PasteboardType], owner newOwner: Any?) -> Int {
    clearContents()
  }
  @discardableResult
  open func setString(_ string: String, forType dataType: PasteboardType) -> Bool {
    setData(Data(string.utf8), forType: dataType)
  }
  @discardableResult
  open func setData(_ data: Data?, forType dataType: PasteboardType) -> Bool {
    contents[dataType] = data
    return true
  }
  open func string(forType dataType: PasteboardType) -> String? {
    contents[dataType].map { String(decoding: $0, as: UTF8.self) }
  }
  open func data(forType dataType: PasteboardType) -> Data? { contents[dataType] }
  open func availableType(from types: [PasteboardType]) -> PasteboardType? {
    types.first { contents[$0] != nil }
  }
  /// Writes strings, URLs, images and items; the last one of each kind is kept.
  @discardableResult
  open func writeObjects(_ objects: [Any]) -> Bool {
    for object in objects {
      switch object {
      case let item as NSPasteboardItem: contents.merge(item.contents) { $1 }
      case let text as String: setString(text, forType: .string)
      case let text as NSString: setString(text.description, forType: .string)
      case let url as URL: setString(url.absoluteString, forType: url.isFileURL ? .fileURL : .URL)
      case let url as NSURL: setString(url.absoluteString, forType: .URL)
      case let image as NSImage: setData(image.pngData(), forType: .png)
      default: return false
      }
    }
    return true
  }
  /// Returns the copied string, URL or image for each of the classes.
  open func readObjects(
    forClasses classArray: [AnyClass], options: [ReadingOptionKey: Any]? = nil
  ) -> [Any]? {
    classArray.compactMap { kind -> Any? in
      switch kind {
      case is NSString.Type: string(forType: .string)
      case is NSURL.Type:
        (string(forType: .fileURL) ?? string(forType: .URL)).flatMap {
          Foundation.URL(string: $0)
        }
      case is NSImage.Type: data(forType: .png).flatMap { NSImage(data: $0) }
      default: nil
      }
    }
  }
  open func canReadObject(
    forClasses classArray: [AnyClass], options: [ReadingOptionKey: Any]? = nil
  ) -> Bool { readObjects(forClasses: classArray)?.isEmpty == false }
  public struct ReadingOptionKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let urlReadingFileURLsOnly = ReadingOptionKey(
      rawValue: "NSPasteboardURLReadingFileURLsOnlyKey")
  }
}

/// A copied item in one or more representations.
open class NSPasteboardItem: NSObject, @unchecked Sendable {
  fileprivate var contents: [NSPasteboard.PasteboardType: Data] = [:]
  public override init() { super.init() }
  fileprivate init(_ contents: [NSPasteboard.PasteboardType: Data]) { self.contents = contents }
  open var types: [NSPasteboard.PasteboardType] { Array(contents.keys) }
  @discardableResult
  open func setString(_ string: String, forType type: NSPasteboard.PasteboardType) -> Bool {
    setData(Data(string.utf8), forType: type)
  }
  @discardableResult
  open func setData(_ data: Data, forType type: NSPasteboard.PasteboardType) -> Bool {
    contents[type] = data
    return true
  }
  open func string(forType type: NSPasteboard.PasteboardType) -> String? {
    contents[type].map { String(decoding: $0, as: UTF8.self) }
  }
  open func data(forType type: NSPasteboard.PasteboardType) -> Data? { contents[type] }
}

/// The operations that a drag can perform.
public struct NSDragOperation: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let copy = NSDragOperation(rawValue: 1)
  public static let link = NSDragOperation(rawValue: 2)
  public static let generic = NSDragOperation(rawValue: 4)
  public static let `private` = NSDragOperation(rawValue: 8)
  public static let move = NSDragOperation(rawValue: 16)
  public static let delete = NSDragOperation(rawValue: 32)
  public static let every = NSDragOperation(rawValue: .max)
}
/// Information about a drag. There are no drags.
@MainActor @preconcurrency
public protocol NSDraggingInfo: NSObjectProtocol {
  var draggingPasteboard: NSPasteboard { get }
  var draggingLocation: NSPoint { get }
  var draggingSource: Any? { get }
  var draggingSourceOperationMask: NSDragOperation { get }
}

@MainActor
extension NSScreen {
  public static var screens: [NSScreen] { main.map { [$0] } ?? [] }
  public var localizedName: String { "Display" }
  public var deviceDescription: [NSDeviceDescriptionKey: Any] {
    [.size: NSValue(size: frame.size), NSDeviceDescriptionKey(rawValue: "NSScreenNumber"): 1]
  }
  public var safeAreaInsets: NSEdgeInsets { NSEdgeInsets() }
  public var maximumFramesPerSecond: Int { 60 }
}
public struct NSDeviceDescriptionKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public static let size = NSDeviceDescriptionKey("NSDeviceSize")
  public static let resolution = NSDeviceDescriptionKey("NSDeviceResolution")
}

/// A group of animated changes. They apply at once, because an image shows their final state.
@MainActor @preconcurrency
open class NSAnimationContext: NSObject {
  public static let current = NSAnimationContext()
  open var duration: TimeInterval = 0.25
  /// Stored only: Quoin doesn't read it.
  open var timingFunction: CAMediaTimingFunction?
  /// Stored only: Quoin doesn't read it.
  open var allowsImplicitAnimation = false
  open var completionHandler: (() -> Void)?
  open class func runAnimationGroup(
    _ changes: (NSAnimationContext) -> Void, completionHandler: (() -> Void)? = nil
  ) {
    changes(current)
    completionHandler?()
  }
  open class func runAnimationGroup(_ changes: (NSAnimationContext) -> Void) async {
    changes(current)
  }
  /// Has no effect: each change applies at once.
  open class func beginGrouping() {}
  /// Has no effect: each change applies at once.
  open class func endGrouping() {}
}

// Gesture recognizers, stored as data: they never recognize a gesture.
@MainActor @preconcurrency
open class NSGestureRecognizer: NSObject {
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed
    public static let recognized = State.ended
  }
  open weak var target: AnyObject?
  open var action: Selector?
  open var state = State.possible
  open var isEnabled = true
  open weak var delegate: (any NSGestureRecognizerDelegate)?
  open internal(set) weak var view: NSView?
  public init(target: Any?, action: Selector?) {
    (self.target, self.action) = (target.map { $0 as AnyObject }, action)
  }
  public convenience override init() { self.init(target: nil, action: nil) }
  public required init?(coder: NSCoder) {}
  open func location(in view: NSView?) -> NSPoint { .zero }
  /// Has no effect: a recognizer never fires.
  open func reset() {}
  /// Has no effect: events are not delivered.
  open func mouseDown(with event: NSEvent) {}
  /// Has no effect: events are not delivered.
  open func mouseDragged(with event: NSEvent) {}
  /// Has no effect: events are not delivered.
  open func mouseUp(with event: NSEvent) {}
}
@MainActor @preconcurrency
public protocol NSGestureRecognizerDelegate: NSObjectProtocol {}
open class NSClickGestureRecognizer: NSGestureRecognizer {
  /// Stored only: Quoin doesn't read it.
  open var buttonMask = 1
  /// Stored only: Quoin doesn't read it.
  open var numberOfClicksRequired = 1
  /// Stored only: Quoin doesn't read it.
  open var numberOfTouchesRequired = 1
}
open class NSPanGestureRecognizer: NSGestureRecognizer {
  /// Stored only: Quoin doesn't read it.
  open var buttonMask = 1
  open func translation(in view: NSView?) -> NSPoint { .zero }
  /// Has no effect: a recognizer never fires.
  open func setTranslation(_ translation: NSPoint, in view: NSView?) {}
  open func velocity(in view: NSView?) -> NSPoint { .zero }
}
open class NSMagnificationGestureRecognizer: NSGestureRecognizer {
  open var magnification: CGFloat = 0
}
open class NSPressGestureRecognizer: NSGestureRecognizer {
  /// Stored only: Quoin doesn't read it.
  open var minimumPressDuration: TimeInterval = 0.5
  /// Stored only: Quoin doesn't read it.
  open var allowableMovement: CGFloat = 0
}
open class NSRotationGestureRecognizer: NSGestureRecognizer {
  open var rotation: CGFloat = 0
  /// Stored only: Quoin doesn't read it.
  open var rotationInDegrees: CGFloat = 0
}
