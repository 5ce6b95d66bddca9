import Foundation
import QuoinCore
import QuoinGeometry
import QuoinLayout
import QuoinViews

/// A row of a table: an image, a title and secondary text, or custom views in ``contentView``.
open class UITableViewCell: UIView {
  public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }
  public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }
  public enum SeparatorStyle: Int, Sendable { case none, singleLine, singleLineEtched }
  public enum AccessoryType: Int, Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }
  public enum EditingStyle: Int, Sendable { case none, delete, insert }

  public let style: CellStyle
  public let reuseIdentifier: String?
  public let contentView = UIView()
  open var textLabel: UILabel?
  open var detailTextLabel: UILabel?
  open var imageView: UIImageView?
  open var accessoryType = AccessoryType.none { didSet { setNeedsDisplay() } }
  /// Stored only: Quoin doesn't read it.
  open var accessoryView: UIView?
  /// Stored only: Quoin doesn't read it.
  open var editingAccessoryType = AccessoryType.none
  /// Stored only: Quoin doesn't read it.
  open var editingAccessoryView: UIView?
  /// Stored only: Quoin doesn't read it.
  open var selectionStyle = SelectionStyle.default
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
  /// Stored only: Quoin doesn't read it.
  open var backgroundView: UIView?
  /// Stored only: Quoin doesn't read it.
  open var selectedBackgroundView: UIView?
  open var isSelected = false
  open var isHighlighted = false
  open var isEditing = false
  /// Stored only: Quoin doesn't read it.
  open var showsReorderControl = false
  /// Stored only: Quoin doesn't read it.
  open var shouldIndentWhileEditing = true
  /// Stored only: Quoin doesn't read it.
  open var indentationLevel = 0
  /// Stored only: Quoin doesn't read it.
  open var indentationWidth: CGFloat = 10
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { setConfiguredContent() }
  }
  /// Stored only: Quoin doesn't read it.
  open var backgroundConfiguration: UIBackgroundConfiguration?
  private var configured: UIView?

  public init(style: CellStyle, reuseIdentifier: String?) {
    (self.style, self.reuseIdentifier) = (style, reuseIdentifier)
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    makeParts()
  }
  public required init?(coder: NSCoder) {
    (style, reuseIdentifier) = (.default, nil)
    super.init(coder: coder)
    makeParts()
  }

  private func makeParts() {
    let (title, detail, picture) = (UILabel(), UILabel(), UIImageView())
    detail.textColor = .secondaryLabel
    detail.font = .systemFont(ofSize: style == .subtitle ? 12 : 17)
    picture.contentMode = .scaleAspectFit
    (textLabel, detailTextLabel, imageView) = (title, style == .default ? nil : detail, picture)
    backgroundColor = .systemBackground
    insert(contentView, at: 0)
    for part in [picture, title, detail] { contentView.addSubview(part) }
  }

  private func setConfiguredContent() {
    configured?.removeFromSuperview()
    configured = contentConfiguration?.makeContentView()
    if let configured { contentView.addSubview(configured) }
    setNeedsLayout()
  }

  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  /// Has no effect: never called, because cells are not reused.
  open func prepareForReuse() {}
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

  /// Returns the height of the cell's content, at least 44 points.
  func ownHeight(in width: CGFloat) -> CGFloat {
    if let configured {
      return max(configured.sizeThatFits(CGSize(width: width - 32, height: 0)).height + 22, 44)
    }
    let isDouble = style == .subtitle && detailTextLabel?.text?.isEmpty == false
    return isDouble ? 58 : 44
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let mark: CGFloat = accessoryType == .none ? 0 : 34
    contentView.frame = CGRect(x: 0, y: 0, width: bounds.width - mark, height: bounds.height)
    let room = contentView.bounds.insetBy(dx: 16, dy: 0)
    if let configured {
      configured.frame = room.insetBy(dx: 0, dy: 11)
      return
    }
    var x = room.minX
    if let picture = imageView, picture.image != nil {
      let side = min(picture.intrinsicContentSize.height, room.height - 4)
      picture.frame = CGRect(x: x, y: room.midY - side / 2, width: side, height: side)
      x += side + 16
    }
    guard let title = textLabel else { return }
    let titleSize = title.intrinsicContentSize
    let width = max(room.maxX - x, 0)
    guard let detail = detailTextLabel, detail.text?.isEmpty == false else {
      title.frame = CGRect(x: x, y: 0, width: width, height: room.height)
      return
    }
    let second = detail.intrinsicContentSize
    if style == .subtitle {
      let top = room.midY - (titleSize.height + second.height + 2) / 2
      title.frame = CGRect(x: x, y: top, width: width, height: titleSize.height)
      detail.frame = CGRect(
        x: x, y: top + titleSize.height + 2, width: width, height: second.height)
    } else {
      title.frame = CGRect(x: x, y: 0, width: min(titleSize.width, width), height: room.height)
      detail.frame = CGRect(
        x: max(room.maxX - second.width, x), y: 0, width: min(second.width, width),
        height: room.height)
    }
  }

  open override var _rendering: AnyView? {
    ZStack(alignment: .trailing) {
      Color.clear
      switch accessoryType {
      case .none: EmptyView()
      case .disclosureIndicator:
        Image(systemName: "chevron.right").foregroundStyle(Color(uiColor: .tertiaryLabel))
      case .checkmark: Image(systemName: "checkmark").foregroundStyle(.tint)
      case .detailButton, .detailDisclosureButton:
        Image(systemName: "info.circle").foregroundStyle(.tint)
      }
    }
    .padding(.trailing, 16)
    .overlay(alignment: .bottom) {
      Color(uiColor: .separator).frame(height: 0.5).padding(.leading, separatorInset.left)
    }
    .erased
  }
}

