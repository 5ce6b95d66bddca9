import Foundation
import ObjectiveC
import QuoinViews

/// A printer. There are none: it has a name only.
@MainActor @preconcurrency
open class NSPrinter: NSObject {
  open var name: String { "" }
  open class var printerNames: [String] { [] }
}

/// The settings of a printed document, in points.
@MainActor @preconcurrency
open class NSPrintInfo: NSObject {
  public struct AttributeKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let paperName = AttributeKey(rawValue: "NSPrintPaperName")
    public static let paperSize = AttributeKey(rawValue: "NSPrintPaperSize")
    public static let orientation = AttributeKey(rawValue: "NSPrintOrientation")
    public static let scalingFactor = AttributeKey(rawValue: "NSPrintScalingFactor")
    public static let jobDisposition = AttributeKey(rawValue: "NSPrintJobDisposition")
    public static let jobSavingURL = AttributeKey(rawValue: "NSJobSavingURL")
    public static let copies = AttributeKey(rawValue: "NSCopies")
    public static let allPages = AttributeKey(rawValue: "NSPrintAllPages")
    public static let firstPage = AttributeKey(rawValue: "NSPrintFirstPage")
    public static let lastPage = AttributeKey(rawValue: "NSPrintLastPage")
    public static let headerAndFooter = AttributeKey(rawValue: "NSPrintHeaderAndFooter")
  }
  public struct JobDisposition: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let spool = JobDisposition(rawValue: "NSPrintSpoolJob")
    public static let preview = JobDisposition(rawValue: "NSPrintPreviewJob")
    public static let save = JobDisposition(rawValue: "NSPrintSaveJob")
    public static let cancel = JobDisposition(rawValue: "NSPrintCancelJob")
  }
  public enum PaperOrientation: Int, Sendable { case portrait, landscape }
  public enum PaginationMode: UInt, Sendable { case automatic, fit, clip }

  public static var shared = NSPrintInfo()

  private let settings = NSMutableDictionary()
  open var paperName: String? = "na-letter"
  open var paperSize = NSSize(width: 612, height: 792)
  open var orientation = PaperOrientation.portrait
  open var scalingFactor: CGFloat = 1
  open var topMargin: CGFloat = 90
  open var bottomMargin: CGFloat = 90
  open var leftMargin: CGFloat = 72
  open var rightMargin: CGFloat = 72
  open var isHorizontallyCentered = true
  open var isVerticallyCentered = true
  open var horizontalPagination = PaginationMode.clip
  open var verticalPagination = PaginationMode.automatic
  open var isSelectionOnly = false
  open var jobDisposition = JobDisposition.spool
  open var printer = NSPrinter()
  open var imageablePageBounds: NSRect { NSRect(origin: .zero, size: paperSize) }

  public override init() {}
  public init(dictionary attributes: [AttributeKey: Any]) {
    for (key, value) in attributes { settings[key] = value }
    if let disposition = attributes[.jobDisposition] as? JobDisposition {
      jobDisposition = disposition
    }
  }
  /// The settings without a property of their own.
  open func dictionary() -> NSMutableDictionary { settings }
  /// Has no effect: there is no print panel that would change the settings.
  open func setUpPrintOperationDefaultValues() {}
}

/// The panel of a print operation. Compiles only: it isn't shown.
@MainActor @preconcurrency
open class NSPrintPanel: NSObject {
  public struct Options: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let showsCopies = Options(rawValue: 1)
    public static let showsPageRange = Options(rawValue: 2)
    public static let showsPaperSize = Options(rawValue: 4)
    public static let showsOrientation = Options(rawValue: 8)
    public static let showsScaling = Options(rawValue: 16)
    public static let showsPrintSelection = Options(rawValue: 32)
    public static let showsPageSetupAccessory = Options(rawValue: 256)
    public static let showsPreview = Options(rawValue: 131_072)
  }
  open var options: Options = [.showsCopies, .showsPageRange]
  open var jobStyleHint: String?
}

/// The printing of a view. Nothing is printed: an operation that saves writes a PDF of one page.
@MainActor @preconcurrency
open class NSPrintOperation: NSObject {
  open private(set) var view: NSView?
  open var printInfo: NSPrintInfo
  open var printPanel = NSPrintPanel()
  open var jobTitle: String?
  /// Stored only: Quoin doesn't read it.
  open var showsPrintPanel = true
  /// Stored only: Quoin doesn't read it.
  open var showsProgressPanel = true
  /// Stored only: Quoin doesn't read it.
  open var canSpawnSeparateThread = false
  private var data: NSMutableData?
  private var url: URL?
  private var rect: NSRect

  /// The operation that runs; always `nil`, because operations end at once.
  open class var current: NSPrintOperation? { nil }

  public init(view: NSView, printInfo: NSPrintInfo) {
    (self.view, self.printInfo, rect) = (view, printInfo, view.bounds)
  }
  public convenience init(view: NSView) { self.init(view: view, printInfo: .shared) }

  open class func pdfOperation(with view: NSView, inside rect: NSRect, to data: NSMutableData)
    -> NSPrintOperation
  {
    let operation = NSPrintOperation(view: view)
    (operation.data, operation.rect) = (data, rect)
    return operation
  }
  open class func pdfOperation(
    with view: NSView, inside rect: NSRect, toPath path: String, printInfo: NSPrintInfo
  ) -> NSPrintOperation {
    let operation = NSPrintOperation(view: view, printInfo: printInfo)
    (operation.url, operation.rect) = (URL(fileURLWithPath: path), rect)
    return operation
  }

  /// Writes the view as a PDF to the operation's data or file; returns whether there is one.
  @discardableResult
  open func run() -> Bool {
    guard let view else { return false }
    let saved =
      printInfo.jobDisposition == .save
      ? printInfo.dictionary()[NSPrintInfo.AttributeKey.jobSavingURL] as? URL : nil
    if let data {
      data.setData(view.dataWithPDF(inside: rect))
    } else if let target = url ?? saved {
      return (try? view.dataWithPDF(inside: rect).write(to: target)) != nil
    } else {
      return false
    }
    return true
  }
  /// Runs the operation without a panel; the delegate isn't called.
  open func runModal(
    for docWindow: NSWindow, delegate: Any?, didRun didRunSelector: Selector?,
    contextInfo: UnsafeMutableRawPointer?
  ) { run() }
  @discardableResult
  open func deliverResult() -> Bool { false }
  /// Has no effect: an operation keeps nothing open.
  open func cleanUp() {}
}

extension NSView {
  /// Has no effect: nothing is printed.
  public func printView(_ sender: Any?) {}
}
