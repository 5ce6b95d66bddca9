import Foundation
import QuoinCore

// Declared, so that sources compile: nothing can run a shader here (see ``ShaderLibrary``).

extension VisualEffect {
  /// Changes nothing in place of what `shader` makes of the view's colours.
  public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some VisualEffect { self }

  /// Changes nothing in place of what `shader` makes of the view's points.
  public func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some VisualEffect { self }

  /// Changes nothing in place of what `shader` makes of the view.
  public func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some VisualEffect { self }
}
