import Foundation
import QuoinCore
import QuoinGeometry
import QuoinLayout
import QuoinViews

extension UIButton {
  /// The appearance of a button.
  public struct Configuration: @unchecked Sendable {
    enum Style { case plain, gray, tinted, filled, glass }
    public enum Size: Int, Sendable { case medium, small, mini, large }
    public enum TitleAlignment: Int, Sendable { case automatic, leading, center, trailing }
    public enum CornerStyle: Int, Sendable {
      case fixed = -1
      case dynamic, small, medium, large, capsule
    }
    public enum MacIdiomStyle: Int, Sendable {
      case automatic, bordered, borderless, borderlessTinted
    }
    public enum Indicator: Int, Sendable { case automatic, none, popup }

    let style: Style

    public var title: String?
    public var attributedTitle: AttributedString?
    public var subtitle: String?
    public var attributedSubtitle: AttributedString?
    public var image: UIImage?
    public var imagePlacement = NSDirectionalRectEdge.leading
    public var imagePadding: CGFloat = 0
    public var titlePadding: CGFloat = 1
    public var titleAlignment = TitleAlignment.automatic
    public var buttonSize = Size.medium
    public var cornerStyle = CornerStyle.dynamic
    public var macIdiomStyle = MacIdiomStyle.automatic
    public var indicator = Indicator.automatic
    public var baseForegroundColor: UIColor?
    public var baseBackgroundColor: UIColor?
    public var showsActivityIndicator = false
    public var contentInsets = NSDirectionalEdgeInsets(
      top: 7, leading: 12, bottom: 7, trailing: 12)
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    public var background = UIBackgroundConfiguration.clear()
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    public var imageColorTransformer: UIConfigurationColorTransformer?
    public var automaticallyUpdateForSelection = true

    public static func plain() -> Configuration { Configuration(style: .plain) }
    public static func borderless() -> Configuration { Configuration(style: .plain) }
    public static func gray() -> Configuration { Configuration(style: .gray) }
    public static func tinted() -> Configuration { Configuration(style: .tinted) }
    public static func filled() -> Configuration { Configuration(style: .filled) }
    public static func bordered() -> Configuration { Configuration(style: .gray) }
    public static func borderedTinted() -> Configuration { Configuration(style: .tinted) }
    public static func borderedProminent() -> Configuration { Configuration(style: .filled) }
    public static func glass() -> Configuration { Configuration(style: .glass) }
    public static func prominentGlass() -> Configuration { Configuration(style: .filled) }

    private init(style: Style) {
      self.style = style
    }
    public func updated(for button: UIButton) -> Configuration { self }
    public mutating func setDefaultContentInsets() {
      contentInsets = Self.plain().contentInsets
    }
  }
}

/// A transformation of a title's attributes.
public struct UIConfigurationTextAttributesTransformer: @unchecked Sendable {
  public let transform: (AttributeContainer) -> AttributeContainer
  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }
}

/// A transformation of a color.
public struct UIConfigurationColorTransformer: @unchecked Sendable {
  public let transform: (UIColor) -> UIColor
  public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }
}

/// The background of a button or a cell.
public struct UIBackgroundConfiguration: @unchecked Sendable {
  public var backgroundColor: UIColor?
  public var cornerRadius: CGFloat = 0
  public var strokeColor: UIColor?
  public var strokeWidth: CGFloat = 0
  public var visualEffect: UIVisualEffect?
  public var image: UIImage?
  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  public static func listPlainCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  public static func listGroupedCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration()
  }
}

extension UIButton.Configuration {
  /// Returns the rendered representation of the button, whose background fills `size`.
  @MainActor
  func rendered(title known: String?, image knownImage: UIImage?, tint: Color?, in size: CGSize)
    -> some View
  {
    let tint = tint ?? .accentColor
    let foreground =
      baseForegroundColor.map { Color(uiColor: $0) } ?? (style == .filled ? .white : tint)
    let picture = image ?? knownImage
    let text = attributedTitle.map { Text($0) } ?? (title ?? known).map { Text(verbatim: $0) }
    let isColumn = !imagePlacement.isDisjoint(with: [.top, .bottom])
    let isReversed = !imagePlacement.isDisjoint(with: [.trailing, .bottom])
    let layout =
      isColumn
      ? AnyLayout(VStackLayout(spacing: imagePadding))
      : AnyLayout(HStackLayout(spacing: imagePadding))
    return layout {
      if !isReversed { icon(picture) }
      VStack(spacing: titlePadding) {
        text
        if let subtitle { Text(verbatim: subtitle).font(.footnote) }
      }
      if isReversed { icon(picture) }
    }
    .font(.body)
    .foregroundStyle(foreground)
    .padding(EdgeInsets(contentInsets))
    .frame(minWidth: size.width, minHeight: size.height)
    .background { outline.fill(backdrop(tint)) }
    .overlay {
      if background.strokeWidth > 0, let color = background.strokeColor {
        outline.strokeBorder(Color(uiColor: color), lineWidth: background.strokeWidth)
      }
    }
    .contentShape(Rectangle())
  }

  @MainActor @ViewBuilder private func icon(_ image: UIImage?) -> some View {
    if showsActivityIndicator {
      ProgressView()
    } else if let image {
      Image(uiImage: image)
    }
  }

  private func backdrop(_ tint: Color) -> Color {
    if let color = background.backgroundColor ?? baseBackgroundColor {
      return Color(uiColor: color)
    }
    switch style {
    case .plain: return .clear
    case .gray, .glass: return Color(uiColor: .secondarySystemFill)
    case .tinted: return tint.opacity(0.18)
    case .filled: return tint
    }
  }

  private var outline: AnyInsettable {
    switch cornerStyle {
    case .capsule: AnyInsettable(radius: .infinity)
    case .fixed: AnyInsettable(radius: background.cornerRadius)
    case .small: AnyInsettable(radius: 4)
    case .large: AnyInsettable(radius: 12)
    case .dynamic, .medium: AnyInsettable(radius: 6)
    }
  }
}

/// A rounded rectangle of any radius; with an infinite radius, a capsule.
struct AnyInsettable: InsettableShape {
  let radius: CGFloat
  var inset: CGFloat = 0
  func path(in rect: CGRect) -> Path {
    let rect = rect.insetBy(dx: inset, dy: inset)
    let limit = min(rect.width, rect.height) / 2
    return Path(roundedRect: rect, cornerRadius: max(min(radius - inset, limit), 0))
  }
  func inset(by amount: CGFloat) -> AnyInsettable {
    AnyInsettable(radius: radius, inset: inset + amount)
  }
}
