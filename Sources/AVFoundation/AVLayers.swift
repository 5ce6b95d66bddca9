@_exported import QuartzCore

/// Where a video is shown. There is no decoder: the layer keeps its player and shows its background.
open class AVPlayerLayer: CALayer, @unchecked Sendable {
  open var player: AVPlayer?
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  open var isReadyForDisplay: Bool { false }
  open var videoRect: CGRect { .zero }

  public convenience init(player: AVPlayer?) {
    self.init()
    self.player = player
  }
}

/// Where a camera's pictures are shown. There is no camera: the layer keeps its session and shows its background.
open class AVCaptureVideoPreviewLayer: CALayer, @unchecked Sendable {
  open var session: AVCaptureSession?
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  open var connection: AVCaptureConnection? { nil }
  open var isPreviewing: Bool { false }

  public convenience init(session: AVCaptureSession) {
    self.init()
    self.session = session
  }

  open func setSessionWithNoConnection(_ session: AVCaptureSession) { self.session = session }

  /// What lies at a point of the layer, both axes from 0 to 1.
  open func captureDevicePointConverted(fromLayerPoint pointInLayer: CGPoint) -> CGPoint {
    CGPoint(
      x: bounds.width > 0 ? pointInLayer.x / bounds.width : 0,
      y: bounds.height > 0 ? pointInLayer.y / bounds.height : 0)
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
