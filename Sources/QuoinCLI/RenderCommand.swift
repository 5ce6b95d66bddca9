import ArgumentParser
import Foundation
import QuoinHostProtocol

/// `quoin render`: a file's previews as pictures.
struct RenderCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render", abstract: "Draw a file's previews as PNG, PDF, SVG or JSON.",
    discussion: """
      The format follows from the file name. With several previews in the file, each picture's name \
      gets the preview's name as a suffix: card-Dark.png.
      """)

  @OptionGroup var options: PreviewOptions

  @Option(
    name: .shortAndLong, help: "Where to write the picture; may be given several times.",
    completion: .file(extensions: PictureFormat.allCases.map(\.rawValue)))
  var output: [String] = []

  func run() throws {
    try options.surroundings.check()
    let targets = try output.map(PictureTarget.init(path:))
    guard !targets.isEmpty else {
      throw CommandFailure.usage("there is no output file", try: "Say where: -o picture.png")
    }
    try Publication.check(targets.map { $0.url(suffix: nil) })
    let paths = try pictures(for: targets)
    if !paths.isEmpty { try Results.write(paths.joined(separator: "\n")) }
  }

  /// Draws and publishes the pictures, and returns their paths.
  private func pictures(for targets: [PictureTarget]) throws -> [String] {
    let session = try PreviewSession(options)
    defer { session.close() }
    let response = try session.run(.render(targets.map(\.format)))
    let names = PictureNames(previews: response.previews.map(\.name))
    var pictures: [(picture: URL, target: URL)] = []
    for (index, preview) in response.previews.enumerated() {
      guard preview.pictures.count == targets.count else {
        throw CommandFailure.input("the host has not drawn all pictures", at: options.file)
      }
      for (target, picture) in zip(targets, preview.pictures) {
        pictures.append(
          (try session.host.picture(named: picture), target.url(suffix: names.suffix(at: index))))
      }
    }
    let publication = try Publication(pictures)
    defer { publication.close() }
    try Interruption.check()
    try publication.publish()
    return pictures.map(\.target.relativePath)
  }
}
