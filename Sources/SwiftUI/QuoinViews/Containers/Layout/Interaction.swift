import QuoinCore

/// The uses of a content shape.
public struct ContentShapeKinds: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let interaction = ContentShapeKinds(rawValue: 1)
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  public static let accessibility = ContentShapeKinds(rawValue: 16)
}

extension View {
  /// Sets whether the view and its descendants are disabled; inside a disabled view everything
  /// remains disabled.
  /// Sizing: neutral.
  public func disabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }
  }

  /// Sets whether the view and its descendants can be touched; if not, touches pass to the views
  /// behind.
  /// Sizing: neutral.
  public func allowsHitTesting(_ enabled: Bool) -> some View {
    attribute { if !enabled { $0.touches.refuse(since: $1) } }
  }

  /// Makes the view touchable everywhere in `shape`, placed in its frame, and nowhere else.
  /// Sizing: neutral.
  ///
  /// - `eoFill`: whether the inside of the shape is determined by the even-odd rule.
  public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    contentShape(.interaction, shape, eoFill: eoFill)
  }

  /// Sets the shape of the view for each of `kind`; only `interaction`, the touchable area, is used
  /// here.
  /// Sizing: neutral.
  public func contentShape<S: Shape>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> some View {
    attribute { emission, mark in
      guard kind.contains(.interaction) else { return }
      let environment = ShapeEnvironment(emission.environment)
      emission.touches.limit(since: mark) { point, frame in
        shape.placedPath(in: frame, environment).contains(point, eoFill: eoFill)
      }
    }
  }
}
