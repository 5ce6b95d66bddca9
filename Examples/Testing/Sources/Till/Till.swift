import Observation
import SwiftUI

/// An item with a price in cents.
public struct Item: Identifiable, Hashable, Sendable, Encodable {
  public let name: String
  public let cents: Int
  public var id: String { name }

  public init(_ name: String, cents: Int) {
    self.name = name
    self.cents = cents
  }

  var price: String { String(format: "%d.%02d", cents / 100, cents % 100) }
}

/// The items bought.
@MainActor
@Observable
public final class Purchase {
  public private(set) var items: [Item] = []
  public private(set) var isPaid = false

  public init() {}

  var total: Item { Item("Total", cents: items.reduce(0) { $0 + $1.cents }) }

  func add(_ item: Item) { items.append(item) }

  /// Asks the bank, which takes a moment.
  func pay() async {
    try? await Task.sleep(for: .milliseconds(5))
    isPaid = true
  }
}

/// A line of a receipt: the name, and the price at the other end.
public struct PriceRow: View {
  let item: Item
  public init(_ item: Item) { self.item = item }

  public var body: some View {
    HStack {
      Text(item.name).accessibilityIdentifier("name")
      Spacer()
      Text(item.price).monospacedDigit().accessibilityIdentifier("price")
    }
    .accessibilityElement(children: .combine)
  }
}

/// Adds items to a receipt, and pays for them.
public struct TillView: View {
  let goods: [Item]
  @State private var purchase = Purchase()
  @State private var thanks = false

  public init(goods: [Item]) { self.goods = goods }

  public var body: some View {
    VStack(spacing: 12) {
      Text("Till").font(.title).accessibilityAddTraits(.isHeader)
      HStack {
        ForEach(goods) { item in
          Button(item.name) { purchase.add(item) }.buttonStyle(.bordered)
        }
      }
      ForEach(Array(purchase.items.enumerated()), id: \.offset) { PriceRow($0.element) }
      Divider()
      PriceRow(purchase.total).bold().accessibilityIdentifier("total")
      Button("Pay") { Task { await purchase.pay() } }
        .buttonStyle(.borderedProminent)
        .disabled(purchase.items.isEmpty || purchase.isPaid)
      if thanks { Text("Thank you").transition(.opacity) }
      Spacer()
    }
    .padding()
    .onChange(of: purchase.isPaid) { withAnimation(.linear(duration: 1)) { thanks = true } }
  }
}

struct TillView_Previews: PreviewProvider {
  static var previews: some View {
    TillView(goods: [Item("Tea", cents: 250), Item("Cake", cents: 420)])
    PriceRow(Item("Tea", cents: 250)).padding().frame(width: 240).previewDisplayName("Row")
  }
}
