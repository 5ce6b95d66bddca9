import SwiftUI

// Four steps from two texts to a list row.

struct CenteredTitle: View {
  var body: some View {
    VStack {
      Text("Title")
        .font(.headline)
      Text("Subtitle")
        .font(.subheadline)
    }
  }
}

struct LeadingTitle: View {
  var body: some View {
    VStack(alignment: .leading) {
      Text("Title")
        .font(.headline)
      Text("Subtitle")
        .font(.subheadline)
    }
  }
}

struct TitleWithSpacer: View {
  var body: some View {
    HStack {
      VStack(alignment: .leading) {
        Text("Title")
          .font(.headline)
        Text("Subtitle")
          .font(.subheadline)
      }
      Spacer()
    }
  }
}

struct TitleWithPadding: View {
  var body: some View {
    HStack {
      VStack(alignment: .leading) {
        Text("Title")
          .font(.headline)
        Text("Subtitle")
          .font(.subheadline)
      }.padding()
      Spacer()
    }
  }
}

struct TitleSubtitle_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      CenteredTitle().previewDisplayName("stack")
      LeadingTitle().previewDisplayName("alignment")
      TitleWithSpacer().previewDisplayName("spacer")
      TitleWithPadding().previewDisplayName("padding")
    }
    .previewLayout(.fixed(width: 320, height: 70))
  }
}
