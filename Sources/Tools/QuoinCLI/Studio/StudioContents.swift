import Foundation
import QuoinFiles
import QuoinHostProtocol
import QuoinSources

/// Finds the code of previews in their files.
struct StudioContents {
  private let root: ProjectRoot
  /// The number of previews by provider.
  private let counts: [Int: Int]
  private var files: [String: [PreviewContent]] = [:]

  init(below root: ProjectRoot, records: [PreviewRecord]) {
    self.root = root
    counts = Dictionary(records.map { ($0.number.provider, 1) }, uniquingKeysWith: +)
  }

  /// Returns the code of a preview; `nil` if it isn't in a source, or isn't the code of a single
  /// preview.
  mutating func content(of record: PreviewRecord) -> PreviewContent? {
    guard let place = record.place, counts[record.number.provider] == 1 else { return nil }
    let known = files[place.file] ?? read(place.file)
    files[place.file] = known
    if place.name.isEmpty { return known.first { $0.provider.isEmpty && $0.line == place.line } }
    return known.first { $0.provider == place.name }
  }

  private func read(_ file: String) -> [PreviewContent] {
    let here = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
    guard case .inside(let url) = root.place(of: file, in: here),
      let text = InputFile.text(of: url)
    else { return [] }
    return PreviewContent.list(in: text)
  }
}
