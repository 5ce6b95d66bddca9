import CoreGraphics
import Foundation

/// An observation in an image. Quoin never creates one.
open class VNObservation: NSObject, @unchecked Sendable {
  public let uuid = UUID()
  public let confidence: VNConfidence
  init(confidence: VNConfidence) { self.confidence = confidence }
}

/// An object at a position, in unit coordinates of the image with the origin at the bottom left.
open class VNDetectedObjectObservation: VNObservation, @unchecked Sendable {
  public let boundingBox: CGRect
  init(boundingBox: CGRect) {
    self.boundingBox = boundingBox
    super.init(confidence: 1)
  }
}

open class VNFaceObservation: VNDetectedObjectObservation, @unchecked Sendable {
  open var landmarks: VNFaceLandmarks2D? { nil }
  open var roll: NSNumber? { nil }
  open var yaw: NSNumber? { nil }
  open var pitch: NSNumber? { nil }
}
open class VNFaceLandmarks2D: NSObject, @unchecked Sendable {
  open var allPoints: VNFaceLandmarkRegion2D? { nil }
  open var leftEye: VNFaceLandmarkRegion2D? { nil }
  open var rightEye: VNFaceLandmarkRegion2D? { nil }
  open var nose: VNFaceLandmarkRegion2D? { nil }
  open var outerLips: VNFaceLandmarkRegion2D? { nil }
  open var faceContour: VNFaceLandmarkRegion2D? { nil }
}
open class VNFaceLandmarkRegion2D: NSObject, @unchecked Sendable {
  open var pointCount: Int { 0 }
  open var normalizedPoints: [CGPoint] { [] }
  open func pointsInImage(imageSize: CGSize) -> [CGPoint] { [] }
}
open class VNHumanObservation: VNDetectedObjectObservation, @unchecked Sendable {}

open class VNRectangleObservation: VNDetectedObjectObservation, @unchecked Sendable {
  open var topLeft: CGPoint { CGPoint(x: boundingBox.minX, y: boundingBox.maxY) }
  open var topRight: CGPoint { CGPoint(x: boundingBox.maxX, y: boundingBox.maxY) }
  open var bottomLeft: CGPoint { boundingBox.origin }
  open var bottomRight: CGPoint { CGPoint(x: boundingBox.maxX, y: boundingBox.minY) }
}
open class VNTextObservation: VNRectangleObservation, @unchecked Sendable {
  open var characterBoxes: [VNRectangleObservation]? { nil }
}
open class VNRecognizedTextObservation: VNRectangleObservation, @unchecked Sendable {
  open func topCandidates(_ maxCandidateCount: Int) -> [VNRecognizedText] { [] }
}
/// A recognized text.
open class VNRecognizedText: NSObject, @unchecked Sendable {
  open var string: String { "" }
  open var confidence: VNConfidence { 0 }
  open func boundingBox(for range: Range<String.Index>) throws -> VNRectangleObservation? { nil }
}
open class VNBarcodeObservation: VNRectangleObservation, @unchecked Sendable {
  open var symbology: VNBarcodeSymbology { .qr }
  open var payloadStringValue: String? { nil }
}

/// A classification of an image.
open class VNClassificationObservation: VNObservation, @unchecked Sendable {
  open var identifier: String { "" }
}
open class VNRecognizedObjectObservation: VNDetectedObjectObservation, @unchecked Sendable {
  open var labels: [VNClassificationObservation] { [] }
}
open class VNPixelBufferObservation: VNObservation, @unchecked Sendable {
  open var featureName: String? { nil }
}
open class VNCoreMLFeatureValueObservation: VNObservation, @unchecked Sendable {
  open var featureName: String { "" }
}
open class VNHumanHandPoseObservation: VNObservation, @unchecked Sendable {}
open class VNHumanBodyPoseObservation: VNObservation, @unchecked Sendable {}
