import SwiftUI

/// A button of a store view.
public struct StoreButtonKind: Hashable, Sendable {
  private let name: String

  public static let cancellation = StoreButtonKind(name: "cancellation")
  public static let restorePurchases = StoreButtonKind(name: "restorePurchases")
  public static let redeemCode = StoreButtonKind(name: "redeemCode")
  public static let signIn = StoreButtonKind(name: "signIn")
  public static let policies = StoreButtonKind(name: "policies")
}

/// A policy of a subscription store.
public struct SubscriptionStorePolicyKind: Hashable, Sendable {
  private let name: String

  public static let termsOfService = SubscriptionStorePolicyKind(name: "termsOfService")
  public static let privacyPolicy = SubscriptionStorePolicyKind(name: "privacyPolicy")
}

/// The background of a subscription store's controls.
public struct SubscriptionStoreControlBackground: Hashable, Sendable {
  private let name: String

  public static let automatic = SubscriptionStoreControlBackground(name: "automatic")
  public static let gradientMaterial = SubscriptionStoreControlBackground(name: "gradient")
  public static let gradientMaterialSheet = SubscriptionStoreControlBackground(name: "sheet")
}

extension Product {
  /// The state of a request for a product.
  public enum TaskState: Sendable {
    case loading
    case unavailable
    case failure(any Error)
    case success(Product)

    /// The product of a request that succeeded.
    public var product: Product? {
      if case .success(let product) = self { product } else { nil }
    }
  }

  /// The state of a request for products.
  public enum CollectionTaskState: Sendable {
    case loading
    case failure(any Error)
    case success([Product], unavailable: [Product.ID])

    /// The products of a request that succeeded.
    public var products: [Product]? {
      if case .success(let products, _) = self { products } else { nil }
    }
  }
}

/// The style in which subscriptions are chosen.
public protocol SubscriptionStoreControlStyle: Sendable {}

public struct SubscriptionStoreControlStyleKind: SubscriptionStoreControlStyle {}

/// The place of a subscription store's controls.
public enum SubscriptionStoreControlPlacement: Sendable {
  case automatic, scrollView, bottomBar, leadingView, trailingView
}

extension SubscriptionStoreControlStyle where Self == SubscriptionStoreControlStyleKind {
  public static var automatic: SubscriptionStoreControlStyleKind { .init() }
  public static var buttons: SubscriptionStoreControlStyleKind { .init() }
  public static var picker: SubscriptionStoreControlStyleKind { .init() }
  public static var pagedPicker: SubscriptionStoreControlStyleKind { .init() }
  public static var pagedProminentPicker: SubscriptionStoreControlStyleKind { .init() }
  public static var compactPicker: SubscriptionStoreControlStyleKind { .init() }
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

  /// The value of a request that succeeded.
  public var value: Value? {
    if case .success(let value) = self { value } else { nil }
  }
}

extension EntitlementTaskState: Sendable where Value: Sendable {}

extension EntitlementTaskState where Value == VerificationResult<Transaction>? {
  /// The transaction of a request that succeeded.
  public var transaction: VerificationResult<Transaction>? { value ?? nil }
}

// Modifiers for store views. There is no store, so most of them return the view itself.
extension View {
  /// Has no effect: there are no offers. Sizing: as its content.
  public func inAppPurchaseOptions(_ options: ((Product) async -> Set<Product.PurchaseOption>)?)
    -> some View
  { self }
  /// Runs `action` with the state of a product, which is unavailable. Sizing: as its content.
  public func storeProductTask(
    for id: Product.ID, priority: TaskPriority = .medium,
    action: @escaping @Sendable (Product.TaskState) async -> Void
  ) -> some View {
    task(id: id, priority: priority) { await action(.unavailable) }
  }
  /// Runs `action` with the products for identifiers: none. Sizing: as its content.
  public func storeProductsTask(
    for ids: some Collection<String> & Equatable & Sendable, priority: TaskPriority = .medium,
    action: @escaping @Sendable (Product.CollectionTaskState) async -> Void
  ) -> some View {
    task(id: ids, priority: priority) {
      await action(.success([], unavailable: Array(ids)))
    }
  }
  /// Has no effect: there are no purchases to refund. Sizing: as its content.
  public func refundRequestSheet(
    for transactionID: UInt64, isPresented: Binding<Bool>,
    onDismiss: (
      (Result<Transaction.RefundRequestStatus, Transaction.RefundRequestError>) -> Void
    )? = nil
  ) -> some View { self }
  /// Has no effect: there are no subscriptions. Sizing: as its content.
  public func subscriptionStoreControlIcon(
    @ViewBuilder icon: @escaping (Product, Product.SubscriptionInfo) -> some View
  ) -> some View { self }
  /// Has no effect: there are no subscriptions. Sizing: as its content.
  public func subscriptionStoreControlBackground(_ style: SubscriptionStoreControlBackground)
    -> some View
  { self }
  /// Has no effect: policies aren't shown. Sizing: as its content.
  public func subscriptionStorePolicyDestination(
    url: URL, for button: SubscriptionStorePolicyKind
  ) -> some View { self }
  /// Has no effect: policies aren't shown. Sizing: as its content.
  public func subscriptionStorePolicyDestination(
    for button: SubscriptionStorePolicyKind, @ViewBuilder destination: () -> some View
  ) -> some View { self }
  /// Has no effect: policies aren't shown. Sizing: as its content.
  public func subscriptionStorePolicyForegroundStyle(_ style: some ShapeStyle) -> some View {
    self
  }
  /// Has no effect: policies aren't shown. Sizing: as its content.
  public func subscriptionStorePolicyForegroundStyle(
    _ primary: some ShapeStyle, _ secondary: some ShapeStyle
  ) -> some View { self }
  /// Has no effect: there is no button to sign in. Sizing: as its content.
  public func subscriptionStoreSignInAction(_ action: (() -> Void)?) -> some View { self }
  /// Sets the layout of products inside. Sizing: as its content.
  public func productViewStyle(_ style: some ProductViewStyle) -> some View {
    environment(\.productStyle, { AnyView(style.makeBody(configuration: $0)) })
  }
  /// Has no effect: store views show no buttons. Sizing: as its content.
  public func storeButton(_ visibility: Visibility, for buttonKinds: StoreButtonKind...)
    -> some View
  { self }
  /// Has no effect: there are no subscriptions to choose. Sizing: as its content.
  public func subscriptionStoreControlStyle(_ style: some SubscriptionStoreControlStyle)
    -> some View
  { self }
  /// Has no effect: there are no subscriptions to choose. Sizing: as its content.
  public func subscriptionStoreControlStyle(
    _ style: some SubscriptionStoreControlStyle, placement: SubscriptionStoreControlPlacement
  ) -> some View { self }
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
