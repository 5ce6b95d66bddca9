import Foundation
import QuoinCore
import QuoinDrawing

/// A gradient: colors along a line.
public struct Gradient: Hashable, Sendable {
  /// A color at a location on the line, from 0 (start) to 1 (end).
  public struct Stop: Hashable, Sendable {
    public var color: Color
    public var location: CGFloat
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The color space in which colors between two stops are interpolated.
  public struct ColorSpace: Hashable, Sendable {
    let isPerceptual: Bool
    /// Encoded sRGB.
    public static let device = ColorSpace(isPerceptual: false)
    /// OKLab, in which equal steps look equal: the default.
    public static let perceptual = ColorSpace(isPerceptual: true)
  }

  public var stops: [Stop]

  /// Creates a gradient from stops in any order, which are drawn sorted by location.
  public init(stops: [Stop]) { self.stops = stops }

  /// Creates a gradient from evenly spaced colors.
  public init(colors: [Color]) {
    let last = CGFloat(max(colors.count - 1, 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
  }

  /// Returns the gradient with its colors interpolated in `space`.
  public func colorSpace(_ space: ColorSpace) -> AnyGradient {
    AnyGradient(storage: .gradient(self, space))
  }
}

/// A gradient whose colors depend on the environment.
public struct AnyGradient: Hashable, Sendable {
  enum Storage: Hashable, Sendable {
    case gradient(Gradient, Gradient.ColorSpace)
    /// A color and another tone of it.
    case shade(Color)
  }
  var storage: Storage

  init(storage: Storage) { self.storage = storage }

  public init(_ gradient: Gradient) { storage = .gradient(gradient, .perceptual) }

  /// Returns the gradient with its colors interpolated in `space`.
  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
    guard case .gradient(let gradient, _) = storage else { return self }
    return AnyGradient(storage: .gradient(gradient, space))
  }

  /// Returns the colors in `environment`.
  func ramp(in environment: EnvironmentValues) -> GradientRamp {
    switch storage {
    case .gradient(let gradient, let space):
      let stops = gradient.stops.map {
        GradientStop(color: $0.color.drawn(in: environment), location: Double($0.location))
      }
      return GradientRamp(
        stops: stops, isPerceptual: space.isPerceptual,
        assetName: gradient.stops.lazy.compactMap { $0.color.storage.missingName(in: environment) }
          .first)
    case .shade(let color):
      return GradientRamp(
        stops: ColorShade(color.drawn(in: environment)).stops, isPerceptual: true,
        assetName: color.storage.missingName(in: environment))
    }
  }
}

extension Color {
  /// The color as a gradient: from a lighter tone to itself, or for light colors such as yellow,
  /// from itself to a darker tone (Rules/Drawing.md#color-gradient).
  public var gradient: AnyGradient { AnyGradient(storage: .shade(self)) }
}
