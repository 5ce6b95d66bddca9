import Foundation
import Quoin
import QuoinCore
import QuoinExplain
import QuoinGeometry

/// A picture of a view as a file, with the fonts that drew it and the layout of the views, where they are known.
public struct SnapshotPicture: Sendable {
  /// The bytes of the PNG, PDF or SVG file.
  public var data: Data
  var record: SnapshotRecord?
}

/// What snapshots are taken of beside views: a view that lives, and a renderer with settings of its own.
@MainActor
public protocol SnapshotSource {
  /// What a snapshot is made of, as it is now.
  func snapshotMaterial() throws -> SnapshotMaterial
  /// What a screen reader says of it, a line for each element.
  func accessibilityText() throws -> String
}

/// A view that is drawn once.
@MainActor
public struct SnapshotMaterial {
  let drawn: DrawnView
}

extension ViewHost: SnapshotSource {
  /// The view as it is now, after an update.
  public func snapshotMaterial() throws -> SnapshotMaterial { SnapshotMaterial(drawn: try drawn()) }
}

extension ImageRenderer: SnapshotSource {
  /// The view as a device shows it first.
  public func snapshotMaterial() throws -> SnapshotMaterial { SnapshotMaterial(drawn: try drawn()) }

  /// What a screen reader says of the view as a device shows it first.
  public func accessibilityText() throws -> String { try viewHost().accessibilityText() }
}

// MARK: Living views and renderers

extension Snapshotting where Value: SnapshotSource, Format == SnapshotPicture {
  /// The view as a PNG of its own size and scale.
  public static var image: Snapshotting { image() }

  /// The view as a PNG of its own size and scale.
  ///
  /// - Parameters:
  ///   - precision: the part of the pixels that have to be the same, from 0 to 1.
  ///   - perceptualPrecision: how alike two pixels have to be to count as the same. 1, the default, is equal bytes; below
  ///     that their colours may lie (1 - this) × 100 apart in CIELAB (CIE 1976), over white and over black. 0.98 is what
  ///     most people don't see.
  public static func image(precision: Float = 1, perceptualPrecision: Float = 1) -> Snapshotting {
    picture(
      .png,
      .init(precision: Double(precision), perceptualPrecision: Double(perceptualPrecision)))
  }

  /// The view as a PDF document of one page.
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
  /// How the view is laid out, as a readable tree: names, proposals, sizes, places, reasons, and the fonts.
  ///
  /// Other fonts are no difference as long as all lengths stay the same.
  public static var layout: Snapshotting {
    Snapshotting(pathExtension: "txt", diffing: .lines { !$0.hasPrefix(LayoutText.fontMark) }) {
      try LayoutText($0.snapshotMaterial().drawn).text
    }
  }

  /// How the view is laid out, as JSON: the schema is that of `LayoutReport`.
  public static var json: Snapshotting {
    Snapshotting(pathExtension: "json", diffing: .report) { value in
      let drawn = try value.snapshotMaterial().drawn
      var report = drawn.report
      report.fonts = (try? drawn.record().fonts) ?? []
      return String(decoding: try report.json(), as: UTF8.self)
    }
  }

  /// What a screen reader says of the view, a line for each element in the order in which they are read.
  public static var accessibility: Snapshotting {
    Snapshotting(pathExtension: "txt", diffing: .lines) { try $0.accessibilityText() }
  }
}

// MARK: Views

extension Snapshotting where Value: View, Format == SnapshotPicture {
  /// The view as a PNG of its ideal size, 2 pixels a point.
  public static var image: Snapshotting { image() }

  /// The view as a PNG.
  ///
  /// - Parameters:
  ///   - precision: the part of the pixels that have to be the same, from 0 to 1.
  ///   - perceptualPrecision: how alike two pixels have to be to count as the same. 1, the default, is equal bytes; below
  ///     that their colours may lie (1 - this) × 100 apart in CIELAB (CIE 1976), over white and over black. 0.98 is what
  ///     most people don't see.
  ///   - layout: how large the view is.
  ///   - traits: its surroundings.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, layout: SnapshotLayout = .sizeThatFits,
    traits: SnapshotTraits = SnapshotTraits()
  ) -> Snapshotting {
    Snapshotting<ImageRenderer<Value>, Format>.image(
      precision: precision, perceptualPrecision: perceptualPrecision
    ).pullback { layout.renderer(for: $0, traits: traits) }
  }

  /// The view as a PDF document of its ideal size.
  public static var pdf: Snapshotting { pdf() }

  /// The view as a PDF document of one page.
  ///
  /// - Parameters:
  ///   - layout: how large the view is.
  ///   - traits: its surroundings.
  public static func pdf(
    layout: SnapshotLayout = .sizeThatFits, traits: SnapshotTraits = SnapshotTraits()
  ) -> Snapshotting {
    Snapshotting<ImageRenderer<Value>, Format>.pdf
      .pullback { layout.renderer(for: $0, traits: traits) }
  }

  /// The view as an SVG document of its ideal size.
  public static var svg: Snapshotting { svg() }

  /// The view as an SVG document.
  ///
  /// - Parameters:
  ///   - layout: how large the view is.
  ///   - traits: its surroundings.
  public static func svg(
    layout: SnapshotLayout = .sizeThatFits, traits: SnapshotTraits = SnapshotTraits()
  ) -> Snapshotting {
    Snapshotting<ImageRenderer<Value>, Format>.svg
      .pullback { layout.renderer(for: $0, traits: traits) }
  }
}

extension Snapshotting where Value: View, Format == String {
  /// How the view of its ideal size is laid out, as a readable tree.
  public static var layout: Snapshotting { layout() }

  /// How the view is laid out, as a readable tree: names, proposals, sizes, places, reasons, and the fonts.
  ///
  /// - Parameters:
  ///   - layout: how large the view is.
  ///   - traits: its surroundings.
  public static func layout(
    layout: SnapshotLayout = .sizeThatFits, traits: SnapshotTraits = SnapshotTraits()
  ) -> Snapshotting {
    Snapshotting<ImageRenderer<Value>, Format>.layout
      .pullback { layout.renderer(for: $0, traits: traits) }
  }

  /// How the view of its ideal size is laid out, as JSON.
  public static var json: Snapshotting { json() }

  /// How the view is laid out, as JSON: the schema is that of `LayoutReport`.
  ///
  /// - Parameters:
  ///   - layout: how large the view is.
  ///   - traits: its surroundings.
  public static func json(
    layout: SnapshotLayout = .sizeThatFits, traits: SnapshotTraits = SnapshotTraits()
  ) -> Snapshotting {
    Snapshotting<ImageRenderer<Value>, Format>.json
      .pullback { layout.renderer(for: $0, traits: traits) }
  }

  /// What a screen reader says of the view, a line for each element.
  public static var accessibility: Snapshotting { accessibility() }

  /// What a screen reader says of the view, a line for each element in the order in which they are read.
  ///
  /// - Parameters:
  ///   - layout: how large the view is.
  ///   - traits: its surroundings.
  public static func accessibility(
    layout: SnapshotLayout = .sizeThatFits, traits: SnapshotTraits = SnapshotTraits()
  ) -> Snapshotting {
    Snapshotting<ImageRenderer<Value>, Format>.accessibility
      .pullback { layout.renderer(for: $0, traits: traits) }
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
  /// Compares reports: says what moved, and why.
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

/// A layout as text, without what differs from machine to machine.
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
