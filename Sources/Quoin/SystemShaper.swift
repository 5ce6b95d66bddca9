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
}
