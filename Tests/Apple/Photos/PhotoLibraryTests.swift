import AVFoundation
import Foundation
import ImageIO
import Photos
import Testing

/// Albums, changes and files of a photo library without photos.
struct PhotoLibraryTests {
  @Test func albumsAreEmpty() {
    let albums = PHAssetCollection.fetchAssetCollections(
      with: .smartAlbum, subtype: .smartAlbumUserLibrary, options: nil)
    #expect(albums.count == 0 && albums.firstObject == nil)
    albums.enumerateObjects(options: .reverse) { _, _, _ in Issue.record("there is an album") }
    #expect(PHAsset.fetchAssets(in: PHAssetCollection(), options: nil).count == 0)
    #expect(PHAssetResource.assetResources(for: PHAsset()).isEmpty)
  }

  @Test func changesFail() async {
    await #expect(throws: PHPhotosError.self) {
      try await PHPhotoLibrary.shared().performChanges {
        Issue.record("the changes ran")
      }
    }
    let album = PHAssetCollectionChangeRequest.creationRequestForAssetCollection(withTitle: "Tea")
    album.addAssets([album.placeholderForCreatedAssetCollection])
    #expect(album.title == "Tea")
    #expect(PHAssetCreationRequest.forAsset().placeholderForCreatedAsset == nil)
  }

  @Test func videosAreMissing() {
    var answers: [PHPhotosError.Code?] = []
    let manager = PHImageManager.default()
    manager.requestAVAsset(forVideo: PHAsset(), options: PHVideoRequestOptions()) {
      asset, _, info in
      answers.append(asset == nil ? (info?[PHImageErrorKey] as? PHPhotosError)?.code : nil)
    }
    manager.requestImageDataAndOrientation(for: PHAsset(), options: nil) { data, _, side, info in
      answers.append(data == nil ? (info?[PHImageErrorKey] as? PHPhotosError)?.code : nil)
      #expect(side == CGImagePropertyOrientation.up)
    }
    #expect(answers == [.invalidResource, .invalidResource])
  }
}
