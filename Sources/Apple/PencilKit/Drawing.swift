import Foundation
import SwiftUI
@_exported import UIKit

/// A point of a stroke.
public struct PKStrokePoint: Sendable {
  public var location: CGPoint
  public var timeOffset: TimeInterval
  public var size: CGSize
  public var opacity: CGFloat
  public var force: CGFloat
  public var azimuth: CGFloat
  public var altitude: CGFloat
  public init(
    location: CGPoint, timeOffset: TimeInterval, size: CGSize, opacity: CGFloat, force: CGFloat,
    azimuth: CGFloat, altitude: CGFloat
  ) {
    (self.location, self.timeOffset, self.size) = (location, timeOffset, size)
    (self.opacity, self.force) = (opacity, force)
    (self.azimuth, self.altitude) = (azimuth, altitude)
  }
}

/// The path of a stroke.
public struct PKStrokePath: Sendable, RandomAccessCollection {
  private let points: [PKStrokePoint]
  public let creationDate: Date
  public init(controlPoints: some Sequence<PKStrokePoint>, creationDate: Date) {
    (points, self.creationDate) = (Array(controlPoints), creationDate)
  }
  public init() { (points, creationDate) = ([], Date()) }
  public var startIndex: Int { points.startIndex }
  public var endIndex: Int { points.endIndex }
  public subscript(index: Int) -> PKStrokePoint { points[index] }
}

/// The ink of a stroke.
public struct PKInk: @unchecked Sendable {
  public enum InkType: String, Sendable {
    case pen, pencil, marker, monoline, fountainPen, watercolor, crayon
  }
  public var inkType: InkType
  public var color: UIColor
  public init(_ inkType: InkType, color: UIColor = .black) {
    (self.inkType, self.color) = (inkType, color)
  }
}

/// A stroke of a drawing.
public struct PKStroke: @unchecked Sendable {
  public var ink: PKInk
  public var transform: CGAffineTransform
  public var path: PKStrokePath
  public init(
    ink: PKInk, path: PKStrokePath, transform: CGAffineTransform = .identity,
    mask: UIBezierPath? = nil
  ) { (self.ink, self.path, self.transform) = (ink, path, transform) }
  public var renderBounds: CGRect {
    path.reduce(CGRect.null) {
      $0.union(
        CGRect(origin: $1.location, size: .zero)
          .insetBy(dx: -$1.size.width / 2, dy: -$1.size.height / 2))
    }.applying(transform)
  }
}

/// A drawing by hand, whose strokes are drawn as lines of uniform width.
public struct PKDrawing: @unchecked Sendable, Equatable {
  private let id: UUID
  public var strokes: [PKStroke]
  public init() { self.init(strokes: []) }
  public init(strokes: some Sequence<PKStroke>) { (id, self.strokes) = (UUID(), Array(strokes)) }
  /// Creates an empty drawing from empty data; any other data is an error, because Apple's format
  /// can't be read.
  public init(data: Data) throws {
    guard data.isEmpty else { throw CocoaError(.fileReadUnknown) }
    self.init()
  }
  /// Returns empty data, because there is no format for drawings.
  public func dataRepresentation() -> Data { Data() }
  public var bounds: CGRect {
    strokes.reduce(CGRect.null) { $0.union($1.renderBounds) }
  }
  public func image(from rect: CGRect, scale: CGFloat) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale > 0 ? scale : 2
    return UIGraphicsImageRenderer(bounds: rect, format: format).image { _ in draw() }
  }
  func draw() {
    for stroke in strokes {
      let path = UIBezierPath()
      for (index, point) in stroke.path.enumerated() {
        index == 0 ? path.move(to: point.location) : path.addLine(to: point.location)
      }
      path.apply(stroke.transform)
      path.lineWidth = stroke.path.first?.size.width ?? 1
      (path.lineCapStyle, path.lineJoinStyle) = (.round, .round)
      stroke.ink.color.setStroke()
      path.stroke()
    }
  }
  public mutating func append(_ drawing: PKDrawing) { strokes += drawing.strokes }
  public func appending(_ drawing: PKDrawing) -> PKDrawing {
    PKDrawing(strokes: strokes + drawing.strokes)
  }
  public static func == (a: PKDrawing, b: PKDrawing) -> Bool {
    a.id == b.id && a.strokes.count == b.strokes.count
      || a.strokes.isEmpty && b.strokes.isEmpty
  }
}

