import Foundation

/// A named line along which views align.
///
/// To create a custom alignment, declare a conforming type and pass it to ``HorizontalAlignment``
/// or ``VerticalAlignment``.
public protocol AlignmentID {
  /// The default position of the line in a view without an explicit guide, in points from the
  /// view's top-leading corner.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// The identity of an alignment line: its type and its axis.
@frozen
public struct AlignmentKey: Sendable {
  // A metatype is immutable; only its conformance may be isolated, and those of alignment lines
  // never are.
  nonisolated(unsafe) public let id: any AlignmentID.Type
  public let axis: Axis
  /// The built-in line; `.custom` for lines made from a user-defined ``AlignmentID``.
  public let line: Line

  /// The built-in lines; `start` is the leading or top edge, `end` the trailing or bottom edge.
  @frozen
  public enum Line: UInt8, Sendable {
    case start, center, end, firstTextBaseline, lastTextBaseline, custom
  }

  @inlinable
  public init(_ id: any AlignmentID.Type, axis: Axis, line: Line = .custom) {
    self.id = id
    self.axis = axis
    self.line = line
  }
}

extension AlignmentKey {
  /// Whether a container of several views derives this guide from those of its views; edges and
  /// centers are always the container's own.
  public var combines: Bool {
    switch line {
    case .start, .center, .end: false
    case .firstTextBaseline, .lastTextBaseline, .custom: true
    }
  }

  /// Returns the guide that a container derives from its views' explicit guides.
  ///
  /// It is the topmost first baseline, the bottommost last one, the topmost middle of a first line,
  /// or the mean of a custom line (Rules/Alignment.md#combining).
  public func combine(_ values: [CGFloat]) -> CGFloat? {
    guard combines, !values.isEmpty else { return nil }
    switch line {
    case .firstTextBaseline: return values.min()
    case .lastTextBaseline: return values.max()
    case .custom where self == VerticalAlignment.firstTextLineCenter.key: return values.min()
    default: return values.reduce(0, +) / CGFloat(values.count)
    }
  }
}

extension AlignmentKey: Hashable {
  public static func == (lhs: Self, rhs: Self) -> Bool {
    ObjectIdentifier(lhs.id) == ObjectIdentifier(rhs.id) && lhs.axis == rhs.axis
  }
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(id))
    hasher.combine(axis)
  }
}

/// An alignment line measured along x.
@frozen
public struct HorizontalAlignment: Hashable, Sendable {
  public let key: AlignmentKey
  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id, axis: .horizontal) }
  /// Creates an alignment for the line of a horizontal key.
  public init(_ key: AlignmentKey) { self.key = key }
  @inlinable
  init(_ id: any AlignmentID.Type, line: AlignmentKey.Line) {
    key = AlignmentKey(id, axis: .horizontal, line: line)
  }

  @inlinable public static var leading: HorizontalAlignment {
    HorizontalAlignment(StartLine.self, line: .start)
  }
  @inlinable public static var center: HorizontalAlignment {
    HorizontalAlignment(CenterLine.self, line: .center)
  }
  @inlinable public static var trailing: HorizontalAlignment {
    HorizontalAlignment(EndLine.self, line: .end)
  }
  /// The leading end of the separator between two rows of a list.
  @inlinable public static var listRowSeparatorLeading: HorizontalAlignment {
    HorizontalAlignment(SeparatorStart.self, line: .custom)
  }
  /// The trailing end of the separator between two rows of a list.
  @inlinable public static var listRowSeparatorTrailing: HorizontalAlignment {
    HorizontalAlignment(SeparatorEnd.self, line: .custom)
  }

  /// Returns the guide that a container derives from its views' explicit guides.
  ///
  /// Returns `nil` for edges and centers, which are always the container's own, and if no view has
  /// an explicit guide.
  public func combineExplicit<S: Sequence>(_ values: S) -> CGFloat? where S.Element == CGFloat? {
    key.combine(values.compactMap { $0 })
  }
}

