import Foundation
import QuoinViews

extension UIImage {
  /// Creates an image that shows `images` one after the other, of which Quoin draws the first.
  public static func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    UIImage(frames: images, duration: duration)
  }

  /// Creates an animated image from the images called `name` and a number from 0 or 1 on.
  public static func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
    var frames: [UIImage] = []
    for index in 0...1024 {
      if let image = UIImage(named: "\(name)\(index)") {
        frames.append(image)
      } else if index > 0 {
        break
      }
    }
    return UIImage(frames: frames, duration: duration)
  }

  /// Creates an animated image from numbered images. The caps have no effect.
  public static func animatedResizableImageNamed(
    _ name: String, capInsets: UIEdgeInsets, duration: TimeInterval
  ) -> UIImage? { animatedImageNamed(name, duration: duration) }

  /// Creates an animated image from numbered images. The caps have no effect.
  public static func animatedResizableImageNamed(
    _ name: String, capInsets: UIEdgeInsets, resizingMode: ResizingMode, duration: TimeInterval
  ) -> UIImage? { animatedImageNamed(name, duration: duration) }
}
