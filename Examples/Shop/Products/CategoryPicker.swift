import SwiftUI

/// Capsules that select a category.
struct CategoryPicker: View {
  @Binding var selection: Product.Category?

  var body: some View {
    ScrollView(.horizontal, showsIndicators: false) {
      HStack {
        capsule("All", for: nil)
        ForEach(Product.Category.allCases) { category in
          capsule(category.title, for: category)
        }
      }
    }
  }

  private func capsule(_ title: LocalizedStringKey, for category: Product.Category?) -> some View {
    Button(title) {
      withAnimation { selection = category }
    }
    .buttonStyle(.capsule(isSelected: selection == category))
  }
}

extension Product.Category {
  var title: LocalizedStringKey {
    switch self {
    case .coffee: "Coffee"
    case .tea: "Tea"
    case .tools: "Tools"
    }
  }
}

#Preview("Categories", traits: .fixedLayout(width: 360, height: 60)) {
  @Previewable @State var category: Product.Category? = .tea
  CategoryPicker(selection: $category)
    .padding(.horizontal)
}
