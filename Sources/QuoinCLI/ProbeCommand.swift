import ArgumentParser
import Foundation
import QuoinHostProtocol

/// `quoin probe`: how views are sized.
struct ProbeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "probe",
    abstract: "Find out whether views hug, expand or follow what is inside.",
    discussion: """
      Each preview is laid out on a canvas of 1000 points. A view around a ProbeChild() is laid out with \
      a child that hugs and with one that expands, and is neutral (neu) where it does as the child does. Size, \
      safe area and scale play no part.
      """)

  @Argument(
    help: "A SwiftUI file with previews, or a folder.", completion: .file(extensions: ["swift"]))
  var file: String?

  @Flag(help: "Probe the framework's own views instead of a file's.")
  var builtin = false

  @Option(help: "The target of an Xcode project or a package; its app unless said.")
  var target: String?

  @Option(help: "Only the preview with this name.")
  var preview: String?

  @OptionGroup var surroundings: SurroundingOptions

  @Flag(help: "The results as JSON, with response curves.")
  var json = false

  func run() throws {
    try surroundings.check()
    let job = HostRequest.Job.probe(json ? .json : .table)
    switch (file, builtin) {
    case (nil, true):
      try Results.write(HostProcess.text(for: job, in: surroundings))
    case (let file?, false):
      try Results.write(text(for: job, of: file))
    default:
      throw CommandFailure.usage(
        "probe needs a file or --builtin", try: "Say one of them: quoin probe Card.swift")
    }
  }

  private func text(for job: HostRequest.Job, of file: String) throws -> String {
    let session = try PreviewSession(
      file: file, target: target, preview: preview, surroundings: surroundings)
    defer { session.close() }
    return try session.run(job).text ?? ""
  }
}
