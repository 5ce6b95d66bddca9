import Foundation

/// A user's file as a library, with what the compiler said about it.
struct CompiledPreview: Equatable {
  /// The library, ready to load.
  let library: URL
  /// The mangled names of the file's preview providers, in source order.
  let providers: [String]
  /// The compiler's warnings; an unchanged file repeats them.
  let remarks: String

  /// The files that a compilation leaves in its directory.
  struct Files {
    let directory: URL

    var library: URL { directory.appendingPathComponent("Preview.so") }
    var module: URL { directory.appendingPathComponent("Preview.swiftmodule") }
    var graphs: URL { directory.appendingPathComponent("graphs", isDirectory: true) }
    var moduleMap: URL { directory.appendingPathComponent("module.modulemap") }
    var remarks: URL { directory.appendingPathComponent("remarks.txt") }
  }

  /// Reads what a compilation left in a directory.
  init(directory: URL) throws {
    let files = Files(directory: directory)
    library = files.library
    remarks = (try? String(contentsOf: files.remarks, encoding: .utf8)) ?? ""
    let graphs = try FileManager.default.contentsOfDirectory(
      at: files.graphs, includingPropertiesForKeys: nil)
    // One graph is the module's own; others hold what it adds to types of other modules.
    providers = try graphs.sorted { $0.path < $1.path }.flatMap {
      try ProviderList(symbolGraph: Data(contentsOf: $0)).names
    }
  }
}
