import SwiftUI

/// Mail on an iPad: a sidebar next to a message.
struct MailSplit: View {
  @State private var folder: String? = "Inbox"

  var body: some View {
    NavigationSplitView {
      List(selection: $folder) {
        Section("Mailboxes") {
          Label("Inbox", systemImage: "tray").badge(3).tag("Inbox")
          Label("Starred", systemImage: "star").tag("Starred")
          Label("Sent", systemImage: "paperplane").tag("Sent")
          Label("Bin", systemImage: "trash").tag("Bin")
        }
        Section("Folders") {
          Label("Receipts", systemImage: "folder").tag("Receipts")
          Label("Travel", systemImage: "folder").tag("Travel")
        }
      }
      .navigationTitle("Mail")
    } detail: {
      VStack(alignment: .leading, spacing: 20) {
        HStack(spacing: 14) {
          Circle().fill(.purple.gradient).frame(width: 48, height: 48)
            .overlay(Text("EK").font(.headline).foregroundStyle(.white))
          VStack(alignment: .leading) {
            Text("Elif Kaya").font(.headline)
            Text("to me, Omar").font(.subheadline).foregroundStyle(.secondary)
          }
          Spacer()
          Text("09:14").foregroundStyle(.secondary)
        }
        Text("The photos from August").font(.title.bold())
        Text(
          "Hello you two,\n\nat last I found an evening to go through all of them. The ones from the boat came out better than I hoped: I put forty into an album, with the wet dog first.\n\nSay if anything is missing."
        )
        .lineSpacing(4)
        HStack(spacing: 12) {
          ForEach([Color.blue, .teal, .orange], id: \.self) { color in
            RoundedRectangle(cornerRadius: 12).fill(color.gradient).frame(width: 150, height: 110)
          }
        }
        Spacer()
      }
      .padding(28)
      .frame(maxWidth: .infinity, alignment: .leading)
      .navigationTitle("Inbox")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItemGroup(placement: .topBarTrailing) {
          Button("Reply", systemImage: "arrowshape.turn.up.left") {}
          Button("Bin", systemImage: "trash") {}
        }
      }
    }
  }
}

struct MailSplit_Previews: PreviewProvider {
  static var previews: some View {
    MailSplit()
      .previewDevice("iPad Pro 11-inch (M4)")
      .previewInterfaceOrientation(.landscapeLeft)
  }
}
