import Quoin
import SwiftUI
import Testing
import UIKit

/// Idioms of packages.
@MainActor
struct PackageIdiomTests {
  private static func ends(of path: CGPath) -> [CGPoint] {
    typealias Body = (UnsafePointer<CGPathElement>) -> Void
    func apply(_ body: @escaping Body) {
      let callback: (UnsafeMutableRawPointer, UnsafePointer<CGPathElement>) -> Void = {
        unsafeBitCast($0, to: Body.self)($1)
      }
      path.apply(
        info: unsafeBitCast(body, to: UnsafeMutableRawPointer.self),
        function: unsafeBitCast(callback, to: CGPathApplierFunction.self))
    }
    var points: [CGPoint] = []
    apply { element in
      if element.pointee.type == .addLineToPoint { points.append(element.pointee.points[0]) }
    }
    return points
  }

  @Test(
    "a block behind a pointer is called for each path element, even recursively"
  )
  func blocks() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 3, y: 4))
    path.addLine(to: CGPoint(x: 5, y: 6))
    #expect(Self.ends(of: path) == [CGPoint(x: 3, y: 4), CGPoint(x: 5, y: 6)])
    var inner: [[CGPoint]] = []
    typealias Body = (UnsafePointer<CGPathElement>) -> Void
    let body: Body = { _ in inner.append(Self.ends(of: path)) }
    path.apply(info: unsafeBitCast(body, to: UnsafeMutableRawPointer.self)) { info, element in
      if let info { unsafeBitCast(info, to: Body.self)(element) }
    }
    #expect(inner.map(\.count) == [2, 2, 2])
  }

  @Test("a value that is a view is recognized, and another is not")
  func values() throws {
    let view = try #require(AnyView(_fromValue: Color.red.frame(width: 7, height: 9) as Any))
    #expect(ImageRenderer(content: view).layoutReport().size == CGSize(width: 7, height: 9))
    #expect(AnyView(_fromValue: 3) == nil)
  }

  @Test("a marker for tools has no effect")
  func marks() {
    let marked: ModifiedContent<Color, _IdentifiedModifier<__DesignTimeSelectionIdentifier>> =
      Color.red._identified(by: __DesignTimeSelectionIdentifier("a"))
    let renderer = ImageRenderer(content: HStack(spacing: 0) { marked }.frame(width: 8, height: 6))
    #expect(renderer.layoutReport().size == CGSize(width: 8, height: 6))
  }

  @Test("a renderer makes images of its scale")
  func pictures() throws {
    let renderer = ImageRenderer(content: Color.red.frame(width: 4, height: 3))
    renderer.scale = 2
    let image = try #require(renderer.uiImage)
    #expect(image.size == CGSize(width: 4, height: 3) && image.scale == 2)
    #expect(renderer.cgImage?.width == 8)
  }

  @Test("a color well is as large as SwiftUI's color picker, and shows its color")
  func colorWell() throws {
    let well = UIColorWell(frame: .zero)
    well.selectedColor = .red
    well.title = "Ink"
    well.supportsAlpha = false
    #expect(well.intrinsicContentSize == CGSize(width: 28, height: 28))
    let red = ImageRenderer(content: Shown(well: well)).svgString()
    well.selectedColor = .green
    #expect(ImageRenderer(content: Shown(well: well)).svgString() != red)
  }

  private struct Shown: UIViewRepresentable {
    let well: UIColorWell
    func makeUIView(context: Context) -> UIColorWell { well }
    func updateUIView(_ view: UIColorWell, context: Context) {}
  }

  @Test("an observer may forward its notifications")
  func observing() {
    final class Observer: NSObject {
      func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
      ) {
        super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
      }
    }
    Observer().observeValue(forKeyPath: nil, of: nil, change: nil, context: nil)
  }
}
