import SwiftUI

/// A sign-in screen: text fields, a prominent button, links.
struct Login: View {
  @State private var email = "ada@example.org"
  @State private var password = "analytical"
  @State private var remember = true

  var body: some View {
    VStack(spacing: 24) {
      Spacer()
      Image(systemName: "leaf.fill")
        .font(.system(size: 56))
        .foregroundStyle(.green.gradient)
      VStack(spacing: 6) {
        Text("Welcome back").font(.largeTitle.bold())
        Text("Sign in to see your garden")
          .foregroundStyle(.secondary)
      }
      VStack(spacing: 12) {
        TextField("Email", text: $email)
          .textFieldStyle(.roundedBorder)
          .keyboardType(.emailAddress)
        SecureField("Password", text: $password)
          .textFieldStyle(.roundedBorder)
        Toggle("Keep me signed in", isOn: $remember)
          .font(.subheadline)
      }
      Button {
      } label: {
        Text("Sign in").frame(maxWidth: .infinity)
      }
      .buttonStyle(.borderedProminent)
      .controlSize(.large)
      .tint(.green)
      Button("Forgot your password?") {}
        .font(.footnote)
      Spacer()
      HStack(spacing: 4) {
        Text("New here?").foregroundStyle(.secondary)
        Button("Create an account") {}
      }
      .font(.footnote)
    }
    .padding(.horizontal, 28)
    .padding(.bottom)
  }
}

struct Login_Previews: PreviewProvider {
  static var previews: some View {
    Login().previewDevice("iPhone 16 Pro")
  }
}
