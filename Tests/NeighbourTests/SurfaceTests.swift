import ImageIO
import LinkPresentation
import MessageUI
import PassKit
import PencilKit
import PhotosUI
import Quoin
import QuoinViews
import Speech
import SwiftUI
import SystemConfiguration
import Testing
import UIKit

private struct Shown: UIViewRepresentable {
  let make: @MainActor () -> UIView
  func makeUIView(context: Context) -> UIView { make() }
  func updateUIView(_ view: UIView, context: Context) {}
}

@MainActor
private func words(_ make: @escaping @MainActor () -> UIView) -> String {
  let content = Shown(make: make).frame(width: 200, height: 100)
  return ImageRenderer(content: content).displayList().items.compactMap { item in
    guard case .glyphs(let run, _, _) = item else { return nil }
    return run.text
  }.joined(separator: " ")
}

@MainActor
@Suite(.serialized)
struct SurfaceTests {
  @Test func surfacesSayWhatTheyStandFor() {
    let link = LPLinkMetadata()
    link.title = "A page"
    #expect(words { LPLinkView(metadata: link) } == "A page")
    #expect(words { MFMailComposeViewController().view } == "Mail")
    #expect(!MFMailComposeViewController.canSendMail())
    #expect(
      words { PKPaymentButton(paymentButtonType: .buy, paymentButtonStyle: .black) }
        == "Buy with Pay")
    #expect(!PKPaymentAuthorizationController.canMakePayments(usingNetworks: [.visa]))
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

  @Test func paperShowsItsStrokes() throws {
    let points = [CGPoint(x: 10, y: 10), CGPoint(x: 50, y: 10)].map {
      PKStrokePoint(
        location: $0, timeOffset: 0, size: CGSize(width: 4, height: 4), opacity: 1, force: 1,
        azimuth: 0, altitude: 0)
    }
    let path = PKStrokePath(controlPoints: points, creationDate: Date())
    let drawing = PKDrawing(strokes: [PKStroke(ink: PKInk(.pen, color: .red), path: path)])
    #expect(drawing.bounds == CGRect(x: 8, y: 8, width: 44, height: 4))
    let content = Shown {
      let canvas = PKCanvasView()
      canvas.drawing = drawing
      return canvas
    }
    let items = ImageRenderer(content: content.frame(width: 60, height: 20)).displayList().items
    #expect(items.contains { if case .stroke = $0 { true } else { false } })
    #expect(try PKDrawing(data: Data()).strokes.isEmpty)
    #expect(throws: (any Error).self) { try PKDrawing(data: Data([1])) }
  }

  @Test func picturesAreReadAndMadeSmaller() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image {
      $0.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
    }
    let data = try #require(image.pngData())
    let source = try #require(CGImageSourceCreateWithData(data, nil))
    #expect(CGImageSourceGetCount(source) == 1)
    let properties = CGImageSourceCopyPropertiesAtIndex(source, 0, nil)
    #expect(properties?[kCGImagePropertyPixelWidth] as? Int == image.cgImage?.width)
    let options: [String: Any] = [
      kCGImageSourceThumbnailMaxPixelSize: 10,
      kCGImageSourceCreateThumbnailFromImageAlways: true,
    ]
    #expect(CGImageSourceCreateThumbnailAtIndex(source, 0, options)?.width == 10)
    for (type, start) in [("public.png", [0x89, 0x50] as [UInt8]), ("public.jpeg", [0xFF, 0xD8])] {
      let written = NSMutableData()
      let destination = try #require(CGImageDestinationCreateWithData(written, type, 1, nil))
      #expect(!CGImageDestinationFinalize(destination))
      CGImageDestinationAddImage(
        destination, try #require(image.cgImage), [kCGImageDestinationLossyCompressionQuality: 1])
      #expect(CGImageDestinationFinalize(destination))
      #expect(Data(referencing: written).starts(with: start))
      #expect(CGImageSourceGetCount(try #require(CGImageSourceCreateWithData(written, nil))) == 1)
    }
    #expect(CGImageDestinationCreateWithData(NSMutableData(), "public.heic", 1, nil) == nil)
    #expect(CGImageSourceGetCount(try #require(CGImageSourceCreateWithData(Data(), nil))) == 0)
  }

  @Test func sessionsReachNothing() {
    #expect(SFSpeechRecognizer()?.isAvailable == false)
    #expect(throws: (any Error).self) { try AVAudioEngine().start() }
    var flags: SCNetworkReachabilityFlags = .reachable
    let reachability = SCNetworkReachabilityCreateWithName(nil, "example.com")
    #expect(SCNetworkReachabilityGetFlags(reachability!, &flags))
    #expect(flags.isEmpty)
  }
}

@MainActor
@Suite
struct LateSurfaceTests {
  @Test func functionsOfOneArgument() {
    let name: String? = "star"
    #expect(name.map(Image.init(systemName:)) == Image(systemName: "star"))
    #expect(["a", "b"].map(Text.init(verbatim:)).count == 2)
  }

  @Test func relativeTimesAreCutOff() {
    let formatter = RelativeDateTimeFormatter()
    formatter.locale = Locale(identifier: "en_US")
    let now = Date(timeIntervalSince1970: 1_000_000_000)
    func words(_ seconds: Double) -> String {
      formatter.localizedString(for: now.addingTimeInterval(seconds), relativeTo: now)
    }
    #expect(words(-90) == "1 minute ago")
    #expect(words(3 * 3600 + 1) == "in 3 hours")
    #expect(words(-8 * 86_400) == "1 week ago")
    formatter.dateTimeStyle = .named
    #expect(words(-86_400) == "yesterday")
    formatter.unitsStyle = .short
    #expect(words(-7200) == "2 hr. ago")
    #expect(URL.documentsDirectory.isFileURL)
  }

  @Test func accessibilityFocusIsKept() {
    struct Form: View {
      @AccessibilityFocusState private var isFocused: Bool
      @AccessibilityFocusState(for: .voiceOver) private var field: String?
      var body: some View {
        VStack {
          Text("a").accessibilityFocused($isFocused)
          Text("b").accessibilityFocused($field, equals: "b")
          Group(subviewsOf: Text("c")) { views in ForEach(views) { $0 } }
          ForEach(subviewOf: Text("d")) { $0 }
        }
        .onAppear { field = "b" }
      }
    }
    #expect(report(100, 100, Form()).frames("Text").count == 4)
  }
}
