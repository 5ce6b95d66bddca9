import Foundation
import QuoinCairo
import QuoinDrawing
import QuoinExplain

/// A view that is laid out and drawn once, with everything that a snapshot of it can be made of.
@MainActor
package struct DrawnView {
  private let picture: ViewPicture
  /// How the view is laid out, and why.
  package let report: LayoutReport

  init(_ picture: ViewPicture) throws {
    self.picture = picture
    report = try picture.layoutReport()
  }

  /// Why a view has its size or lies where it does, as `LayoutReport.why(_:)`, with suggestions that were tried.
  package func why(_ question: String) throws -> LayoutExplanation { try picture.why(question) }

  /// What is drawn.
  ///
  /// - Throws: ``RenderError/infiniteSize(_:)``.
  package func displayList() throws -> DisplayList { try picture.displayList() }

  /// The view as a file of the given kind.
  ///
  /// - Throws: ``RenderError``, and `PressError` for a size that makes no picture.
  package func data(as format: SnapshotFormat) throws -> Data {
    switch format {
    case .png: try picture.pngData()
    case .pdf: try picture.pdfData()
    case .svg: try Data(picture.displayList().svgString().utf8)
    }
  }

  /// What is kept beside a picture of the view.
  package func record() throws -> SnapshotRecord {
    SnapshotRecord(fonts: try displayList().fonts, layout: report)
  }
}

/// What a snapshot that is drawn is written as; the raw value is the file name's extension.
package enum SnapshotFormat: String, Sendable { case png, pdf, svg }

extension ImageRenderer {
  /// The view, drawn as a device shows it first.
  package func drawn() throws -> DrawnView { try DrawnView(picture()) }
}

extension ViewHost {
  /// The view as it is now, after an update.
  package func drawn() throws -> DrawnView {
    try settle()
    return try DrawnView(picture)
  }
}
