import QuoinCore
import QuoinGeometry

/// A modifier whose body is evaluated with the data that lies between two values while a change is animated.
@available(
  *, deprecated, message: "Use ViewModifier and Animatable instead: the two do the same."
)
public protocol AnimatableModifier: Animatable, ViewModifier {}
