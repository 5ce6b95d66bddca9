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
    for path in try pictures(for: targets) { print(path) }
  }

  /// Draws and publishes the pictures, and returns their paths. Closes the session before anything is printed:
  /// when the reader of a pipe has gone, printing ends the process.
  private func pictures(for targets: [PictureTarget]) throws -> [String] {
    let session = try PreviewSession(options)
    defer { session.close() }
    var paths: [String] = []
    let response = try session.run(.render(targets.map(\.format)))
    let names = PictureNames(previews: response.previews.map(\.name))
    for (index, preview) in response.previews.enumerated() {
      for (target, picture) in zip(targets, preview.pictures) {
        let url = target.url(suffix: names.suffix(at: index))
        try target.publish(URL(fileURLWithPath: picture), as: url)
        paths.append(url.relativePath)
      }
    }
    return paths
  }
}
