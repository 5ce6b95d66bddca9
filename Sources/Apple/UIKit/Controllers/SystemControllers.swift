import Foundation
import QuoinCore
import QuoinGeometry
import QuoinLayout
import QuoinViews

/// A dashed frame with a name, in place of a view that can't be drawn.
package final class PlaceholderView: UIView {
  private let name: String
  package init(_ name: String) {
    self.name = name
    super.init(frame: .zero)
  }
  package required init?(coder: NSCoder) { nil }
  package override var _rendering: AnyView? {
    ZStack {
      Color(uiColor: .secondarySystemBackground)
      RoundedRectangle(cornerRadius: 8).inset(by: 4)
        .stroke(Color(uiColor: .systemGray3), style: StrokeStyle(dash: [4, 4]))
      Text(verbatim: name).font(.footnote).foregroundStyle(.secondary).padding(12)
    }
    .erased
  }
}

/// A controller that shows a placeholder for a system interface.
open class _PlaceholderController: UIViewController {
  open override func loadView() { view = PlaceholderView("\(type(of: self))") }
}

/// A message with buttons. Stored as data; a presented alert isn't drawn.
open class UIAlertController: UIViewController {
  public enum Style: Int, Sendable { case actionSheet, alert }
  open var message: String?
  open private(set) var preferredStyle = Style.actionSheet
  open private(set) var actions: [UIAlertAction] = []
  /// Stored only: Quoin doesn't read it.
  open var preferredAction: UIAlertAction?
  open private(set) var textFields: [UITextField]?
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    (self.title, self.message, self.preferredStyle) = (title, message, preferredStyle)
  }
  open func addAction(_ action: UIAlertAction) { actions.append(action) }
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField()
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
  }
}

@MainActor @preconcurrency
open class UIAlertAction: NSObject {
  public enum Style: Int, Sendable { case `default`, cancel, destructive }
  public let title: String?
  public let style: Style
  open var isEnabled = true
  let handler: ((UIAlertAction) -> Void)?
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    (self.title, self.style, self.handler) = (title, style, handler)
  }
}

/// An action in an app's share sheet. Stored as data.
@MainActor @preconcurrency
open class UIActivity: NSObject {
  public enum Category: Int, Sendable { case action, share }
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let postToFacebook = ActivityType("com.apple.UIKit.activity.PostToFacebook")
    public static let postToTwitter = ActivityType("com.apple.UIKit.activity.PostToTwitter")
    public static let postToWeibo = ActivityType("com.apple.UIKit.activity.PostToWeibo")
    public static let message = ActivityType("com.apple.UIKit.activity.Message")
    public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
    public static let print = ActivityType("com.apple.UIKit.activity.Print")
    public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
    public static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")
    public static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
    public static let addToReadingList = ActivityType("com.apple.UIKit.activity.AddToReadingList")
    public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
    public static let openInIBooks = ActivityType("com.apple.UIKit.activity.OpenInIBooks")
    public static let markupAsPDF = ActivityType("com.apple.UIKit.activity.MarkupAsPDF")
  }
  open class var activityCategory: Category { .action }
  open var activityType: ActivityType? { nil }
  open var activityTitle: String? { nil }
  open var activityImage: UIImage? { nil }
  open var activityViewController: UIViewController? { nil }
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
  /// Has no effect: never called, because activities are not performed.
  open func prepare(withActivityItems activityItems: [Any]) {}
  /// Has no effect: never called, because activities are not performed.
  open func perform() {}
  /// Has no effect: never called, because activities are not performed.
  open func activityDidFinish(_ completed: Bool) {}
  public override init() {}
}

