/// A source file that can be compiled, with what was found in it and what was done to it.
public struct PreparedSource: Equatable, Sendable {
  /// Something that was changed.
  public struct Note: Equatable, Sendable {
    public enum Kind: Equatable, Sendable {
      /// An attribute that marks code for Objective-C was taken away.
      case attribute(String)
      /// A selector has a name alone: nothing finds a method by it.
      case selector
      /// An extension's override got another name, by which nobody calls it.
      case overriding
    }

    /// Counted from 1.
    public let line: Int
    public let kind: Kind
  }

  /// The text to compile: as many lines as before.
  public internal(set) var text = ""
  public let declarations: [Declaration]
  /// The modules that the file imports.
  public internal(set) var imports: [String] = []
  /// Those of them that are missing.
  public internal(set) var missingModules: [String] = []
  public internal(set) var notes: [Note] = []
  /// A type that has previews: its name without those of types around it, and where it is said, counted from 1.
  public struct Provider: Equatable, Sendable {
    public let name: String
    public let line: Int
  }

  public internal(set) var providers: [Provider] = []
  /// A view of which there is a sample: the lines of its keyword and of its closing brace, where the sample is.
  public struct Sample: Equatable, Sendable {
    public let name: String
    public let line, lastLine: Int
  }

  public internal(set) var samples: [Sample] = []
  /// The lines of `#Preview`.
  public internal(set) var macroLines: [Int] = []
  /// Whether nothing stands in the file but comments.
  public internal(set) var isEmpty = false

  init(declarations: [Declaration]) {
    self.declarations = declarations
  }
}
