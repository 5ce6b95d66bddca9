#if Graphics
  import Foundation
  import Quoin
  import QuoinCairo
  import SwiftUI

  // Recorded texts in stacks, and what the checks of texts share.

  extension Facts {
    static let texts2: [String: Check] = [
      "m2-ts-k1-100": { fact in
        let stack = column(height: 100) {
          text("t")
          OneChild { Spacer() }.named("s")
        }
        fact.expect("lines", stack.lines.count, matches: 3)
        fact.expect("text", stack.report.frame(of: "t")?.height, is: 47.5)
        fact.expect("spacer", stack.report.frame(of: "s")?.height, is: 52.5)
      },
      "m2-ts-k2-80": { fact in
        let stack = column(height: 80) {
          text("t")
          Color.red.frame(height: 40).named("c")
        }
        fact.expect("lines", stack.lines.count, matches: 2)
        fact.expect("text", stack.report.frame(of: "t")?.height, is: 31.5)
        fact.expect("color", stack.report.frame(of: "c")?.height, is: 40)
      },
      "m2-ts-k2-200": { fact in
        let stack = column(height: 200) {
          text("t")
          Color.red.frame(height: 40).named("c")
        }
        fact.expect("lines", stack.lines.count, matches: 6)
        fact.expect("text", stack.report.frame(of: "t")?.height, is: 96)
        fact.expect("color", stack.report.frame(of: "c")?.height, is: 40)
      },
      "m2-ts-k3-300": { fact in
        let stack = column(height: 300) {
          text("a")
          text("b")
        }
        fact.expect("lines", stack.lines.count, matches: 12)
        fact.expect("a", stack.report.frame(of: "a")?.height, is: 96)
        fact.expect("b", stack.report.frame(of: "b")?.height, is: 96)
      },
      "m2-ts-k4-200": { fact in
        let stack = column(height: 200) {
          text("t")
          OneChild { Spacer(minLength: 0) }.named("s")
        }
        fact.expect("lines", stack.lines.count, matches: 6)
        fact.expect("text", stack.report.frame(of: "t")?.height, is: 96)
        fact.expect("spacer", stack.report.frame(of: "s")?.height, is: 104)
        let plain = column(height: 200) {
          text("t")
          OneChild { Spacer() }.named("s")
        }
        fact.expect("spacer", plain.report.frame(of: "s")?.height, is: 104)
      },
    ]

    /// The paragraph of six lines at width 100.
    static let foxes =
      "The quick brown fox jumps over the lazy dog and keeps on running far away."

    private static func text(_ name: String) -> some View { OneChild { Text(foxes) }.named(name) }

    private static func column(
      height: CGFloat, @ViewBuilder _ content: () -> some View
    ) -> (report: LayoutReport, lines: [String]) {
      let stack = VStack(spacing: 0, content: content).frame(width: 100, height: height)
      return (report(nil, nil, platform: .macOS) { stack }, ShownText(stack).lines)
    }
  }

  extension View {
    fileprivate func named(_ name: String) -> some View { accessibilityIdentifier(name) }
  }

  /// A layout that has the size of its only child.
  private struct OneChild: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      subviews[0].sizeThatFits(proposal)
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      subviews[0].place(at: bounds.origin, proposal: proposal)
    }
  }

  /// The glyphs of a view on macOS at two pixels per point.
  @MainActor
  struct ShownText {
    /// The characters of each line from top to bottom, without white space at its end.
    private(set) var lines: [String] = []
    /// The families of the used fonts.
    private(set) var families: Set<String> = []
    private(set) var glyphCount = 0
    /// The sum of the widths of all runs, not rounded.
    private(set) var width: CGFloat = 0

    init(_ view: some View) {
      let renderer = ImageRenderer(content: view)
      renderer.platform = .macOS
      renderer.scale = 2
      var pieces: [(y: CGFloat, x: CGFloat, text: String)] = []
      for case .glyphs(let run, let origin, _) in renderer.displayList().items {
        pieces.append((origin.y + run.baseline, origin.x + run.x, run.text))
        families.insert(run.face.family)
        glyphCount += run.glyphs.count
        width += run.width
      }
      pieces.sort { ($0.y, $0.x) < ($1.y, $1.x) }
      var last: CGFloat?
      for piece in pieces {
        if let y = last, abs(y - piece.y) < 0.01 {
          lines[lines.count - 1] += piece.text
        } else {
          lines.append(piece.text)
        }
        last = piece.y
      }
      lines = lines.map { line in
        String(line.reversed().drop(while: \.isWhitespace).reversed())
      }
    }
  }

  /// A view at the top-left corner of a white area, drawn on macOS with two pixels per point.
  struct DevicePicture {
    /// The pixels in which two pictures differ by more than rounding.
    struct Difference {
      var count = 0
      var rows: [ClosedRange<Int>] = []
      var columns: ClosedRange<Int>?
    }

    private let pixels: PixelBuffer

    @MainActor
    init(_ view: some View, width: CGFloat = 300, height: CGFloat = 90) throws {
      let renderer = ImageRenderer(
        content: view.frame(width: width, height: height, alignment: .topLeading)
          .background(Color.white))
      renderer.platform = .macOS
      renderer.scale = 2
      pixels = try CairoRenderer().pixels(renderer.displayList(), scale: renderer.scale)
    }

    /// Returns the difference from `other`, which has the same size.
    func difference(from other: DevicePicture) -> Difference {
      var difference = Difference()
      for y in 0..<pixels.height {
        var isDifferent = false
        for x in 0..<pixels.width
        where zip(pixels[x, y].bytes, other.pixels[x, y].bytes).contains(where: {
          abs($0 - $1) > 2
        }) {
          isDifferent = true
          difference.count += 1
          let columns = difference.columns ?? x...x
          difference.columns = min(columns.lowerBound, x)...max(columns.upperBound, x)
        }
        guard isDifferent else { continue }
        if let last = difference.rows.last, last.upperBound == y - 1 {
          difference.rows[difference.rows.count - 1] = last.lowerBound...y
        } else {
          difference.rows.append(y...y)
        }
      }
      return difference
    }

    /// Returns the first and the last column of `rows` that isn't white throughout.
    func inkColumns(_ rows: Range<Int>) -> ClosedRange<Int>? {
      let columns = (0..<pixels.width).filter { x in
        rows.contains { pixels[x, $0].bytes != [255, 255, 255] }
      }
      guard let first = columns.first, let last = columns.last else { return nil }
      return first...last
    }

    /// Returns red, green and blue of the darkest pixel.
    func ink(columns: Range<Int>? = nil, rows: Range<Int>? = nil) -> [Int] {
      var darkest = [255, 255, 255]
      for y in rows ?? 0..<pixels.height {
        for x in columns ?? 0..<pixels.width {
          let bytes = pixels[x, y].bytes
          if bytes.reduce(0, +) < darkest.reduce(0, +) { darkest = bytes }
        }
      }
      return darkest
    }
  }

  extension FactCheck {
    /// Expects two equal values.
    mutating func expect<Value: Equatable>(
      _ what: String, _ got: Value, matches expected: Value
    ) {
      if got != expected { fail("\(what): expected \(expected), got \(got)") }
    }

    /// Expects the width of a text, with the tolerance for another font.
    mutating func expect(_ what: String, _ got: CGFloat, isTextWidth expected: CGFloat) {
      expect(what, got, in: expected * 0.985...expected * 1.015)
    }

    /// Expects a color, within rounding.
    mutating func expect(_ what: String, ink got: [Int], is expected: [Int]) {
      let agrees = zip(got, expected).allSatisfy { abs($0 - $1) <= 1 }
      expect(agrees, "\(what): expected \(expected), got \(got)")
    }

    /// Expects a range of pixel columns, with a tolerance for another font.
    mutating func expect(
      _ what: String, columns got: ClosedRange<Int>?, are expected: ClosedRange<Int>, slack: Int
    ) {
      guard let got else { return fail("\(what): no ink") }
      let agrees =
        abs(got.lowerBound - expected.lowerBound) <= slack
        && abs(got.upperBound - expected.upperBound) <= slack
      expect(agrees, "\(what): expected columns \(expected), got \(got)")
    }

    /// Draws `view` at two pixels per point and passes the picture to `body`.
    @MainActor
    mutating func drawAtTwo(
      _ view: some View, width: CGFloat = 300, height: CGFloat = 90,
      _ body: (inout FactCheck, DevicePicture) -> Void
    ) {
      do {
        let picture = try DevicePicture(view, width: width, height: height)
        body(&self, picture)
      } catch {
        fail("can't be drawn: \(error)")
      }
    }

    /// Draws two views at two pixels per point and passes their difference to `body`.
    @MainActor
    mutating func difference(
      _ view: some View, _ other: some View, width: CGFloat = 300, height: CGFloat = 90,
      _ body: (inout FactCheck, DevicePicture.Difference) -> Void
    ) {
      drawAtTwo(view, width: width, height: height) { fact, first in
        fact.drawAtTwo(other, width: width, height: height) { fact, second in
          body(&fact, first.difference(from: second))
        }
      }
    }

    /// Expects two views to look the same.
    @MainActor
    mutating func same(
      _ what: String, _ view: some View, _ other: some View, width: CGFloat = 300,
      height: CGFloat = 90
    ) {
      difference(view, other, width: width, height: height) { fact, difference in
        fact.expect("\(what): differing pixels", difference.count, matches: 0)
      }
    }

    /// Expects two views to look different.
    @MainActor
    mutating func unlike(_ what: String, _ view: some View, _ other: some View) {
      difference(view, other) { $0.expect($1.count > 0, "\(what): the same pixels") }
    }
  }
#else
  extension Facts {
    static let texts2: [String: Check] = [:]
  }
#endif
