import QuoinDrawing
import QuoinGeometry

extension Color.Resolved: Animatable {
  /// The color as animations interpolate it: in OKLab, premultiplied by its opacity.
  public var animatableData:
    AnimatablePair<Float, AnimatablePair<Float, AnimatablePair<Float, Float>>>
  {
    get {
      let numbers = drawn.mixingNumbers.map(Float.init)
      return AnimatablePair(
        numbers[0], AnimatablePair(numbers[1], AnimatablePair(numbers[2], numbers[3])))
    }
    set {
      let rest = newValue.second.second
      var numbers = NumberReader(
        [newValue.first, newValue.second.first, rest.first, rest.second].map(Double.init))
      self = Color.Resolved(ResolvedColor(mixing: &numbers))
    }
  }
}
