import ArgumentParser
import Foundation
import QuoinFiles
import QuoinHostProtocol

/// `quoin guide`: shows the field guide in a browser, with examples that can be changed.
struct GuideCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "guide",
    abstract: "Show the field guide in a browser, with examples that can be changed.",
    discussion: """
      Prints the address of the guide that `make guide` has written. Its examples can be edited on their pages: quoin compiles \
      them and shows the new layout. The server accepts only connections from this machine. Press Ctrl-C to end.
      """)

  @Argument(help: "The guide's folder.", completion: .directory)
  var folder = ".build/guide"

  @Option(help: "The port to listen on; by default any free port.")
  var port: UInt16 = 0

  @Flag(help: "Open the guide in a browser.")
  var open = false

  @OptionGroup var process: ProcessOptions

  func run() throws {
    try process.check()
    let guide = try GuideFolder(path: folder)
    let address = try StudioAddress(host: nil, port: port, token: nil)
    Interruption.watch()
    let trials = GuideTrials()
    let server = try StudioServer(address: address) { guardian in
      StudioRoutes(
        home: GuideFiles(guardian: guardian, guide: guide, needsToken: true),
        socket: StudioSocket(guardian: guardian, handler: .webSocket(GuideLine(trials: trials))),
        files: GuideFiles(guardian: guardian, guide: guide, needsToken: false))
    }
    defer { server.stop() }
    try Results.write(server.url)
    if open { PreviewCommand.show(server.url) }
    while true {
      try Interruption.check()
      if let failure = server.failure { throw failure }
      if let trial = trials.next() {
        trial.answer(trial.request.answer(with: process, pictures: guide))
      } else {
        Thread.sleep(forTimeInterval: Self.interval)
      }
    }
  }

  /// The polling interval for edited examples in seconds.
  private static let interval = 0.05
}

/// The folder of a guide that `make guide` wrote.
struct GuideFolder: Sendable {
  private let root: ProjectRoot

  /// The maximum size of a file of the guide, in bytes.
  private static let largest = 32 << 20

  /// Throws if the folder contains no guide.
  init(path: String) throws {
    root = ProjectRoot(URL(fileURLWithPath: path, isDirectory: true))
    let index = contents(of: "index.html").map { String(decoding: $0, as: UTF8.self) }
    guard index?.contains("content=\"Scripts/guide of Quoin\"") == true else {
      throw CommandFailure.input(
        "there is no field guide in \(FileName.printable(path))",
        try: "Write it with `make guide`, and pass its folder.")
    }
  }

  /// Returns a file of the guide; `nil` if there is none with that name.
  func contents(of name: String) -> Data? {
    guard
      name.wholeMatch(of: /(?:(?:assets|data|images|pictures)\/)?[\w.\-]+\.(?:html|css|js|png|svg)/)
        != nil,
      case .inside(let url) = root.place(of: name, in: root.url, isSharing: false)
    else { return nil }
    return try? InputFile.contents(of: url.path, upTo: Self.largest)
  }

  /// Copies the pictures whose names are in the text of an example to `folder`.
  ///
  /// `make guide` puts the pictures of all examples into the folder `pictures`.
  func copyPictures(namedIn text: String, to folder: URL) throws {
    // Own file: only the names; `contents(of:)` reads none outside of the guide
    let names = try? FileManager.default.contentsOfDirectory(
      atPath: root.url.appendingPathComponent("pictures").path)
    for name in (names ?? []).sorted().prefix(Self.mostPictures)
    where text.contains("\"\(name.prefix { $0 != "." })") {
      guard let data = contents(of: "pictures/\(name)") else { continue }
      try RegularFile(url: folder.appendingPathComponent(name)).write(data)
    }
  }

  private static let mostPictures = 100
}
