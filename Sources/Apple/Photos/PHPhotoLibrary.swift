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

  open func changeDetails<T: PHObject>(for object: T) -> PHObjectChangeDetails<T>? { nil }

  open func changeDetails<T>(for fetchResult: PHFetchResult<T>) -> PHFetchResultChangeDetails<T>? {
    nil
  }
}

/// The changes of a fetch result.
open class PHFetchResultChangeDetails<ObjectType: AnyObject>: NSObject, @unchecked Sendable {
  open var fetchResultBeforeChanges: PHFetchResult<ObjectType> { PHFetchResult() }
  open var fetchResultAfterChanges: PHFetchResult<ObjectType> { PHFetchResult() }
  open var hasIncrementalChanges: Bool { false }
  open var removedIndexes: IndexSet? { nil }
  open var removedObjects: [ObjectType] { [] }
  open var insertedIndexes: IndexSet? { nil }
  open var insertedObjects: [ObjectType] { [] }
  open var changedIndexes: IndexSet? { nil }
  open var changedObjects: [ObjectType] { [] }
  open var hasMoves: Bool { false }
  /// Has no effect: nothing moves.
  open func enumerateMoves(_ handler: @escaping (Int, Int) -> Void) {}
}

/// The changes of a photo or an album. Quoin never creates one.
open class PHObjectChangeDetails<ObjectType: PHObject>: NSObject, @unchecked Sendable {
  open var objectBeforeChanges: ObjectType {
    preconditionFailure("the photo library never changes")
  }
  open var objectAfterChanges: ObjectType? { nil }
  open var assetContentChanged: Bool { false }
  open var objectWasDeleted: Bool { false }
}

/// An observer of the photo library's availability.
public protocol PHPhotoLibraryAvailabilityObserver: NSObjectProtocol {
  func photoLibraryDidBecomeUnavailable(_ photoLibrary: PHPhotoLibrary)
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

  /// Has no effect: the photo library never changes.
  open func register(_ observer: any PHPhotoLibraryAvailabilityObserver) {}
  /// Has no effect: the photo library never changes.
  open func unregisterAvailabilityObserver(_ observer: any PHPhotoLibraryAvailabilityObserver) {}
  open var unavailabilityReason: (any Error)? { nil }

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
