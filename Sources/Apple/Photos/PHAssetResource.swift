// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

import Foundation

/// A file of a photo. Quoin never creates one.
open class PHAssetResource: NSObject, @unchecked Sendable {
  open var type: PHAssetResourceType { .photo }
  open var assetLocalIdentifier: String { "" }
  open var originalFilename: String { "" }
  open var uniformTypeIdentifier: String { "" }
  open var pixelWidth: Int { 0 }
  open var pixelHeight: Int { 0 }

  open class func assetResources(for asset: PHAsset) -> [PHAssetResource] { [] }
  open class func assetResources(for livePhoto: PHLivePhoto) -> [PHAssetResource] { [] }
}

public typealias PHAssetResourceDataRequestID = Int32

/// The options of a request for a file.
open class PHAssetResourceRequestOptions: NSObject, @unchecked Sendable {
  open var isNetworkAccessAllowed = false
  open var progressHandler: ((Double) -> Void)?
}

/// A manager of the files of photos. Each request fails, because the photo library is empty.
open class PHAssetResourceManager: NSObject, @unchecked Sendable {
  private static let manager = PHAssetResourceManager()

  open class func `default`() -> PHAssetResourceManager { manager }

  @discardableResult
  open func requestData(
    for resource: PHAssetResource, options: PHAssetResourceRequestOptions?,
    dataReceivedHandler handler: @escaping (Data) -> Void,
    completionHandler: @escaping ((any Error)?) -> Void
  ) -> PHAssetResourceDataRequestID {
    completionHandler(PHPhotosError(.invalidResource))
    return 0
  }
  open func writeData(
    for resource: PHAssetResource, toFile fileURL: URL, options: PHAssetResourceRequestOptions?,
    completionHandler: @escaping ((any Error)?) -> Void
  ) {
    completionHandler(PHPhotosError(.invalidResource))
  }
  open func writeData(
    for resource: PHAssetResource, toFile fileURL: URL, options: PHAssetResourceRequestOptions?
  ) async throws {
    throw PHPhotosError(.invalidResource)
  }
  /// Has no effect: requests end at once.
  open func cancelDataRequest(_ requestID: PHAssetResourceDataRequestID) {}
}