// MARK: Tools, stored as data

public protocol PKTool {}
public struct PKInkingTool: PKTool, @unchecked Sendable {
  public typealias InkType = PKInk.InkType
  public var inkType: InkType
  public var color: UIColor
  public var width: CGFloat
  public init(_ type: InkType, color: UIColor = .black, width: CGFloat? = nil) {
    (inkType, self.color, self.width) = (type, color, width ?? 3)
  }
}
public struct PKEraserTool: PKTool, Sendable {
  public enum EraserType: Sendable { case vector, bitmap, fixedWidthBitmap }
  public var eraserType: EraserType
  public init(_ eraserType: EraserType) { self.eraserType = eraserType }
  public init(_ eraserType: EraserType, width: CGFloat) { self.eraserType = eraserType }
}
public struct PKLassoTool: PKTool, Sendable { public init() {} }
public enum PKCanvasViewDrawingPolicy: UInt, Sendable { case `default`, anyInput, pencilOnly }

/// A canvas that shows a drawing. It can't be drawn on by hand.
open class PKCanvasView: UIScrollView {
  open var drawing = PKDrawing() {
    didSet {
      setNeedsDisplay()
      (delegate as? any PKCanvasViewDelegate)?.canvasViewDrawingDidChange(self)
    }
  }
  /// Stored only: Quoin doesn't read it.
  open var tool: any PKTool = PKInkingTool(.pen)
  /// Stored only: Quoin doesn't read it.
  open var drawingPolicy = PKCanvasViewDrawingPolicy.default
  /// Stored only: Quoin doesn't read it.
  open var allowsFingerDrawing = true
  /// Stored only: Quoin doesn't read it.
  open var isRulerActive = false
  /// Stored only: Quoin doesn't read it.
  open var isDrawingEnabled = true
  public let drawingGestureRecognizer = UIGestureRecognizer()
  public override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open override var canBecomeFirstResponder: Bool { true }
  open override func draw(_ rect: CGRect) { drawing.draw() }
}
@MainActor @preconcurrency
public protocol PKCanvasViewDelegate: UIScrollViewDelegate {
  func canvasViewDrawingDidChange(_ canvasView: PKCanvasView)
  func canvasViewDidFinishRendering(_ canvasView: PKCanvasView)
  func canvasViewDidBeginUsingTool(_ canvasView: PKCanvasView)
  func canvasViewDidEndUsingTool(_ canvasView: PKCanvasView)
}
extension PKCanvasViewDelegate {
  public func canvasViewDrawingDidChange(_ canvasView: PKCanvasView) {}
  public func canvasViewDidFinishRendering(_ canvasView: PKCanvasView) {}
  public func canvasViewDidBeginUsingTool(_ canvasView: PKCanvasView) {}
  public func canvasViewDidEndUsingTool(_ canvasView: PKCanvasView) {}
}

/// The tool picker, which isn't drawn.
@MainActor @preconcurrency
open class PKToolPicker: NSObject {
  /// Stored only: Quoin doesn't read it.
  open var selectedTool: any PKTool = PKInkingTool(.pen)
  /// Stored only: Quoin doesn't read it.
  open var isRulerActive = false
  /// Stored only: Quoin doesn't read it.
  open var showsDrawingPolicyControls = true
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  open private(set) var isVisible = false
  public override init() { super.init() }
  open class func shared(for window: UIWindow) -> PKToolPicker? { PKToolPicker() }
  open func setVisible(_ visible: Bool, forFirstResponder responder: UIResponder) {
    isVisible = visible
  }
  /// Has no effect: the picker is not shown.
  open func addObserver(_ observer: any PKToolPickerObserver) {}
  /// Has no effect: the picker is not shown.
  open func removeObserver(_ observer: any PKToolPickerObserver) {}
  open func frameObscured(in view: UIView) -> CGRect { .null }
}
@MainActor @preconcurrency
public protocol PKToolPickerObserver: NSObjectProtocol {}
extension PKCanvasView: PKToolPickerObserver {}
