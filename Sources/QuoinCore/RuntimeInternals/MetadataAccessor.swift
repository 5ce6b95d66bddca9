import Foundation

/// Finds a type in a compiled file by the function that returns its metadata.
package enum MetadataAccessor {
  /// The type with this mangled name in `library`, a handle of the dynamic loader; `nil` stands for all loaded
  /// libraries.
  ///
  /// `_typeByName` does not find private types; their accessors are exported when the file is compiled with
  /// `-enable-private-imports`. An accessor takes the state the metadata must have reached (0: complete) and returns
  /// the metadata, which is what a Swift type value is.
  package static func type(named name: String, in library: UnsafeMutableRawPointer?) -> Any.Type? {
    typealias Accessor = @convention(c) (Int) -> UnsafeRawPointer
    guard let symbol = dlsym(library, "$s\(name)Ma") else { return nil }
    return unsafeBitCast(unsafeBitCast(symbol, to: Accessor.self)(0), to: Any.Type.self)
  }
}
