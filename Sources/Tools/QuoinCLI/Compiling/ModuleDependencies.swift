import Foundation

/// The modules that a compiled folder stands on, besides Quoin's and the toolchain's.
struct ModuleDependencies: Codable, Equatable {
  /// What can be imported.
  var modules: Set<String> = []
  /// The compiler's flags that lead there.
  var flags: [String] = []
  /// The object files with their code.
  var objects: [String] = []
  /// What to say about them.
  var remarks: [String] = []
  /// What all of it was made from: another text means that it is out of date.
  var key = ""
  /// The fingerprints of all files that SwiftPM has made for it.
  var fingerprints: [String: UInt64] = [:]

  /// Whether these files are as they were made.
  var areSound: Bool { fingerprints == Sealed.fingerprints(of: Array(fingerprints.keys)) }
}
