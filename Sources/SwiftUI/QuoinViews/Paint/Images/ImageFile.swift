import Foundation

/// An image file and the scale in its name.
struct ImageFile: Hashable {
  let path: String

  /// The number of pixels per point, from `@2x` or `@3x` before the extension.
  var scale: CGFloat {
    let name = (path as NSString).lastPathComponent
    let stem = (name as NSString).deletingPathExtension
    return stem.hasSuffix("@2x") ? 2 : stem.hasSuffix("@3x") ? 3 : 1
  }

  /// Finds the file named `name` in the first of `directories` that contains one.
  ///
  /// It prefers the version for `displayScale`, then the one with more pixels.
  static func find(_ name: String, in directories: [String], displayScale: CGFloat) -> ImageFile? {
    guard !name.isEmpty else { return nil }
    for directory in directories {
      for candidate in candidates(name, displayScale: displayScale) {
        let path = (directory as NSString).appendingPathComponent(candidate)
        var isDirectory: ObjCBool = false
        if FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory),
          !isDirectory.boolValue
        {
          return ImageFile(path: path)
        }
      }
    }
    return nil
  }

  private static func candidates(_ name: String, displayScale: CGFloat) -> [String] {
    let wanted = displayScale.isFinite ? Int(min(max(displayScale.rounded(.up), 1), 3)) : 1
    let scales = [wanted] + [3, 2, 1].filter { $0 != wanted }
    let suffixes = scales.map { $0 == 1 ? "" : "@\($0)x" }
    let given = name as NSString
    let ending = given.pathExtension
    if ["png", "jpg", "jpeg"].contains(ending.lowercased()) {
      return suffixes.map { "\(given.deletingPathExtension)\($0).\(ending)" }
    }
    return [name]
      + suffixes.flatMap { suffix in
        ["png", "jpg", "jpeg"].map { "\(name)\(suffix).\($0)" }
      }
  }
}
