import Foundation
import QuoinCore
import QuoinGeometry
import QuoinLayout
import QuoinViews

/// A frame around a view, drawn with its title.
open class NSBox: NSView {
  public enum BoxType: UInt, Sendable {
    case primary = 0
    case separator = 2
    case custom = 4
  }
  public enum TitlePosition: UInt, Sendable {
    case noTitle, aboveTop, atTop, belowTop, aboveBottom, atBottom, belowBottom
  }
  open var boxType = BoxType.primary { didSet { setNeedsDisplay() } }
  open var title = "Box" { didSet { setNeedsDisplay() } }
  open var titlePosition = TitlePosition.atTop
  open var titleFont = NSFont.systemFont(ofSize: 11)
  open var borderColor = NSColor.separatorColor { didSet { setNeedsDisplay() } }
  open var fillColor = NSColor.clear { didSet { setNeedsDisplay() } }
  open var borderWidth: CGFloat = 1 { didSet { setNeedsDisplay() } }
  open var cornerRadius: CGFloat = 5 { didSet { setNeedsDisplay() } }
  open var isTransparent = false { didSet { setNeedsDisplay() } }
  open var contentViewMargins = NSSize(width: 5, height: 5)
  open var contentView: NSView? {
    didSet {
      oldValue?.removeFromSuperview()
      guard let contentView else { return }
      contentView.frame = bounds.insetBy(
        dx: contentViewMargins.width, dy: contentViewMargins.height)
      contentView.autoresizingMask = [.width, .height]
      addSubview(contentView)
    }
  }
  open override var _rendering: AnyView? {
    guard !isTransparent else { return nil }
    if boxType == .separator {
      return Rectangle().fill(Color(nsColor: .separatorColor))
        .frame(
          width: frame.width > frame.height ? frame.width : 1,
          height: frame.width > frame.height ? 1 : frame.height
        ).erased
    }
    let shape = RoundedRectangle(cornerRadius: cornerRadius)
    return ZStack(alignment: .topLeading) {
      shape.fill(Color(nsColor: boxType == .custom ? fillColor : .controlColor.faint))
      shape.strokeBorder(Color(nsColor: borderColor), lineWidth: borderWidth)
      if boxType == .primary, titlePosition != .noTitle {
        Text(verbatim: title).font(titleFont.font).padding(.leading, 8).offset(y: -14)
      }
    }.erased
  }
}

extension NSColor {
  /// The fill color of a box.
  fileprivate var faint: NSColor { NSColor.black.withAlphaComponent(0.03) }
}

/// A view that blurs what is behind it, rendered as a SwiftUI material.
open class NSVisualEffectView: NSView {
  public enum Material: Int, Sendable {
    case titlebar = 3
    case selection = 4
    case menu = 5
    case popover = 6
    case sidebar = 7
    case headerView = 10
    case sheet = 11
    case windowBackground = 12
    case hudWindow = 13
    case fullScreenUI = 15
    case toolTip = 17
    case contentBackground = 18
    case underWindowBackground = 21
    case underPageBackground = 22
    case appearanceBased = 0
    case light = 1
    case dark = 2
    case mediumLight = 8
    case ultraDark = 9

    var material: QuoinViews.Material {
      switch self {
      case .titlebar, .headerView: .bar
      case .hudWindow, .popover, .menu, .toolTip: .thick
      case .sidebar, .underWindowBackground: .thin
      case .fullScreenUI: .ultraThin
      default: .regular
      }
    }
  }
  public enum BlendingMode: Int, Sendable { case behindWindow, withinWindow }
  public enum State: Int, Sendable { case followsWindowActiveState, active, inactive }

  open var material = Material.appearanceBased { didSet { setNeedsDisplay() } }
  /// Stored only: Quoin doesn't read it.
  open var blendingMode = BlendingMode.behindWindow
  open var state = State.followsWindowActiveState
  open var isEmphasized = false
  /// Stored only: Quoin doesn't read it.
  open var maskImage: NSImage?
  open var interiorBackgroundStyle: Int { 0 }
  open override var _rendering: AnyView? { Rectangle().fill(material.material).erased }
}

/// Glass, rendered as a thin material.
open class NSGlassEffectView: NSView {
  public enum Style: Int, Sendable { case regular, clear }
  open var style = Style.regular
  open var cornerRadius: CGFloat = 0 { didSet { setNeedsDisplay() } }
  open var tintColor: NSColor? { didSet { setNeedsDisplay() } }
  open var contentView: NSView? {
    didSet {
      oldValue?.removeFromSuperview()
      guard let contentView else { return }
      contentView.frame = bounds
      contentView.autoresizingMask = [.width, .height]
      addSubview(contentView)
    }
  }
  open override var _rendering: AnyView? {
    RoundedRectangle(cornerRadius: cornerRadius).fill(.thinMaterial)
      .overlay(Color(nsColor: tintColor ?? .clear).opacity(0.3)).erased
  }
}
