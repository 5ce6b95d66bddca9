import Foundation
import QuoinHostProtocol

/// Draws all previews of a folder into another folder.
struct FolderRendering {
  private let options: PreviewOptions
  private let command: RenderCommand
  private let paper: HostRequest.Paper?
  private let target: URL
  private let formats: [PictureFormat]

  /// Checks the images' destination before any work is done.
  ///
  /// - Parameter paper: The paper to print on; `nil` for screen images.
  init(_ command: RenderCommand, on paper: HostRequest.Paper?) throws {
    self.command = command
    self.paper = paper
    options = command.options
    formats = command.format.isEmpty ? [.png] : command.format.map(\.format)
    guard command.output.count == 1, let path = command.output.first else {
      throw CommandFailure.usage(
        "the images of a folder are written to one folder, but there are several -o options",
        try: "Pass one: -o OUT --format png --format pdf.")
    }
    var isDirectory: ObjCBool = false
    if FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) {
      guard isDirectory.boolValue else {
        throw CommandFailure.input(
          "this is not a folder, but the images of a folder are written to a folder", at: path,
          try: "Pass a folder: -o OUT")
      }
    } else if PictureFormat(extension: URL(fileURLWithPath: path).pathExtension) != nil {
      throw CommandFailure.usage(
        "\(path) is the name of an image, but the images of a folder are written to a folder",
        try: "Pass a folder: -o OUT")
    }
    target = URL(fileURLWithPath: path, isDirectory: true)
    try command.quality?.check(formats)
  }

  /// Draws the previews. Returns whether all of them were drawn.
  func run() throws -> Bool {
    var session = try PreviewSession(options, isAllOrNothing: command.allOrNothing)
    session.pngCompression = command.png.compression
    session.quality = command.quality?.quality
    session.paper = paper
    defer { session.close() }
    let result = try session.runOneByOne(.renderEach(formats))
    let names = Self.names(of: result.records, in: target)
    var pictures: [(picture: URL, target: URL)] = []
    var paths: [Int: [String]] = [:]
    for (index, record) in result.records.enumerated() where record.failure == nil {
      let files = paper == nil ? record.pictures.map { [$0] } : record.pages
      for (format, files) in zip(formats, files) {
        let whole = target.appendingPathComponent("\(names[index]).\(format.rawValue)")
        for (page, picture) in files.enumerated() {
          let url = PictureTarget.url(whole.relativePath, page: page, of: files.count)
          pictures.append((try session.host.picture(named: picture), url))
          paths[index, default: []].append(url.relativePath)
        }
      }
    }
    if !pictures.isEmpty {
      let publication = try AtomicFileWriter(pictures)
      defer { publication.close() }
      try Interruption.check()
      try publication.publish()
    }
    let summary = SeriesSummary(result, of: session.input)
    try Results.write(
      command.json ? summary.json(pictures: paths) : summary.table(pictures: paths))
    if !command.json { summary.writeWarnings() }
    return summary.isFine
  }

  /// Returns the images' names: the file's name, and the preview's name if the file has several or
  /// the preview is named.
  static func names(of records: [PreviewRecord], in folder: URL) -> [String] {
    let stems = records.map { record in
      record.place.map {
        URL(fileURLWithPath: $0.file).deletingPathExtension().lastPathComponent
      }
    }
    let counts = Dictionary(stems.compactMap { $0 }.map { ($0, 1) }, uniquingKeysWith: +)
    let wanted = zip(stems, records).map { stem, record in
      guard let stem else { return record.name }
      let isOnly = counts[stem] == 1
      let isUnnamed = record.name == stem || record.name == record.place?.name
      return isOnly && isUnnamed ? stem : "\(stem)-\(record.name)"
    }
    return PictureNames(previews: wanted, longest: PictureNames.longest(in: folder)).all
  }
}
