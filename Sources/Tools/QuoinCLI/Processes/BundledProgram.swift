import Foundation
import QuoinHostProtocol

/// This program in the folder of an app's bundle: Foundation takes the folder that a program lies in for `Bundle.main`.
struct BundledProgram {
  let bundle: HostRequest.Bundle

  init(bundle: HostRequest.Bundle) throws {
    var isDirectory: ObjCBool = false
    guard FileManager.default.fileExists(atPath: bundle.path, isDirectory: &isDirectory),
      isDirectory.boolValue
    else { throw CommandFailure.input("the app's bundle is missing", at: bundle.path) }
    self.bundle = bundle
  }

  /// Links `program` into the folder, or copies it where links can't lead, and returns where it is.
  ///
  /// A symbolic link wouldn't do: the kernel tells a program where it really lies.
  ///
  /// - Parameter isCopied: Whether it is copied in any case, as who may write to the link may write to the program.
  func place(_ program: URL, isCopied: Bool) throws -> URL {
    let folder = URL(fileURLWithPath: bundle.path, isDirectory: true)
    let name = folder.deletingPathExtension().lastPathComponent
    let target = folder.appendingPathComponent(name)
    let files = FileManager.default
    if let old = Identity(target), old == Identity(program) { return target }
    // Whoever runs the same bundle at this moment keeps the program that it has.
    let temporary = folder.appendingPathComponent(".\(name)-\(UUID().uuidString)")
    // Own file: this program, in a bundle of the scratch directory
    if isCopied || link(program.path, temporary.path) != 0 {
      // Own file: this program, in a bundle of the scratch directory
      try files.copyItem(at: program, to: temporary)
    }
    // Own file: this program, in a bundle of the scratch directory
    guard rename(temporary.path, target.path) == 0 else {
      try? files.removeItem(at: temporary)
      throw CommandFailure.input("the host cannot be put into the app's bundle", at: bundle.path)
    }
    // A link to the same file leaves both names.
    try? files.removeItem(at: temporary)
    return target
  }

  /// Lets the program find the libraries that it would find from its own place.
  func addLibraries(to environment: inout [String: String]) {
    let folders = LoadedLibraries.folders.map(\.path)
    let known = environment["LD_LIBRARY_PATH"].map { [$0] } ?? []
    environment["LD_LIBRARY_PATH"] = (known + folders).joined(separator: ":")
  }

  /// Which version of a program a file is.
  private struct Identity: Equatable {
    let size: Int
    let modified: Date

    init?(_ file: URL) {
      let attributes = try? FileManager.default.attributesOfItem(atPath: file.path)
      guard let size = attributes?[.size] as? NSNumber,
        let modified = attributes?[.modificationDate] as? Date
      else { return nil }
      self.size = size.intValue
      self.modified = modified
    }
  }
}

/// The libraries that this program has loaded.
enum LoadedLibraries {
  /// The folders that they lie in, each once.
  static var folders: [URL] {
    // Its size isn't known before it is read, so `String(contentsOfFile:)` stops after a page.
    // Own file: what the kernel says of this process
    let data = try? FileHandle(forReadingAtPath: "/proc/self/maps")?.readToEnd()
    let maps = String(decoding: data ?? Data(), as: UTF8.self)
    var seen: Set<String> = []
    return maps.split(separator: "\n").compactMap { line -> URL? in
      guard let start = line.firstIndex(of: "/") else { return nil }
      let file = URL(fileURLWithPath: String(line[start...]))
      guard file.lastPathComponent.contains(".so") else { return nil }
      let folder = file.deletingLastPathComponent()
      return seen.insert(folder.path).inserted ? folder : nil
    }
  }
}
