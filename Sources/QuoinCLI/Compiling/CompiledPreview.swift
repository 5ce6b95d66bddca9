import Foundation

/// A user's file as a library, with what the compiler said about it.
struct CompiledPreview: Equatable {
  /// The library, ready to load.
  let library: URL
  /// The mangled names of the file's preview providers, in source order.
  let providers: [String]
  /// The compiler's warnings; an unchanged file repeats them.
  let remarks: String

  /// The files that the compiler leaves in its directory.
  struct Files {
    let directory: URL

    var library: URL { directory.appendingPathComponent("Preview.so") }
    var module: URL { directory.appendingPathComponent("Preview.swiftmodule") }
    var graphs: URL { directory.appendingPathComponent("graphs", isDirectory: true) }
    var moduleMap: URL { directory.appendingPathComponent("module.modulemap") }
    var remarks: URL { directory.appendingPathComponent("remarks.txt") }
  }

  /// Reads what the compiler left in a directory.
  init(directory: URL) throws {
    let files = Files(directory: directory)
    library = files.library
    remarks = (try? String(contentsOf: files.remarks, encoding: .utf8)) ?? ""
    let graphs = try FileManager.default.contentsOfDirectory(
      at: files.graphs, includingPropertiesForKeys: nil)
    // One graph describes the module itself; the others its extensions of types of other modules.
    providers = try graphs.sorted { $0.path < $1.path }.flatMap {
      try ProviderList(symbolGraph: Data(contentsOf: $0)).names
    }
  }
}
