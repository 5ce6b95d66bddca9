import QuoinNeighbours
import SwiftUI

/// An action that requests a review. Compiles only.
public struct RequestReviewAction: Sendable {
  /// Has no effect: there is no App Store.
  @MainActor public func callAsFunction() {}
}

/// An action that buys a product. There is no store, so it fails.
public struct PurchaseAction: Sendable {
  public func callAsFunction(_ product: Product, options: Set<Product.PurchaseOption> = [])
    async throws -> Product.PurchaseResult
  {
    throw Product.PurchaseError.productUnavailable
  }
}

extension EnvironmentValues {
  public var requestReview: RequestReviewAction { RequestReviewAction() }
  public var purchase: PurchaseAction { PurchaseAction() }
}

/// The layout of a product view.
public protocol ProductViewStyle: Sendable {
  var _height: CGFloat { get }
}

public struct AutomaticProductViewStyle: ProductViewStyle {
  public init() {}
  public var _height: CGFloat { 64 }
}

public struct CompactProductViewStyle: ProductViewStyle {
  public init() {}
  public var _height: CGFloat { 48 }
}

public struct RegularProductViewStyle: ProductViewStyle {
  public init() {}
  public var _height: CGFloat { 88 }
}

public struct LargeProductViewStyle: ProductViewStyle {
  public init() {}
  public var _height: CGFloat { 220 }
}

extension ProductViewStyle where Self == AutomaticProductViewStyle {
  public static var automatic: AutomaticProductViewStyle { AutomaticProductViewStyle() }
}

extension ProductViewStyle where Self == CompactProductViewStyle {
  public static var compact: CompactProductViewStyle { CompactProductViewStyle() }
}

extension ProductViewStyle where Self == RegularProductViewStyle {
  public static var regular: RegularProductViewStyle { RegularProductViewStyle() }
}

extension ProductViewStyle where Self == LargeProductViewStyle {
  public static var large: LargeProductViewStyle { LargeProductViewStyle() }
}

private enum ProductHeightKey: EnvironmentKey {
  static var defaultValue: CGFloat { AutomaticProductViewStyle()._height }
}

extension EnvironmentValues {
  fileprivate var productHeight: CGFloat {
    get { self[ProductHeightKey.self] }
    set { self[ProductHeightKey.self] = newValue }
  }
}

/// A product with its price. There is no store, so the row shows the product's name.
///
/// Sizing: as wide as it may be; 48 points high for the compact style, 64 by itself, 88 for the regular and 220 for the
/// large one.
public struct ProductView<Icon: View, PlaceholderIcon: View>: View {
  private let name: String
  private let icon: PlaceholderIcon
  @Environment(\.productHeight) private var height

  private init(name: String, icon: PlaceholderIcon) {
    self.name = name
    self.icon = icon
  }

  public var body: some View {
    HStack(spacing: 12) {
      icon.frame(maxWidth: height - 16, maxHeight: height - 16)
      Text(verbatim: name).lineLimit(1)
      Spacer(minLength: 0)
      Text(verbatim: "–").foregroundStyle(.secondary).padding(.horizontal, 16).padding(.vertical, 6)
        .background(.quaternary, in: .capsule)
    }
    .frame(height: height)
  }

  public init(
    id productID: Product.ID, prefersPromotionalIcon: Bool = false,
    @ViewBuilder icon: () -> Icon, @ViewBuilder placeholderIcon: () -> PlaceholderIcon
  ) {
    self.init(name: productID, icon: placeholderIcon())
  }
}

extension ProductView where Icon == EmptyView, PlaceholderIcon == EmptyView {
  public init(id productID: Product.ID, prefersPromotionalIcon: Bool = false) {
    self.init(name: productID, icon: EmptyView())
  }

  public init(_ product: Product, prefersPromotionalIcon: Bool = false) {
    self.init(name: product.displayName, icon: EmptyView())
  }
}

extension ProductView where PlaceholderIcon == Icon {
  public init(
    id productID: Product.ID, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: () -> Icon
  ) {
    self.init(name: productID, icon: icon())
  }

  public init(
    _ product: Product, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: () -> Icon
  ) {
    self.init(name: product.displayName, icon: icon())
  }
}

