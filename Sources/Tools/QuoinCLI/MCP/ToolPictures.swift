import Foundation
import QuoinHostProtocol

/// Images for a response, scaled down to a useful size.
struct ToolPictures {
  private let call: ToolCall
  private let longest, count: Int
  /// The pixels per point.
  private let scale: Double

  private static let usualSide = 1024.0
  private static let usualCount = 4.0
  /// The maximum size of an image in a response in bytes.
  private static let largestPicture = 64 << 20

  init(_ call: ToolCall) {
    self.call = call
    longest = Int(max(16, min(call.number("max_side") ?? Self.usualSide, 4096)))
    scale = max(0.1, min(call.number("scale") ?? Self.usualScale, 4))
    count = Int(max(1, min(call.number("max_pictures") ?? Self.usualCount, 100)))
  }

  private struct Picture {
    let png: Data
    let record: PreviewRecord

    /// The size in pixels, read from the PNG header.
    var size: (width: Int, height: Int) {
      func number(at start: Int) -> Int {
        png.dropFirst(start).prefix(4).reduce(0) { $0 << 8 | Int($1) }
      }
      return (number(at: 16), number(at: 20))
    }

    var longest: Int { max(size.width, size.height) }
  }

  /// The default scale in pixels per point, which suffices to read all texts.
  private static let usualScale = 1.0

  /// Draws the call's previews.
  ///
  /// - Parameter others: Options besides the call's arguments.
  func draw(_ others: [String]) throws -> ToolResult {
    let options = try call.options(
      PreviewOptions.self, others + ["--scale=\(scale)"])
    try options.settings.check()
    let session = try PreviewSession(options)
    defer { session.close() }
    // Draw only those previews of a folder that are shown.
    let listsFirst = session.input.isFolder && options.choice.preview == nil
    var request: HostRequest?
    let series = try session.runOneByOne(listsFirst ? .list : .renderEach([.png])) { request = $0 }
    guard var request else {
      throw session.input.noPreviews(without: series.omittedDeclarations)
    }
    request.job = .renderEach([.png])
    let usable = series.records.filter { $0.failure == nil }
    var shown: [PreviewRecord] = []
    var pictures: [Picture] = []
    for record in usable.prefix(count) {
      var (record, picture) = (record, try read(record, of: session))
      if picture == nil { (record, picture) = try draw(record, request, in: session) }
      if let first = picture, first.longest > longest {
        // Redrawing keeps text sharp. The -1 allows for rounding up to whole pixels.
        let smaller = scale * Double(longest - 1) / Double(first.longest)
        request.configuration.scale = max(0.01, smaller)
        (record, picture) = try draw(record, request, in: session)
        request.configuration.scale = scale
      }
      shown.append(record)
      if let picture { pictures.append(picture) }
    }
    let failed = series.records.filter { $0.failure != nil }
    return answer(
      pictures,
      PreviewSeriesResult(
        records: shown + failed, omittedDeclarations: series.omittedDeclarations,
        warnings: series.warnings),
      rest: usable.dropFirst(count), of: session)
  }

  /// Draws one preview by itself.
  private func draw(
    _ record: PreviewRecord, _ request: HostRequest, in session: PreviewSession
  ) throws -> (PreviewRecord, Picture?) {
    var request = request
    request.file?.preview = record.name
    if session.input.isFolder { request.file?.source = record.place?.file }
    // With a filter, numbers count only the matching previews.
    let drawn = try session.host.run(request).records.first {
      $0.name == record.name && $0.place == record.place
        && $0.number.element == record.number.element
    }
    guard let drawn else {
      throw CommandFailure.input(
        "the preview “\(record.name)” no longer exists", at: session.input.path,
        try: "List the previews again.")
    }
    return (drawn, try read(drawn, of: session))
  }

  private func read(_ record: PreviewRecord, of session: PreviewSession) throws -> Picture? {
    guard record.failure == nil, let name = record.pictures.first else { return nil }
    let file = RegularFile(url: try session.host.picture(named: name))
    return Picture(png: try file.contents(upTo: Self.largestPicture), record: record)
  }

  private func answer(
    _ pictures: [Picture], _ series: PreviewSeriesResult, rest: ArraySlice<PreviewRecord>,
    of session: PreviewSession
  ) -> ToolResult {
    var result = ToolResult()
    for picture in pictures {
      result.add(caption(of: picture))
      result.add(png: picture.png)
    }
    if !rest.isEmpty {
      let names = rest.map { "“\($0.name)”" }.joined(separator: ", ")
      result.add(
        "Not shown: \(names). Select one (preview), or raise the limit (max_pictures)."
      )
    }
    let failures = series.records.filter { $0.failure != nil }
    for record in failures {
      result.add("\(Self.place(of: record))\(record.name) failed: \(record.failure ?? "")")
    }
    SeriesSummary(series, of: session.input).writeWarnings()
    for omission in series.omittedDeclarations where omission.isPreview {
      result.add("left out: \(omission.diagnostic)")
    }
    result.isError = pictures.isEmpty
    return result
  }

  private func caption(of picture: Picture) -> String {
    let (width, height) = picture.size
    let points = [picture.record.width, picture.record.height].compactMap { $0 }
      .map { $0.formatted(.number.grouping(.never).precision(.fractionLength(0...2))) }
    let blank = picture.record.isBlank ? "; the image is blank" : ""
    return
      "\(Self.place(of: picture.record))\(picture.record.name): \(points.joined(separator: " × ")) points, "
      + "drawn on \(width) × \(height) pixels\(blank)"
  }

  private static func place(of record: PreviewRecord) -> String {
    record.place.map { "\($0.file):\($0.line): " } ?? ""
  }
}
