import SwiftUI

struct Shelf: View {
  let titles = ["Emma", "The Count of Monte Cristo and other stories", "Middlemarch", "Ulysses"]
  let columns = [GridItem(.flexible(), alignment: .top), GridItem(.flexible(), alignment: .top)]

  var body: some View {
    LazyVGrid(columns: columns) {
      ForEach(titles, id: \.self) { title in
        VStack {
          RoundedRectangle(cornerRadius: 6)
            .fill(.brown)
            .frame(width: 80, height: 110)
          Text(title)
            .multilineTextAlignment(.center)
        }
      }
    }
    .padding()
  }
}

#Preview { Shelf() }
