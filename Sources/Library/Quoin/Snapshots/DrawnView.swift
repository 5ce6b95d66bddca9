import Foundation
import QuoinCairo
import QuoinDrawing
import QuoinExplain

/// A view that has been laid out and drawn once, from which snapshots are made.
@MainActor
package struct DrawnView {
  private let picture: ViewPicture
  /// The layout of the view with its reasons.
  package let report: LayoutReport

  init(_ picture: ViewPicture) throws {
    self.picture = picture
    report = try picture.layoutReport()
  }

  /// Returns a machine that answers questions about the layout, with trials.
  package func answerMachine() throws -> AnswerMachine { try picture.answerMachine() }

  /// Returns the display list of the view.
  ///
  /// - Throws: ``RenderError/infiniteSize(_:)``.
  package func displayList() throws -> DisplayList { try picture.displayList() }

  /// Returns the view as a file in the given format.
  ///
  /// - Throws: ``RenderError``, and `CairoError` for an invalid size.
  package func data(as format: SnapshotFormat) throws -> Data {
    switch format {
    case .png: try picture.pngData()
    case .pdf: try picture.pdfData()
    case .svg: try Data(picture.displayList().svgString().utf8)
    }
  }

  /// Returns the record stored next to an image of the view.
  package func record() throws -> SnapshotRecord {
    SnapshotRecord(fonts: try displayList().fonts, layout: report)
  }
}

/// The file format of a drawn snapshot; the raw value is the file name's extension.
package enum SnapshotFormat: String, Sendable { case png, pdf, svg }

extension ImageRenderer {
  /// Returns the view as initially shown by a device.
  package func drawn() throws -> DrawnView { try DrawnView(picture()) }
}

extension ViewHost {
  /// Returns the current view, after an update.
  package func drawn() throws -> DrawnView {
    try settle()
    return try DrawnView(picture)
  }
}
