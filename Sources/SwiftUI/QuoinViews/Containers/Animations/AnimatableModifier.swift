import QuoinCore
import QuoinGeometry

/// A modifier whose body is evaluated with interpolated data while a change is animated.
@available(
  *, deprecated, message: "Use ViewModifier and Animatable instead: the two do the same."
)
public protocol AnimatableModifier: Animatable, ViewModifier {}