/// A header or footer of a section, created by the delegate.
open class UITableViewHeaderFooterView: UIView {
  public let reuseIdentifier: String?
  public let contentView = UIView()
  public private(set) lazy var textLabel: UILabel? = UILabel()
  public private(set) lazy var detailTextLabel: UILabel? = UILabel()
  /// Stored only: Quoin doesn't read it.
  open var backgroundView: UIView?
  open var contentConfiguration: (any UIContentConfiguration)?
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    insert(contentView, at: 0)
  }
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
  }
}

/// The content of a cell, as a value.
@MainActor @preconcurrency
public protocol UIContentConfiguration {
  func makeContentView() -> UIView
  func updated(for state: any UIConfigurationState) -> Self
}

@MainActor @preconcurrency
public protocol UIConfigurationState {}

/// A content configuration with text, secondary text and an image.
@MainActor @preconcurrency
public struct UIListContentConfiguration: UIContentConfiguration {
  public struct TextProperties {
    public var font = UIFont.systemFont(ofSize: 17)
    public var color = UIColor.label
    public var numberOfLines = 0
    public var alignment = NSTextAlignment.natural
  }
  public struct ImageProperties {
    public var tintColor: UIColor?
    public var cornerRadius: CGFloat = 0
    public var maximumSize = CGSize.zero
    public var reservedLayoutSize = CGSize.zero
  }
  public var text: String?
  public var attributedText: NSAttributedString?
  public var secondaryText: String?
  public var secondaryAttributedText: NSAttributedString?
  public var image: UIImage?
  public var textProperties = TextProperties()
  public var secondaryTextProperties = TextProperties(
    font: .systemFont(ofSize: 12), color: .secondaryLabel)
  public var imageProperties = ImageProperties()
  public var imageToTextPadding: CGFloat = 16
  public var textToSecondaryTextVerticalPadding: CGFloat = 2
  public static func cell() -> UIListContentConfiguration { UIListContentConfiguration() }
  public static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration() }
  public static func valueCell() -> UIListContentConfiguration { UIListContentConfiguration() }
  public static func plainHeader() -> UIListContentConfiguration { UIListContentConfiguration() }
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }

  public func makeContentView() -> UIView {
    _UIHostingView(
      rootView: HStack(spacing: imageToTextPadding) {
        if let image {
          Image(uiImage: image)
            .foregroundStyle(imageProperties.tintColor.map { Color(uiColor: $0) } ?? .accentColor)
        }
        VStack(alignment: .leading, spacing: textToSecondaryTextVerticalPadding) {
          (attributedText?.text ?? Text(verbatim: text ?? ""))
            .font(textProperties.font.font).foregroundStyle(Color(uiColor: textProperties.color))
          if let second = secondaryAttributedText?.text
            ?? secondaryText.map({ Text(verbatim: $0) })
          {
            second.font(secondaryTextProperties.font.font)
              .foregroundStyle(Color(uiColor: secondaryTextProperties.color))
          }
        }
        Spacer(minLength: 0)
      })
  }
}
