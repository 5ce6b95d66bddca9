import PhotosUI
import Testing
import UIKit

@MainActor
struct PhotoPickerControllerTests {
  @Test func photosAreUnavailable() {
    var configuration = PHPickerConfiguration()
    configuration.filter = .any(of: [.images, .videos])
    configuration.selectionLimit = 3
    #expect(words { PHPickerViewController(configuration: configuration).view } == "Photos")
    var image: UIImage?
    var information: [AnyHashable: Any]?
    PHCachingImageManager().requestImage(
      for: PHAsset(), targetSize: PHImageManagerMaximumSize, contentMode: .aspectFill, options: nil
    ) { (image, information) = ($0, $1) }
    #expect(image == nil && information?[PHImageErrorKey] is PHPhotosError)
  }
}
