import Foundation

/// A view's size and its alignment guides, in points from the view's top-leading corner.
public struct ViewDimensions {
  public let width: CGFloat
  public let height: CGFloat
  private let explicitGuide: (AlignmentKey) -> CGFloat?

  /// Creates dimensions of `size` with the explicit guides that `explicitGuide` returns, or `nil`
  /// if there is none.
  public init(size: CGSize, explicitGuide: @escaping (AlignmentKey) -> CGFloat? = { _ in nil }) {
    width = size.width
    height = size.height
    self.explicitGuide = explicitGuide
  }

  /// The guide for `key`: the explicit one, or else the default.
  public subscript(key: AlignmentKey) -> CGFloat {
    explicitGuide(key) ?? key.id.defaultValue(in: self)
  }
  public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }
  public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }
  /// The explicit guide, or `nil` if the view has none.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicitGuide(guide.key) }
  /// The explicit guide, or `nil` if the view has none.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicitGuide(guide.key) }
}

extension ViewDimensions: Equatable {
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.width == rhs.width && lhs.height == rhs.height
  }
}
