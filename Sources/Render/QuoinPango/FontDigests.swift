#if Graphics
  import CPango
  import Foundation
  import QuoinText

  extension PangoShaper {
    /// The digests computed so far, by path.
    private static let digests = Locked<[String: String]>([:])

    /// Returns the SHA-256 digest of a file in hexadecimal; `nil` if the file can't be read.
    public static func sha256(ofFile path: String) -> String? {
      if let known = digests.withLock({ $0[path] }) { return known }
      guard let data = try? Data(contentsOf: URL(fileURLWithPath: path)) else { return nil }
      let digest = data.withUnsafeBytes { bytes -> String? in
        let start = bytes.bindMemory(to: guchar.self).baseAddress
        guard let digits = g_compute_checksum_for_data(G_CHECKSUM_SHA256, start, gsize(data.count))
        else { return nil }
        defer { g_free(digits) }
        return String(cString: digits)
      }
      if let digest { digests.withLock { $0[path] = digest } }
      return digest
    }
  }
#endif
