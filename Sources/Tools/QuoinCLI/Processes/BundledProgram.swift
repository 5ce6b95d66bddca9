import Foundation
import QuoinHostProtocol

/// This program inside of an app's bundle folder, which makes Foundation use it as `Bundle.main`.
struct BundledProgram {
  let bundle: HostRequest.Bundle

  init(bundle: HostRequest.Bundle) throws {
    var isDirectory: ObjCBool = false
    guard FileManager.default.fileExists(atPath: bundle.path, isDirectory: &isDirectory),
      isDirectory.boolValue
    else { throw CommandFailure.input("the app's bundle is missing", at: bundle.path) }
    self.bundle = bundle
  }

  /// Links `program` into the folder, or copies it if linking fails, and returns its path.
  ///
  /// A symbolic link wouldn't do, because the kernel reports the program's real path.
  ///
  /// - Parameter isCopied: Whether to always copy, because write access to a hard link is write
  ///   access to the program.
  func place(_ program: URL, isCopied: Bool) throws -> URL {
    let folder = URL(fileURLWithPath: bundle.path, isDirectory: true)
    let name = folder.deletingPathExtension().lastPathComponent
    let target = folder.appendingPathComponent(name)
    let files = FileManager.default
    if let old = Identity(target), old == Identity(program) { return target }
    // A concurrent run of the same bundle keeps its program.
    let temporary = folder.appendingPathComponent(".\(name)-\(UUID().uuidString)")
    // Own file: this program, in a bundle of the scratch directory
    if isCopied || link(program.path, temporary.path) != 0 {
      // Own file: this program, in a bundle of the scratch directory
      try files.copyItem(at: program, to: temporary)
    }
    // Own file: this program, in a bundle of the scratch directory
    guard rename(temporary.path, target.path) == 0 else {
      try? files.removeItem(at: temporary)
      throw CommandFailure.input("the host can't be placed in the app's bundle", at: bundle.path)
    }
    // `rename` keeps both names if they are links to the same file.
    try? files.removeItem(at: temporary)
    return target
  }

  /// Adds the libraries that the program would find from its original place.
  func addLibraries(to environment: inout [String: String]) {
    let folders = LoadedLibraries.folders.map(\.path)
    let known = environment["LD_LIBRARY_PATH"].map { [$0] } ?? []
    environment["LD_LIBRARY_PATH"] = (known + folders).joined(separator: ":")
  }

  /// A file's size and modification time, which identify a version of a program.
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
  /// The libraries' folders without duplicates.
  static var folders: [URL] {
    // procfs reports no size, so `String(contentsOfFile:)` would stop after a page.
    // Own file: what the kernel says of this process
    let data = try? FileHandle(forReadingAtPath: "/proc/self/maps")?.readToEnd()
    let maps = String(decoding: data ?? Data(), as: UTF8.self)
    var seen: Set<Substring> = []
    return maps.utf8.split(separator: UInt8(ascii: "\n")).compactMap { line -> URL? in
      guard let start = line.firstIndex(of: UInt8(ascii: "/")),
        let end = line.lastIndex(of: UInt8(ascii: "/")),
        Substring(line[end...]).contains(".so")
      else { return nil }
      let folder = Substring(line[start...end])
      // A library has several lines, and a URL takes longer than all of them.
      return seen.insert(folder).inserted
        ? URL(fileURLWithPath: String(folder), isDirectory: true) : nil
    }
  }
}
