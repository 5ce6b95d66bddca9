import SwiftUI

/// An empty list and the message that replaces it.
struct EmptyInbox: View {
  var body: some View {
    NavigationStack {
      ContentUnavailableView {
        Label("No messages", systemImage: "tray")
      } description: {
        Text("New messages appear here as soon as somebody writes to you.")
      } actions: {
        Button("Invite a friend") {}
          .buttonStyle(.borderedProminent)
        Button("Import contacts") {}
      }
      .navigationTitle("Inbox")
    }
  }
}

struct EmptyInbox_Previews: PreviewProvider {
  static var previews: some View {
    EmptyInbox().previewDevice("iPhone 16 Pro")
  }
}
