import CoreLocation
import Foundation
import QuoinViews

public enum PHAssetMediaType: Int, Sendable {
  case unknown
  case image
  case video
  case audio
}

public struct PHAssetMediaSubtype: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let photoPanorama = PHAssetMediaSubtype(rawValue: 1)
  public static let photoHDR = PHAssetMediaSubtype(rawValue: 2)
  public static let photoScreenshot = PHAssetMediaSubtype(rawValue: 4)
  public static let photoLive = PHAssetMediaSubtype(rawValue: 8)
  public static let photoDepthEffect = PHAssetMediaSubtype(rawValue: 16)
  public static let spatialMedia = PHAssetMediaSubtype(rawValue: 1 << 10)
  public static let videoStreamed = PHAssetMediaSubtype(rawValue: 1 << 16)
  public static let videoHighFrameRate = PHAssetMediaSubtype(rawValue: 1 << 17)
  public static let videoTimelapse = PHAssetMediaSubtype(rawValue: 1 << 18)
  public static let videoScreenRecording = PHAssetMediaSubtype(rawValue: 1 << 19)
  public static let videoCinematic = PHAssetMediaSubtype(rawValue: 1 << 21)
}

/// The sources of a photo.
public struct PHAssetSourceType: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let typeUserLibrary = PHAssetSourceType(rawValue: 1)
  public static let typeCloudShared = PHAssetSourceType(rawValue: 2)
  public static let typeiTunesSynced = PHAssetSourceType(rawValue: 4)
}

public enum PHAssetPlaybackStyle: Int, Sendable {
  case unsupported
  case image
  case imageAnimated
  case livePhoto
  case video
  case videoLooping
}

public enum PHAssetEditOperation: Int, Sendable {
  case delete = 1
  case content
  case properties
}

/// A photo, an album or a folder of the photo library.
open class PHObject: NSObject, @unchecked Sendable {
  public override init() {}

  open var localIdentifier: String { "" }
}

/// A photo that a change would add. Quoin never creates one.
open class PHObjectPlaceholder: PHObject, @unchecked Sendable {}

/// A photo or video. Quoin never creates one.
open class PHAsset: PHObject, @unchecked Sendable {
  open var mediaType: PHAssetMediaType { .unknown }
  open var mediaSubtypes: PHAssetMediaSubtype { [] }
  open var pixelWidth: Int { 0 }
  open var pixelHeight: Int { 0 }
  open var creationDate: Date? { nil }
  open var modificationDate: Date? { nil }
  open var duration: TimeInterval { 0 }
  open var isFavorite: Bool { false }
  open var isHidden: Bool { false }
  open var location: CLLocation? { nil }
  open var playbackStyle: PHAssetPlaybackStyle { .unsupported }
  open var sourceType: PHAssetSourceType { [] }
  open var hasAdjustments: Bool { false }
  open var burstIdentifier: String? { nil }
  open var representsBurst: Bool { false }

  open func canPerform(_ editOperation: PHAssetEditOperation) -> Bool { false }

  /// Reports that there is no content.
  @discardableResult
  open func requestContentEditingInput(
    with options: PHContentEditingInputRequestOptions?,
    completionHandler: @escaping (PHContentEditingInput?, [AnyHashable: Any]) -> Void
  ) -> PHContentEditingInputRequestID {
    completionHandler(nil, [:])
    return 0
  }
  /// Has no effect: requests end at once.
  open func cancelContentEditingInputRequest(_ requestID: PHContentEditingInputRequestID) {}

  open class func fetchAssets(
    in assetCollection: PHAssetCollection, options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { PHFetchResult() }
  open class func fetchKeyAssets(
    in assetCollection: PHAssetCollection, options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset>? { nil }
  open class func fetchAssets(
    withBurstIdentifier burstIdentifier: String, options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { PHFetchResult() }
  open class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
    PHFetchResult()
  }
  open class func fetchAssets(with mediaType: PHAssetMediaType, options: PHFetchOptions?)
    -> PHFetchResult<PHAsset>
  { PHFetchResult() }
  open class func fetchAssets(
    withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { PHFetchResult() }
}

public typealias PHContentEditingInputRequestID = Int

/// The options of a request to edit a photo.
open class PHContentEditingInputRequestOptions: NSObject, @unchecked Sendable {
  open var isNetworkAccessAllowed = false
}

/// The content of a photo to edit. Quoin never creates one.
open class PHContentEditingInput: NSObject, @unchecked Sendable {
  open var mediaType: PHAssetMediaType { .unknown }
  open var fullSizeImageURL: URL? { nil }
  open var fullSizeImageOrientation: Int32 { 1 }
  open var displaySizeImage: UIImage? { nil }
  open var uniformTypeIdentifier: String? { nil }
}
