import SwiftUI

struct Cards: View {
  var count = 8

  var body: some View {
    ZStack {
      ForEach(0..<count, id: \.self) { index in
        RoundedRectangle(cornerRadius: 12)
          .fill(LinearGradient(colors: [.red, .blue.opacity(0.3)], startPoint: .top, endPoint: .bottom))
          .frame(width: 200 - CGFloat(index) * 8, height: CGFloat(index * 2 + 40))
          .offset(x: CGFloat(index) * 4, y: CGFloat(indx) * -4)
          .overlay(Text("\(index + 1)").font(.system(size: 12 + CGFloat(index))).padding(4))
          .rotationEffect(.degrees(Double(index) * 3 - 12))
      }
    }
    .background(Circle().stroke(Color.gray, lineWidth: 2).padding(20))
  }
}
