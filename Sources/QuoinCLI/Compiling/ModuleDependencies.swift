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
}
