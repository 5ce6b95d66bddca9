import Foundation
import QuoinSources

/// The files that a package's copy has in addition, because SwiftPM on Linux doesn't compile Core
/// Data models: their classes, and the compiled models beside the originals.
struct DataModelCopy {
  private let source: URL
  /// The folders of models, relative to the package.
  private let models: [String]

  /// - Parameter paths: The paths of the package's files.
  init(of source: URL, paths: [String]) {
    self.source = source
    let folders = paths.compactMap { path -> String? in
      let parts = path.split(separator: "/")
      guard let last = parts.dropLast().firstIndex(where: Self.isModel) else { return nil }
      return parts[...last].joined(separator: "/")
    }
    models = Set(folders).sorted()
  }

  private static func isModel(_ name: Substring) -> Bool {
    DataModel.isModel(URL(fileURLWithPath: "/\(name)"))
  }

  /// Returns the paths and texts of the files.
  ///
  /// - Throws: An error if a model is damaged.
  func files() throws -> [(path: String, text: String)] {
    var files: [(path: String, text: String)] = []
    for (number, folder) in models.enumerated() {
      let model: DataModel
      do {
        model = try DataModel(at: source.appendingPathComponent(folder), named: folder)
      } catch let mistake as SourceError {
        throw CommandFailure.input(mistake.message, at: mistake.place)
      }
      let compiled = String(decoding: try model.encoded(), as: UTF8.self)
      files.append(("\(folder)/\(model.name).quoinmodel", compiled))
      if !model.source.isEmpty {
        files.append(("\(place(of: folder))QuoinDataModel\(number + 1).swift", model.source))
      }
    }
    return files
  }

  /// Returns the folder of the target that a model belongs to, which isn't among its resources.
  private func place(of folder: String) -> String {
    let parts = folder.split(separator: "/").dropLast()
    let isUsual = ["Sources", "Source", "src", "srcs", "Tests"].contains { parts.first == $0[...] }
    let kept = isUsual ? parts.prefix(2) : parts
    return kept.map { "\($0)/" }.joined()
  }
}
