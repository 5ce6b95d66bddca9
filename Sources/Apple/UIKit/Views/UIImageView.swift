import Foundation
import QuoinCore
import QuoinGeometry
import QuoinLayout
import QuoinViews

/// An image, drawn according to the view's content mode.
open class UIImageView: UIView {
  open var image: UIImage? {
    didSet {
      setNeedsDisplay()
      superview?.setNeedsLayout()
    }
  }
  open var highlightedImage: UIImage?
  open var isHighlighted = false { didSet { setNeedsDisplay() } }
  /// The frames of an animation. The first one is drawn if there is no `image`.
  open var animationImages: [UIImage]?
  /// Stored only: Quoin doesn't read it.
  open var highlightedAnimationImages: [UIImage]?
  open var animationDuration: TimeInterval = 0
  /// Stored only: Quoin doesn't read it.
  open var animationRepeatCount = 0
  open private(set) var isAnimating = false
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet { setNeedsDisplay() }
  }
  open func startAnimating() { isAnimating = true }
  open func stopAnimating() { isAnimating = false }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    hugging = [UILayoutPriority(251), UILayoutPriority(251)]
  }
  public convenience init(image: UIImage?) {
    self.init(image: image, highlightedImage: nil)
  }
  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    hugging = [UILayoutPriority(251), UILayoutPriority(251)]
    (self.image, self.highlightedImage) = (image, highlightedImage)
    bounds.size = shown == nil ? .zero : intrinsicContentSize
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  private var shown: UIImage? {
    (isHighlighted ? highlightedImage : nil) ?? image ?? animationImages?.first
  }

  open override var intrinsicContentSize: CGSize {
    shown.map { ViewEnvironment.current.size(of: picture($0)) } ?? super.intrinsicContentSize
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    shown == nil ? bounds.size : intrinsicContentSize
  }

  private func picture(_ image: UIImage) -> some View {
    Image(uiImage: image).font(preferredSymbolConfiguration?.font?.font)
      .foregroundStyle(ownTint.map { Color(uiColor: $0) } ?? .accentColor)
  }

  open override var _rendering: AnyView? {
    guard let image = shown else { return nil }
    let size = bounds.size
    func stretched(_ mode: QuoinViews.ContentMode?) -> AnyView {
      let picture = Image(uiImage: image).resizable()
      let tinted = picture.foregroundStyle(
        ownTint.map { Color(uiColor: $0) } ?? image.tint ?? .accentColor)
      guard let mode else { return AnyView(tinted) }
      return AnyView(
        tinted.aspectRatio(contentMode: mode).frame(width: size.width, height: size.height))
    }
    switch contentMode {
    case .scaleToFill, .redraw: return stretched(nil)
    case .scaleAspectFit: return stretched(.fit)
    case .scaleAspectFill: return stretched(.fill)
    default:
      return AnyView(
        picture(image).fixedSize()
          .frame(width: size.width, height: size.height, alignment: contentMode.alignment))
    }
  }
}

extension UIView.ContentMode {
  fileprivate var alignment: Alignment {
    switch self {
    case .top: .top
    case .bottom: .bottom
    case .left: .leading
    case .right: .trailing
    case .topLeft: .topLeading
    case .topRight: .topTrailing
    case .bottomLeft: .bottomLeading
    case .bottomRight: .bottomTrailing
    default: .center
    }
  }
}
