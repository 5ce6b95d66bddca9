/// A source file that is ready to compile, with its contents and the changes made to it.
public struct PreparedSource: Equatable, Sendable {
  /// A change to the source.
  public struct Note: Equatable, Sendable {
    public enum Kind: Equatable, Sendable {
      /// An attribute for Objective-C was removed.
      case attribute(String)
      /// A selector became a plain name, by which no method is found.
      case selector
      /// An extension's override was renamed, and is never called.
      case overriding
      /// An extension's override of a managed object's hook was renamed. A class that is generated
      /// from a data model calls it.
      case hook(of: String)
    }

    /// The line, counted from 1.
    public let line: Int
    public let kind: Kind
  }

  /// The text to compile, with the same number of lines.
  public internal(set) var text = ""
  public let declarations: [Declaration]
  /// The modules that the file imports.
  public internal(set) var imports: [String] = []
  /// An import of a missing module, which is removed, and its line, counted from 1.
  public struct MissingImport: Equatable, Sendable {
    public let module: String
    public let line: Int
  }

  /// The imports of missing modules, without those inside a condition that is false without them.
  public internal(set) var missingImports: [MissingImport] = []
  /// The imported modules that are missing.
  public var missingModules: [String] { missingImports.map(\.module) }
  public internal(set) var notes: [Note] = []
  /// A type with previews: its name without enclosing types, and its line, counted from 1.
  public struct Provider: Equatable, Sendable {
    public let name: String
    public let line: Int
  }

  public internal(set) var providers: [Provider] = []
  /// A view with a sample: the lines of its keyword and of its closing brace, where the sample is.
  public struct Sample: Equatable, Sendable {
    public let name: String
    public let line, lastLine: Int
  }

  public internal(set) var samples: [Sample] = []
  /// The lines of `#Preview` macros.
  public internal(set) var macroLines: [Int] = []
  /// Whether the file contains only comments.
  public internal(set) var isEmpty = false
  /// The first line that is nested deeper than the compiler accepts; `nil` if there is none.
  public internal(set) var deepLine: Int?

  init(declarations: [Declaration]) {
    self.declarations = declarations
  }
}
