import Foundation
import Quoin
import QuoinCore
import QuoinExplain
import QuoinGeometry
import QuoinHostProtocol

/// An image of a view as a file, with its fonts and its layout, if known.
public struct SnapshotPicture: Sendable {
  /// The bytes of the PNG, PDF or SVG file.
  public var data: Data
  var record: SnapshotRecord?
}

/// A source of snapshots other than views: a live view, or a renderer with its own settings.
@MainActor
public protocol SnapshotSource {
  /// Returns the current state, from which snapshots are made.
  func snapshotMaterial() throws -> SnapshotMaterial
  /// Returns the spoken text of a screen reader, one line for each element.
  func accessibilityText() throws -> String
}

/// A view that has been drawn once.
@MainActor
public struct SnapshotMaterial {
  let drawn: DrawnView
}

extension ViewHost: SnapshotSource {
  /// Returns the current view, after an update.
  public func snapshotMaterial() throws -> SnapshotMaterial { SnapshotMaterial(drawn: try drawn()) }
}

extension ImageRenderer: SnapshotSource {
  /// Returns the view as initially shown by a device.
  public func snapshotMaterial() throws -> SnapshotMaterial { SnapshotMaterial(drawn: try drawn()) }

  /// Returns the spoken text of a screen reader for the view as initially shown by a device.
  public func accessibilityText() throws -> String { try viewHost().accessibilityText() }
}

// MARK: Live views and renderers

extension Snapshotting where Value: SnapshotSource, Format == SnapshotPicture {
  /// The view as a PNG of its own size and scale.
  public static var image: Snapshotting { image() }

  /// Returns the view as a PNG of its own size and scale.
  ///
  /// - Parameters:
  ///   - precision: the fraction of the pixels that must match, from 0 to 1.
  ///   - perceptualPrecision: the minimum similarity of two matching pixels. 1, the default,
  ///     requires equal bytes; below that their colors may differ by (1 - this) × 100 in CIELAB
  ///     (CIE 1976), over white and over black. A value of 0.98 is imperceptible to most people.
  public static func image(precision: Float = 1, perceptualPrecision: Float = 1) -> Snapshotting {
    picture(
      .png,
      .init(precision: Double(precision), perceptualPrecision: Double(perceptualPrecision)))
  }

  /// The view as a single-page PDF document.
  public static var pdf: Snapshotting { picture(.pdf, .init()) }

  /// The view as an SVG document.
  public static var svg: Snapshotting { picture(.svg, .init()) }

  private static func picture(
    _ format: SnapshotFormat, _ tolerance: SnapshotComparison.Tolerance
  ) -> Snapshotting {
    var snapshotting = Snapshotting(
      pathExtension: format.rawValue, diffing: .picture(format, tolerance)
    ) { value in
      let drawn = try value.snapshotMaterial().drawn
      return SnapshotPicture(data: try drawn.data(as: format), record: try drawn.record())
    }
    snapshotting.companion = Companion(
      data: { try $0.record?.json() },
      add: { data, picture in picture.record = try? SnapshotRecord(json: data) })
    return snapshotting
  }
}

extension Snapshotting where Value: SnapshotSource, Format == String {
  /// The layout of the view as a readable tree: names, proposals, sizes, positions, reasons, and
  /// the fonts.
  ///
  /// Different fonts don't count as a difference as long as all lengths are equal.
  public static var layout: Snapshotting {
    Snapshotting(pathExtension: "txt", diffing: .lines { !$0.hasPrefix(LayoutText.fontMark) }) {
      try LayoutText($0.snapshotMaterial().drawn).text
    }
  }

  /// The layout of the view as JSON, in the schema of `LayoutReport`.
  public static var json: Snapshotting {
    Snapshotting(pathExtension: "json", diffing: .report) { value in
      let drawn = try value.snapshotMaterial().drawn
      var report = drawn.report
      report.fonts = (try? drawn.record().fonts) ?? []
      return String(decoding: try report.json(), as: UTF8.self)
    }
  }

  /// The spoken text of a screen reader for the view, one line for each element in reading order.
  public static var accessibility: Snapshotting {
    Snapshotting(pathExtension: "txt", diffing: .lines) { try $0.accessibilityText() }
  }
}

// MARK: Views

extension Snapshotting where Value: View, Format == SnapshotPicture {
  /// The view as a PNG of its ideal size, with 2 pixels per point.
  public static var image: Snapshotting { image() }

  /// Returns the view as a PNG.
  ///
  /// - Parameters:
  ///   - precision: the fraction of the pixels that must match, from 0 to 1.
  ///   - perceptualPrecision: the minimum similarity of two matching pixels. 1, the default,
  ///     requires equal bytes; below that their colors may differ by (1 - this) × 100 in CIELAB
  ///     (CIE 1976), over white and over black. A value of 0.98 is imperceptible to most people.
  ///   - layout: the size of the view.
  ///   - traits: the settings that it is drawn with.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, layout: SnapshotLayout = .sizeThatFits,
    traits: RenderConfiguration = RenderConfiguration()
  ) -> Snapshotting {
    Snapshotting<ImageRenderer<Value>, Format>.image(
      precision: precision, perceptualPrecision: perceptualPrecision
    ).pullback { try layout.renderer(for: $0, traits: traits) }
  }

  /// The view as a PDF document of its ideal size.
  public static var pdf: Snapshotting { pdf() }

  /// Returns the view as a single-page PDF document.
  ///
  /// - Parameters:
  ///   - layout: the size of the view.
  ///   - traits: the settings that it is drawn with.
  public static func pdf(
    layout: SnapshotLayout = .sizeThatFits, traits: RenderConfiguration = RenderConfiguration()
  ) -> Snapshotting {
    Snapshotting<ImageRenderer<Value>, Format>.pdf
      .pullback { try layout.renderer(for: $0, traits: traits) }
  }

  /// The view as an SVG document of its ideal size.
  public static var svg: Snapshotting { svg() }

  /// Returns the view as an SVG document.
  ///
  /// - Parameters:
  ///   - layout: the size of the view.
  ///   - traits: the settings that it is drawn with.
  public static func svg(
    layout: SnapshotLayout = .sizeThatFits, traits: RenderConfiguration = RenderConfiguration()
  ) -> Snapshotting {
    Snapshotting<ImageRenderer<Value>, Format>.svg
      .pullback { try layout.renderer(for: $0, traits: traits) }
  }
}

