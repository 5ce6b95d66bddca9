import SwiftUI

/// The room on an axis for annotations beyond the ends of marks (Rules/Charts.md#annotations).
///
/// The scale is made before the layout, so the room is that of one line of text in a plot of
/// ordinary size. Rounding to the marks of the axis makes the difference small.
struct AnnotationRoom {
  /// The part of the range that an annotation takes (estimated): 20 of 250 points.
  static let part = 0.08

  private let room: Double
  private let isVertical: Bool

  init(_ range: ClosedRange<Double>, isVertical: Bool) {
    room = (range.upperBound - range.lowerBound) * Self.part
    self.isVertical = isVertical
  }

  /// Adds the places of annotations to a range.
  func add(_ marks: [MarkRecord], _ spans: StackedSpans, to range: inout ValueRange) {
    let marks = marks.span
    for index in marks.indices {
      guard let annotations = marks[index].style?.values.annotations, !annotations.isEmpty,
        marks[index].kind != .sector, let ends = ends(index, marks[index], spans)
      else { continue }
      for annotation in annotations {
        guard padsScale(annotation) else { continue }
        guard let isAfter = isAfter(annotation, ends.isNegative) else {
          // One beside the axis is longer than its mark at both ends.
          if strategy(annotation).kind == .padScale, annotation.position != .overlay {
            range.add(ends.high + room / 2)
            range.add(ends.low - room / 2)
          }
          continue
        }
        range.add(isAfter ? ends.high + room : ends.low - room)
      }
    }
  }

  /// The values at the ends of a mark on the axis, and whether it goes to the smaller ones.
  private func ends(_ index: Int, _ mark: MarkRecord, _ spans: StackedSpans)
    -> (low: Double, high: Double, isNegative: Bool)?
  {
    if index < spans.spans.count, let span = spans[index] {
      guard span.isVertical == isVertical else { return nil }
      return (min(span.start, span.end), max(span.start, span.end), span.end < span.start)
    }
    guard let (start, end) = (isVertical ? mark.y : mark.x).values, let start = start.finite,
      let end = end.finite
    else { return nil }
    return (min(start, end), max(start, end), false)
  }

  private func strategy(_ annotation: MarkAnnotation) -> AnnotationOverflowResolution.Strategy {
    isVertical ? annotation.overflow.y : annotation.overflow.x
  }

  private func padsScale(_ annotation: MarkAnnotation) -> Bool {
    switch strategy(annotation).kind {
    case .padScale: true
    // Only the y axis was observed to grow by itself.
    case .automatic: isVertical
    case .disabled, .fit: false
    }
  }

  /// Whether an annotation is beyond the larger values; `nil` if it is beside the axis.
  private func isAfter(_ annotation: MarkAnnotation, _ isNegative: Bool) -> Bool? {
    switch annotation.position.kind {
    case .automatic: !isNegative
    case .top, .topLeading, .topTrailing: isVertical ? true : nil
    case .bottom, .bottomLeading, .bottomTrailing: isVertical ? false : nil
    case .trailing: isVertical ? nil : true
    case .leading: isVertical ? nil : false
    case .overlay: nil
    }
  }
}
