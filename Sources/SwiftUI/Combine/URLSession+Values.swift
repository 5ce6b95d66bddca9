#if Networking
  import Foundation

  #if canImport(FoundationNetworking)
    import FoundationNetworking

    // Foundation on Linux has these methods only with the parameter `delegate`, so that their names
    // without it, as in `let load = session.data(from:)`, don't exist.
    extension URLSession {
      /// Loads the contents of a URL.
      public func data(from url: URL) async throws -> (Data, URLResponse) {
        try await data(from: url, delegate: nil)
      }

      /// Loads the response to a request.
      public func data(for request: URLRequest) async throws -> (Data, URLResponse) {
        try await data(for: request, delegate: nil)
      }

      /// Uploads data with a request.
      public func upload(for request: URLRequest, from bodyData: Data) async throws
        -> (Data, URLResponse)
      {
        try await upload(for: request, from: bodyData, delegate: nil)
      }

      /// Downloads the contents of a URL to a temporary file.
      public func download(from url: URL) async throws -> (URL, URLResponse) {
        try await download(from: url, delegate: nil)
      }
    }

    extension URLCache {
      /// Creates a cache with capacities in bytes, whose files are in `directory` or, by default,
      /// in a folder of the app.
      public convenience init(
        memoryCapacity: Int, diskCapacity: Int, directory: URL? = nil
      ) {
        self.init(
          memoryCapacity: memoryCapacity, diskCapacity: diskCapacity, diskPath: directory?.path)
      }
    }
  #endif
#endif
