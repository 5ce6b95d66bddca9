import ArgumentParser

/// The arguments that select previews.
struct PreviewChoice: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "A SwiftUI file with previews, or the folder of an app, a package or an Xcode project.",
      discussion: "- reads a file from standard input."),
    completion: .file(extensions: ["swift"]))
  var file: String

  @Option(help: "The target of an Xcode project or a package; by default its app.")
  var target: String?

  @Option(name: .customLong("in"), help: "Use only the previews in this file of the folder.")
  var source: String?

  @Option(help: "Use only the preview with this name.")
  var preview: String?
}

/// The options of all commands that show previews: which previews, and in which configuration.
struct PreviewOptions: ParsableArguments {
  @OptionGroup var choice: PreviewChoice

  @Option(
    name: .customLong("do"), parsing: .singleValue,
    help: ArgumentHelp(
      "Make the previews live and perform this step first; may be given several times.",
      discussion: """
        tap NAME, type TEXT into NAME, toggle NAME, set NAME to VALUE, select OPTION in NAME, scroll to ID, \
        wait SECONDS, press KEY and others; a name is an accessibility identifier, a label or a text.
        """, valueName: "step"))
  var steps: [String] = []

  @OptionGroup var store: DataOptions
  @OptionGroup var settings: RenderConfigurationOptions

  mutating func validate() { settings.process.dataFolder = store.folder }

  /// Returns the same options with stores in a directory of the command; `nil` changes nothing.
  func keepingData(in scratch: ScratchDirectory?) throws -> PreviewOptions {
    var options = self
    if let scratch {
      options.settings.process.dataFolder = DataFolder(path: try scratch.directory("data").path)
    }
    return options
  }
}
