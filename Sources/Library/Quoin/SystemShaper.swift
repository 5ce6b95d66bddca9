import Foundation
import QuoinPango
import QuoinText

/// The shaper that renderers use by default.
public enum SystemShaper {
  /// Pango with the fonts of this machine; the fixed shaper in a build without the `Graphics`
  /// trait, which is reported once per process on standard error and in each report.
  public static let shared: any TextShaper = {
    #if Graphics
      PangoShaper.shared
    #else
      let warning =
        "Text is measured and drawn without fonts, because this build of Quoin lacks the trait "
        + "Graphics. A list of traits replaces the default ones and has to contain it."
      // The command line prints the warnings of its images.
      #if !CommandLine
        FileHandle.standardError.write(Data("quoin: \(warning)\n".utf8))
      #endif
      return FixedShaper(warnings: [warning])
    #endif
  }()

  /// Registers the fonts of a folder and its subfolders with the shared shaper, for all images of
  /// the process from then on.
  ///
  /// Fonts are found by the names used in `Font.custom`. Apple's own replace the substitutes for
  /// the system's fonts: SF Pro Text and SF Pro Display by size, SF Pro Rounded, SF Mono and New
  /// York, as static font files. They are only used from folders specified here or in the
  /// environment variable `QUOIN_FONTS`, never because they happen to be installed.
  ///
  /// - Parameter directory: the path of a folder with TrueType or OpenType files that you may use.
  /// - Throws: an error with the folder's path if it doesn't exist or contains no font;
  ///   ``RenderError`` without the `Graphics` trait.
  public static func registerFonts(in directory: String) throws {
    #if Graphics
      try PangoShaper.shared.registerFonts(in: directory)
    #else
      throw RenderError.graphicsUnavailable("A font folder")
    #endif
  }

  /// The former name of ``registerFonts(in:)``.
  @available(*, deprecated, renamed: "registerFonts(in:)")
  public static func useFonts(in directory: String) throws { try registerFonts(in: directory) }
}