/// A list of products. There is no store, so it shows their names.
///
/// Sizing: takes what is proposed.
public struct StoreView<Icon: View, PlaceholderIcon: View>: View {
  private let names: [String]

  public var body: some View {
    ScrollView {
      VStack {
        ForEach(names, id: \.self) { ProductView<EmptyView, EmptyView>(id: $0) }
      }
      .padding()
    }
  }

  public init(
    ids productIDs: some Collection<Product.ID>, prefersPromotionalIcon: Bool = false
  ) where Icon == EmptyView, PlaceholderIcon == EmptyView {
    names = Array(productIDs)
  }

  public init(
    ids productIDs: some Collection<Product.ID>, prefersPromotionalIcon: Bool = false,
    @ViewBuilder icon: @escaping (Product) -> Icon
  ) where PlaceholderIcon == EmptyView {
    names = Array(productIDs)
  }

  public init(
    ids productIDs: some Collection<Product.ID>, prefersPromotionalIcon: Bool = false,
    @ViewBuilder icon: @escaping (Product) -> Icon,
    @ViewBuilder placeholderIcon: () -> PlaceholderIcon
  ) {
    names = Array(productIDs)
  }
}

/// The subscriptions of a group, below marketing content. There is no store, so a placeholder
/// replaces the subscriptions.
///
/// Sizing: takes what is proposed.
public struct SubscriptionStoreView<Content: View>: View {
  private let marketing: Content?

  public var body: some View {
    VStack(spacing: 0) {
      if let marketing { marketing.frame(maxWidth: .infinity, maxHeight: .infinity) }
      PlaceholderView("Subscriptions", symbol: "cart")
        .frame(maxHeight: marketing == nil ? .infinity : 160)
    }
  }

  public init(
    groupID: String, @ViewBuilder marketingContent: () -> Content
  ) {
    marketing = marketingContent()
  }

  public init(
    groupID: String, visibleRelationships: Product.SubscriptionRelationship,
    @ViewBuilder marketingContent: () -> Content
  ) {
    marketing = marketingContent()
  }

  public init(
    productIDs: some Collection<Product.ID>, @ViewBuilder marketingContent: () -> Content
  ) {
    marketing = marketingContent()
  }
}

extension SubscriptionStoreView where Content == EmptyView {
  public init(
    groupID: String, visibleRelationships: Product.SubscriptionRelationship = .all
  ) {
    marketing = nil
  }

  public init(productIDs: some Collection<Product.ID>) { marketing = nil }
}

extension Product {
  /// The subscriptions to offer, relative to the current one.
  public struct SubscriptionRelationship: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let upgrade = SubscriptionRelationship(rawValue: 1)
    public static let downgrade = SubscriptionRelationship(rawValue: 2)
    public static let crossgrade = SubscriptionRelationship(rawValue: 4)
    public static let current = SubscriptionRelationship(rawValue: 8)
    public static let all: SubscriptionRelationship = [.upgrade, .downgrade, .crossgrade, .current]
  }
}

/// A button of a store view.
public struct StoreButtonKind: Hashable, Sendable {
  private let name: String

  public static let cancellation = StoreButtonKind(name: "cancellation")
  public static let restorePurchases = StoreButtonKind(name: "restorePurchases")
  public static let redeemCode = StoreButtonKind(name: "redeemCode")
  public static let signIn = StoreButtonKind(name: "signIn")
  public static let policies = StoreButtonKind(name: "policies")
}

/// The style in which subscriptions are chosen.
public protocol SubscriptionStoreControlStyle: Sendable {}

public struct SubscriptionStoreControlStyleKind: SubscriptionStoreControlStyle {}

extension SubscriptionStoreControlStyle where Self == SubscriptionStoreControlStyleKind {
  public static var automatic: SubscriptionStoreControlStyleKind { .init() }
  public static var buttons: SubscriptionStoreControlStyleKind { .init() }
  public static var picker: SubscriptionStoreControlStyleKind { .init() }
  public static var prominentPicker: SubscriptionStoreControlStyleKind { .init() }
}

