import Foundation
import QuoinCore
import QuoinDrawing

/// Colours along a line.
public struct Gradient: Hashable, Sendable {
  /// A colour at a place of the line, 0 its start and 1 its end.
  public struct Stop: Hashable, Sendable {
    public var color: Color
    public var location: CGFloat
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The space in which colours between two stops are mixed.
  public struct ColorSpace: Hashable, Sendable {
    let isPerceptual: Bool
    /// sRGB as it is stored.
    public static let device = ColorSpace(isPerceptual: false)
    /// OKLab, where equal steps look equal: the default.
    public static let perceptual = ColorSpace(isPerceptual: true)
  }

  public var stops: [Stop]

  /// Colours at places, which may come in any order: they are drawn in the order of their places.
  public init(stops: [Stop]) { self.stops = stops }

  /// Colours at equal distances.
  public init(colors: [Color]) {
    let last = CGFloat(max(colors.count - 1, 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
  }

  /// The gradient with its colours mixed in `space`.
  public func colorSpace(_ space: ColorSpace) -> AnyGradient {
    AnyGradient(storage: .gradient(self, space))
  }
}

/// A gradient whose colours depend on the surroundings.
public struct AnyGradient: Hashable, Sendable {
  enum Storage: Hashable, Sendable {
    case gradient(Gradient, Gradient.ColorSpace)
    /// A colour beside another tone of it.
    case shade(Color)
  }
  var storage: Storage

  init(storage: Storage) { self.storage = storage }

  public init(_ gradient: Gradient) { storage = .gradient(gradient, .perceptual) }

  /// The gradient with its colours mixed in `space`.
  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
    guard case .gradient(let gradient, _) = storage else { return self }
    return AnyGradient(storage: .gradient(gradient, space))
  }

  /// The colours in `environment`.
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
  /// The colour as a gradient: from a lighter tone to itself, or from itself to a darker tone where it is light, as
  /// yellow is (Rules/Drawing.md#color-gradient).
  public var gradient: AnyGradient { AnyGradient(storage: .shade(self)) }
}
