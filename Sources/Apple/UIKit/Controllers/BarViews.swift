import Foundation
import QuoinCore
import QuoinGeometry
import QuoinLayout
import QuoinViews

/// The background of a bar.
@MainActor @preconcurrency
open class UIBarAppearance: NSObject, NSCopying {
  open var backgroundColor: UIColor?
  open var backgroundEffect: UIBlurEffect? = UIBlurEffect(style: .systemChromeMaterial)
  open var backgroundImage: UIImage?
  /// Stored only: Quoin doesn't read it.
  open var backgroundImageContentMode = UIView.ContentMode.scaleToFill
  open var shadowColor: UIColor? = .separator
  open var shadowImage: UIImage?
  public required override init() { super.init() }
  public convenience init(idiom: UIUserInterfaceIdiom) { self.init() }
  public convenience init(barAppearance: UIBarAppearance) {
    self.init()
    take(barAppearance)
  }
  open func configureWithDefaultBackground() {
    (backgroundColor, shadowColor) = (nil, .separator)
    backgroundEffect = UIBlurEffect(style: .systemChromeMaterial)
  }
  open func configureWithOpaqueBackground() {
    (backgroundColor, backgroundEffect, shadowColor) = (.systemBackground, nil, .separator)
  }
  open func configureWithTransparentBackground() {
    (backgroundColor, backgroundEffect, shadowColor) = (nil, nil, nil)
  }
  nonisolated public func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated {
      let copy = Self()
      copy.take(self)
      return Box(value: copy)
    }.value
  }
  private struct Box: @unchecked Sendable { let value: Any }
  func take(_ other: UIBarAppearance) {
    backgroundColor = other.backgroundColor
    backgroundEffect = other.backgroundEffect
    backgroundImage = other.backgroundImage
    shadowColor = other.shadowColor
    shadowImage = other.shadowImage
  }
}

open class UIBarButtonItemAppearance: NSObject {
  public let normal = UIBarButtonItemStateAppearance()
  public let highlighted = UIBarButtonItemStateAppearance()
  public let disabled = UIBarButtonItemStateAppearance()
  public let focused = UIBarButtonItemStateAppearance()
  public override init() {}
  public init(style: UIBarButtonItem.Style) {}
  /// Has no effect: the attributes stay as they are.
  open func configureWithDefault(for style: UIBarButtonItem.Style) {}
}

open class UIBarButtonItemStateAppearance: NSObject {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// Stored only: Quoin doesn't read it.
  open var titlePositionAdjustment = UIOffset.zero
  open var backgroundImage: UIImage?
}

open class UINavigationBarAppearance: UIBarAppearance {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// Stored only: Quoin doesn't read it.
  open var titlePositionAdjustment = UIOffset.zero
  /// Stored only: Quoin doesn't read it.
  open var buttonAppearance = UIBarButtonItemAppearance()
  /// Stored only: Quoin doesn't read it.
  open var backButtonAppearance = UIBarButtonItemAppearance()
  /// Stored only: Quoin doesn't read it.
  open var doneButtonAppearance = UIBarButtonItemAppearance()
  open private(set) var backIndicatorImage = UIImage()
  open private(set) var backIndicatorTransitionMaskImage = UIImage()
  open func setBackIndicatorImage(_ image: UIImage?, transitionMaskImage: UIImage?) {
    backIndicatorImage = image ?? UIImage()
    backIndicatorTransitionMaskImage = transitionMaskImage ?? UIImage()
  }
  override func take(_ other: UIBarAppearance) {
    super.take(other)
    guard let other = other as? UINavigationBarAppearance else { return }
    titleTextAttributes = other.titleTextAttributes
    largeTitleTextAttributes = other.largeTitleTextAttributes
  }
}

open class UITabBarAppearance: UIBarAppearance {
  open var stackedLayoutAppearance = UITabBarItemAppearance()
  /// Stored only: Quoin doesn't read it.
  open var inlineLayoutAppearance = UITabBarItemAppearance()
  /// Stored only: Quoin doesn't read it.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance()
  /// Stored only: Quoin doesn't read it.
  open var selectionIndicatorTintColor: UIColor?
  /// Stored only: Quoin doesn't read it.
  open var selectionIndicatorImage: UIImage?
  /// Stored only: Quoin doesn't read it.
  open var stackedItemSpacing: CGFloat = 0
  /// Stored only: Quoin doesn't read it.
  open var stackedItemWidth: CGFloat = 0
}

