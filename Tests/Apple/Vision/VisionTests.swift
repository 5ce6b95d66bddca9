import Testing
import UIKit
import Vision

@MainActor
struct VisionTests {
  @Test func requestsAreRefused() throws {
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { _ in }
    let image = try #require(picture.cgImage)
    var told: (any Error)?
    let request = VNRecognizeTextRequest { request, error in
      told = error
      #expect((request.results as? [VNRecognizedTextObservation]) == nil)
    }
    request.recognitionLevel = .fast
    let handler = VNImageRequestHandler(cgImage: image, orientation: .up)
    #expect(throws: VNErrorCode.unsupportedRequest) { try handler.perform([request]) }
    #expect(told as? VNErrorCode == .unsupportedRequest)
    let lines: [String]? = request.results?.compactMap { $0.topCandidates(1).first?.string }
    #expect(lines == nil)
    let codes = VNDetectBarcodesRequest()
    codes.symbologies = [.qr, .ean13]
    #expect(codes.results?.first?.payloadStringValue == nil)
    #expect(throws: Never.self) { try VNSequenceRequestHandler().perform([], on: image) }
  }
}
