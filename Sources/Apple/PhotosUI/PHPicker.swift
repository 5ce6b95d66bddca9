import CoreTransferable
import Foundation
import QuoinNeighbours
import SwiftUI
@_exported import UIKit

/// The filter and selection limit of a picker.
public struct PHPickerConfiguration: @unchecked Sendable {
  public enum AssetRepresentationMode: Int, Sendable { case automatic, current, compatible }
  public enum Selection: Int, Sendable {
    case `default`, ordered, continuous, continuousAndOrdered
  }
  public var filter: PHPickerFilter?
  public var selectionLimit = 1
  public var selection = Selection.default
  /// The parts of the picker's interface.
  public struct Capabilities: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let search = Capabilities(rawValue: 1)
    public static let stagingArea = Capabilities(rawValue: 2)
    public static let collectionNavigation = Capabilities(rawValue: 4)
    public static let selectionActions = Capabilities(rawValue: 8)
    public static let sensitivityAnalysisIntervention = Capabilities(rawValue: 16)
  }
  public enum Mode: Int, Sendable { case `default`, compact }
  /// Stored only: Quoin doesn't read it.
  public var mode = Mode.default
  /// Stored only: Quoin doesn't read it.
  public var disabledCapabilities: Capabilities = []
  /// Stored only: Quoin doesn't read it.
  public var edgesWithoutContentMargins: NSDirectionalRectEdge = []
  public var preselectedAssetIdentifiers: [String] = []
  public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
  public init() {}
  public init(photoLibrary: PHPhotoLibrary) {}
}

/// A selected photo.
public struct PHPickerResult: Hashable, @unchecked Sendable {
  public let itemProvider: NSItemProvider
  public let assetIdentifier: String?

  public static func == (a: PHPickerResult, b: PHPickerResult) -> Bool {
    a.itemProvider === b.itemProvider && a.assetIdentifier == b.assetIdentifier
  }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(itemProvider)) }
}

/// A placeholder for the photo picker. Photos can't be selected.
open class PHPickerViewController: UIViewController {
  public let configuration: PHPickerConfiguration
  open weak var delegate: (any PHPickerViewControllerDelegate)?
  public init(configuration: PHPickerConfiguration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }
  public required init?(coder: NSCoder) { nil }
  open override func loadView() {
    view = _UIHostingView(rootView: PlaceholderView("Photos", symbol: "photo.on.rectangle"))
  }
  /// Has no effect: there is no selection.
  open func deselectAssets(withIdentifiers identifiers: [String]) {}
}

/// The delegate of a photo picker.
@MainActor @preconcurrency
public protocol PHPickerViewControllerDelegate: AnyObject {
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}