/// An alignment line measured along y.
@frozen
public struct VerticalAlignment: Hashable, Sendable {
  public let key: AlignmentKey
  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id, axis: .vertical) }
  /// Creates an alignment for the line of a vertical key.
  public init(_ key: AlignmentKey) { self.key = key }
  @inlinable
  init(_ id: any AlignmentID.Type, line: AlignmentKey.Line) {
    key = AlignmentKey(id, axis: .vertical, line: line)
  }

  @inlinable public static var top: VerticalAlignment {
    VerticalAlignment(TopLine.self, line: .start)
  }
  @inlinable public static var center: VerticalAlignment {
    VerticalAlignment(MiddleLine.self, line: .center)
  }
  @inlinable public static var bottom: VerticalAlignment {
    VerticalAlignment(BottomLine.self, line: .end)
  }
  /// The baseline of the topmost line of text; the bottom edge of views without text.
  @inlinable public static var firstTextBaseline: VerticalAlignment {
    VerticalAlignment(FirstBaseline.self, line: .firstTextBaseline)
  }
  /// The baseline of the bottommost line of text; the bottom edge of views without text.
  @inlinable public static var lastTextBaseline: VerticalAlignment {
    VerticalAlignment(LastBaseline.self, line: .lastTextBaseline)
  }
  /// The middle of the capitals in the topmost line of text, to which icons align; the center of
  /// views without text (Rules/Alignment.md#first-line-center).
  package static var firstTextLineCenter: VerticalAlignment {
    VerticalAlignment(FirstLineCenter.self)
  }

  /// Returns the guide that a container derives from its views' explicit guides.
  ///
  /// Returns `nil` for edges and centers, which are always the container's own, and if no view has
  /// an explicit guide.
  public func combineExplicit<S: Sequence>(_ values: S) -> CGFloat? where S.Element == CGFloat? {
    key.combine(values.compactMap { $0 })
  }
}

/// An alignment on both axes.
@frozen
public struct Alignment: Hashable, Sendable {
  public var horizontal: HorizontalAlignment
  public var vertical: VerticalAlignment
  @inlinable
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  @inlinable public static var center: Alignment {
    Alignment(horizontal: .center, vertical: .center)
  }
  @inlinable public static var leading: Alignment {
    Alignment(horizontal: .leading, vertical: .center)
  }
  @inlinable public static var trailing: Alignment {
    Alignment(horizontal: .trailing, vertical: .center)
  }
  @inlinable public static var top: Alignment { Alignment(horizontal: .center, vertical: .top) }
  @inlinable public static var bottom: Alignment {
    Alignment(horizontal: .center, vertical: .bottom)
  }
  @inlinable public static var topLeading: Alignment {
    Alignment(horizontal: .leading, vertical: .top)
  }
  @inlinable public static var topTrailing: Alignment {
    Alignment(horizontal: .trailing, vertical: .top)
  }
  @inlinable public static var bottomLeading: Alignment {
    Alignment(horizontal: .leading, vertical: .bottom)
  }
  @inlinable public static var bottomTrailing: Alignment {
    Alignment(horizontal: .trailing, vertical: .bottom)
  }
  @inlinable public static var centerFirstTextBaseline: Alignment {
    Alignment(horizontal: .center, vertical: .firstTextBaseline)
  }
  @inlinable public static var centerLastTextBaseline: Alignment {
    Alignment(horizontal: .center, vertical: .lastTextBaseline)
  }
  @inlinable public static var leadingFirstTextBaseline: Alignment {
    Alignment(horizontal: .leading, vertical: .firstTextBaseline)
  }
  @inlinable public static var leadingLastTextBaseline: Alignment {
    Alignment(horizontal: .leading, vertical: .lastTextBaseline)
  }
  @inlinable public static var trailingFirstTextBaseline: Alignment {
    Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
  }
  @inlinable public static var trailingLastTextBaseline: Alignment {
    Alignment(horizontal: .trailing, vertical: .lastTextBaseline)
  }
}

@usableFromInline
enum StartLine: AlignmentID {
  @usableFromInline static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}
@usableFromInline
enum CenterLine: AlignmentID {
  @usableFromInline static func defaultValue(in context: ViewDimensions) -> CGFloat {
    context.width / 2
  }
}
@usableFromInline
enum EndLine: AlignmentID {
  @usableFromInline static func defaultValue(in context: ViewDimensions) -> CGFloat {
    context.width
  }
}
@usableFromInline
enum SeparatorStart: AlignmentID {
  @usableFromInline static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}
@usableFromInline
enum SeparatorEnd: AlignmentID {
  @usableFromInline static func defaultValue(in context: ViewDimensions) -> CGFloat {
    context.width
  }
}
@usableFromInline
enum TopLine: AlignmentID {
  @usableFromInline static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}
@usableFromInline
enum MiddleLine: AlignmentID {
  @usableFromInline static func defaultValue(in context: ViewDimensions) -> CGFloat {
    context.height / 2
  }
}
@usableFromInline
enum BottomLine: AlignmentID {
  @usableFromInline static func defaultValue(in context: ViewDimensions) -> CGFloat {
    context.height
  }
}
@usableFromInline
enum FirstBaseline: AlignmentID {
  @usableFromInline static func defaultValue(in context: ViewDimensions) -> CGFloat {
    context.height
  }
}
@usableFromInline
enum FirstLineCenter: AlignmentID {
  @usableFromInline static func defaultValue(in context: ViewDimensions) -> CGFloat {
    context.height / 2
  }
}
@usableFromInline
enum LastBaseline: AlignmentID {
  @usableFromInline static func defaultValue(in context: ViewDimensions) -> CGFloat {
    context.height
  }
}
