import Foundation
import QuoinCore

// Declared so that sources compile; shaders can't run here (see ``ShaderLibrary``).

extension VisualEffect {
  /// Leaves the view unchanged instead of applying `shader` to its colors.
  public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some VisualEffect { self }

  /// Leaves the view unchanged instead of applying `shader` to its points.
  public func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some VisualEffect { self }

  /// Leaves the view unchanged instead of applying `shader` to it.
  public func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some VisualEffect { self }
}
