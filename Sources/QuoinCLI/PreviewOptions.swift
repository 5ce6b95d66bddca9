import ArgumentParser

/// The options of every command about previews: which previews, and in which surroundings.
struct PreviewOptions: ParsableArguments {
  @Argument(
    help: "A SwiftUI file with a PreviewProvider.", completion: .file(extensions: ["swift"]))
  var file: String

  @Option(help: "Only the preview with this name.")
  var preview: String?

  @Option(
    name: .customLong("do"), parsing: .singleValue,
    help: ArgumentHelp(
      "Bring the previews to life and do this first; may be given several times.",
      discussion: """
        tap NAME, type TEXT into NAME, toggle NAME, set NAME to VALUE, select OPTION in NAME, scroll to ID, \
        wait SECONDS, press KEY and others; a name is an accessibility identifier, a label or a text.
        """, valueName: "step"))
  var steps: [String] = []

  @OptionGroup var surroundings: SurroundingOptions
}
