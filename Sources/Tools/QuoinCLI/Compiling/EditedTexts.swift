import Foundation

/// Texts that are compiled in place of those of some source files, which stay as they are.
struct EditedTexts {
  /// The texts by the files' absolute paths.
  private var texts: [String: String] = [:]

  init() {}

  init(_ files: [(url: URL, text: String)]) {
    for (url, text) in files { texts[url.standardizedFileURL.path] = text }
  }

  /// Returns an input with these texts.
  func replacing(in input: PreviewInput) -> PreviewInput {
    guard !texts.isEmpty else { return input }
    switch input {
    case .file(let file):
      return texts[file.absolutePath].map { .file(SourceFile(file, text: $0)) } ?? input
    case .folder(var folder, let path):
      for url in folder.sources {
        folder.texts[url.path] = texts[url.standardizedFileURL.path]
      }
      return .folder(folder, path: path)
    }
  }
}
