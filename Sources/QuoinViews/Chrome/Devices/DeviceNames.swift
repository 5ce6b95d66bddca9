extension DeviceProfile {
  /// The device called `name`; letters alone decide, not their case, spaces or brackets.
  ///
  /// - Throws: ``UnknownDevice``, which lists names that look alike.
  public init(named name: String) throws(UnknownDevice) {
    let wanted = Self.letters(of: name)
    guard let device = Self.all.first(where: { Self.letters(of: $0.name) == wanted }) else {
      throw UnknownDevice(name: name)
    }
    self = device
  }

  /// The names of known devices that look most like `name`.
  static func names(like name: String, count: Int = 4) -> [String] {
    let wanted = letters(of: name)
    let rated = all.map { device in
      (name: device.name, distance: distance(wanted, letters(of: device.name)))
    }
    // Sorted with the place in the list, because sorting alone doesn't keep the order of equals.
    return rated.enumerated()
      .sorted { ($0.element.distance, $0.offset) < ($1.element.distance, $1.offset) }
      .prefix(count).map(\.element.name)
  }

  private static func letters(of name: String) -> [Character] {
    // A name of any length may be asked for, and is compared with all others.
    name.lowercased().filter { $0.isLetter || $0.isNumber }.prefix(60).map { $0 }
  }

  /// How many letters have to be put in, taken away or exchanged to make one of the other (Levenshtein).
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
