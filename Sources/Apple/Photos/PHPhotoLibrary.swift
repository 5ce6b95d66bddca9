// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

@_exported import Foundation
import QuoinViews

/// The permission to use the photo library.
public enum PHAuthorizationStatus: Int, Sendable {
  case notDetermined
  case restricted
  case denied
  case authorized
  case limited
}

/// The access that an app requests.
public enum PHAccessLevel: Int, Sendable {
  case addOnly = 1
  case readWrite
}

/// The reason for a failed operation of the photo library.
public struct PHPhotosError: Error, Hashable, CustomNSError {
  public enum Code: Int, Sendable {
    case internalError = -1
    case userCancelled = 3072
    case libraryVolumeOffline = 3114
    case accessRestricted = 3310
    case accessUserDenied = 3311
    case networkAccessRequired = 3164
    case invalidResource = 3302
    case requestNotSupportedForAsset = 3306
  }

  public let code: Code

  public init(_ code: Code) { self.code = code }

  public static var errorDomain: String { "PHPhotosErrorDomain" }
  public var errorCode: Int { code.rawValue }
}

public protocol PHPhotoLibraryChangeObserver: NSObjectProtocol {
  func photoLibraryDidChange(_ changeInstance: PHChange)
}

/// A change of the photo library. Quoin never creates one.
open class PHChange: NSObject, @unchecked Sendable {
  override init() {}

  open func changeDetails<T>(for fetchResult: PHFetchResult<T>) -> PHFetchResultChangeDetails<T>? {
    nil
  }
}

/// The changes of a fetch result.
open class PHFetchResultChangeDetails<ObjectType: AnyObject>: NSObject, @unchecked Sendable {
  open var fetchResultAfterChanges: PHFetchResult<ObjectType> { PHFetchResult() }
}

/// The photo library. It is empty, permission is denied because there is no user to ask, and
/// changes fail.
open class PHPhotoLibrary: NSObject, @unchecked Sendable {
  private static let library = PHPhotoLibrary()

  open class func shared() -> PHPhotoLibrary { library }
  open class func authorizationStatus() -> PHAuthorizationStatus { .notDetermined }
  open class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus {
    .notDetermined
  }
  open class func requestAuthorization(_ handler: @escaping (PHAuthorizationStatus) -> Void) {
    handler(.denied)
  }
  open class func requestAuthorization(
    for accessLevel: PHAccessLevel, handler: @escaping @Sendable (PHAuthorizationStatus) -> Void
  ) {
    handler(.denied)
  }
  open class func requestAuthorization(for accessLevel: PHAccessLevel) async
    -> PHAuthorizationStatus
  { .denied }

  /// Has no effect: the photo library never changes.
  open func register(_ observer: any PHPhotoLibraryChangeObserver) {}
  /// Has no effect: the photo library never changes.
  open func unregisterChangeObserver(_ observer: any PHPhotoLibraryChangeObserver) {}

  open func performChanges(
    _ changeBlock: @escaping @Sendable () -> Void,
    completionHandler: (@Sendable (Bool, (any Error)?) -> Void)? = nil
  ) {
    completionHandler?(false, PHPhotosError(.accessUserDenied))
  }
  open func performChanges(_ changeBlock: @escaping @Sendable () -> Void) async throws {
    throw PHPhotosError(.accessUserDenied)
  }
  open func performChangesAndWait(_ changeBlock: @escaping () -> Void) throws {
    throw PHPhotosError(.accessUserDenied)
  }
}

/// The options of a fetch.
open class PHFetchOptions: NSObject, @unchecked Sendable {
  open var predicate: NSPredicate?
  open var sortDescriptors: [NSSortDescriptor]?
  open var includeHiddenAssets = false
  open var includeAllBurstAssets = false
  open var fetchLimit = 0
}

/// A fetch result, which is empty.
open class PHFetchResult<ObjectType: AnyObject>: NSObject, @unchecked Sendable {
  public override init() {}