@MainActor @preconcurrency
public protocol UIActivityItemSource: NSObjectProtocol {
  func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController)
    -> Any
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any?
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String
}
extension UIActivityItemSource {
  public func activityViewController(
    _ activityViewController: UIActivityViewController,
    subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String { "" }
}

/// A placeholder for the system's share sheet.
open class UIActivityViewController: _PlaceholderController {
  public typealias CompletionWithItemsHandler = (
    UIActivity.ActivityType?, Bool, [Any]?, (any Error)?
  ) -> Void
  public let activityItems: [Any]
  /// Stored only: Quoin doesn't read it.
  open var completionWithItemsHandler: CompletionWithItemsHandler?
  /// Stored only: Quoin doesn't read it.
  open var excludedActivityTypes: [UIActivity.ActivityType]?
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    self.activityItems = activityItems
    super.init(nibName: nil, bundle: nil)
  }
  public required init?(coder: NSCoder) {
    activityItems = []
    super.init(coder: coder)
  }
}

/// A placeholder for the camera and the photo library.
open class UIImagePickerController: UINavigationController {
  public enum SourceType: Int, Sendable { case photoLibrary, camera, savedPhotosAlbum }
  public enum CameraDevice: Int, Sendable { case rear, front }
  public enum CameraCaptureMode: Int, Sendable { case photo, video }
  public enum CameraFlashMode: Int, Sendable {
    case off = -1
    case auto, on
  }
  public enum QualityType: Int, Sendable { case typeHigh, typeMedium, typeLow }
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    public static let phAsset = InfoKey(rawValue: "UIImagePickerControllerPHAsset")
    public static let mediaMetadata = InfoKey(rawValue: "UIImagePickerControllerMediaMetadata")
    public static let livePhoto = InfoKey(rawValue: "UIImagePickerControllerLivePhoto")
  }
  open var sourceType = SourceType.photoLibrary
  /// Stored only: Quoin doesn't read it.
  open var mediaTypes = ["public.image"]
  /// Stored only: Quoin doesn't read it.
  open var allowsEditing = false
  open var cameraDevice = CameraDevice.rear
  /// Stored only: Quoin doesn't read it.
  open var cameraCaptureMode = CameraCaptureMode.photo
  /// Stored only: Quoin doesn't read it.
  open var cameraFlashMode = CameraFlashMode.auto
  /// Stored only: Quoin doesn't read it.
  open var cameraOverlayView: UIView?
  /// Stored only: Quoin doesn't read it.
  open var showsCameraControls = true
  /// Stored only: Quoin doesn't read it.
  open var videoQuality = QualityType.typeMedium
  /// Stored only: Quoin doesn't read it.
  open var videoMaximumDuration: TimeInterval = 600
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool {
    sourceType != .camera
  }
  open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }
  open class func availableMediaTypes(for sourceType: SourceType) -> [String]? {
    ["public.image"]
  }
  open override func loadView() { view = PlaceholderView("UIImagePickerController") }
}

@MainActor @preconcurrency
public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}
extension UIImagePickerControllerDelegate {
  public func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {}
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {}
}

/// A placeholder for the system's document picker.
open class UIDocumentPickerViewController: _PlaceholderController {
  open weak var delegate: (any UIDocumentPickerDelegate)?
  /// Stored only: Quoin doesn't read it.
  open var allowsMultipleSelection = false
  /// Stored only: Quoin doesn't read it.
  open var shouldShowFileExtensions = false
  /// Stored only: Quoin doesn't read it.
  open var directoryURL: URL?
  public init(forExporting urls: [URL]) { super.init(nibName: nil, bundle: nil) }
  public init(forExporting urls: [URL], asCopy: Bool) { super.init(nibName: nil, bundle: nil) }
  public init(documentTypes: [String], in mode: UIDocumentPickerMode) {
    super.init(nibName: nil, bundle: nil)
  }
  /// Creates a picker for `contentTypes`, which are types from the module UniformTypeIdentifiers.
  public init<ContentType>(forOpeningContentTypes contentTypes: [ContentType]) {
    super.init(nibName: nil, bundle: nil)
  }
  public init<ContentType>(forOpeningContentTypes contentTypes: [ContentType], asCopy: Bool) {
    super.init(nibName: nil, bundle: nil)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

public enum UIDocumentPickerMode: UInt, Sendable {
  case `import`, open, exportToService, moveToService
}

@MainActor @preconcurrency
public protocol UIDocumentPickerDelegate: NSObjectProtocol {
  func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}
extension UIDocumentPickerDelegate {
  public func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
  ) {}
  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}

/// Previews a document. Compiles only.
@MainActor @preconcurrency
open class UIDocumentInteractionController: NSObject {
  open var url: URL?
  open var name: String?
  open weak var delegate: (any UIDocumentInteractionControllerDelegate)?
  public convenience init(url: URL) {
    self.init()
    self.url = url
  }
  open func presentPreview(animated: Bool) -> Bool { false }
  open func presentOptionsMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool {
    false
  }
  open func presentOpenInMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool {
    false
  }
}
@MainActor @preconcurrency
public protocol UIDocumentInteractionControllerDelegate: NSObjectProtocol {
  func documentInteractionControllerViewControllerForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIViewController
}
extension UIDocumentInteractionControllerDelegate {
  public func documentInteractionControllerViewControllerForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIViewController { UIViewController() }
}

/// A placeholder for the color picker.
open class UIColorPickerViewController: _PlaceholderController {
  open var selectedColor = UIColor.black
  open var supportsAlpha = true
  open weak var delegate: (any UIColorPickerViewControllerDelegate)?
}
@MainActor @preconcurrency
public protocol UIColorPickerViewControllerDelegate: NSObjectProtocol {
  func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)
  func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}
