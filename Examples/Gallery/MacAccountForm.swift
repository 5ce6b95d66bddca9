import SwiftUI

/// A form on macOS: labels in one column, controls in the other.
struct MacAccountForm: View {
  @State private var name = "Noor Haddad"
  @State private var server = "mail.example.org"
  @State private var kind = "IMAP"
  @State private var port = 993
  @State private var usesTLS = true
  @State private var keepsCopies = false
  @State private var interval = 0.4

  var body: some View {
    VStack(alignment: .trailing, spacing: 20) {
      Form {
        TextField("Name:", text: $name)
        TextField("Server:", text: $server)
        Picker("Type:", selection: $kind) {
          Text("IMAP").tag("IMAP")
          Text("POP").tag("POP")
        }
        Stepper("Port: \(port)", value: $port, in: 1...65535)
        Toggle("Use TLS", isOn: $usesTLS)
        Toggle("Keep copies on the server", isOn: $keepsCopies)
        Slider(value: $interval) { Text("Check:") }
      }
      HStack {
        Button("Cancel", role: .cancel) {}
        Button("Save") {}.keyboardShortcut(.defaultAction)
      }
    }
    .padding(20)
    .frame(width: 420)
  }
}

struct MacAccountForm_Previews: PreviewProvider {
  static var previews: some View {
    MacAccountForm().previewDevice("Mac").previewLayout(.sizeThatFits)
  }
}
