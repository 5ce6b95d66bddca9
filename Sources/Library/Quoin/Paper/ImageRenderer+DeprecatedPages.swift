import Foundation
import QuoinDrawing

// The former labels of functions that paginate.

extension ImageRenderer {
  /// The former form of ``pdfData(pageSetup:)``.
  @available(*, deprecated, renamed: "pdfData(pageSetup:)")
  public func pdfData(pages setup: PageSetup) throws -> Data { try pdfData(pageSetup: setup) }

  /// The former form of ``writePDF(pageSetup:to:)``.
  @available(*, deprecated, renamed: "writePDF(pageSetup:to:)")
  @discardableResult
  public func writePDF(pages setup: PageSetup, to url: URL) throws -> Int {
    try writePDF(pageSetup: setup, to: url)
  }

  /// The former form of ``writePDF(pageSetup:write:)``.
  @available(*, deprecated, renamed: "writePDF(pageSetup:write:)")
  @discardableResult
  public func writePDF(
    pages setup: PageSetup, write: @Sendable (Data) async throws -> Void
  ) async throws -> Int {
    try await writePDF(pageSetup: setup, write: write)
  }

  /// The former form of ``forEachPage(pageSetup:_:)``.
  @available(*, deprecated, renamed: "forEachPage(pageSetup:_:)")
  public func forEachPage(
    _ setup: PageSetup, _ body: (PageInfo, DisplayList) throws -> Void
  ) throws {
    try forEachPage(pageSetup: setup, body)
  }

  /// The former form of ``pageCount(pageSetup:)``.
  @available(*, deprecated, renamed: "pageCount(pageSetup:)")
  public func pageCount(_ setup: PageSetup) throws -> Int { try pageCount(pageSetup: setup) }
}
