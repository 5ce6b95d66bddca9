@_exported import QuartzCore

/// A layer that shows a video. Without a decoder it stores its player and shows its background.
open class AVPlayerLayer: CALayer, @unchecked Sendable {
  open var player: AVPlayer?
  /// Stored only: Quoin doesn't read it.
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  open var isReadyForDisplay: Bool { false }
  open var videoRect: CGRect { .zero }

  public convenience init(player: AVPlayer?) {
    self.init()
    self.player = player
  }
}

/// A layer that shows a camera's images. Without a camera it stores its session and shows its
/// background.
open class AVCaptureVideoPreviewLayer: CALayer, @unchecked Sendable {
  open var session: AVCaptureSession?
  /// Stored only: Quoin doesn't read it.
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  open var connection: AVCaptureConnection? { nil }
  open var isPreviewing: Bool { false }

  public convenience init(session: AVCaptureSession) {
    self.init()
    self.session = session
  }

  open func setSessionWithNoConnection(_ session: AVCaptureSession) { self.session = session }

  /// Returns the point of the layer in unit coordinates.
  open func captureDevicePointConverted(fromLayerPoint pointInLayer: CGPoint) -> CGPoint {
    CGPoint(
      x: bounds.width > 0 ? pointInLayer.x / bounds.width : 0,
      y: bounds.height > 0 ? pointInLayer.y / bounds.height : 0)
  }
  /// Returns the point of the layer for unit coordinates.
  open func layerPointConverted(fromCaptureDevicePoint point: CGPoint) -> CGPoint {
    CGPoint(x: point.x * bounds.width, y: point.y * bounds.height)
  }
  open func metadataOutputRectConverted(fromLayerRect rect: CGRect) -> CGRect {
    let origin = captureDevicePointConverted(fromLayerPoint: rect.origin)
    let end = captureDevicePointConverted(
      fromLayerPoint: CGPoint(x: rect.maxX, y: rect.maxY))
    return CGRect(x: origin.x, y: origin.y, width: end.x - origin.x, height: end.y - origin.y)
  }
  open func layerRectConverted(fromMetadataOutputRect rect: CGRect) -> CGRect {
    CGRect(
      x: rect.minX * bounds.width, y: rect.minY * bounds.height, width: rect.width * bounds.width,
      height: rect.height * bounds.height)
  }
  open func transformedMetadataObject(for metadataObject: AVMetadataObject) -> AVMetadataObject? {
    metadataObject
  }
}
