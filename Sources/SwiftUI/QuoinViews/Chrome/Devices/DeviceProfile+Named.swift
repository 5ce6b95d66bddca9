extension DeviceProfile {
  /// Finds the device called `name`, comparing only letters and digits and ignoring case.
  ///
  /// - Throws: ``UnknownDevice``, which lists similar names.
  public init(named name: String) throws(UnknownDevice) {
    let wanted = Self.letters(of: name)
    guard let device = Self.all.first(where: { Self.letters(of: $0.name) == wanted }) else {
      throw UnknownDevice(name: name)
    }
    self = device
  }

  /// Returns the names of the known devices that are most similar to `name`.
  static func names(like name: String, count: Int = 4) -> [String] {
    let wanted = letters(of: name)
    let rated = all.map { device in
      (name: device.name, distance: distance(wanted, letters(of: device.name)))
    }
    // Sorting isn't stable, so ties are broken by position in the list.
    return rated.enumerated()
      .sorted { ($0.element.distance, $0.offset) < ($1.element.distance, $1.offset) }
      .prefix(count).map(\.element.name)
  }

  private static func letters(of name: String) -> [Character] {
    // Names from callers can have any length and are compared with all others, so only the
    // beginning counts.
    name.lowercased().filter { $0.isLetter || $0.isNumber }.prefix(60).map { $0 }
  }

  /// Returns the Levenshtein distance: the number of letters inserted, removed or replaced.
  private static func distance(_ first: [Character], _ second: [Character]) -> Int {
    var row = Array(0...second.count)
    for (position, letter) in first.enumerated() {
      var diagonal = row[0]
      row[0] = position + 1
      for (column, other) in second.enumerated() {
        let exchanged = diagonal + (letter == other ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(exchanged, row[column] + 1, diagonal + 1)
      }
    }
    return row[second.count]
  }
}

/// An error for a name that no known device has.
public struct UnknownDevice: Error, Hashable, Sendable, CustomStringConvertible {
  public let name: String

  public init(name: String) { self.name = name }

  public var description: String {
    let near = DeviceProfile.names(like: name).map { "“\($0)”" }.joined(separator: ", ")
    return "there is no device “\(name)”; similar names are \(near)"
  }
}
