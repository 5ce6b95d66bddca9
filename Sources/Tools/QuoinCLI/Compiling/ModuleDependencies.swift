import Foundation

/// The modules that a compiled folder depends on, besides Quoin's and the toolchain's.
struct ModuleDependencies: Codable, Equatable {
  /// The modules that can be imported.
  var modules: Set<String> = []
  /// Compiler flags that locate the modules.
  var flags: [String] = []
  /// The object files with the modules' code.
  var objects: [String] = []
  /// Warnings about the modules.
  var warnings: [String] = []
  /// Whether their sources import SwiftData.
  var usesModels = false
  /// A key for the inputs; a different one means that the modules are out of date.
  var key = ""
  /// The fingerprints of all files that SwiftPM built.
  var fingerprints: [String: UInt64] = [:]

  /// Whether the built files are unchanged.
  var areSound: Bool {
    fingerprints == FingerprintedFile.fingerprints(of: Array(fingerprints.keys))
  }
}
