import QuoinPango
import QuoinText

/// The shaper a renderer uses unless another is set.
public enum SystemShaper {
  /// Pango with the fonts of this machine; the fixed shaper in a build without the `Graphics` trait.
  public static let shared: any TextShaper = {
    #if Graphics
      PangoShaper.shared
    #else
      FixedShaper()
    #endif
  }()

  /// Adds the fonts of a folder, and of those inside it, to the shared shaper, for all pictures from then on.
  ///
  /// Fonts are found by the names that `Font.custom` asks for. Apple's own draw the system's fonts instead of their stand-ins:
  /// SF Pro Text and SF Pro Display by size, SF Pro Rounded, SF Mono and New York, in files of one design each. They are used
  /// from folders named here or by the environment variable `QUOIN_FONTS` only, never because they happen to be installed.
  ///
  /// - Parameter directory: the path of a folder with TrueType or OpenType files that you may use.
  /// - Throws: an error that names the folder when there is none, or no font in it; ``RenderError`` without the `Graphics`
  ///   trait.
  public static func useFonts(in directory: String) throws {
    #if Graphics
      try PangoShaper.shared.useFonts(in: directory)
    #else
      throw RenderError.graphicsUnavailable("A folder of fonts")
    #endif
  }
}
