import Foundation
import QuoinCore
import QuoinDrawing
import QuoinGeometry

// The interpolation of drawings during animations.

extension FillDrawing: AnimatableDrawing {
  var animatableData: AnimatableNumbers {
    get { style.animatableData }
    set { style.animatableData = newValue }
  }

  func change(from old: Self) -> DrawingChange { style.change(from: old.style) }
}

extension _ResolvedStyle {
  /// Returns the way in which this style replaces `old`; styles that can't be interpolated
  /// crossfade.
  func change(from old: _ResolvedStyle) -> DrawingChange {
    self == old ? .none : mixes(with: old) ? .data : .fade
  }
}

extension BorderDrawing: AnimatableDrawing {
  var animatableData: AnimatablePair<AnimatableNumbers, CGFloat> {
    get { AnimatablePair(style.animatableData, width) }
    set { (style.animatableData, width) = (newValue.first, newValue.second) }
  }

  func change(from old: Self) -> DrawingChange {
    width == old.width
      ? style.change(from: old.style) : style.mixes(with: old.style) ? .data : .fade
  }
}

extension OpacityDrawing: AnimatableDrawing {
  var animatableData: Double {
    get { opacity }
    set { self = OpacityDrawing(opacity: newValue) }
  }
}

extension BlurDrawing: AnimatableDrawing {
  var animatableData: CGFloat {
    get { radius }
    set { self = BlurDrawing(radius: newValue, isOpaque: isOpaque) }
  }
}

extension ShadowDrawing: AnimatableDrawing {
  var animatableData: AnimatableNumbers {
    get { AnimatableNumbers(shadow.mixingNumbers) }
    set {
      var numbers = NumberReader(newValue.numbers)
      shadow = shadow.mixed(&numbers)
    }
  }
}

extension ClipDrawing: AnimatableDrawing {
  var animatableData: ClipShape.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }
}

extension GroupDrawing: AnimatableDrawing {
  var animatableData: AnimatableNumbers {
    get {
      guard case .recolor(let matrix) = effect else { return AnimatableNumbers() }
      return AnimatableNumbers(matrix.rows.flatMap { $0 })
    }
    set {
      guard case .recolor(var matrix) = effect else { return }
      matrix.take(newValue.numbers.map(Float.init))
      effect = .recolor(matrix)
    }
  }
}

extension ColorMatrix {
  fileprivate mutating func take(_ numbers: [Float]) {
    guard numbers.count == 20 else { return }
    (r1, r2, r3, r4, r5) = (numbers[0], numbers[1], numbers[2], numbers[3], numbers[4])
    (g1, g2, g3, g4, g5) = (numbers[5], numbers[6], numbers[7], numbers[8], numbers[9])
    (b1, b2, b3, b4, b5) = (numbers[10], numbers[11], numbers[12], numbers[13], numbers[14])
    (a1, a2, a3, a4, a5) = (numbers[15], numbers[16], numbers[17], numbers[18], numbers[19])
  }
}

extension HueDrawing: AnimatableDrawing {
  var animatableData: Double {
    get { angle.animatableData }
    set { angle.animatableData = newValue }
  }
}

extension ShapeDrawing: AnimatableDrawing {
  var animatableData: AnimatableParts {
    get { AnimatableParts(layers.flatMap { [$0.figure.data, $0.style.animatableData] }) }
    set {
      for index in layers.indices where index * 2 + 1 < newValue.parts.count {
        layers[index].figure.take(newValue.parts[index * 2])
        if let style = newValue.parts[index * 2 + 1] as? AnimatableNumbers {
          layers[index].style.animatableData = style
        }
      }
    }
  }

  func change(from old: Self) -> DrawingChange {
    guard layers.count == old.layers.count,
      zip(layers, old.layers).allSatisfy({ $0.style.mixes(with: $1.style) })
    else { return .fade }
    return animatableData == old.animatableData ? .none : .data
  }
}
