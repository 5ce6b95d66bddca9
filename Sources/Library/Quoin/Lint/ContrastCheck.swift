#if Graphics
  import Foundation
  import QuoinCairo
  import QuoinDrawing
  import QuoinExplain
  import QuoinGeometry

  /// Compares the color of each text with its actual background, using the pixels of the image with
  /// and without text.
  ///
  /// Varying backgrounds, such as photographs, are not checked.
  @MainActor
  struct ContrastCheck {
    let picture: ViewPicture
    /// The nodes inside disabled controls, whose text needs no contrast.
    let disabled: Set<Int>

    /// WCAG requires 4.5, and 3 for large text. The system's own secondary label and its tint on
    /// white are in between, so only contrasts below 3 are reported.
    private static let least = 3.0
    /// Pixels per point: enough for the strokes of small letters to cover whole pixels.
    private static let scale: CGFloat = 3
    /// The maximum number of pixels of a text to examine.
    private static let samples = 40_000

    func run(_ pass: inout LintPass) throws {
      let bars = Self.bars(in: pass)
      let texts = pass.report.nodes.indices.filter { index in
        isCandidate(index, pass) && !bars.contains { isUnder($0, index, pass) }
      }
      guard !texts.isEmpty else { return }
      var list = try picture.displayList(scale: Self.scale)
      if list.background == nil {
        list.background = picture.tree.colorScheme == .dark ? .black : .white
      }
      var background = list
      background.items.removeAll { if case .glyphs = $0 { true } else { false } }
      let renderer = CairoRenderer()
      let shown = try renderer.pixels(list, scale: Self.scale, opaque: true)
      let behind = try renderer.pixels(background, scale: Self.scale, opaque: true)
      // The image with letters in opposite colors, for letters that have the color behind them.
      var opposite: PixelBuffer?
      for index in texts {
        let frame = pass.node(index).frame
        var found = contrast(in: frame, shown, behind)
        if found == nil {
          let pixels =
            try opposite
            ?? renderer.pixels(Self.withOppositeLetters(list), scale: Self.scale, opaque: true)
          opposite = pixels
          found = contrast(in: frame, pixels, behind).map {
            Contrast(ratio: 1, text: $0.background, background: $0.background)
          }
        }
        guard let found, found.ratio < least(index, pass) else { continue }
        let facts = pass.node(index).text!
        let line = facts.string.split(whereSeparator: \.isNewline).joined(separator: " ")
        let quote = line.count > 32 ? "\(line.prefix(31))…" : line
        let colors = "\(Self.hex(found.text)) on \(Self.hex(found.background))"
        pass.note(
          .lowContrast, index,
          "“\(quote)” is \(colors), a contrast of \(Self.text(found.ratio)) : 1",
          fingerprint: facts.string, colors: colors)
      }
    }

    /// Returns the minimum contrast of a text: lower in bordered buttons, where the system's own
    /// have little more than 2.5.
    private func least(_ index: Int, _ pass: LintPass) -> Double {
      pass.around(index).contains { pass.node($0).callName == "ButtonInsets" } ? 2.5 : Self.least
    }

    /// Whether a text is meant to be read: inactive controls and placeholders need no contrast.
    private func isCandidate(_ index: Int, _ pass: LintPass) -> Bool {
      let node = pass.node(index)
      guard let facts = node.text, facts.fontSize * facts.scale >= 9,
        facts.string.filter(\.isLetter).count > 1, node.size.width > 4, node.size.height > 4,
        !pass.isSystem(index), !disabled.contains(index)
      else { return false }
      return !pass.around(index).contains { outer in
        [
          "disabled", "redacted", "blur", "hidden", "opacity", "TextField", "SecureField",
          "TextEditor",
        ]
        .contains(pass.node(outer).callName)
      }
    }

    /// Returns the nodes of bars, which blur or hide the content that scrolls under them: the
    /// system's, and what an inset of the safe area contains.
    private static func bars(in pass: LintPass) -> [Int] {
      pass.report.nodes.indices.flatMap { index in
        let name = pass.node(index).callName
        if barNames.contains(name) { return [index] }
        return name == "safeAreaInset" ? Array(pass.children[index].dropFirst()) : []
      }
    }

    private static let barNames: Set<String> = [
      "navigationBar", "tabBar", "statusBar", "searchField",
    ]

    /// Whether a part of a text is under a bar, where its pixels are those of the bar.
    private func isUnder(_ bar: Int, _ index: Int, _ pass: LintPass) -> Bool {
      let common = pass.node(bar).frame.intersection(pass.node(index).frame)
      return !common.isNull && common.width > 0.5 && common.height > 0.5
        && !pass.inside(bar).contains(index)
    }

    /// Returns the list with the opposite color for all letters.
    private static func withOppositeLetters(_ list: DisplayList) -> DisplayList {
      var list = list
      list.items = list.items.map { item in
        guard case .glyphs(let run, let origin, let paint) = item else { return item }
        let changed = paint.mapColors { color in
          ResolvedColor(
            red: 1 - color.red, green: 1 - color.green, blue: 1 - color.blue,
            opacity: color.opacity)
        }
        return .glyphs(run: run, origin: origin, paint: changed)
      }
      return list
    }

    // MARK: Pixels

    private struct Contrast {
      let ratio: Double
      let text, background: [Int]
    }

    /// Returns the contrast of the text in `frame`; `nil` if none is visible or the background
    /// varies.
    private func contrast(in frame: CGRect, _ shown: PixelBuffer, _ behind: PixelBuffer)
      -> Contrast?
    {
      let rect = frame.applying(CGAffineTransform(scaleX: Self.scale, y: Self.scale)).integral
        .intersection(CGRect(x: 0, y: 0, width: shown.width, height: shown.height))
      guard !rect.isNull, rect.width >= 1, rect.height >= 1,
        (behind.width, behind.height) == (shown.width, shown.height)
      else { return nil }
      let area = Double(rect.width * rect.height)
      let step = max(1, Int((area / Double(Self.samples)).squareRoot().rounded(.up)))
      var (low, high) = ([255, 255, 255], [0, 0, 0])
      var (strongest, place) = (0, 0)
      shown.bytes.withUnsafeBufferPointer { letters in
        behind.bytes.withUnsafeBufferPointer { background in
          for y in stride(from: Int(rect.minY), to: Int(rect.maxY), by: step) {
            for x in stride(from: Int(rect.minX), to: Int(rect.maxX), by: step) {
              let pixel = (y * shown.width + x) * 4
              var difference = 0
              for channel in 0..<3 {
                let value = Int(background[pixel + channel])
                low[channel] = min(low[channel], value)
                high[channel] = max(high[channel], value)
                difference += abs(Int(letters[pixel + channel]) - value)
              }
              if difference > strongest { (strongest, place) = (difference, pixel) }
            }
          }
        }
      }
      // Requires a uniform background, and visible letters.
      guard zip(low, high).allSatisfy({ $1 - $0 <= 10 }), strongest > 3 else { return nil }
      let (text, background) = (Self.color(shown, place), Self.color(behind, place))
      let (a, b) = (Self.luminance(text), Self.luminance(background))
      return Contrast(
        ratio: (max(a, b) + 0.05) / (min(a, b) + 0.05), text: text, background: background)
    }

    private static func color(_ pixels: PixelBuffer, _ place: Int) -> [Int] {
      [2, 1, 0].map { Int(pixels.bytes[place + $0]) }
    }

    /// Returns the relative luminance of a color, as defined by WCAG.
    private static func luminance(_ color: [Int]) -> Double {
      let linear = color.map { component in
        let value = Double(component) / 255
        return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
      }
      return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
    }

    private static func hex(_ color: [Int]) -> String {
      "#" + color.map { String(format: "%02X", $0) }.joined()
    }

    private static func text(_ ratio: Double) -> String { String(format: "%.1f", ratio) }
  }
#endif
