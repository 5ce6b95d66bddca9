// The names are Vision's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

@_exported import CoreImage
import CoreML
@_exported import CoreVideo
import Foundation
@_exported import ImageIO

public let VNErrorDomain = "com.apple.Vision"

public enum VNErrorCode: Int, Error, Sendable {
  case ok = 0
  case requestCancelled = 1
  case invalidFormat = 2
  case operationFailed = 3
  case invalidImage = 13
  case unsupportedRequest = 19
}

public typealias VNRequestCompletionHandler = (VNRequest, (any Error)?) -> Void
public typealias VNConfidence = Float

/// A request with results. Subclasses shadow these with results of their own type, which an
/// override couldn't. Not for users.
public protocol _VNQuestion: AnyObject {}
extension _VNQuestion {
  public var results: [VNObservation]? { nil }
}

/// A request to analyze an image. It fails with the error that it isn't supported, and has no
/// results.
open class VNRequest: NSObject, _VNQuestion, @unchecked Sendable {
  public let completionHandler: VNRequestCompletionHandler?
  open var preferBackgroundProcessing = false
  open var usesCPUOnly = false
  open var revision = 1
  public init(completionHandler: VNRequestCompletionHandler?) {
    self.completionHandler = completionHandler
  }
  public convenience override init() { self.init(completionHandler: nil) }
  /// Has no effect: a request ends at once.
  open func cancel() {}
}

open class VNImageBasedRequest: VNRequest, @unchecked Sendable {
  /// The part of the image to analyze, in unit coordinates.
  open var regionOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)
}

public enum VNRequestTextRecognitionLevel: Int, Sendable { case accurate, fast }

open class VNRecognizeTextRequest: VNImageBasedRequest, @unchecked Sendable {
  open var results: [VNRecognizedTextObservation]? { nil }
  open var recognitionLevel = VNRequestTextRecognitionLevel.accurate
  open var recognitionLanguages = ["en-US"]
  open var customWords: [String] = []
  open var minimumTextHeight: Float = 0
  open var usesLanguageCorrection = true
  open var automaticallyDetectsLanguage = false
  open func supportedRecognitionLanguages() throws -> [String] { [] }
}

open class VNDetectTextRectanglesRequest: VNImageBasedRequest, @unchecked Sendable {
  open var results: [VNTextObservation]? { nil }
  open var reportCharacterBoxes = false
}

open class VNDetectFaceRectanglesRequest: VNImageBasedRequest, @unchecked Sendable {
  open var results: [VNFaceObservation]? { nil }
}
open class VNDetectFaceLandmarksRequest: VNImageBasedRequest, @unchecked Sendable {
  open var results: [VNFaceObservation]? { nil }
}
open class VNDetectHumanRectanglesRequest: VNImageBasedRequest, @unchecked Sendable {
  open var results: [VNHumanObservation]? { nil }
  open var upperBodyOnly = true
}
open class VNDetectHumanHandPoseRequest: VNImageBasedRequest, @unchecked Sendable {
  open var results: [VNHumanHandPoseObservation]? { nil }
  open var maximumHandCount = 2
}
open class VNDetectHumanBodyPoseRequest: VNImageBasedRequest, @unchecked Sendable {
  open var results: [VNHumanBodyPoseObservation]? { nil }
}
open class VNClassifyImageRequest: VNImageBasedRequest, @unchecked Sendable {
  open var results: [VNClassificationObservation]? { nil }
}
open class VNGeneratePersonSegmentationRequest: VNImageBasedRequest, @unchecked Sendable {
  open var results: [VNPixelBufferObservation]? { nil }
  public enum QualityLevel: UInt, Sendable { case accurate, balanced, fast }
  open var qualityLevel = QualityLevel.accurate
  open var outputPixelFormat: OSType = 0
}
open class VNGenerateForegroundInstanceMaskRequest: VNImageBasedRequest, @unchecked Sendable {}

