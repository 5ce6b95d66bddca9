import Foundation
import QuoinCore
import QuoinViews

/// A compiled file whose preview providers can be found by name.
@MainActor
struct PreviewLibrary {
  private let handle: UnsafeMutableRawPointer

  /// Loads the library for the rest of the process's life. Throws when the loader refuses it.
  init(path: String) throws {
    guard let handle = dlopen(path, RTLD_NOW | RTLD_LOCAL) else {
      let reason = dlerror().map { String(cString: $0) } ?? "no reason given"
      throw HostFailure(
        message: "the compiled file could not be loaded: \(reason)", isLibraryStale: true)
    }
    self.handle = handle
  }

  /// The preview provider, or the app, with this mangled type name.
  func provider(named name: String) throws -> Provider {
    let type = MetadataAccessor.type(named: name, in: handle)
    if let provider = type as? any PreviewProvider.Type { return .previews(provider) }
    if let app = type as? any App.Type { return .app(app) }
    throw HostFailure(
      message: "the preview provider \(name) is missing in the compiled file", isLibraryStale: true)
  }

  /// Something that has previews.
  enum Provider {
    case previews(any PreviewProvider.Type)
    case app(any App.Type)
  }
}
