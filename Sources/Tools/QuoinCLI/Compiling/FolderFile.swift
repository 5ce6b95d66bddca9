import Foundation
import QuoinSources

/// A source file of a folder that is compiled, and the parts of it that are left out.
struct FolderFile {
  /// The path in messages, relative to the folder.
  let path: String
  let text: String
  /// The file that the compiler reads: at the same relative path below its working directory, so
  /// that its messages name the file as the user knows it.
  let input: URL
  /// The name by which the compiler knows the file.
  let name: String
  /// Whether the copy contains a `#sourceLocation` with its original path.
  ///
  /// Needed for a file outside of the folder, and for one with the same last name as another: a
  /// module can't contain two of those, because the name is the discriminator of `private`.
  let isLocated: Bool
  var prepared: PreparedSource
  /// Whether its statements carry source locations.
  var isMarked: Bool
  /// The indices of the declarations that are left out.
  var leftOut: Set<Int> = []
  /// The traps in the place of bodies that are left out, by the ranges of these.
  var replacedBodies: [Range<Int>: String] = [:]
  /// The views without a sample; `nil` if no view has one.
  var leftOutSamples: Set<Int>?

  /// Whether all declarations are left out.
  var isLeftOut: Bool {
    prepared.declarations.indices.allSatisfy {
      prepared.declarations[$0].kind == "import" || leftOut.contains($0)
    }
  }

  /// Whether the compiler's messages call it `name`.
  func isCalled(_ name: String) -> Bool { self.name == name || input.path == name }
}

/// A part of a file that is left out, and what the user reads about it.
struct FolderOmission {
  var record: OmittedDeclaration
  /// The declaration; `nil` for a sample, which isn't in the source.
  let node: DeclarationIndex.Node?
  /// The body of one of its functions, if only that is left out.
  var body: Range<Int>?
  /// Whether it is left out because of an error elsewhere in its file.
  var isForFile = false
}

/// The error for a folder in which everything is left out.
struct NothingCompiles: Error {
  let omittedDeclarations: [OmittedDeclaration]
  /// Warnings about the folder as a whole.
  var warnings: [String]
}
