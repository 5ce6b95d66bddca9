import ArgumentParser
import Foundation

/// `quoin init`: writes an editor's configuration.
struct InitCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract:
      "Set up an editor: completion and errors by sourcekit-lsp, and drawing on save.",
    discussion: """
      For the folder of an app, of an Xcode project or of a package. The files contain absolute paths of this machine, so \
      don't share them. Run this again after updating Quoin, or when you have added files to the folder.

      An editor reads the original sources, so it ignores the code inside #if os(iOS), which quoin render compiles.
      """)

  @Argument(help: "The folder of an app, a package or an Xcode project.", completion: .directory)
  var folder: String = "."

  @Option(help: "The target of an Xcode project; by default all of its apps and libraries.")
  var target: String?

  @Option(help: "The platform whose modules are also imported: ios (UIKit) or macos (AppKit).")
  var platform: PlatformArgument = .ios

  @Option(help: "The time limit for the compiler, in seconds.")
  var timeout: Int = 60

  func run() throws {
    guard PreviewInput.isFolder(folder) else {
      throw CommandFailure.input(
        "this is not a folder", at: folder,
        try: "For a single file, set up its folder: quoin init .")
    }
    let scratch = try ScratchDirectory()
    defer { scratch.remove() }
    var compiler = PreviewCompiler(
      compiler: try Compiler.find(), installation: try Installation.find(), seconds: timeout,
      scratch: scratch)
    compiler.platform = platform.source
    let written = try EditorFiles(folder: folder, target: target, compiler: compiler).write()
    try Results.write(written.joined(separator: "\n"))
  }
}
