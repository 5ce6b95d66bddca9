import Foundation
import QuoinCore

private struct ImageDirectoriesKey: EnvironmentKey {
  static var defaultValue: [String] { [FileManager.default.currentDirectoryPath] }
}

private struct ImageScaleKey: EnvironmentKey {
  static var defaultValue: Image.Scale { .medium }
}

extension EnvironmentValues {
  /// The directories in which `Image("name")` looks for files, in order; by default the current
  /// directory.
  ///
  /// It looks for `name`, `name.png`, `name.jpg`, `name.jpeg` and their `@2x` and `@3x` versions.
  public var imageDirectories: [String] {
    get { self[ImageDirectoriesKey.self] }
    set { self[ImageDirectoriesKey.self] = newValue }
  }

  /// The size of symbols relative to text.
  public var imageScale: Image.Scale {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
  }
}

extension View {
  /// Sets the size of symbols in the view.
  /// Sizing: neutral.
  public func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }
}
