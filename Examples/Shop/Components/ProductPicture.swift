import SwiftUI

/// An image from the asset catalog on a warm background.
struct ProductPicture: View {
  let name: String

  var body: some View {
    RoundedRectangle(cornerRadius: 14, style: .continuous)
      .fill(.cream.gradient)
      .overlay {
        Image(name)
          .resizable()
          .scaledToFit()
          .padding(8)
      }
      .accessibilityHidden(true)
  }
}

struct ProductPicture_Previews: PreviewProvider {
  static var previews: some View {
    HStack {
      ForEach(["Mug", "Teapot", "Beans", "Tin", "Kettle"], id: \.self) { name in
        ProductPicture(name: name)
          .frame(width: 72, height: 72)
      }
    }
    .padding()
    .previewLayout(.sizeThatFits)
    .previewDisplayName("Pictures")
  }
}
