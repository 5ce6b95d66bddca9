import Foundation
import QuoinData

/// The place of a container's store: a file or memory.
///
/// The environment variable `QUOIN_DATA` names the folder of all files, which `quoin --data` sets.
/// Without it, a preview keeps everything in memory, and other programs use Application Support.
public struct ModelConfiguration: Hashable, Sendable, Identifiable, CustomDebugStringConvertible {
  public let name: String
  public let schema: Schema?
  public let isStoredInMemoryOnly: Bool
  public let allowsSave: Bool
  /// Stored only: apps don't share files.
  public let groupContainer: GroupContainer
  /// Stored only: nothing is sent to iCloud.
  public let cloudKitDatabase: CloudKitDatabase
  private let explicitURL: URL?

  public var id: String { url.absoluteString }

  public init(isStoredInMemoryOnly: Bool = false) {
    self.init(nil, isStoredInMemoryOnly: isStoredInMemoryOnly)
  }

  public init(for types: any PersistentModel.Type..., isStoredInMemoryOnly: Bool = false) {
    self.init(nil, schema: Schema(types), isStoredInMemoryOnly: isStoredInMemoryOnly)
  }

  public init(
    _ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false,
    allowsSave: Bool = true, groupContainer: GroupContainer = .automatic,
    cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    self.name = name ?? "default"
    self.schema = schema
    self.isStoredInMemoryOnly = isStoredInMemoryOnly
    self.allowsSave = allowsSave
    self.groupContainer = groupContainer
    self.cloudKitDatabase = cloudKitDatabase
    explicitURL = nil
  }

  public init(
    _ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = true,
    cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    self.name = name ?? "default"
    self.schema = schema
    isStoredInMemoryOnly = url.path == "/dev/null"
    self.allowsSave = allowsSave
    groupContainer = .automatic
    self.cloudKitDatabase = cloudKitDatabase
    explicitURL = url
  }

  /// The store's file; `/dev/null` for one in memory.
  public var url: URL {
    StoreLocation.path(of: self, at: explicitURL).map { URL(fileURLWithPath: $0) }
      ?? URL(fileURLWithPath: "/dev/null")
  }

  /// The path of the store's file, or `nil` for one in memory.
  var path: String? { StoreLocation.path(of: self, at: explicitURL) }

  public var debugDescription: String { "ModelConfiguration(\(name), \(url.path))" }

  /// The apps that share the files of a configuration.
  public struct GroupContainer: Hashable, Sendable {
    private let identifier: String
    public static let automatic = GroupContainer(identifier: "automatic")
    public static let none = GroupContainer(identifier: "none")
    public static func identifier(_ name: String) -> GroupContainer {
      GroupContainer(identifier: name)
    }
  }

  /// The database in iCloud to which a configuration belongs.
  public struct CloudKitDatabase: Hashable, Sendable {
    private let name: String
    public static let automatic = CloudKitDatabase(name: "automatic")
    public static let none = CloudKitDatabase(name: "none")
    public static func `private`(_ name: String) -> CloudKitDatabase {
      CloudKitDatabase(name: name)
    }
  }
}

/// The folder of stores.
enum StoreLocation {
  /// Returns the path of the file of a configuration, or `nil` for memory.
  static func path(
    of configuration: ModelConfiguration, at url: URL?,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> String? {
    guard !configuration.isStoredInMemoryOnly else { return nil }
    let file = "\(configuration.name).store"
    if let folder = environment["QUOIN_DATA"], !folder.isEmpty {
      return "\(folder)/\(url?.lastPathComponent ?? file)"
    }
    if environment["QUOIN_PREVIEW_HOST"] == "1" { return nil }
    if let url { return url.path }
    let support =
      FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask).first
      ?? URL(fileURLWithPath: NSTemporaryDirectory())
    return support.appendingPathComponent(ProcessInfo.processInfo.processName)
      .appendingPathComponent(file).path
  }

  /// Ends a preview whose stores in the folder of `--data` can't be opened: its picture would show
  /// an empty store.
  static func stopPreview(_ error: any Error) {
    let environment = ProcessInfo.processInfo.environment
    guard environment["QUOIN_PREVIEW_HOST"] == "1",
      let folder = environment["QUOIN_DATA"], !folder.isEmpty
    else { return }
    FileHandle.standardError.write(
      Data(
        "error: the store can't be opened: \(error)\n       Move its file out of \(folder), or pass another folder with --data.\n"
          .utf8))
    exit(1)
  }
}
