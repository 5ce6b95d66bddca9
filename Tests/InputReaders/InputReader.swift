/// A reader of untrusted input, as a fuzzer calls it.
public struct InputReader: Sendable {
  /// One word in small letters, for the command line and for the names of folders.
  public let name: String
  /// Inputs that make sense, from which a fuzzer begins.
  public let seeds: [[UInt8]]
  /// Reads an input. An error that the reader throws is a right answer; a trap or endless work is not.
  public let read: @Sendable ([UInt8]) -> Void

  public init(_ name: String, seeds: [[UInt8]], read: @escaping @Sendable ([UInt8]) -> Void) {
    self.name = name
    self.seeds = seeds
    self.read = read
  }

  /// The same with seeds that are texts.
  public init(_ name: String, seeds: [String], read: @escaping @Sendable ([UInt8]) -> Void) {
    self.init(name, seeds: seeds.map { Array($0.utf8) }, read: read)
  }

  /// Every reader, by its name.
  public static let all = (textReaders + pictureReaders).sorted { $0.name < $1.name }
}
