import Combine
import Foundation
import QuoinCore
import QuoinGeometry
import QuoinLayout
import QuoinViews

// A trait is the one that was set, or else that of the view that is being created. Off the main
// thread, where no view is created, it is that of a phone in light mode.
extension UITraitCollection {
  /// The traits of the view that is being created, or those of a light-mode phone outside of any.
  public static var current: UITraitCollection {
    get {
      let isDark = Self.read { $0.colorScheme == .dark } ?? false
      return UITraitCollection(userInterfaceStyle: isDark ? .dark : .light)
    }
    set {}
  }

  /// Creates a collection without traits.
  public init() { self.init(userInterfaceStyle: .unspecified) }

  /// Creates the union of collections; of several values of a trait, the last one applies.
  public init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init()
    for traits in traitCollections {
      if traits.userInterfaceStyle != .unspecified {
        userInterfaceStyle = traits.userInterfaceStyle
      }
      others.merge(traits.others) { $1 }
    }
  }

  public init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init(.idiom, Double(idiom.rawValue), isSet: idiom != .unspecified)
  }
  public init(displayScale scale: CGFloat) {
    self.init(.displayScale, scale, isSet: scale > 0)
  }
  public init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(
      .horizontal, Double(horizontalSizeClass.rawValue), isSet: horizontalSizeClass != .unspecified)
  }
  public init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(
      .vertical, Double(verticalSizeClass.rawValue), isSet: verticalSizeClass != .unspecified)
  }
  public init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(
      .direction, Double(layoutDirection.rawValue), isSet: layoutDirection != .unspecified)
  }
  public init(preferredContentSizeCategory: UIContentSizeCategory) {
    let place = preferredContentSizeCategory.place
    self.init(.contentSize, Double(place ?? 0), isSet: place != nil)
  }
  public init(accessibilityContrast: UIAccessibilityContrast) {
    self.init(
      .contrast, Double(accessibilityContrast.rawValue),
      isSet: accessibilityContrast != .unspecified)
  }
  public init(legibilityWeight: UILegibilityWeight) {
    self.init(
      .legibility, Double(legibilityWeight.rawValue), isSet: legibilityWeight != .unspecified)
  }

  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    self[.idiom].flatMap { UIUserInterfaceIdiom(rawValue: Int($0)) }
      ?? Self.onMain { UIDevice.current.userInterfaceIdiom } ?? .phone
  }
  public var displayScale: CGFloat { self[.displayScale] ?? Self.read { $0.displayScale } ?? 3 }
  public var horizontalSizeClass: UIUserInterfaceSizeClass {
    self[.horizontal].flatMap { UIUserInterfaceSizeClass(rawValue: Int($0)) }
      ?? Self.read { $0.horizontalSizeClass == .regular ? .regular : .compact } ?? .compact
  }
  public var verticalSizeClass: UIUserInterfaceSizeClass {
    self[.vertical].flatMap { UIUserInterfaceSizeClass(rawValue: Int($0)) }
      ?? Self.read { $0.verticalSizeClass == .compact ? .compact : .regular } ?? .regular
  }
  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    self[.direction].flatMap { UITraitEnvironmentLayoutDirection(rawValue: Int($0)) }
      ?? Self.read { $0.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight }
      ?? .leftToRight
  }
  public var preferredContentSizeCategory: UIContentSizeCategory {
    self[.contentSize].map { UIContentSizeCategory(place: Int($0)) }
      ?? Self.read { UIContentSizeCategory($0.dynamicTypeSize) } ?? .large
  }
  public var accessibilityContrast: UIAccessibilityContrast {
    self[.contrast].flatMap { UIAccessibilityContrast(rawValue: Int($0)) }
      ?? Self.read { $0.colorSchemeContrast == .increased ? .high : .normal } ?? .normal
  }
  public var legibilityWeight: UILegibilityWeight {
    self[.legibility].flatMap { UILegibilityWeight(rawValue: Int($0)) }
      ?? Self.read { $0.legibilityWeight == .bold ? .bold : .regular } ?? .regular
  }

  public func hasDifferentColorAppearance(comparedTo other: UITraitCollection?) -> Bool {
    userInterfaceStyle != other?.userInterfaceStyle
  }
  public func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    return
      (trait.userInterfaceStyle == .unspecified
      || trait.userInterfaceStyle == userInterfaceStyle)
      && trait.others.allSatisfy { others[$0.key] == $0.value }
  }
  public func performAsCurrent(_ actions: () -> Void) { actions() }

  // MARK: Values

  private enum Trait: String {
    case idiom, displayScale, horizontal, vertical, direction, contentSize, contrast, legibility
  }

  private init(_ trait: Trait, _ value: Double, isSet: Bool) {
    self.init()
    if isSet { others[trait.rawValue] = value }
  }

  private subscript(trait: Trait) -> Double? { others[trait.rawValue] }

  /// Reads a value of the environment of the view that is being created; `nil` off the main thread.
  private static func read<Value: Sendable>(
    _ value: @MainActor (EnvironmentValues) -> Value
  ) -> Value? {
    onMain { value(ViewEnvironment.current.environment) }
  }

  private static func onMain<Value: Sendable>(_ body: @MainActor () -> Value) -> Value? {
    MainQueue.isCurrent ? MainActor.assumeIsolated { body() } : nil
  }
}
