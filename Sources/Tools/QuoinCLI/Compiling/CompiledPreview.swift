import Foundation
import QuoinHostProtocol

/// A user's file as a library, with what the compiler said about it.
struct CompiledPreview: Equatable {
  /// The library, ready to load.
  let library: URL
  /// Where previews may have been written.
  let places: [PreviewPlace]
  /// The compiler's warnings; an unchanged file repeats them.
  var remarks = ""
  /// The folder that the paths of places begin at, where the compiler knows longer ones.
  var sourceRoot = ""
  /// What of a folder does not compile.
  var losses: [SourceLoss] = []
  /// What is to say about a folder as a whole.
  var folderRemarks: [String] = []

  /// The files that the compiler leaves in its directory.
  struct Files {
    let directory: URL

    var library: URL { directory.appendingPathComponent("Preview.so") }
    var module: URL { directory.appendingPathComponent("Preview.swiftmodule") }
    var places: URL { directory.appendingPathComponent("places.json") }
    var moduleMap: URL { directory.appendingPathComponent("module.modulemap") }
    var remarks: URL { directory.appendingPathComponent("remarks.txt") }
    /// The samples of views that do not compile.
    var losses: URL { directory.appendingPathComponent("losses.json") }
  }

  init(
    library: URL, sourceRoot: String, places: [PreviewPlace], losses: [SourceLoss],
    folderRemarks: [String]
  ) {
    self.library = library
    self.sourceRoot = sourceRoot
    self.places = places
    self.losses = losses
    self.folderRemarks = folderRemarks
  }

  /// Reads what the compiler left in a directory.
  init(directory: URL) throws {
    let files = Files(directory: directory)
    library = files.library
    func contents(_ file: URL) throws -> Data {
      try RegularFile(url: file).contents(upTo: RegularFile.largestAnswer)
    }
    remarks = (try? contents(files.remarks)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    places = try JSONDecoder().decode([PreviewPlace].self, from: contents(files.places))
    if let data = try? contents(files.losses) {
      losses = try JSONDecoder().decode([SourceLoss].self, from: data)
    }
  }
}
