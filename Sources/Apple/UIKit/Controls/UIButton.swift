import Foundation
import QuoinCore
import QuoinGeometry
import QuoinLayout
import QuoinViews

/// A button, rendered and operated like SwiftUI's.
open class UIButton: UIControl {
  public enum ButtonType: Int, Sendable {
    case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, close
  }

  open private(set) var buttonType = ButtonType.custom
  open var configuration: Configuration? { didSet { changed() } }
  open var configurationUpdateHandler: ((UIButton) -> Void)?
  open var menu: UIMenu? { didSet { setNeedsDisplay() } }
  /// Stored only: Quoin doesn't read it.
  open var changesSelectionAsPrimaryAction = false
  open var contentEdgeInsets = UIEdgeInsets.zero { didSet { changed() } }
  /// Stored only: Quoin doesn't read it.
  open var titleEdgeInsets = UIEdgeInsets.zero
  /// Stored only: Quoin doesn't read it.
  open var imageEdgeInsets = UIEdgeInsets.zero
  /// Stored only: Quoin doesn't read it.
  open var adjustsImageWhenHighlighted = true
  /// Stored only: Quoin doesn't read it.
  open var isPointerInteractionEnabled = false
  open var role = Role.normal
  private var looks: [State: Look] = [:]
  private let title = UILabel()
  private let picture = UIImageView()

  public enum Role: Int, Sendable { case normal, primary, cancel, destructive }

  private struct Look {
    var title: String?
    var attributedTitle: NSAttributedString?
    var titleColor: UIColor?
    var image: UIImage?
    var backgroundImage: UIImage?
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    title.font = .systemFont(ofSize: UIFont.buttonFontSize)
    title.isPart = self
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public convenience init(type: ButtonType) {
    self.init(frame: .zero)
    buttonType = type
    let symbols: [ButtonType: String] = [
      .detailDisclosure: "info.circle", .infoLight: "info.circle", .infoDark: "info.circle",
      .contactAdd: "plus.circle", .close: "xmark.circle.fill",
    ]
    if let symbol = symbols[type] { setImage(UIImage(systemName: symbol), for: .normal) }
  }
  public convenience init(frame: CGRect = .zero, primaryAction: UIAction?) {
    self.init(type: .system)
    self.frame = frame
    take(primaryAction)
  }
  public convenience init(type: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: type)
    take(primaryAction)
  }
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    self.configuration = configuration
    take(primaryAction)
  }
  public class func systemButton(with image: UIImage, target: Any?, action: Selector?)
    -> UIButton
  {
    let button = UIButton(type: .system)
    button.setImage(image, for: .normal)
    if let action { button.addTarget(target, action: action, for: .touchUpInside) }
    return button
  }

  private func take(_ action: UIAction?) {
    guard let action else { return }
    if !action.title.isEmpty { setTitle(action.title, for: .normal) }
    if let image = action.image { setImage(image, for: .normal) }
    addAction(action, for: .primaryActionTriggered)
  }

  private func changed() {
    invalidateIntrinsicContentSize()
    superview?.setNeedsLayout()
  }

  // MARK: Appearance

  /// The label that defines the font and appearance of the title.
  open var titleLabel: UILabel? { title }
  open var imageView: UIImageView? {
    picture.image = currentImage
    return picture
  }
  open func setTitle(_ title: String?, for state: State) {
    looks[state, default: Look()].title = title
    changed()
  }
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    looks[state, default: Look()].attributedTitle = title
    changed()
  }
  open func setTitleColor(_ color: UIColor?, for state: State) {
    looks[state, default: Look()].titleColor = color
    changed()
  }
  /// Has no effect: title shadows aren't drawn.
  open func setTitleShadowColor(_ color: UIColor?, for state: State) {}
  open func setImage(_ image: UIImage?, for state: State) {
    looks[state, default: Look()].image = image
    changed()
  }
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    looks[state, default: Look()].backgroundImage = image
    changed()
  }
  /// Has no effect: images keep their own configuration.
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) {}
  open func title(for state: State) -> String? { looks[state]?.title }
  open func attributedTitle(for state: State) -> NSAttributedString? {
    looks[state]?.attributedTitle
  }
  open func titleColor(for state: State) -> UIColor? { looks[state]?.titleColor }
  open func image(for state: State) -> UIImage? { looks[state]?.image }
  open func backgroundImage(for state: State) -> UIImage? { looks[state]?.backgroundImage }
  open var currentTitle: String? { look(\.title) }
  open var currentAttributedTitle: NSAttributedString? { look(\.attributedTitle) }
  open var currentTitleColor: UIColor { look(\.titleColor) ?? .white }
  open var currentImage: UIImage? { look(\.image) }
  open var currentBackgroundImage: UIImage? { look(\.backgroundImage) }
  open func setNeedsUpdateConfiguration() { configurationUpdateHandler?(self) }
  /// Has no effect: never called.
  open func updateConfiguration() {}

  private func look<Value>(_ part: KeyPath<Look, Value?>) -> Value? {
    looks[state]?[keyPath: part] ?? looks[.normal]?[keyPath: part]
  }

  // MARK: Drawing

  open override var intrinsicContentSize: CGSize { ViewEnvironment.current.size(of: button) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override var _rendering: AnyView? {
    AnyView(
      ZStack {
        if let image = currentBackgroundImage {
          Image(uiImage: image).resizable()
        }
        button
      })
  }

  private var button: some View {
    Group {
      if let menu {
        Menu {
          menu.rendered
        } label: {
          face
        }
      } else {
        Button { [weak self] in
          self?.sendActions(for: [.touchUpInside, .primaryActionTriggered])
        } label: {
          face
        }
      }
    }
    .buttonStyle(.plain)
    .working(self)
  }

  @ViewBuilder private var face: some View {
    if let configuration {
      configuration.rendered(
        title: currentTitle, image: currentImage, tint: tint, in: bounds.size)
    } else {
      HStack(spacing: 0) {
        if let image = currentImage { Image(uiImage: image) }
        if let text = currentAttributedTitle {
          text.text
        } else if let text = currentTitle {
          Text(verbatim: text).foregroundStyle(titleColor)
        }
      }
      .font(title.font.font)
      .foregroundStyle(titleColor)
      .padding(EdgeInsets(contentEdgeInsets))
      .frame(minWidth: bounds.width, minHeight: bounds.height, alignment: alignment)
      .contentShape(Rectangle())
    }
  }

  private var titleColor: Color {
    if let color = look(\.titleColor) { return Color(uiColor: color) }
    return buttonType == .custom ? .white : tint ?? .accentColor
  }

  private var alignment: Alignment {
    let horizontal: HorizontalAlignment =
      switch contentHorizontalAlignment {
      case .left, .leading: .leading
      case .right, .trailing: .trailing
      default: .center
      }
    let vertical: VerticalAlignment =
      switch contentVerticalAlignment {
      case .top: .top
      case .bottom: .bottom
      default: .center
      }
    return Alignment(horizontal: horizontal, vertical: vertical)
  }
}

extension EdgeInsets {
  init(_ insets: UIEdgeInsets) {
    self.init(
      top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
  }
}
