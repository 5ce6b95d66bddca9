import PencilKit
import Quoin
import SwiftUI
import Testing
import UIKit

@MainActor
struct PencilKitTests {
  @Test func aCanvasShowsItsStrokes() throws {
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
}
