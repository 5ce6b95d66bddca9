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

/// An action that shows a message of the App Store. Compiles only.
public struct DisplayMessageAction: Sendable {
  /// Has no effect: there are no messages.
  @MainActor public func callAsFunction(_ message: Message) throws {}
}

extension EnvironmentValues {
  public var displayStoreKitMessage: DisplayMessageAction { DisplayMessageAction() }
  public var requestReview: RequestReviewAction { RequestReviewAction() }
  public var purchase: PurchaseAction { PurchaseAction() }
}

/// A product with its price. There is no store, so the row shows the product's name.
///
/// Sizing: as wide as it may be; 48 points high for the compact style, 64 by itself, 88 for the regular and 220 for the
/// large one.
public struct ProductView<Icon: View, PlaceholderIcon: View>: View {
  private let name: String
  private let icon: PlaceholderIcon
  private let product: Product?
  private let height: CGFloat?
  @Environment(\.productStyle) private var style

  private init(name: String, icon: PlaceholderIcon, product: Product? = nil) {
    self.name = name
    self.icon = icon
    self.product = product
    height = nil
  }

  public var body: some View {
    if let height {
      row(height)
    } else {
      style(
        ProductViewStyleConfiguration(
          state: product.map { .success($0) } ?? .unavailable, name: name,
          icon: ProductViewStyleConfiguration.Icon(content: AnyView(icon))))
    }
  }

  private func row(_ height: CGFloat) -> some View {
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

extension ProductView
where Icon == ProductViewStyleConfiguration.Icon, PlaceholderIcon == Icon {
  /// Creates the view for the configuration of a style.
  public init(_ configuration: ProductViewStyleConfiguration) {
    self.init(configuration, height: AutomaticProductViewStyle().height)
  }

  init(_ configuration: ProductViewStyleConfiguration, height: CGFloat) {
    name = configuration.name
    icon = configuration.icon
    product = configuration.product
    self.height = height
  }
}

extension ProductView where Icon == EmptyView, PlaceholderIcon == EmptyView {
  public init(id productID: Product.ID, prefersPromotionalIcon: Bool = false) {
    self.init(name: productID, icon: EmptyView())
  }

  public init(_ product: Product, prefersPromotionalIcon: Bool = false) {
    self.init(name: product.displayName, icon: EmptyView(), product: product)
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
    self.init(name: product.displayName, icon: icon(), product: product)
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

  public init(
    subscriptions: some Collection<Product>, @ViewBuilder marketingContent: () -> Content
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

  public init(subscriptions: some Collection<Product>) { marketing = nil }
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
