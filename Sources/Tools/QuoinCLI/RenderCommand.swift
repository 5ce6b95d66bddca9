import ArgumentParser
import Foundation
import QuoinHostProtocol
import QuoinSources

/// `quoin render`: draws previews as images.
struct RenderCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Draw the previews of a file or a folder as PNG, JPEG, WebP, AVIF, PDF, SVG or JSON.",
    discussion: """
      The extension of the file name selects the format. If the file has several previews, each image's name \
      gets the preview's name as a suffix: card-Dark.png; or the name replaces {name}, as in -o {name}.png.

      The images of a folder are written to the folder passed with -o. Declarations that don't compile, and those that \
      depend on them, are left out and reported; the exit status is then 1.

      The file - is Swift source from standard input, and -o - writes one image to standard output, as PNG or as \
      --format says.
      """)

  @OptionGroup var options: PreviewOptions

  @Option(
    help:
      "Draw the view with this type name, created without arguments, instead of a file's previews.")
  var view: String?

  @Option(
    name: .shortAndLong,
    help: "The image file to write, or - for standard output; may be given several times.",
    completion: .file(extensions: PictureFormat.allCases.map(\.rawValue)))
  var output: [String] = []

  @Option(
    help: ArgumentHelp(
      "For folders and -o -: png, jpg, webp, avif, pdf, svg or json; may be given several times.",
      discussion: "By default png."))
  var format: [PictureFormatArgument] = []

  @Option(
    help: ArgumentHelp(
      "The compression of PNG files: fast or small.",
      discussion:
        "Both are lossless. small makes files a sixth to a half smaller, but takes up to a second for a phone's screen."
    ))
  var png = CompressionArgument.fast

  @Option(
    help: ArgumentHelp(
      "The quality of JPEG, WebP and AVIF files: 0 to 100, or lossless (WebP).",
      discussion: "By default 85, 80 and 70."))
  var quality: QualityArgument?

  @OptionGroup var paper: PaperOptions

  @Flag(help: "Draw nothing if any part of a folder doesn't compile.")
  var allOrNothing = false

  @Flag(help: "Print the outcome for each of a folder's previews as JSON.")
  var json = false

  @Flag(help: "Draw again whenever a file changes, until you press Ctrl-C.")
  var watch = false

  func run() throws {
    try options.settings.check()
    guard !output.isEmpty else {
      throw CommandFailure.usage("there is no output file", try: "Pass one: -o picture.png")
    }
    guard watch else { return try draw() }
    guard !output.contains("-"), options.choice.file != "-" else {
      throw CommandFailure.usage(
        "--watch needs a file to watch and files to write, not -", try: "Omit --watch.")
    }
    try FileWatch(options.choice.file, except: output).run(draw)
  }

  /// Draws the requested previews once.
  private func draw() throws {
    let paper = try paper.request()
    guard paper == nil || options.steps.isEmpty else {
      throw CommandFailure.usage(
        "--paper and --do can't be combined",
        try: "Omit one of them.")
    }
    guard
      view == nil || options.choice.preview == nil && !PreviewInput.isFolder(options.choice.file),
      view == nil || !output.contains("-")
    else {
      throw CommandFailure.usage(
        "--view draws one view of a file to image files, without --preview",
        try: "Pass the file that declares the view, and -o picture.png.")
    }
    if let standard = try StandardPicture(self, on: paper) { return try standard.write() }
    if PreviewInput.isFolder(options.choice.file) {
      let isFine = try FolderRendering(self, on: paper).run()
      if !isFine { throw ExitCode(CommandFailure.inputStatus) }
      return
    }
    guard format.isEmpty, !json, !allOrNothing else {
      throw CommandFailure.usage(
        "--format, --json and --all-or-nothing apply only to folders, but \(options.choice.file) is a file",
        try: "For a file, the extensions after -o select the formats.")
    }
    let targets = try output.map(PictureTarget.init(path:))
    try quality?.check(targets.map(\.format))
    try AtomicFileWriter.check(targets.map { URL(fileURLWithPath: $0.path) })
    let paths = try pictures(for: targets, on: paper)
    if !paths.isEmpty { try Results.write(paths.joined(separator: "\n")) }
  }

  private func response(_ session: PreviewSession, _ targets: [PictureTarget]) throws
    -> HostResponse
  {
    do {
      return try session.run(.render(targets.map(\.format)))
    } catch let failure as CommandFailure
      where view != nil
      && (failure == session.input.noPreviews
        || failure.message.contains(ViewDeclaration.sampleName))
    {
      throw CommandFailure.input(
        "no view named \(view ?? "") can be created without arguments", at: options.choice.file,
        try:
          "Pass the name of a struct that conforms to View and has such an initializer, or add a #Preview and omit --view."
      )
    }
  }

  /// Draws and publishes the images, and returns their paths.
  private func pictures(for targets: [PictureTarget], on paper: HostRequest.Paper?) throws
    -> [String]
  {
    var session = try PreviewSession(options, sampledView: view)
    session.paper = paper
    session.pngCompression = png.compression
    session.quality = quality?.quality
    defer { session.close() }
    let response = try response(session, targets)
    let names = PictureNames(
      previews: response.previews.map { view ?? $0.name },
      longest: PictureNames.longest(beside: targets))
    var pictures: [(picture: URL, target: URL)] = []
    for (index, preview) in response.previews.enumerated() {
      if let pages = preview.pages, pages.count == targets.count {
        for (target, pages) in zip(targets, pages) {
          for (page, picture) in pages.enumerated() {
            let url = target.url(names, at: index, page: page, of: pages.count)
            pictures.append((try session.host.picture(named: picture), url))
          }
        }
        continue
      }
      guard preview.pictures.count == targets.count else {
        throw CommandFailure.input("the host didn't draw all images", at: options.choice.file)
      }
      for (target, picture) in zip(targets, preview.pictures) {
        pictures.append(
          (try session.host.picture(named: picture), target.url(names, at: index)))
      }
    }
    let publication = try AtomicFileWriter(pictures)
    defer { publication.close() }
    try Interruption.check()
    try publication.publish()
    return pictures.map(\.target.relativePath)
  }
}
