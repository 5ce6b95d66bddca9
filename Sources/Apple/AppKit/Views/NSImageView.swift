import Foundation
import QuoinCore
import QuoinGeometry
import QuoinLayout
import QuoinViews

public enum NSImageScaling: UInt, Sendable {
  case scaleProportionallyDown, scaleAxesIndependently, scaleNone, scaleProportionallyUpOrDown
}
public enum NSImageAlignment: UInt, Sendable {
  case alignCenter, alignTop, alignTopLeft, alignTopRight, alignLeft, alignBottom
  case alignBottomLeft, alignBottomRight, alignRight

  var alignment: Alignment {
    switch self {
    case .alignCenter: .center
    case .alignTop: .top
    case .alignTopLeft: .topLeading
    case .alignTopRight: .topTrailing
    case .alignLeft: .leading
    case .alignBottom: .bottom
    case .alignBottomLeft: .bottomLeading
    case .alignBottomRight: .bottomTrailing
    case .alignRight: .trailing
    }
  }
}

/// An image, drawn according to the view's scaling.
open class NSImageView: NSControl {
  public enum FrameStyle: UInt, Sendable { case none, photo, grayBezel, groove, button }

  public override init(frame frameRect: NSRect) { super.init(frame: frameRect) }
  public convenience init(image: NSImage) {
    self.init(frame: .zero)
    self.image = image
    frame.size = intrinsicContentSize
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open var image: NSImage? { didSet { changed() } }
  open var imageScaling = NSImageScaling.scaleProportionallyDown { didSet { setNeedsDisplay() } }
  open var imageAlignment = NSImageAlignment.alignCenter { didSet { setNeedsDisplay() } }
  /// Stored only: Quoin doesn't read it.
  open var imageFrameStyle = FrameStyle.none
  open var contentTintColor: NSColor? { didSet { setNeedsDisplay() } }
  open var symbolConfiguration: NSImage.SymbolConfiguration? { didSet { changed() } }
  /// Stored only: Quoin doesn't read it.
  open var animates = false
  open var isEditable = false
  /// Stored only: Quoin doesn't read it.
  open var allowsCutCopyPaste = false

  open override var intrinsicContentSize: NSSize {
    guard let image else { return super.intrinsicContentSize }
    return ViewEnvironment.current.size(
      of: Image(nsImage: image).font(symbolConfiguration?.font))
  }

  open override var _rendering: AnyView? {
    guard let image else { return nil }
    let natural = intrinsicContentSize
    let isLarger = natural.width > frame.width || natural.height > frame.height
    let picture = Image(nsImage: image)
    let shown =
      switch imageScaling {
      case .scaleAxesIndependently: picture.resizable().erased
      case .scaleProportionallyUpOrDown: picture.resizable().scaledToFit().erased
      case .scaleProportionallyDown where isLarger: picture.resizable().scaledToFit().erased
      default: picture.font(symbolConfiguration?.font).fixedSize().erased
      }
    return shown.foregroundStyle(contentTintColor.map { Color(nsColor: $0) } ?? .primary)
      .frame(width: frame.width, height: frame.height, alignment: imageAlignment.alignment)
      .erased
  }
}
