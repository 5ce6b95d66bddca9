import Foundation
import QuoinDrawing
import SwiftUI
import Testing

@testable import Quoin

/// The content of a page of a document.
struct ShownPage {
  var info: PageInfo
  var list: DisplayList
  /// The texts and their baselines, from top to bottom in drawing order.
  var texts: [(text: String, baseline: CGFloat, x: CGFloat)] = []

  init(_ info: PageInfo, _ list: DisplayList) {
    (self.info, self.list) = (info, list)
    for case .glyphs(let run, let origin, _) in list.items {
      texts.append((run.text, origin.y + run.baseline, origin.x + run.x))
    }
  }

  /// Returns the texts with the prefix `prefix`.
  func texts(_ prefix: String) -> [String] { texts.map(\.text).filter { $0.hasPrefix(prefix) } }
}

@MainActor
enum Paper {
  static func renderer<V: View>(_ view: V) -> ImageRenderer<V> {
    let renderer = ImageRenderer(content: view)
    renderer.shaper = FixedShaper()
    return renderer
  }

  /// Returns the pages of `view`.
  static func pages<V: View>(_ view: V, _ setup: PageSetup = PageSetup()) throws -> [ShownPage] {
    var pages: [ShownPage] = []
    try renderer(view).forEachPage(pageSetup: setup) { pages.append(ShownPage($0, $1)) }
    return pages
  }

  /// A small sheet: 200 × 300 points with margins of 50.
  static let small = PageSetup(PaperSize(width: 200, height: 300), margins: PageMargins(50))
}