  open var count: Int { 0 }
  open var firstObject: ObjectType? { nil }
  open var lastObject: ObjectType? { nil }
  open func object(at index: Int) -> ObjectType {
    preconditionFailure("A fetch result has no object \(index): the photo library is empty")
  }
  open subscript(index: Int) -> ObjectType { object(at: index) }
  open func contains(_ anObject: ObjectType) -> Bool { false }
  open func index(of anObject: ObjectType) -> Int { NSNotFound }
  open func objects(at indexes: IndexSet) -> [ObjectType] { [] }
  /// Has no effect: no photos are found.
  open func enumerateObjects(
    _ block: @escaping (ObjectType, Int, UnsafeMutablePointer<Bool>) -> Void
  ) {}
}

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
}

/// A photo or video. Quoin never creates one.
open class PHAsset: NSObject, @unchecked Sendable {
  public override init() {}

  open var localIdentifier: String { "" }
  open var mediaType: PHAssetMediaType { .unknown }
  open var mediaSubtypes: PHAssetMediaSubtype { [] }
  open var pixelWidth: Int { 0 }
  open var pixelHeight: Int { 0 }
  open var creationDate: Date? { nil }
  open var modificationDate: Date? { nil }
  open var duration: TimeInterval { 0 }
  open var isFavorite: Bool { false }
  open var isHidden: Bool { false }

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

/// The options of an image request.
open class PHImageRequestOptions: NSObject, @unchecked Sendable {
  open var isSynchronous = false
  open var isNetworkAccessAllowed = false
  open var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
  open var resizeMode = PHImageRequestOptionsResizeMode.fast
}

public enum PHImageRequestOptionsDeliveryMode: Int, Sendable {
  case opportunistic
  case highQualityFormat
  case fastFormat
}

public enum PHImageRequestOptionsResizeMode: Int, Sendable {
  case none
  case fast
  case exact
}

public enum PHImageContentMode: Int, Sendable {
  case aspectFit
  case aspectFill

  public static var `default`: PHImageContentMode { .aspectFit }
}

public typealias PHImageRequestID = Int32
public let PHImageManagerMaximumSize = CGSize(width: -1, height: -1)
public let PHImageResultIsDegradedKey = "PHImageResultIsDegradedKey"
public let PHImageErrorKey = "PHImageErrorKey"

/// A manager of the images of photos. It delivers none, because the photo library is empty.
open class PHImageManager: NSObject, @unchecked Sendable {
  private static let manager = PHImageManager()

  open class func `default`() -> PHImageManager { manager }
  /// Has no effect: images are delivered at once.
  open func cancelImageRequest(_ requestID: PHImageRequestID) {}

  @discardableResult
  open func requestImage(
    for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode,
    options: PHImageRequestOptions?,
    resultHandler: @escaping (UIImage?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    resultHandler(nil, [PHImageErrorKey: PHPhotosError(.invalidResource)])
    return 0
  }

  @discardableResult
  open func requestImageDataAndOrientation(
    for asset: PHAsset, options: PHImageRequestOptions?,
    resultHandler: @escaping (Data?, String?, Int32, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    resultHandler(nil, nil, 1, [PHImageErrorKey: PHPhotosError(.invalidResource)])
    return 0
  }
}

/// A manager that loads images of photos in advance. It loads none, because the photo library is
/// empty.
open class PHCachingImageManager: PHImageManager, @unchecked Sendable {
  open var allowsCachingHighQualityImages = true

  /// Has no effect: there are no photos to cache.
  open func startCachingImages(
    for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode,
    options: PHImageRequestOptions?
  ) {}
  /// Has no effect: there are no photos to cache.
  open func stopCachingImages(
    for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode,
    options: PHImageRequestOptions?
  ) {}
  /// Has no effect: there are no photos to cache.
  open func stopCachingImagesForAllAssets() {}
}
