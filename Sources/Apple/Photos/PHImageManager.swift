// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

import AVFoundation
import Foundation
import ImageIO
import QuoinViews

/// The options of an image request.
open class PHImageRequestOptions: NSObject, @unchecked Sendable {
  open var isSynchronous = false
  open var isNetworkAccessAllowed = false
  open var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
  open var resizeMode = PHImageRequestOptionsResizeMode.fast
  open var version = PHImageRequestOptionsVersion.current
  open var normalizedCropRect = CGRect.zero
  open var allowSecondaryDegradedImage = false
  open var progressHandler: PHAssetImageProgressHandler?
}

public typealias PHAssetImageProgressHandler = (
  Double, (any Error)?, UnsafeMutablePointer<Bool>, [AnyHashable: Any]?
) -> Void
public typealias PHAssetVideoProgressHandler = PHAssetImageProgressHandler

public enum PHImageRequestOptionsVersion: Int, Sendable {
  case current
  case unadjusted
  case original
}

/// The options of a video request.
open class PHVideoRequestOptions: NSObject, @unchecked Sendable {
  open var isNetworkAccessAllowed = false
  open var deliveryMode = PHVideoRequestOptionsDeliveryMode.automatic
  open var version = PHVideoRequestOptionsVersion.current
  open var progressHandler: PHAssetVideoProgressHandler?
}

public enum PHVideoRequestOptionsVersion: Int, Sendable {
  case current
  case original
}

public enum PHVideoRequestOptionsDeliveryMode: Int, Sendable {
  case automatic
  case highQualityFormat
  case mediumQualityFormat
  case fastFormat
}

/// The options of a request for a live photo.
open class PHLivePhotoRequestOptions: NSObject, @unchecked Sendable {
  open var isNetworkAccessAllowed = false
  open var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
  open var version = PHImageRequestOptionsVersion.current
  open var progressHandler: PHAssetImageProgressHandler?
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
public let PHImageCancelledKey = "PHImageCancelledKey"
public let PHImageResultIsInCloudKey = "PHImageResultIsInCloudKey"
public let PHImageResultRequestIDKey = "PHImageResultRequestIDKey"
public let PHInvalidImageRequestID: PHImageRequestID = 0

/// A live photo. Quoin never creates one.
open class PHLivePhoto: NSObject, @unchecked Sendable {
  open var size: CGSize { .zero }

  /// Reports that the files can't be read.
  @discardableResult
  open class func request(
    withResourceFileURLs fileURLs: [URL], placeholderImage image: UIImage?, targetSize: CGSize,
    contentMode: PHImageContentMode,
    resultHandler: @escaping (PHLivePhoto?, [AnyHashable: Any]) -> Void
  ) -> PHLivePhotoRequestID {
    resultHandler(nil, [PHImageErrorKey: PHPhotosError(.invalidResource)])
    return 0
  }
  /// Has no effect: requests end at once.
  open class func cancelRequest(withRequestID requestID: PHLivePhotoRequestID) {}
}

public typealias PHLivePhotoRequestID = Int32

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
  open func requestAVAsset(
    forVideo asset: PHAsset, options: PHVideoRequestOptions?,
    resultHandler: @escaping (AVAsset?, AVAudioMix?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    resultHandler(nil, nil, Self.failure)
    return PHInvalidImageRequestID
  }

  @discardableResult
  open func requestPlayerItem(
    forVideo asset: PHAsset, options: PHVideoRequestOptions?,
    resultHandler: @escaping (AVPlayerItem?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    resultHandler(nil, Self.failure)
    return PHInvalidImageRequestID
  }

  @discardableResult
  open func requestExportSession(
    forVideo asset: PHAsset, options: PHVideoRequestOptions?, exportPreset: String,
    resultHandler: @escaping (AVAssetExportSession?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    resultHandler(nil, Self.failure)
    return PHInvalidImageRequestID
  }

  @discardableResult
  open func requestLivePhoto(
    for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode,
    options: PHLivePhotoRequestOptions?,
    resultHandler: @escaping (PHLivePhoto?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    resultHandler(nil, Self.failure)
    return PHInvalidImageRequestID
  }

  private static var failure: [AnyHashable: Any] {
    [PHImageErrorKey: PHPhotosError(.invalidResource)]
  }

  @discardableResult
  open func requestImageDataAndOrientation(
    for asset: PHAsset, options: PHImageRequestOptions?,
    resultHandler:
      @escaping (Data?, String?, CGImagePropertyOrientation, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    resultHandler(nil, nil, .up, [PHImageErrorKey: PHPhotosError(.invalidResource)])
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