open class UITabBarItemAppearance: NSObject {
  public let normal = UITabBarItemStateAppearance()
  public let selected = UITabBarItemStateAppearance()
  public let disabled = UITabBarItemStateAppearance()
  public let focused = UITabBarItemStateAppearance()
  public override init() {}
}

open class UITabBarItemStateAppearance: NSObject {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// Stored only: Quoin doesn't read it.
  open var titlePositionAdjustment = UIOffset.zero
  open var iconColor: UIColor?
  /// Stored only: Quoin doesn't read it.
  open var badgeBackgroundColor: UIColor?
  /// Stored only: Quoin doesn't read it.
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
}

open class UIToolbarAppearance: UIBarAppearance {
  /// Stored only: Quoin doesn't read it.
  open var buttonAppearance = UIBarButtonItemAppearance()
  /// Stored only: Quoin doesn't read it.
  open var doneButtonAppearance = UIBarButtonItemAppearance()
}

/// The bar above a page, with its title and buttons.
open class UINavigationBar: UIView {
  /// Whether the bar is hidden. That of `appearance()` hides SwiftUI's bars, too.
  open override var isHidden: Bool {
    didSet { Appearances.hide(self, as: .navigationBar) }
  }
  /// Stored only: Quoin doesn't read it.
  open var barStyle = UIBarStyle.default
  open var barTintColor: UIColor? { didSet { setNeedsDisplay() } }
  /// Stored only: Quoin doesn't read it.
  open var isTranslucent = true
  open var prefersLargeTitles = false { didSet { superview?.setNeedsLayout() } }
  open var shadowImage: UIImage?
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  open var backIndicatorImage: UIImage?
  open var backIndicatorTransitionMaskImage: UIImage?
  open var standardAppearance = UINavigationBarAppearance() { didSet { setNeedsDisplay() } }
  /// Stored only: Quoin doesn't read it.
  open var compactAppearance: UINavigationBarAppearance?
  open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { setNeedsDisplay() } }
  /// Stored only: Quoin doesn't read it.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?
  open var items: [UINavigationItem]? { didSet { setNeedsDisplay() } }
  open weak var delegate: (any UINavigationBarDelegate)?
  open var topItem: UINavigationItem? { items?.last }
  open var backItem: UINavigationItem? { items?.dropLast().last }
  /// Has no effect: background images aren't drawn.
  open func setBackgroundImage(_ image: UIImage?, for barMetrics: UIBarMetrics) {}
  /// Has no effect: background images aren't drawn.
  open func setBackgroundImage(
    _ image: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {}
  open func pushItem(_ item: UINavigationItem, animated: Bool) { items = (items ?? []) + [item] }
  open func popItem(animated: Bool) -> UINavigationItem? { items?.popLast() }
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) { self.items = items }
  /// Has no effect: the position of the title is fixed.
  open func setTitleVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) {}

  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: prefersLargeTitles ? 96 : 44)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: intrinsicContentSize.height)
  }

  open override var _rendering: AnyView? {
    let looks = scrollEdgeAppearance ?? standardAppearance
    let item = topItem
    return ZStack {
      Color(uiColor: looks.backgroundColor ?? barTintColor ?? .clear)
      VStack(alignment: .leading, spacing: 0) {
        ZStack {
          if let view = item?.titleView {
            RenderedView(view: view, isRoot: true)
          } else if !self.prefersLargeTitles {
            NSAttributedString(
              string: item?.title ?? "",
              attributes: self.titleTextAttributes ?? looks.titleTextAttributes
            ).text.font(.headline).lineLimit(1)
          }
          HStack {
            if self.backItem != nil, item?.hidesBackButton == false {
              Image(systemName: "chevron.backward").foregroundStyle(.tint)
            }
            ForEach(Array((item?.leftBarButtonItems ?? []).enumerated()), id: \.offset) {
              $0.element.rendered
            }
            Spacer()
            ForEach(
              Array((item?.rightBarButtonItems ?? []).reversed().enumerated()), id: \.offset
            ) { $0.element.rendered }
          }
        }
        .frame(height: 44)
        if self.prefersLargeTitles {
          NSAttributedString(
            string: item?.title ?? "",
            attributes: self.largeTitleTextAttributes ?? looks.largeTitleTextAttributes
          ).text.font(.largeTitle.bold()).lineLimit(1).frame(height: 52)
        }
      }
      .padding(.horizontal, 16)
    }
    .erased
  }
}

@MainActor @preconcurrency
public protocol UINavigationBarDelegate: NSObjectProtocol {}

