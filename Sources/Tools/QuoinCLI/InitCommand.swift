import ArgumentParser
import Foundation

/// `quoin init`: writes an editor's configuration.
struct InitCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract:
      "Write what an editor needs: completion and errors by sourcekit-lsp, and a task that draws on save.",
    discussion: """
      For the folder of an app, of an Xcode project or of a package. The files name places of this machine, so they \
      should not be shared; run it again after an update of Quoin, or when files are added to a folder.

      An editor sees the sources as they are: what stands behind #if os(iOS) is compiled by quoin render, not by the editor.
      """)

  @Argument(help: "The folder of an app, a package or an Xcode project.", completion: .directory)
  var folder: String = "."

  @Option(help: "The target of an Xcode project; all of its apps and libraries unless said.")
  var target: String?

  @Option(help: "Whose modules are imported beside SwiftUI: ios (UIKit) or macos (AppKit).")
  var platform: PlatformArgument = .ios

  @Option(help: "Seconds after which the compiler is stopped.")
  var timeout: Int = 60

  func run() throws {
    guard PreviewInput.isFolder(folder) else {
      throw CommandFailure.input(
        "this is no folder", at: folder,
        try: "A file by itself is completed in its folder: quoin init .")
    }
    let scratch = try Scratch()
    defer { scratch.remove() }
    var compiler = PreviewCompiler(
      compiler: try Compiler.find(), installation: try Installation.find(), seconds: timeout,
      scratch: scratch)
    compiler.platform = platform == .macos ? .macOS : .iOS
    let written = try EditorFiles(folder: folder, target: target, compiler: compiler).write()
    try Results.write(written.joined(separator: "\n"))
  }
}
