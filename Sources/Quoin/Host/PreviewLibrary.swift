import Foundation
import QuoinViews

/// A compiled file whose preview providers can be found by name.
@MainActor
struct PreviewLibrary {
  private let handle: UnsafeMutableRawPointer

  /// Loads the library for the rest of the process's life. Throws when the loader refuses it.
  init(path: String) throws {
    guard let handle = dlopen(path, RTLD_NOW | RTLD_LOCAL) else {
      let reason = dlerror().map { String(cString: $0) } ?? "no reason given"
      throw HostFailure(message: "the compiled file could not be loaded: \(reason)")
    }
    self.handle = handle
  }

  /// The preview provider, or the app, with this mangled type name.
  func provider(named name: String) throws -> Provider {
    let type = type(named: name)
    if let provider = type as? any PreviewProvider.Type { return .previews(provider) }
    if let app = type as? any App.Type { return .app(app) }
    throw HostFailure(message: "the preview provider \(name) is missing in the compiled file")
  }

  /// Something that has previews.
  enum Provider {
    case previews(any PreviewProvider.Type)
    case app(any App.Type)
  }

  /// The type with this mangled name, through its metadata accessor.
  ///
  /// `_typeByName` does not find private types; their accessors are exported when the file is compiled
  /// with `-enable-private-imports`. An accessor takes the state the metadata must have reached (0:
  /// complete) and returns the metadata, which is what a Swift type value is.
  private func type(named name: String) -> Any.Type? {
    typealias Accessor = @convention(c) (Int) -> UnsafeRawPointer
    guard let symbol = dlsym(handle, "$s\(name)Ma") else { return nil }
    return unsafeBitCast(unsafeBitCast(symbol, to: Accessor.self)(0), to: Any.Type.self)
  }
}
