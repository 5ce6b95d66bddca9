// The changes of the photo library in `performChanges`, which fails without running them.

import CoreLocation
import Foundation
import QuoinFoundation
import QuoinViews

/// A change of the photo library.
open class PHChangeRequest: NSObject, @unchecked Sendable {}

/// A change of a photo, which fails.
open class PHAssetChangeRequest: PHChangeRequest, @unchecked Sendable {
  override init() {}

  public convenience init(for asset: PHAsset) { self.init() }

  /// Stored only: the photo library never changes.
  open var creationDate: Date?
  /// Stored only: the photo library never changes.
  open var location: CLLocation?
  /// Stored only: the photo library never changes.
  open var isFavorite = false
  /// Stored only: the photo library never changes.
  open var isHidden = false
  open var placeholderForCreatedAsset: PHObjectPlaceholder? { nil }

  open class func creationRequestForAsset(from image: UIImage) -> Self { make() }
  open class func creationRequestForAssetFromImage(atFileURL fileURL: URL) -> Self? { nil }
  open class func creationRequestForAssetFromVideo(atFileURL fileURL: URL) -> Self? { nil }
  /// Has no effect: the photo library is empty.
  open class func deleteAssets(_ assets: any NSFastEnumeration) {}
  /// Has no effect: the photo library is empty.
  open class func deleteAssets(_ assets: [PHAsset]) {}
  /// Has no effect: the photo library is empty.
  open func revertAssetContentToOriginal() {}

  private class func make<Request: PHAssetChangeRequest>() -> Request {
    let request: PHAssetChangeRequest =
      Request.self == PHAssetCreationRequest.self
      ? PHAssetCreationRequest() : PHAssetChangeRequest()
    guard let request = request as? Request else {
      preconditionFailure("a subclass of PHAssetChangeRequest can't be created")
    }
    return request
  }
}

public enum PHAssetResourceType: Int, Sendable {
  case photo = 1
  case video
  case audio
  case alternatePhoto
  case fullSizePhoto
  case fullSizeVideo
  case adjustmentData
  case adjustmentBasePhoto
  case pairedVideo
  case fullSizePairedVideo
  case adjustmentBasePairedVideo
  case adjustmentBaseVideo
}

/// The options of a new photo's file.
open class PHAssetResourceCreationOptions: NSObject, @unchecked Sendable {
  open var originalFilename: String?
  open var uniformTypeIdentifier: String?
  open var shouldMoveFile = false
}

/// A new photo, which can't be added.
open class PHAssetCreationRequest: PHAssetChangeRequest, @unchecked Sendable {
  open class func forAsset() -> Self {
    guard let request = PHAssetCreationRequest() as? Self else {
      preconditionFailure("a subclass of PHAssetCreationRequest can't be created")
    }
    return request
  }
  open class func supportsAssetResourceTypes(_ types: [NSNumber]) -> Bool { false }
  /// Has no effect: the photo library never changes.
  open func addResource(
    with type: PHAssetResourceType, fileURL: URL, options: PHAssetResourceCreationOptions?
  ) {}
  /// Has no effect: the photo library never changes.
  open func addResource(
    with type: PHAssetResourceType, data: Data, options: PHAssetResourceCreationOptions?
  ) {}
}

/// A change of an album, which fails.
open class PHAssetCollectionChangeRequest: PHChangeRequest, @unchecked Sendable {
  /// Stored only: the photo library never changes.
  open var title: String
  public let placeholderForCreatedAssetCollection = PHObjectPlaceholder()

  init(title: String) { self.title = title }

  public convenience init?(for assetCollection: PHAssetCollection) {
    self.init(title: assetCollection.localizedTitle ?? "")
  }
  public convenience init?(
    for assetCollection: PHAssetCollection, assets: PHFetchResult<PHAsset>
  ) {
    self.init(for: assetCollection)
  }

  open class func creationRequestForAssetCollection(withTitle title: String)
    -> PHAssetCollectionChangeRequest
  { PHAssetCollectionChangeRequest(title: title) }
  /// Has no effect: the photo library is empty.
  open class func deleteAssetCollections(_ assetCollections: any NSFastEnumeration) {}
  /// Has no effect: the photo library never changes.
  open func addAssets(_ assets: any NSFastEnumeration) {}
  /// Has no effect: the photo library never changes.
  open func insertAssets(_ assets: any NSFastEnumeration, at indexes: IndexSet) {}
  /// Has no effect: the photo library never changes.
  open func removeAssets(_ assets: any NSFastEnumeration) {}
}
