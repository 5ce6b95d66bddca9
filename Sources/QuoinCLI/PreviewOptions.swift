import ArgumentParser

/// The options that every command about previews has: which previews, and what to lay them out for.
struct PreviewOptions: ParsableArguments {
  @Argument(
    help: "A SwiftUI file with a PreviewProvider.", completion: .file(extensions: ["swift"]))
  var file: String

  @Option(help: "Only the preview with this name.")
  var preview: String?

  @OptionGroup var surroundings: SurroundingOptions
}
