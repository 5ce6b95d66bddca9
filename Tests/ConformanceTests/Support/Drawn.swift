import Quoin
import SwiftUI

/// The texts in the display list of a view on macOS at two pixels per point.
@MainActor
struct Drawn {
  /// A range of characters with the same style.
  struct Run: Equatable {
    var text: String
    var weight: Int
    var isItalic: Bool
    var paint: Paint
  }

  private(set) var runs: [Run] = []
  /// The filled areas: underlines, strikethroughs and backgrounds.
  private(set) var fills: [(area: CGRect, paint: Paint)] = []

  init(_ view: some View) {
    let renderer = ImageRenderer(content: view)
    renderer.platform = .macOS
    renderer.scale = 2
    for item in renderer.displayList().items {
      switch item {
      case .glyphs(let run, _, let paint):
        runs.append(
          Run(
            text: run.text, weight: run.face.weight, isItalic: run.face.isItalic, paint: paint))
      case .fill(let path, let paint, _): fills.append((path.boundingRect, paint))
      default: break
      }
    }
  }

  /// The characters of all runs.
  var text: String { runs.map(\.text).joined() }
  /// The bold characters, and the italic ones.
  var bold: String { runs.filter { $0.weight >= 600 }.map(\.text).joined() }
  var italic: String { runs.filter(\.isItalic).map(\.text).joined() }
}
