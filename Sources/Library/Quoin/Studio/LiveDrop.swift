import CoreTransferable
import Foundation
import QuoinHostProtocol
import UniformTypeIdentifiers

/// Files that the user drops on a preview.
struct LiveDrop: Decodable {
  struct File: Decodable {
    var name: String
    /// The media type; without one, the name determines the type.
    var type: String?
    /// The content, as base64 in the message.
    var data: Data
  }

  var x, y: Double
  var files: [File]

  /// The maximum number of files, and of their bytes together.
  static let maximumCount = 20
  static let maximumSize = 2 << 20

  /// Returns a provider for each file.
  ///
  /// - Throws: `HostFailure` for too many files, and for files that are too large.
  func providers() throws -> [NSItemProvider] {
    guard files.count <= Self.maximumCount else {
      throw HostFailure(message: "at most \(Self.maximumCount) files can be dropped", cause: .input)
    }
    guard files.reduce(0, { $0 + $1.data.count }) <= Self.maximumSize else {
      throw HostFailure(message: "the dropped files are larger than 2 MiB", cause: .input)
    }
    return files.map(\.provider)
  }
}

extension LiveDrop.File {
  private var contentType: UTType {
    let byName = UTType(filenameExtension: (name as NSString).pathExtension)
    return byName ?? type.flatMap { UTType(mimeType: $0) } ?? .data
  }

  fileprivate var provider: NSItemProvider {
    let provider = NSItemProvider()
    let data = data
    provider.suggestedName = name
    provider.registerDataRepresentation(forTypeIdentifier: contentType.identifier) { load in
      load(data, nil)
      return nil
    }
    return provider
  }
}
