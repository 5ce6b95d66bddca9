import QuoinCore
import QuoinGeometry
import QuoinLayout

/// The style of a pointer over a view.
public struct PointerStyle: Hashable, Sendable {
  /// The name of the style in CSS, in a layout from left to right.
  private let name: String
  /// The name of the style in CSS, in a layout from right to left.
  private let mirroredName: String

  private init(_ name: String, mirrored: String? = nil) {
    (self.name, mirroredName) = (name, mirrored ?? name)
  }

  /// Returns the name of the style in CSS.
  func cursor(in direction: LayoutDirection) -> String {
    direction == .rightToLeft ? mirroredName : name
  }

  public static let `default` = Self("default")
  public static let horizontalText = Self("text")
  public static let verticalText = Self("vertical-text")
  public static let rectSelection = Self("crosshair")
  public static let grabIdle = Self("grab")
  public static let grabActive = Self("grabbing")
  public static let link = Self("pointer")
  public static let zoomIn = Self("zoom-in")
  public static let zoomOut = Self("zoom-out")
  public static let columnResize = Self("col-resize")
  public static let rowResize = Self("row-resize")

  /// The style over an edge or a corner of a frame that can be resized.
  public static func frameResize(
    position: FrameResizePosition, directions: FrameResizeDirection.Set = .all
  ) -> PointerStyle {
    Self(
      position.cursor(directions, isMirrored: false),
      mirrored: position.cursor(directions, isMirrored: true))
  }
}

/// An edge or a corner of a frame that can be resized.
public enum FrameResizePosition: Int8, CaseIterable, Hashable, Sendable {
  case top, leading, bottom, trailing
  case topLeading, topTrailing, bottomLeading, bottomTrailing

  /// Returns the CSS name of the pointer that resizes a frame in `directions`. An arrow with two
  /// heads is the same at opposite positions (Rules/Gestures.md#pointer-styles).
  fileprivate func cursor(_ directions: FrameResizeDirection.Set, isMirrored: Bool) -> String {
    let (leading, trailing) = isMirrored ? ("e", "w") : ("w", "e")
    let (outward, inward) =
      switch self {
      case .top: ("n", "s")
      case .bottom: ("s", "n")
      case .leading: (leading, trailing)
      case .trailing: (trailing, leading)
      case .topLeading: ("n" + leading, "s" + trailing)
      case .topTrailing: ("n" + trailing, "s" + leading)
      case .bottomLeading: ("s" + leading, "n" + trailing)
      case .bottomTrailing: ("s" + trailing, "n" + leading)
      }
    if directions == .outward { return "\(outward)-resize" }
    if directions == .inward { return "\(inward)-resize" }
    let heads = [outward, inward].sorted().joined()
    return ["ns": "ns-resize", "ew": "ew-resize", "nwse": "nwse-resize"][heads] ?? "nesw-resize"
  }
}

/// A direction in which a frame can be resized.
public enum FrameResizeDirection: Int8, CaseIterable, Hashable, Sendable {
  case inward, outward

  /// Directions in which a frame can be resized.
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public static let inward = Self(rawValue: 1)
    public static let outward = Self(rawValue: 2)
    public static let all: Self = [.inward, .outward]
  }
}

extension View {
  /// Sets the style of the pointer over the view, which a preview for macOS shows; `nil` leaves it
  /// to enclosing views.
  /// Sizing: neutral.
  public func pointerStyle(_ style: PointerStyle?) -> some View {
    modifier(PointerStyleModifier(style: style))
  }

  /// Compiles only: shows or hides the pointer over the view. Sizing: neutral.
  public func pointerVisibility(_ visibility: Visibility) -> some View { self }
}

/// The CSS name of the pointer over a view.
private struct Cursor {
  let name: String
}

private struct PointerStyleModifier: PrimitiveModifier {
  let style: PointerStyle?

  static func _emit<V: View>(_ modifier: Self, content: V, into emission: Emission) {
    let mark = emission.tree.mark
    V._emit(content, into: emission)
    guard let style = modifier.style else { return }
    emission.attach(
      Cursor(name: style.cursor(in: emission.environment.layoutDirection)), since: mark)
  }
}

extension EmittedNodes {
  /// Returns the CSS name of the pointer style over the views `chain`, innermost first.
  ///
  /// The nearest view that has a style, accepts text or is a link determines it.
  package func cursor(over chain: [LayoutTree.NodeID]) -> String {
    for node in chain {
      if let cursor = attachments(Cursor.self, at: node).first { return cursor.name }
      for control in attachments(ControlHandle.self, at: node) where control.isEnabled {
        if control.text != nil { return "text" }
        if control.isLink { return "pointer" }
      }
    }
    return "default"
  }
}
