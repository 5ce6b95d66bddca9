import SwiftUI

/// The products, filtered by category and search text.
struct ProductList: View {
  @Environment(Catalog.self) private var catalog
  @State private var category: Product.Category?
  @State private var text: String

  init(searching text: String = "") {
    _text = State(initialValue: text)
  }

  private var products: [Product] { catalog.products(in: category, matching: text) }

  var body: some View {
    NavigationStack {
      List {
        Section {
          CategoryPicker(selection: $category)
            .listRowInsets(EdgeInsets())
            .listRowBackground(Color.clear)
        }
        Section {
          ForEach(products) { product in
            NavigationLink(value: product) {
              ProductRow(product: product)
            }
          }
        } header: {
          Text("\(products.count) products")
        }
      }
      .overlay {
        if products.isEmpty {
          NothingFound(text: text)
        }
      }
      .navigationTitle("Tea & Coffee")
      .navigationDestination(for: Product.self) { product in
        ProductDetail(product: product)
      }
      .searchable(text: $text, prompt: "Mugs, beans, leaves …")
      #if os(iOS)
        .listStyle(.insetGrouped)
      #endif
    }
  }
}

#Preview("All", traits: .modifier(SampleData())) {
  ProductList()
}

#Preview("Searching", traits: .modifier(SampleData())) {
  ProductList(searching: "tea")
}

#Preview("Nothing found", traits: .modifier(SampleData())) {
  ProductList(searching: "umbrella")
}
