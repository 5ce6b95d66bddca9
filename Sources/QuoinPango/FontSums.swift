#if Graphics
  import CPango
  import Foundation
  import QuoinText

  extension PangoShaper {
    /// The sums of the files asked for, each read once.
    private static let sums = Locked<[String: String]>([:])

    /// The SHA-256 sum of a file in hexadecimal digits; `nil` for a file that can't be read.
    public static func sha256(ofFile path: String) -> String? {
      if let known = sums.withLock({ $0[path] }) { return known }
      guard let data = try? Data(contentsOf: URL(fileURLWithPath: path)) else { return nil }
      let sum = data.withUnsafeBytes { bytes -> String? in
        let start = bytes.bindMemory(to: guchar.self).baseAddress
        guard let digits = g_compute_checksum_for_data(G_CHECKSUM_SHA256, start, gsize(data.count))
        else { return nil }
        defer { g_free(digits) }
        return String(cString: digits)
      }
      if let sum { sums.withLock { $0[path] = sum } }
      return sum
    }
  }
#endif
