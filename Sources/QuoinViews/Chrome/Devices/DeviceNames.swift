extension DeviceProfile {
  /// The device called `name`; only letters and digits count, not case, spaces or brackets.
  ///
  /// - Throws: ``UnknownDevice``, which lists similar names.
  public init(named name: String) throws(UnknownDevice) {
    let wanted = Self.letters(of: name)
    guard let device = Self.all.first(where: { Self.letters(of: $0.name) == wanted }) else {
      throw UnknownDevice(name: name)
    }
    self = device
  }

  /// The names of known devices that are most similar to `name`.
  static func names(like name: String, count: Int = 4) -> [String] {
    let wanted = letters(of: name)
    let rated = all.map { device in
      (name: device.name, distance: distance(wanted, letters(of: device.name)))
    }
    // The place in the list decides between equals, because sorting alone doesn't keep their order.
    return rated.enumerated()
      .sorted { ($0.element.distance, $0.offset) < ($1.element.distance, $1.offset) }
      .prefix(count).map(\.element.name)
  }

  private static func letters(of name: String) -> [Character] {
    // A caller may give a name of any length, which is compared with all others: its beginning is enough.
    name.lowercased().filter { $0.isLetter || $0.isNumber }.prefix(60).map { $0 }
  }

  /// How many letters a change of one word into the other inserts, removes or replaces (Levenshtein).
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

/// A name that no known device has.
public struct UnknownDevice: Error, Hashable, Sendable, CustomStringConvertible {
  public let name: String

  public init(name: String) { self.name = name }

  public var description: String {
    let near = DeviceProfile.names(like: name).map { "“\($0)”" }.joined(separator: ", ")
    return "there is no device “\(name)”; similar names are \(near)"
  }
}
