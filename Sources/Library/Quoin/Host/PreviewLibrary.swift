import Foundation
import QuoinCore
import QuoinHostProtocol
import QuoinViews

/// A compiled file or folder with its previews.
@MainActor
struct PreviewLibrary {
  /// The preview providers, in source order; apps only if there is nothing else.
  var sources: [Source]
  /// The app that the previews belong to; `nil` if there is none, or several.
  let app: (any App.Type)?

  /// Loads the library for the rest of the process's life. Throws if the loader rejects it.
  ///
  /// - Parameters:
  ///   - places: the source locations of providers. A library contains those of each `#Preview`.
  ///   - root: the folder to which the paths of places are relative.
  init(path: String, places: [PreviewPlace], root: String) throws {
    guard dlopen(path, RTLD_NOW | RTLD_LOCAL) != nil else {
      let reason = dlerror().map { String(cString: $0) } ?? "no reason given"
      throw HostFailure(
        message: "the compiled file could not be loaded: \(reason)", cause: .staleLibrary)
    }
    let types = ConformanceRecords.types(
      conformingTo: ["PreviewProvider", "PreviewRegistry", "App"], in: path)
    let known = Dictionary(places.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    let files = Dictionary(
      places.enumerated().map { ($1.file, $0) }, uniquingKeysWith: { first, _ in first })
    var found: [Source] = []
    for type in types {
      let last = found.last?.place
      if let type = type as? any PreviewRegistry.Type {
        let file = type.filePath
        let isInside = !root.isEmpty && file.hasPrefix(root + "/")
        let place = PreviewPlace(
          name: "", file: isInside ? String(file.dropFirst(root.count + 1)) : file, line: type.line)
        found.append(Source(content: .macro(type), place: place))
      } else if let type = type as? any PreviewProvider.Type {
        found.append(Source(content: .previews(type), place: known["\(type)"] ?? last))
      } else if let type = type as? any App.Type {
        found.append(Source(content: .app(type), place: known["\(type)"] ?? last))
      }
    }
    let previews = found.filter { !$0.isApp }
    let apps = found.compactMap { if case .app(let type) = $0.content { type } else { nil } }
    app = apps.count == 1 && !previews.isEmpty ? apps[0] : nil
    let chosen = (previews.isEmpty ? found : previews).enumerated()
    sources = chosen.sorted { a, b in
      func order(_ source: Source, _ index: Int) -> (Int, Int, Int) {
        let file = source.place.flatMap { files[$0.file] } ?? .max
        return (file, source.place?.line ?? .max, index)
      }
      return order(a.element, a.offset) < order(b.element, b.offset)
    }.map(\.element)
  }

  /// A preview provider, with its source location.
  struct Source {
    enum Content {
      case previews(any PreviewProvider.Type)
      case macro(any PreviewRegistry.Type)
      case app(any App.Type)
    }

    let content: Content
    let place: PreviewPlace?

    var isApp: Bool { if case .app = content { true } else { false } }

    /// The name of the type, or of the file that a `#Preview` is in.
    var name: String {
      switch content {
      case .previews(let type): "\(type)"
      case .app(let type): "\(type)"
      case .macro(let type):
        String((type.fileID.split(separator: "/").last ?? "#").prefix { $0 != "." })
      }
    }

    /// The name of the only preview, if known before the preview is created.
    @MainActor var nameOfPreview: String? {
      guard case .macro(let type) = content else { return nil }
      return try? PreviewCatalog.name(of: type)
    }

    @MainActor func previews(in environment: EnvironmentValues) throws -> [NamedPreview] {
      switch content {
      case .previews(let type): PreviewCatalog.previews(of: type, in: environment)
      case .app(let type): PreviewCatalog.previews(of: type, in: environment)
      case .macro(let type): try [PreviewCatalog.preview(of: type, in: environment)]
      }
    }
  }
}
