/// An error about a file or folder that an input refers to.
public struct InputFileError: Error, Equatable, CustomStringConvertible {
  /// The file or folder, with control characters replaced for display.
  public let place: String
  public let reason: String
  public var description: String { "\(place): \(reason)" }

  public init(_ place: String, _ reason: String) {
    self.place = FileName.printable(place)
    self.reason = reason
  }
}

/// Checks of file names.
public enum FileName {
  /// Whether a name or a path has no control characters, which could end a line, a message or a
  /// path early.
  public static func isPlain(_ name: String) -> Bool {
    !name.unicodeScalars.contains { isControl($0) }
  }

  /// Returns the name with control characters replaced by question marks.
  public static func printable(_ name: String) -> String {
    guard !isPlain(name) else { return name }
    return String(
      String.UnicodeScalarView(name.unicodeScalars.map { isControl($0) ? "?" : $0 }))
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }
}
