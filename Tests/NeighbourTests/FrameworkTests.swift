import ARKit
import CoreText
import PDFKit
import Quoin
import QuoinViews
import SwiftUI
import Testing
import UIKit
import Vision

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

/// Frameworks that consist of little more than their names.
@MainActor
@Suite(.serialized)
struct FrameworkTests {
  // MARK: Core Text

  @Test func fontsAreMadeByOldNames() throws {
    let font = CTFontCreateWithName("Georgia" as CFString, 20, nil)
    #expect(CTFontGetSize(font) == 20 && CTFontCopyPostScriptName(font) == "Georgia")
    #expect(CTFontGetAscent(font) > 0 && CTFontGetDescent(font) > 0)
    #expect(CTFontGetSize(CTFontCreateCopyWithAttributes(font, 30, nil, nil)) == 30)
    let descriptor = CTFontDescriptorCreateWithNameAndSize("Menlo" as CFString, 11)
    #expect(CTFontGetSize(CTFontCreateWithFontDescriptor(descriptor, 0, nil)) == 11)
    let name = CTFontDescriptorCopyAttribute(descriptor, kCTFontNameAttribute) as? NSString
    #expect(name == "Menlo")
    #expect(CTFontCreateUIFontForLanguage(.system, 12, nil) != nil)
    // UIKit's fonts are `CTFont`s, and SwiftUI accepts them.
    let kits = UIFont.systemFont(ofSize: 15) as CTFont
    #expect(Font(kits) == Font(UIFont.systemFont(ofSize: 15)))
  }

  @Test func fontsOfFilesAreToldToBeMissing() {
    var error: Unmanaged<CFError>?
    let nowhere = URL(fileURLWithPath: "/nowhere/Font.ttf") as CFURL
    #expect(!CTFontManagerRegisterFontsForURL(nowhere, .process, &error))
    #expect(error?.takeRetainedValue().code == CTFontManagerError.fileNotFound.rawValue)
    error = nil
    let noFont = URL(fileURLWithPath: "/etc/hostname") as CFURL
    #expect(!CTFontManagerRegisterFontsForURL(noFont, .process, &error))
    #expect(error?.takeRetainedValue() != nil)
    var problems = 0
    CTFontManagerRegisterFontURLs([nowhere], .process, true) { found, _ in
      problems = found.count
      return true
    }
    #expect(problems == 1)
  }

  @Test func linesAreMeasuredAndDrawn() {
    let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 20)]
    let string = NSAttributedString(string: "Several words", attributes: attributes)
    let line = CTLineCreateWithAttributedString(string)
    var (ascent, descent, leading): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    let width = CTLineGetTypographicBounds(line, &ascent, &descent, &leading)
    #expect(width > 50 && ascent > descent && descent > 0)
    #expect(CTLineGetBoundsWithOptions(line, []).minY == -descent)
    #expect(CTLineGetStringRange(line) == CFRangeMake(0, 13))
    let setter = CTFramesetterCreateWithAttributedString(string)
    let narrow = CTFramesetterSuggestFrameSizeWithConstraints(
      setter, CFRangeMake(0, 0), nil, CGSize(width: 80, height: 1000), nil)
    let wide = CTFramesetterSuggestFrameSizeWithConstraints(
      setter, CFRangeMake(0, 0), nil, CGSize(width: 1000, height: 1000), nil)
    #expect(narrow.width <= 80 && narrow.height > wide.height)

    let image = UIGraphicsImageRenderer(size: CGSize(width: 150, height: 40)).image { context in
      context.cgContext.translateBy(x: 0, y: 40)
      context.cgContext.scaleBy(x: 1, y: -1)
      context.cgContext.textPosition = CGPoint(x: 5, y: 10)
      CTLineDraw(line, context.cgContext)
    }
    let empty = UIGraphicsImageRenderer(size: CGSize(width: 150, height: 40)).image { _ in }
    #expect(image.pngData() != empty.pngData())
  }

  // MARK: PDFKit

  /// A PDF file with two empty pages.
  private static let document = Data(
    """
    %PDF-1.4
    1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj
    2 0 obj << /Type /Pages /Kids [3 0 R 4 0 R] /Count 2 /MediaBox [0 0 200 100] >> endobj
    3 0 obj << /Type /Page /Parent 2 0 R >> endobj
    4 0 obj << /Type /Page /Parent 2 0 R >> endobj
    trailer << /Root 1 0 R >>
    %%EOF
    """.utf8)

  @Test func documentsTellTheirPages() throws {
    let document = try #require(PDFDocument(data: Self.document))
    #expect(document.pageCount == 2)
    let page = try #require(document.page(at: 1))
    #expect(page.bounds(for: .mediaBox).size == CGSize(width: 200, height: 100))
    #expect(page.label == "2" && document.page(at: 2) == nil && document.page(at: -1) == nil)
    #expect(
      page.thumbnail(of: CGSize(width: 50, height: 50), for: .cropBox).size
        == CGSize(width: 50, height: 25))
    document.exchangePage(at: 0, withPageAt: 1)
    #expect(document.index(for: page) == 0)
    document.removePage(at: 7)
    #expect(document.dataRepresentation() == Self.document)
    #expect(PDFDocument(data: Data("no document".utf8)) == nil)
    #expect(PDFDocument(url: URL(fileURLWithPath: "/nowhere.pdf")) == nil)
    #expect(PDFDocument().pageCount == 0)

    let view = PDFView()
    view.document = document
    view.autoScales = true
    #expect(view.canGoToNextPage && !view.canGoToPreviousPage)
    view.goToNextPage(nil)
    view.goToNextPage(nil)
    #expect(view.currentPage === document.page(at: 1) && !view.canGoToNextPage)
    #expect(words { view } == "PDF – 2 pages")
  }

  // MARK: Vision

  @Test func questionsAboutPicturesAreRefused() throws {
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

  // MARK: ARKit

  private final class Listener: NSObject, ARSessionDelegate, ARSCNViewDelegate {
    var error: (any Error)?
    func session(_ session: ARSession, didFailWithError error: any Error) { self.error = error }
  }

  @Test func noRoomIsSeen() {
    let view = ARSCNView()
    let listener = Listener()
    view.delegate = listener
    view.session.delegate = listener
    let configuration = ARWorldTrackingConfiguration()
    configuration.planeDetection = [.horizontal, .vertical]
    view.session.run(configuration, options: [.resetTracking, .removeExistingAnchors])
    #expect((listener.error as? ARError)?.code == .sensorUnavailable)
    #expect(!ARWorldTrackingConfiguration.isSupported && view.session.currentFrame == nil)
    #expect(words { view } == "Camera")
    #expect(ARAnchor(transform: matrix_identity_float4x4).transform.columns.3.w == 1)
  }

  // MARK: UIKit

  @Test func scenesAndNamesCompile() {
    let scene = UIWindowScene()
    scene.activationConditions.canActivateForTargetContentIdentifierPredicate =
      NSPredicate(value: false)
    #expect(
      !scene.activationConditions.canActivateForTargetContentIdentifierPredicate.evaluate(with: nil)
    )
    #expect(UIPanGestureRecognizer().value(forKey: "targets") == nil)
    #expect(UIScreen.main.value(forKey: "_displayCornerRadius") as? CGFloat == nil)
    UIPanGestureRecognizer().setValue([1], forKey: "targets")
    UIDatePicker().setValue(UIColor.white, forKey: "textColor")
  }
}
