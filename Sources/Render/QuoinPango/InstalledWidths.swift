#if Graphics
  import QuoinText

  /// The characters that have the widths of the installed version of Inter, because their widths in
  /// the version that determines layout are unknown.
  struct InstalledWidths {
    /// The installed version, in thousandths, such as 4001 for 4.001.
    private var version = 0
    private var characters: Set<Unicode.Scalar> = []

    mutating func insert(_ character: Unicode.Scalar, version: Int) {
      self.version = version
      characters.insert(character)
    }

    mutating func formUnion(_ others: InstalledWidths) {
      guard !others.characters.isEmpty else { return }
      version = others.version
      characters.formUnion(others.characters)
    }

    /// A warning about the characters; `nil` if there are none.
    var warning: String? {
      guard !characters.isEmpty else { return nil }
      let number = "\(version / 1000).\(String(version % 1000 + 1000).dropFirst())"
      let named = characters.sorted().prefix(Self.limit).map { String($0) }
      let rest = characters.count - named.count
      return "Inter \(number) determines the widths of \(named.joined(separator: " "))"
        + (rest > 0 ? " and \(rest) more" : "")
        + ": lines with these characters may differ where another version is installed."
    }

    private static let limit = 12
  }
#endif
