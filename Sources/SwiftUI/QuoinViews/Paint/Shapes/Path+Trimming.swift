import Foundation
import QuoinGeometry

extension Path {
  /// Returns the part of the path between two fractions of its length, in 0…1. Curves remain
  /// curves.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    let low = from.isNaN ? 0 : max(from, 0)
    let high = to.isNaN ? 1 : min(to, 1)
    if low <= 0, high >= 1 { return self }
    guard low < high else { return Path() }
    let pieces = pieces.map { MeasuredPiece($0) }
    let total = pieces.reduce(0) { $0 + $1.length }
    guard total > 0, total.isFinite else { return Path() }

    var path = Path()
    var (travelled, isDrawing) = (CGFloat(0), false)
    for piece in pieces {
      let start = low * total - travelled
      let end = high * total - travelled
      travelled += piece.length
      if piece.piece.begins { isDrawing = false }
      guard start < piece.length, end > 0, piece.length > 0 else { continue }
      let part = piece.part(from: start, to: end)
      if !isDrawing { path.move(to: part.from) }
      isDrawing = true
      if part.isLine {
        path.addLine(to: part.to)
      } else {
        path.addCurve(to: part.to, control1: part.control1, control2: part.control2)
      }
    }
    return path
  }
}

/// A piece with the lengths at points along it.
private struct MeasuredPiece {
  let piece: PathPiece
  /// The lengths from the start to evenly spaced parameter values.
  private let lengths: [CGFloat]

  private static let samples = 48

  init(_ piece: PathPiece) {
    self.piece = piece
    guard !piece.isLine else {
      lengths = [0, piece.from.distance(to: piece.to)]
      return
    }
    var lengths: [CGFloat] = [0]
    var (last, length) = (piece.from, CGFloat(0))
    for sample in 1...Self.samples {
      let point = piece.point(at: CGFloat(sample) / CGFloat(Self.samples))
      length += last.distance(to: point)
      lengths.append(length)
      last = point
    }
    self.lengths = lengths
  }

  var length: CGFloat { lengths[lengths.count - 1] }

  /// Returns the part between two lengths from the start.
  func part(from start: CGFloat, to end: CGFloat) -> PathPiece {
    piece.part(from: parameter(at: start), to: parameter(at: end))
  }

  private func parameter(at wanted: CGFloat) -> CGFloat {
    if wanted <= 0 { return 0 }
    if wanted >= length { return 1 }
    let upper = max(lengths.firstIndex { $0 >= wanted } ?? 1, 1)
    let (low, high) = (lengths[upper - 1], lengths[upper])
    let fraction = high > low ? (wanted - low) / (high - low) : 0
    return (CGFloat(upper - 1) + fraction) / CGFloat(lengths.count - 1)
  }
}