/// The label of a subscription's button.
public struct SubscriptionStoreButtonLabel: Sendable {
  public static let automatic = SubscriptionStoreButtonLabel()
  public static let displayName = SubscriptionStoreButtonLabel()
  public static let price = SubscriptionStoreButtonLabel()
  public static let multiline = SubscriptionStoreButtonLabel()
  public static let singleLine = SubscriptionStoreButtonLabel()
  public static let action = SubscriptionStoreButtonLabel()
  public var multiline: SubscriptionStoreButtonLabel { self }
  public var displayName: SubscriptionStoreButtonLabel { self }
  public var price: SubscriptionStoreButtonLabel { self }
}

/// The progress of an entitlement request.
public enum EntitlementTaskState<Value> {
  case loading
  case failure(any Error)
  case success(Value)
}

// Modifiers for store views. There is no store, so most of them return the view itself.
extension View {
  /// Sets the layout of products inside. Sizing: as its content.
  public func productViewStyle(_ style: some ProductViewStyle) -> some View {
    environment(\.productHeight, style._height)
  }
  /// Has no effect: store views show no buttons. Sizing: as its content.
  public func storeButton(_ visibility: Visibility, for buttonKinds: StoreButtonKind...)
    -> some View
  { self }
  /// Has no effect: there are no subscriptions to choose. Sizing: as its content.
  public func subscriptionStoreControlStyle(_ style: some SubscriptionStoreControlStyle)
    -> some View
  { self }
  /// Has no effect: subscriptions have no buttons. Sizing: as its content.
  public func subscriptionStoreButtonLabel(_ label: SubscriptionStoreButtonLabel) -> some View {
    self
  }
  /// Has no effect: there are no subscriptions. Sizing: as its content.
  public func subscriptionStorePickerItemBackground(_ style: some ShapeStyle) -> some View { self }
  /// Has no effect: there are no subscriptions. Sizing: as its content.
  public func subscriptionStorePickerItemBackground(
    _ backgroundStyle: some ShapeStyle, in shape: some Shape
  ) -> some View { self }
  /// Has no effect: there are no subscriptions to manage. Sizing: as its content.
  public func manageSubscriptionsSheet(isPresented: Binding<Bool>) -> some View { self }
  /// Has no effect: there are no subscriptions to manage. Sizing: as its content.
  public func manageSubscriptionsSheet(
    isPresented: Binding<Bool>, subscriptionGroupID: String
  ) -> some View { self }
  /// Has no effect: there are no purchases. Sizing: as its content.
  public func onInAppPurchaseCompletion(
    perform action: ((Product, Result<Product.PurchaseResult, any Error>) async -> Void)?
  ) -> some View { self }
  /// Has no effect: there are no purchases. Sizing: as its content.
  public func onInAppPurchaseStart(perform action: ((Product) async -> Void)?) -> some View { self }
  /// Runs `action` with the subscriptions of a group: none. Sizing: as its content.
  public func subscriptionStatusTask(
    for groupID: String, priority: TaskPriority = .medium,
    action:
      @escaping @Sendable (
        EntitlementTaskState<[Product.SubscriptionInfo.Status]>
      ) async -> Void
  ) -> some View {
    task(id: groupID, priority: priority) { await action(.success([])) }
  }
  /// Runs `action` with the entitlement to a product: none. Sizing: as its content.
  public func currentEntitlementTask(
    for productID: String, priority: TaskPriority = .medium,
    action:
      @escaping @Sendable (
        EntitlementTaskState<VerificationResult<Transaction>?>
      ) async -> Void
  ) -> some View {
    task(id: productID, priority: priority) { await action(.success(nil)) }
  }
  /// Has no effect: overlays aren't shown. Sizing: as its content.
  public func appStoreOverlay(
    isPresented: Binding<Bool>, configuration: @escaping () -> SKOverlay.Configuration
  ) -> some View { self }
  /// Has no effect: there are no offer codes. Sizing: as its content.
  public func offerCodeRedemption(
    isPresented: Binding<Bool>, onCompletion: @escaping (Result<Void, any Error>) -> Void = { _ in }
  ) -> some View { self }
}

/// An overlay that shows another app.
public enum SKOverlay {
  public class Configuration: NSObject {}

  public final class AppConfiguration: Configuration {
    public let appIdentifier: String
    public let position: Position
    public var userDismissible = true

    public init(appIdentifier: String, position: Position) {
      self.appIdentifier = appIdentifier
      self.position = position
    }
  }

  public enum Position: Int, Sendable {
    case bottom
    case bottomRaised
  }
}
