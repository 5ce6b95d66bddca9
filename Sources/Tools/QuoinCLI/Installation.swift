import Foundation

/// The location of the runtime library and its modules: beside `quoin` in a build directory, or in
/// `lib/quoin` of an installed prefix.
struct Installation {
  /// This program.
  let executable: URL
  /// The directory with the runtime library and the directory `Modules`.
  let root: URL

  var modules: URL { root.appendingPathComponent("Modules", isDirectory: true) }
  var runtime: URL { root.appendingPathComponent(Self.runtimeName) }

  /// The C modules that Quoin's own modules import.
  ///
  /// A client's compiler requires that they exist but uses nothing of them, so empty substitutes
  /// suffice: compiling a view needs no headers.
  static let systemModules = [
    "CPango", "CCairo", "CHarfBuzz", "CTurboJPEG", "CDeflate", "CWebP", "CAVIF", "CCmark",
    "COpenCombineHelpers", "CSystemSQLite", "CSymbolNames", "CFontWidths",
    "CStackSwitch",
  ]

  #if os(macOS)
    static let runtimeName = "libQuoinRuntime.dylib"
  #else
    static let runtimeName = "libQuoinRuntime.so"
  #endif

  /// Returns the installation of this program, or the one that `QUOIN_RUNTIME` names.
  static func find(
    environment: [String: String] = ProcessInfo.processInfo.environment,
    executable: URL? = Bundle.main.executableURL
  ) throws -> Installation {
    let program = (executable ?? URL(fileURLWithPath: CommandLine.arguments.first ?? "quoin"))
      .resolvingSymlinksInPath()
    let beside = program.deletingLastPathComponent()
    var places = [
      beside, beside.deletingLastPathComponent().appendingPathComponent("lib/quoin"),
    ]
    if let named = environment["QUOIN_RUNTIME"], !named.isEmpty {
      places = [URL(fileURLWithPath: named, isDirectory: true)]
    }
    let candidates = places.map { Installation(executable: program, root: $0) }
    guard let found = candidates.first(where: \.isComplete) else {
      let looked = places.map(\.path).joined(separator: " and ")
      throw CommandFailure.input(
        "\(runtimeName) and its Modules are missing; looked in \(looked)",
        try: "Run `swift build` in the package, or `make install`.")
    }
    return found
  }

  /// The name to link users' code with.
  ///
  /// An installation has the linker script `libQuoin.so`, which adds the libraries that the code
  /// uses. In a build directory, the runtime library contains all modules.
  var linkedName: String { otherLibraries.isEmpty ? "QuoinRuntime" : "Quoin" }

  /// The installed libraries of the modules that SwiftUI doesn't need (Scripts/install).
  var otherLibraries: [URL] {
    ["Charts", "Data", "Frameworks", "Web"].map { root.appendingPathComponent("libQuoin\($0).so") }
      .filter { FileManager.default.fileExists(atPath: $0.path) }
  }

  /// Whether a module of this name can be imported.
  func hasModule(_ name: String) -> Bool {
    let file = modules.appendingPathComponent("\(name).swiftmodule").path
    return FileManager.default.fileExists(atPath: file)
  }

  /// The modules that can be imported, and the runtime, which is a product, too.
  var moduleNames: [String] {
    // Own file: the modules that are installed
    let names = (try? FileManager.default.contentsOfDirectory(atPath: modules.path)) ?? []
    let modules = names.filter { $0.hasSuffix(".swiftmodule") }.map { String($0.dropLast(12)) }
    let isTestable = TestingLibrary(installation: self).isAvailable
    return modules.filter { $0 != TestingLibrary.module || isTestable } + ["QuoinRuntime"]
  }

  private var isComplete: Bool {
    let files = FileManager.default
    return files.fileExists(atPath: runtime.path) && files.fileExists(atPath: modules.path)
  }
}
