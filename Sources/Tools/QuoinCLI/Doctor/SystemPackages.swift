import Foundation
import QuoinFiles

/// Packages of Debian and Ubuntu.
enum SystemPackages {
  /// The packages that compiling and linking needs besides the toolchain.
  static let forCompiling = ["binutils", "g++", "libc6-dev"]

  /// Returns the packages that aren't installed; none on other systems.
  static func missing(_ names: [String]) -> [String] {
    let lists = FolderWalk.names(in: "/var/lib/dpkg/info").filter { $0.hasSuffix(".list") }
    guard !lists.isEmpty else { return [] }
    // zlib1g:amd64.list
    let installed = Set(lists.compactMap { $0.dropLast(5).split(separator: ":").first })
    return names.filter { !installed.contains($0[...]) }
  }

  /// Returns the packages of shared libraries: `libcairo2` for `libcairo.so.2`.
  static func packages(of libraries: [String]) -> [String] {
    libraries.compactMap { library in
      if let package = unusual[library] { return package }
      guard let match = library.wholeMatch(of: /(.+)\.so\.(.+)/) else { return nil }
      let name = match.1.lowercased().replacing("_", with: "-")
      return name + (name.last?.isNumber == true ? "-" : "") + match.2
    }
  }

  /// The packages whose names aren't made of the library's name and version.
  private static let unusual = [
    "libharfbuzz.so.0": "libharfbuzz0b", "libxml2.so.2": "libxml2", "libz.so.1": "zlib1g",
    "libglib-2.0.so.0": "libglib2.0-0", "libgobject-2.0.so.0": "libglib2.0-0",
    "libgio-2.0.so.0": "libglib2.0-0",
    "libturbojpeg.so.0": isUbuntu ? "libturbojpeg" : "libturbojpeg0",
  ]

  private static let isUbuntu =
    InputFile.text(of: URL(fileURLWithPath: "/etc/os-release"))?.contains("ID=ubuntu\n") == true

  /// Returns the command that installs packages.
  static func installation(of packages: [String]) -> String {
    "apt-get install --no-install-recommends \(Set(packages).sorted().joined(separator: " "))"
  }
}

/// The shared libraries that a program or a library needs.
enum SharedLibraries {
  /// Returns the names of those that the loader doesn't find; none if it can't be asked.
  static func missing(from file: URL) -> [String] {
    let child = ChildProcess(
      executable: URL(fileURLWithPath: "/usr/bin/ldd"), arguments: [file.path], seconds: 20)
    guard let (_, output) = try? child.capture() else { return [] }
    let names = output.split(separator: "\n").compactMap { line in
      line.firstMatch(of: /(\S+) => not found/).map { String($0.1) }
    }
    return Set(names).sorted()
  }
}