open class VNDetectRectanglesRequest: VNImageBasedRequest, @unchecked Sendable {
  open var results: [VNRectangleObservation]? { nil }
  open var minimumAspectRatio: Float = 0.5
  open var maximumAspectRatio: Float = 1
  open var quadratureTolerance: Float = 30
  open var minimumSize: Float = 0.2
  open var minimumConfidence: VNConfidence = 0
  open var maximumObservations = 1
}

open class VNDetectBarcodesRequest: VNImageBasedRequest, @unchecked Sendable {
  open var results: [VNBarcodeObservation]? { nil }
  open var symbologies: [VNBarcodeSymbology] = [.qr]
}

public struct VNBarcodeSymbology: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let aztec = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyAztec")
  public static let code128 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyCode128")
  public static let code39 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyCode39")
  public static let dataMatrix = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyDataMatrix")
  public static let ean13 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyEAN13")
  public static let ean8 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyEAN8")
  public static let pdf417 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyPDF417")
  public static let qr = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyQR")
  public static let upce = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyUPCE")
}

// MARK: Models

public enum VNImageCropAndScaleOption: UInt, Sendable {
  case centerCrop = 0
  case scaleFit = 1
  case scaleFill = 2
}

/// A trained model. Models can't be loaded.
open class VNCoreMLModel: NSObject, @unchecked Sendable {
  public init(for model: MLModel) throws { throw VNErrorCode.unsupportedRequest }
}

open class VNCoreMLRequest: VNImageBasedRequest, @unchecked Sendable {
  public let model: VNCoreMLModel
  open var imageCropAndScaleOption = VNImageCropAndScaleOption.centerCrop
  public init(model: VNCoreMLModel, completionHandler: VNRequestCompletionHandler? = nil) {
    self.model = model
    super.init(completionHandler: completionHandler)
  }
}

// MARK: Request handlers

public struct VNImageOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let properties = VNImageOption(rawValue: "VNImageOptionProperties")
  public static let cameraIntrinsics = VNImageOption(rawValue: "VNImageOptionCameraIntrinsics")
  public static let ciContext = VNImageOption(rawValue: "VNImageOptionCIContext")
}

/// A handler of requests about a single image. Each request fails, and the call throws.
open class VNImageRequestHandler: NSObject, @unchecked Sendable {
  public init(cgImage image: CGImage, options: [VNImageOption: Any] = [:]) {}
  public init(
    cgImage image: CGImage, orientation: CGImagePropertyOrientation,
    options: [VNImageOption: Any] = [:]
  ) {}
  public init(ciImage image: CIImage, options: [VNImageOption: Any] = [:]) {}
  public init(
    ciImage image: CIImage, orientation: CGImagePropertyOrientation,
    options: [VNImageOption: Any] = [:]
  ) {}
  public init(cvPixelBuffer pixelBuffer: CVPixelBuffer, options: [VNImageOption: Any] = [:]) {}
  public init(
    cvPixelBuffer pixelBuffer: CVPixelBuffer, orientation: CGImagePropertyOrientation,
    options: [VNImageOption: Any] = [:]
  ) {}
  public init(url imageURL: URL, options: [VNImageOption: Any] = [:]) {}
  public init(data imageData: Data, options: [VNImageOption: Any] = [:]) {}

  open func perform(_ requests: [VNRequest]) throws { try requests.refuse() }
}

/// A handler of requests about a sequence of images. Each request fails, and the call throws.
open class VNSequenceRequestHandler: NSObject, @unchecked Sendable {
  public override init() {}
  open func perform(_ requests: [VNRequest], on image: CGImage) throws { try requests.refuse() }
  open func perform(_ requests: [VNRequest], on image: CIImage) throws { try requests.refuse() }
  open func perform(_ requests: [VNRequest], on pixelBuffer: CVPixelBuffer) throws {
    try requests.refuse()
  }
  open func perform(
    _ requests: [VNRequest], on pixelBuffer: CVPixelBuffer,
    orientation: CGImagePropertyOrientation
  ) throws { try requests.refuse() }
}

extension [VNRequest] {
  fileprivate func refuse() throws {
    guard !isEmpty else { return }
    for request in self { request.completionHandler?(request, VNErrorCode.unsupportedRequest) }
    throw VNErrorCode.unsupportedRequest
  }
}
