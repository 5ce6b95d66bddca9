import QuoinCore

/// What a content shape is used for.
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
  /// Disables the view and everything inside, or not; inside a disabled view everything stays disabled.
  /// Sizing: neutral.
  public func disabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }
  }

  /// Sets whether the view and everything inside can be touched; if not, touches go to the views behind.
  /// Sizing: neutral.
  public func allowsHitTesting(_ enabled: Bool) -> some View {
    attribute { if !enabled { $0.refuseTouches(since: $1) } }
  }

  /// Says where the view is touched: everywhere in `shape`, placed in its frame, and nowhere else. Sizing: neutral.
  ///
  /// - `eoFill`: whether the inside of the shape is found by the even-odd rule.
  public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    contentShape(.interaction, shape, eoFill: eoFill)
  }

  /// Gives the view a shape for each of `kind`; only the one of `interaction` is of use here: it says where the
  /// view is touched. Sizing: neutral.
  public func contentShape<S: Shape>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> some View {
    attribute { emission, mark in
      guard kind.contains(.interaction) else { return }
      let surroundings = ShapeSurroundings(emission.environment)
      emission.limitTouches(since: mark) { point, frame in
        shape.placedPath(in: frame, surroundings).contains(point, eoFill: eoFill)
      }
    }
  }
}
