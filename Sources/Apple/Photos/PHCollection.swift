import CoreLocation
import Foundation

public enum PHAssetCollectionType: Int, Sendable {
  case album = 1
  case smartAlbum = 2
  case moment = 3
}

public enum PHAssetCollectionSubtype: Int, Sendable {
  case albumRegular = 2
  case albumSyncedEvent = 3
  case albumSyncedFaces = 4
  case albumSyncedAlbum = 5
  case albumImported = 6
  case albumMyPhotoStream = 100
  case albumCloudShared = 101
  case smartAlbumGeneric = 200
  case smartAlbumPanoramas = 201
  case smartAlbumVideos = 202
  case smartAlbumFavorites = 203
  case smartAlbumTimelapses = 204
  case smartAlbumAllHidden = 205
  case smartAlbumRecentlyAdded = 206
  case smartAlbumBursts = 207
  case smartAlbumSlomoVideos = 208
  case smartAlbumUserLibrary = 209
  case smartAlbumSelfPortraits = 210
  case smartAlbumScreenshots = 211
  case smartAlbumDepthEffect = 212
  case smartAlbumLivePhotos = 213
  case smartAlbumAnimated = 214
  case smartAlbumLongExposures = 215
  case smartAlbumUnableToUpload = 216
  case smartAlbumRAW = 217
  case smartAlbumCinematic = 218
  case smartAlbumSpatial = 219
  case any = 0x7fff_ffff_ffff_ffff
}

public enum PHCollectionEditOperation: Int, Sendable {
  case deleteContent = 1
  case removeContent
  case addContent
  case createContent
  case rearrangeContent
  case delete
  case rename
}

/// An album or a folder. The photo library has none.
open class PHCollection: PHObject, @unchecked Sendable {
  open var localizedTitle: String? { nil }
  open var canContainAssets: Bool { false }
  open var canContainCollections: Bool { false }

  open func canPerform(_ anOperation: PHCollectionEditOperation) -> Bool { false }
  open class func fetchTopLevelUserCollections(with options: PHFetchOptions?)
    -> PHFetchResult<PHCollection>
  { PHFetchResult() }
  open class func fetchCollections(in collectionList: PHCollectionList, options: PHFetchOptions?)
    -> PHFetchResult<PHCollection>
  { PHFetchResult() }
}

/// An album. The photo library has none.
open class PHAssetCollection: PHCollection, @unchecked Sendable {
  open var assetCollectionType: PHAssetCollectionType { .album }
  open var assetCollectionSubtype: PHAssetCollectionSubtype { .albumRegular }
  open var estimatedAssetCount: Int { NSNotFound }
  open var startDate: Date? { nil }
  open var endDate: Date? { nil }
  open var approximateLocation: CLLocation? { nil }
  open var localizedLocationNames: [String] { [] }

  open class func fetchAssetCollections(
    withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
  ) -> PHFetchResult<PHAssetCollection> { PHFetchResult() }
  open class func fetchAssetCollections(
    with type: PHAssetCollectionType, subtype: PHAssetCollectionSubtype, options: PHFetchOptions?
  ) -> PHFetchResult<PHAssetCollection> { PHFetchResult() }
  open class func fetchAssetCollectionsContaining(
    _ asset: PHAsset, with type: PHAssetCollectionType, options: PHFetchOptions?
  ) -> PHFetchResult<PHAssetCollection> { PHFetchResult() }
}

public enum PHCollectionListType: Int, Sendable {
  case folder = 2
  case smartFolder = 3
}

public enum PHCollectionListSubtype: Int, Sendable {
  case regularFolder = 100
  case smartFolderEvents = 200
  case smartFolderFaces = 201
  case any = 0x7fff_ffff_ffff_ffff
}

/// A folder of albums. The photo library has none.
open class PHCollectionList: PHCollection, @unchecked Sendable {
  open var collectionListType: PHCollectionListType { .folder }
  open var collectionListSubtype: PHCollectionListSubtype { .regularFolder }

  open class func fetchCollectionLists(
    with collectionListType: PHCollectionListType, subtype: PHCollectionListSubtype,
    options: PHFetchOptions?
  ) -> PHFetchResult<PHCollectionList> { PHFetchResult() }
}
