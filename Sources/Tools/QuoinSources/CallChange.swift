/// A location in a source file.
public struct CallLocation: Sendable, Hashable, Codable, CustomStringConvertible {
  /// The path as the compiler knows it; for a file in a folder, relative to the folder.
  public var file: String
  /// The line and column, counted from 1; columns count bytes.
  public var line, column: Int

  public init(file: String, line: Int, column: Int) {
    (self.file, self.line, self.column) = (file, line, column)
  }

  public var description: String { "\(file):\(line):\(column)" }
}

/// A change of one call in the source.
///
/// Its JSON is that of the changes in the answers about a layout.
public struct CallChange: Sendable, Hashable, Codable {
  public enum Action: Sendable, Hashable, Codable {
    /// Writes modifiers, such as `.clipped()`, directly after the call.
    case append(String)
    /// Writes modifiers directly before the call, which is a modifier.
    case prepend(String)
    /// Replaces the whole call by other code; for a modifier, with its period.
    case replace(String)
    /// Removes a modifier, or a view with its modifiers.
    case remove
    /// Moves the call, which is a modifier, directly before the modifier at a location.
    case moveBefore(CallLocation)
    /// Moves the call, which is a modifier, directly after the call at a location, which may be in
    /// the chain of another view.
    case moveAfter(CallLocation)
    /// Adds an argument with this label or changes its value. An empty label is the first,
    /// unlabeled argument.
    case setArgument(String, to: String)
    /// Removes the argument with this label.
    case removeArgument(String)
    /// Replaces the label of an argument and keeps its value.
    case relabel(String, to: String)
    /// Replaces a call that contains views by those views.
    case unwrap
    /// Puts the call with its modifiers into another call, whose name this is.
    case wrap(String)
    /// Moves the view with its modifiers into a new modifier, such as `.overlay`, which is written
    /// directly after the call at a location: `.overlay { Text("Trip").bold() }`.
    case moveInto(String, after: CallLocation)
  }

  /// The name of the call to change: `fixedSize`.
  public var call: String
  /// The location of its name. For a `GridItem`, also that of the grid whose items change.
  public var source: CallLocation
  public var action: Action

  public init(_ call: String, at source: CallLocation, _ action: Action) {
    (self.call, self.source, self.action) = (call, source, action)
  }
}

/// The reason that a change can't be applied to a file.
public struct SourceEditError: Error, Equatable, Sendable, CustomStringConvertible {
  public let file: String
  /// The line, counted from 1; `nil` for the whole file.
  public let line: Int?
  /// The reason, without the file and without a period.
  public let message: String

  public init(_ message: String, in file: String, line: Int? = nil) {
    (self.message, self.file, self.line) = (message, file, line)
  }

  /// The file, with the line if it is known.
  public var place: String { line.map { "\(file):\($0)" } ?? file }

  public var description: String { "\(place): \(message)" }
}