/// The bar below the pages.
open class UITabBar: UIView {
  /// Whether the bar is hidden. That of `appearance()` hides SwiftUI's bars, too.
  open override var isHidden: Bool {
    didSet { Appearances.hide(self, as: .tabBar) }
  }
  public enum ItemPositioning: Int, Sendable { case automatic, fill, centered }
  open var items: [UITabBarItem]? { didSet { setNeedsDisplay() } }
  open var selectedItem: UITabBarItem? { didSet { setNeedsDisplay() } }
  open weak var delegate: (any UITabBarDelegate)?
  /// Stored only: Quoin doesn't read it.
  open var barStyle = UIBarStyle.default
  open var barTintColor: UIColor? { didSet { setNeedsDisplay() } }
  open var unselectedItemTintColor: UIColor? { didSet { setNeedsDisplay() } }
  /// Stored only: Quoin doesn't read it.
  open var isTranslucent = true
  open var backgroundImage: UIImage?
  open var shadowImage: UIImage?
  /// Stored only: Quoin doesn't read it.
  open var selectionIndicatorImage: UIImage?
  /// Stored only: Quoin doesn't read it.
  open var itemPositioning = ItemPositioning.automatic
  /// Stored only: Quoin doesn't read it.
  open var itemSpacing: CGFloat = 0
  /// Stored only: Quoin doesn't read it.
  open var itemWidth: CGFloat = 0
  open var standardAppearance = UITabBarAppearance() { didSet { setNeedsDisplay() } }
  open var scrollEdgeAppearance: UITabBarAppearance? { didSet { setNeedsDisplay() } }
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }
  /// The action to run when the user taps an item.
  var onSelect: (Int) -> Void = { _ in }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: 49)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: 49)
  }

  open override var _rendering: AnyView? {
    let looks = standardAppearance
    let item = looks.stackedLayoutAppearance
    let chosen = item.selected.iconColor ?? ownTint
    let other = item.normal.iconColor ?? unselectedItemTintColor ?? .systemGray
    return ZStack {
      Color(uiColor: looks.backgroundColor ?? barTintColor ?? .clear)
      HStack(spacing: 0) {
        ForEach(Array((items ?? []).enumerated()), id: \.offset) { index, entry in
          let isChosen = entry === self.selectedItem
          Button { [weak self] in
            self?.onSelect(index)
          } label: {
            VStack(spacing: 3) {
              if let image = isChosen ? entry.selectedImage ?? entry.image : entry.image {
                Image(uiImage: image).frame(height: 25)
              }
              Text(verbatim: entry.title ?? "").font(.system(size: 10, weight: .medium))
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .foregroundStyle(
              isChosen ? chosen.map { Color(uiColor: $0) } ?? .accentColor : Color(uiColor: other)
            )
          }
          .buttonStyle(.plain)
        }
      }
    }
    .erased
  }
}

@MainActor @preconcurrency
public protocol UITabBarDelegate: NSObjectProtocol {
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}
extension UITabBarDelegate {
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}

/// A row of buttons.
open class UIToolbar: UIView {
  /// Whether the bar is hidden. That of `appearance()` hides SwiftUI's bars, too.
  open override var isHidden: Bool {
    didSet { Appearances.hide(self, as: .bottomBar) }
  }
  open var items: [UIBarButtonItem]? { didSet { setNeedsDisplay() } }
  /// Stored only: Quoin doesn't read it.
  open var barStyle = UIBarStyle.default
  open var barTintColor: UIColor?
  /// Stored only: Quoin doesn't read it.
  open var isTranslucent = true
  open var standardAppearance = UIToolbarAppearance()
  open var scrollEdgeAppearance: UIToolbarAppearance?
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
  /// Has no effect: background images aren't drawn.
  open func setBackgroundImage(
    _ image: UIImage?, forToolbarPosition position: UIBarPosition, barMetrics: UIBarMetrics
  ) {}
  /// Has no effect: shadows aren't drawn.
  open func setShadowImage(_ image: UIImage?, forToolbarPosition position: UIBarPosition) {}

  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: 44)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: 44)
  }
  open override var _rendering: AnyView? {
    HStack {
      ForEach(Array((items ?? []).enumerated()), id: \.offset) { _, item in
        if item.title == nil, item.image == nil, item.customView == nil {
          Spacer(minLength: item.width)
        } else {
          item.rendered
        }
      }
    }
    .padding(.horizontal, 16)
    .frame(width: bounds.width, height: bounds.height)
    .background(Color(uiColor: barTintColor ?? .clear)).erased
  }
}
