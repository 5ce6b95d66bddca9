import Foundation
import QuoinFiles

/// The font files that Quoin sets text in, searched in the systems' font directories.
enum FontFinding {
  /// For each font: its purpose, a file that proves it is installed, and its Debian/Ubuntu package.
  private static let wanted = [
    ("system font", "Inter-Regular", "fonts-inter"),
    ("serif font", "NotoSerif-Regular", "fonts-noto-core"),
    ("monospaced font", "JetBrainsMono-Regular", "fonts-jetbrains-mono"),
    ("Chinese, Japanese and Korean font", "NotoSansCJK-Regular", "fonts-noto-cjk"),
    ("emoji font", "NotoColorEmoji", "fonts-noto-color-emoji"),
    ("symbol font", "DejaVuSans", "fonts-dejavu-core"),
    ("rounded font", "Quicksand-Regular", "fonts-quicksand"),
    ("font for Helvetica, Times and Courier", "LiberationSans-Regular", "fonts-liberation"),
    ("font for Avenir and Futura", "Lato-Regular", "fonts-lato"),
    ("font for Georgia and Palatino", "Vollkorn-Regular", "fonts-vollkorn"),
    ("icon font", "MaterialIcons-Regular", "fonts-material-design-icons-iconfont"),
  ]

  static func all() -> [Diagnosis.Finding] {
    let files = installedFiles()
    return wanted.map { subject, name, package in
      guard let file = files[name] else {
        return .missing(
          subject, try: "Install \(package), or the font \(name) in another way.",
          packages: [package])
      }
      return .found(subject, file)
    }
  }

  /// Returns the paths of all font files by name without extension.
  private static func installedFiles() -> [String: String] {
    let home = FileManager.default.homeDirectoryForCurrentUser.path
    let places = [
      "/usr/share/fonts", "/usr/local/share/fonts", "\(home)/.local/share/fonts", "\(home)/.fonts",
      "/Library/Fonts", "\(home)/Library/Fonts",
    ]
    var files: [String: String] = [:]
    for place in places {
      for path in (try? FolderWalk.files(below: place)) ?? [] {
        let url = URL(fileURLWithPath: place).appendingPathComponent(path)
        guard ["otf", "ttf", "ttc"].contains(url.pathExtension.lowercased()) else { continue }
        files[url.deletingPathExtension().lastPathComponent] = url.path
      }
    }
    return files
  }
}
