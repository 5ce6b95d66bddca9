import SwiftUI

/// The layout of a product view.
@MainActor @preconcurrency
public protocol ProductViewStyle {
  associatedtype Body: View
  typealias Configuration = ProductViewStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The product that a style lays out, or the reason why there is none.
public struct ProductViewStyleConfiguration {
  /// The product's icon.
  ///
  /// Sizing: as its content.
  public struct Icon: View {
    let content: AnyView

    public var body: some View { content }
  }

  public let state: Product.TaskState
  let name: String
  public let icon: Icon
  /// Whether the user has the product: never.
  public var hasCurrentEntitlement: Bool { false }
  public var product: Product? { state.product }

  /// Has no effect: there is no store.
  @MainActor public func purchase() {}
}

/// A style that lays products out in rows of a height.
@MainActor @preconcurrency
protocol ProductRowStyle: ProductViewStyle {
  nonisolated var height: CGFloat { get }
}

extension ProductRowStyle {
  func row(_ configuration: Configuration) -> some View {
    ProductView(configuration, height: height)
  }
}

public struct AutomaticProductViewStyle: ProductRowStyle {
  nonisolated var height: CGFloat { 64 }

  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { row(configuration) }
}

public struct CompactProductViewStyle: ProductRowStyle {
  nonisolated var height: CGFloat { 48 }

  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { row(configuration) }
}

public struct RegularProductViewStyle: ProductRowStyle {
  nonisolated var height: CGFloat { 88 }

  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { row(configuration) }
}

public struct LargeProductViewStyle: ProductRowStyle {
  nonisolated var height: CGFloat { 220 }

  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { row(configuration) }
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

typealias MadeProduct = @MainActor (ProductViewStyleConfiguration) -> AnyView

private enum ProductStyleKey: EnvironmentKey {
  static var defaultValue: MadeProduct {
    { AnyView(AutomaticProductViewStyle().makeBody(configuration: $0)) }
  }
}

extension EnvironmentValues {
  var productStyle: MadeProduct {
    get { self[ProductStyleKey.self] }
    set { self[ProductStyleKey.self] = newValue }
  }
}