extension Snapshotting where Value: View, Format == String {
  /// The layout of the view at its ideal size, as a readable tree.
  public static var layout: Snapshotting { layout() }

  /// Returns the layout of the view as a readable tree: names, proposals, sizes, positions,
  /// reasons, and the fonts.
  ///
  /// - Parameters:
  ///   - layout: the size of the view.
  ///   - traits: the settings that it is drawn with.
  public static func layout(
    layout: SnapshotLayout = .sizeThatFits, traits: RenderConfiguration = RenderConfiguration()
  ) -> Snapshotting {
    Snapshotting<ImageRenderer<Value>, Format>.layout
      .pullback { try layout.renderer(for: $0, traits: traits) }
  }

  /// The layout of the view at its ideal size, as JSON.
  public static var json: Snapshotting { json() }

  /// Returns the layout of the view as JSON, in the schema of `LayoutReport`.
  ///
  /// - Parameters:
  ///   - layout: the size of the view.
  ///   - traits: the settings that it is drawn with.
  public static func json(
    layout: SnapshotLayout = .sizeThatFits, traits: RenderConfiguration = RenderConfiguration()
  ) -> Snapshotting {
    Snapshotting<ImageRenderer<Value>, Format>.json
      .pullback { try layout.renderer(for: $0, traits: traits) }
  }

  /// The spoken text of a screen reader for the view, one line for each element.
  public static var accessibility: Snapshotting { accessibility() }

  /// Returns the spoken text of a screen reader for the view, one line for each element in reading
  /// order.
  ///
  /// - Parameters:
  ///   - layout: the size of the view.
  ///   - traits: the settings that it is drawn with.
  public static func accessibility(
    layout: SnapshotLayout = .sizeThatFits, traits: RenderConfiguration = RenderConfiguration()
  ) -> Snapshotting {
    Snapshotting<ImageRenderer<Value>, Format>.accessibility
      .pullback { try layout.renderer(for: $0, traits: traits) }
  }
}

// MARK: Comparing

extension Diffing where Value == SnapshotPicture {
  fileprivate static func picture(
    _ format: SnapshotFormat, _ tolerance: SnapshotComparison.Tolerance
  ) -> Diffing {
    Diffing(
      toData: { $0.data }, fromData: { SnapshotPicture(data: $0) },
      diff: { reference, result in
        func drawn(_ picture: SnapshotPicture) -> DrawnSnapshot {
          DrawnSnapshot(format: format, data: picture.data, record: picture.record)
        }
        guard
          let comparison = SnapshotComparison(
            of: drawn(result), with: drawn(reference), tolerance: tolerance)
        else { return nil }
        var files: [SnapshotFile] = []
        if let picture = comparison.picture {
          files.append(SnapshotFile(name: "difference.png", data: picture))
        }
        if let moves = comparison.moves, !moves.changes.isEmpty {
          let text = [moves.decision, moves.text].compactMap { $0 }.joined(separator: "\n")
          files.append(SnapshotFile(name: "moves.txt", data: Data("\(text)\n".utf8)))
        }
        return SnapshotDifference(
          message: comparison.sentences.joined(separator: "\n"), files: files)
      })
  }
}

extension Diffing where Value == String {
  /// Compares reports and describes what moved, and why.
  fileprivate static var report: Diffing {
    var diffing = Diffing.lines
    let lines = diffing.diff
    diffing.diff = { reference, result in
      guard var difference = lines(reference, result) else { return nil }
      func report(_ text: String) -> LayoutReport? {
        try? JSONDecoder().decode(LayoutReport.self, from: Data(text.utf8))
      }
      guard var before = report(reference), var after = report(result) else { return difference }
      (before.fonts, after.fonts) = ([], [])
      guard before != after else { return nil }
      let moves = LayoutMoves(from: before, to: after)
      if let decision = moves.decision {
        difference.message = "\(decision)\n\(moves.text)"
      }
      return difference
    }
    return diffing
  }
}

/// A layout as text, without machine-dependent parts.
private struct LayoutText {
  static let fontMark = "font: "
  let text: String

  @MainActor
  init(_ drawn: DrawnView) throws {
    var report = drawn.report
    report.fonts = []
    let fonts = (try? drawn.record().fonts) ?? []
    text =
      ([report.description] + fonts.map { "\(Self.fontMark)\($0.name), SHA-256 \($0.sha256)" })
      .joined(separator: "\n") + "\n"
  }
}
