/// A reader of untrusted input to fuzz.
public struct InputReader: Sendable {
  /// A lowercase word for the command line and for folder names.
  public let name: String
  /// Valid inputs from which a fuzzer starts.
  public let seeds: [[UInt8]]
  /// Reads an input. The reader may throw an error, but must not trap or run forever.
  public let read: @Sendable ([UInt8]) -> Void

  public init(_ name: String, seeds: [[UInt8]], read: @escaping @Sendable ([UInt8]) -> Void) {
    self.name = name
    self.seeds = seeds
    self.read = read
  }

  /// Creates a reader with seeds of text.
  public init(_ name: String, seeds: [String], read: @escaping @Sendable ([UInt8]) -> Void) {
    self.init(name, seeds: seeds.map { Array($0.utf8) }, read: read)
  }

  /// All readers, sorted by name.
  public static let all = (textReaders + pictureReaders).sorted { $0.name < $1.name }
}
