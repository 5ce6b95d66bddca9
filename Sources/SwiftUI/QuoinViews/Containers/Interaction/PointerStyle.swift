import QuoinCore
import QuoinLayout

/// The style of a pointer over a view.
public struct PointerStyle: Hashable, Sendable {
  private enum Kind: Hashable {
    case `default`, text, selection, grab, link, zoom, columns, rows, frame
  }
  private let kind: Kind

  /// The name of the style in CSS.
  package var cursor: String {
    switch kind {
    case .default, .frame: "default"
    case .text: "text"
    case .selection: "crosshair"
    case .grab: "grab"
    case .link: "pointer"
    case .zoom: "zoom-in"
    case .columns: "col-resize"
    case .rows: "row-resize"
    }
  }

  public static let `default` = Self(kind: .default)
  public static let horizontalText = Self(kind: .text)
  public static let verticalText = Self(kind: .text)
  public static let rectSelection = Self(kind: .selection)
  public static let grabIdle = Self(kind: .grab)
  public static let grabActive = Self(kind: .grab)
  public static let link = Self(kind: .link)
  public static let zoomIn = Self(kind: .zoom)
  public static let zoomOut = Self(kind: .zoom)
  public static let columnResize = Self(kind: .columns)
  public static let rowResize = Self(kind: .rows)
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

private struct PointerStyleModifier: PrimitiveModifier {
  let style: PointerStyle?

  static func _emit<V: View>(_ modifier: Self, content: V, into emission: Emission) {
    let mark = emission.tree.mark
    V._emit(content, into: emission)
    if let style = modifier.style { emission.attach(style, since: mark) }
  }
}

extension EmittedNodes {
  /// Returns the CSS name of the pointer style over the views `chain`, innermost first.
  ///
  /// The nearest view that has a style, accepts text or is a link determines it.
  package func cursor(over chain: [LayoutTree.NodeID]) -> String {
    for node in chain {
      if let style = attachments(PointerStyle.self, at: node).first { return style.cursor }
      for control in attachments(ControlHandle.self, at: node) where control.isEnabled {
        if control.text != nil { return "text" }
        if control.isLink { return "pointer" }
      }
    }
    return "default"
  }
}