extension UIColorPickerViewControllerDelegate {
  public func colorPickerViewControllerDidSelectColor(
    _ viewController: UIColorPickerViewController
  ) {}
  public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
}

/// A placeholder for the font picker.
open class UIFontPickerViewController: _PlaceholderController {
  /// Stored only: Quoin doesn't read it.
  open var selectedFontDescriptor: UIFontDescriptor?
  open weak var delegate: (any UIFontPickerViewControllerDelegate)?
}
@MainActor @preconcurrency
public protocol UIFontPickerViewControllerDelegate: NSObjectProtocol {
  func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController)
  func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController)
}
extension UIFontPickerViewControllerDelegate {
  public func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {}
  public func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {}
}

/// Prints documents. Compiles only: nothing is printed.
@MainActor @preconcurrency
open class UIPrintInteractionController: NSObject {
  public static let shared = UIPrintInteractionController()
  open class var isPrintingAvailable: Bool { false }
  open var printInfo: UIPrintInfo?
  /// Stored only: Quoin doesn't read it.
  open var printingItem: Any?
  /// Stored only: Quoin doesn't read it.
  open var printingItems: [Any]?
  @discardableResult
  open func present(
    animated: Bool,
    completionHandler: ((UIPrintInteractionController, Bool, (any Error)?) -> Void)? = nil
  ) -> Bool { false }
}
@MainActor @preconcurrency
open class UIPrintInfo: NSObject {
  public enum OutputType: Int, Sendable { case general, photo, grayscale, photoGrayscale }
  /// Stored only: Quoin doesn't read it.
  open var jobName = ""
  /// Stored only: Quoin doesn't read it.
  open var outputType = OutputType.general
  open class func printInfo() -> UIPrintInfo { UIPrintInfo() }
}

/// A search bar above a page. Stored as data.
open class UISearchController: UIViewController {
  public let searchBar = UISearchBar()
  public let searchResultsController: UIViewController?
  /// Stored only: Quoin doesn't read it.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  open weak var delegate: (any UISearchControllerDelegate)?
  open var isActive = false
  /// Stored only: Quoin doesn't read it.
  open var obscuresBackgroundDuringPresentation = true
  /// Stored only: Quoin doesn't read it.
  open var hidesNavigationBarDuringPresentation = true
  /// Stored only: Quoin doesn't read it.
  open var automaticallyShowsCancelButton = true
  public convenience init() { self.init(searchResultsController: nil) }
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
  }
  public required init?(coder: NSCoder) {
    searchResultsController = nil
    super.init(coder: coder)
  }
}
@MainActor @preconcurrency
public protocol UISearchResultsUpdating: NSObjectProtocol {
  func updateSearchResults(for searchController: UISearchController)
}
@MainActor @preconcurrency
public protocol UISearchControllerDelegate: NSObjectProtocol {}
