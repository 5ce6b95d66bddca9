import SwiftUI

/// A conversation: bubbles on two sides, an input bar at the bottom.
struct Chat: View {
  private struct Message: Identifiable {
    let id: Int
    let text: String
    let isMine: Bool
  }

  private let messages = [
    Message(id: 0, text: "Are we still on for Saturday?", isMine: false),
    Message(id: 1, text: "Yes! I booked a table for seven.", isMine: true),
    Message(id: 2, text: "Perfect 🎉", isMine: false),
    Message(
      id: 3,
      text:
        "My train gets in at half past six, so I may be a few minutes late. Start without me if you like.",
      isMine: false),
    Message(id: 4, text: "No rush, we wait at the bar.", isMine: true),
    Message(id: 5, text: "Shall I bring the photos from the summer?", isMine: true),
    Message(id: 6, text: "Please do", isMine: false),
  ]
  @State private var draft = ""

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(spacing: 8) {
          Text("Today 17:42").font(.caption).foregroundStyle(.secondary).padding(.vertical, 4)
          ForEach(messages) { bubble($0) }
        }
        .padding(.horizontal)
      }
      .safeAreaInset(edge: .bottom) { inputBar }
      .navigationTitle("Elif")
      .navigationBarTitleDisplayMode(.inline)
    }
  }

  private func bubble(_ message: Message) -> some View {
    HStack {
      if message.isMine { Spacer(minLength: 60) }
      Text(message.text)
        .padding(.horizontal, 14)
        .padding(.vertical, 9)
        .background(message.isMine ? Color.blue : Color(.systemGray5))
        .foregroundStyle(message.isMine ? Color.white : Color.primary)
        .clipShape(RoundedRectangle(cornerRadius: 20, style: .continuous))
      if !message.isMine { Spacer(minLength: 60) }
    }
  }

  private var inputBar: some View {
    HStack(spacing: 12) {
      Image(systemName: "plus.circle.fill").font(.title2).foregroundStyle(.secondary)
      TextField("Message", text: $draft)
        .padding(.horizontal, 14)
        .padding(.vertical, 8)
        .background(Capsule().strokeBorder(Color(.systemGray4)))
      Image(systemName: "arrow.up.circle.fill").font(.title).foregroundStyle(.blue)
    }
    .padding(.horizontal)
    .padding(.vertical, 8)
    .background(.bar)
  }
}

struct Chat_Previews: PreviewProvider {
  static var previews: some View {
    Chat().previewDevice("iPhone 16 Pro")
  }
}
