import SwiftUI

/// Hidden if the size offered by the parent is smaller than some threshold.
struct HideBelow<Content: View>: View {
  let minWidth: CGFloat?
  let minHeight: CGFloat?

  let content: () -> Content

  init(
    minWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.minWidth = minWidth
    self.minHeight = minHeight
    self.content = content
  }

  private func isHidden(in size: CGSize) -> Bool {
    if let minWidth = minWidth, size.width < minWidth {
      return true
    }

    if let minHeight = minHeight, size.height < minHeight {
      return true
    }

    return false
  }

  var body: some View {
    GeometryReader { geometry in
      if !isHidden(in: geometry.size) {
        content()
          .frame(maxWidth: .infinity, maxHeight: .infinity)
      }
    }
  }
}

extension View {
  func hideBelow(minWidth: CGFloat? = nil, minHeight: CGFloat? = nil) -> some View {
    return HideBelow(minWidth: minWidth, minHeight: minHeight) {
      self
    }
  }
}

struct HideBelow_Previews: PreviewProvider {
  static var previews: some View {
    Text("There is room")
      .hideBelow(minWidth: 120)
      .border(Color.blue)
      .previewLayout(.fixed(width: 160, height: 60))
      .previewDisplayName("wide")
    Text("There is room")
      .hideBelow(minWidth: 120)
      .border(Color.blue)
      .previewLayout(.fixed(width: 100, height: 60))
      .previewDisplayName("narrow")
  }
}
