import Foundation
import QuoinHostProtocol

/// A user's file as a library, with the compiler's output.
struct CompiledPreview: Equatable {
  /// The library, ready to load.
  let library: URL
  /// Places where previews may have been written.
  let places: [PreviewPlace]
  /// The compiler's warnings, which are printed again when an unchanged file comes from the cache.
  var warnings = ""
  /// The root of relative paths in `places`, for sources that the compiler knows by longer paths.
  var sourceRoot = ""
  /// The parts of a folder that do not compile.
  var omittedDeclarations: [OmittedDeclaration] = []
  /// Warnings about the folder as a whole.
  var folderWarnings: [String] = []
  /// The files of a folder's app and of the views that it shows first.
  var entryFiles: [String] = []

  /// The files that the compiler writes to its directory.
  struct Files {
    let directory: URL

    var library: URL { directory.appendingPathComponent("Preview.so") }
    var module: URL { directory.appendingPathComponent("Preview.swiftmodule") }
    var places: URL { directory.appendingPathComponent("places.json") }
    var moduleMap: URL { directory.appendingPathComponent("module.modulemap") }
    var warnings: URL { directory.appendingPathComponent("warnings.txt") }
    /// The samples of views that do not compile.
    var omittedDeclarations: URL { directory.appendingPathComponent("omissions.json") }
  }

  init(
    library: URL, sourceRoot: String, places: [PreviewPlace],
    omittedDeclarations: [OmittedDeclaration],
    folderWarnings: [String], entryFiles: [String] = []
  ) {
    self.library = library
    self.sourceRoot = sourceRoot
    self.places = places
    self.omittedDeclarations = omittedDeclarations
    self.folderWarnings = folderWarnings
    self.entryFiles = entryFiles
  }

  /// Reads the compiler's output from a directory.
  init(directory: URL) throws {
    let files = Files(directory: directory)
    library = files.library
    func contents(_ file: URL) throws -> Data {
      try RegularFile(url: file).contents(upTo: RegularFile.largestAnswer)
    }
    warnings = (try? contents(files.warnings)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    places = try JSONDecoder().decode([PreviewPlace].self, from: contents(files.places))
    if let data = try? contents(files.omittedDeclarations) {
      omittedDeclarations = try JSONDecoder().decode([OmittedDeclaration].self, from: data)
    }
  }
}
