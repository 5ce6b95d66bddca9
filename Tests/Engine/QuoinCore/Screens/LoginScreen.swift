import SwiftUI

/// A login form: consecutive fields, validation, an alert, and another screen after it.
struct LoginScreen: View {
  enum Field: Hashable { case email, password }

  let signIn: @MainActor (String, String) async -> Bool

  @State private var email = ""
  @State private var password = ""
  @State private var remembers = false
  @State private var isWorking = false
  @State private var isRefused = false
  @State private var isSignedIn = false
  @FocusState private var focus: Field?

  private var problem: String? {
    if email.isEmpty { return nil }
    if !email.contains("@") { return "That is no address." }
    if !password.isEmpty, password.count < 6 { return "At least six characters." }
    return nil
  }

  private var isComplete: Bool { problem == nil && !email.isEmpty && !password.isEmpty }

  var body: some View {
    NavigationStack {
      Form {
        Section {
          TextField("Email", text: $email)
            .keyboardType(.emailAddress)
            .textInputAutocapitalization(.never)
            .focused($focus, equals: .email)
            .submitLabel(.next)
            .onSubmit { focus = .password }
          SecureField("Password", text: $password)
            .focused($focus, equals: .password)
            .onSubmit(submit)
          Toggle("Remember me", isOn: $remembers)
        } footer: {
          if let problem {
            Text(problem).foregroundStyle(.red)
          }
        }
        Section {
          Button(action: submit) {
            if isWorking { ProgressView() } else { Text("Sign in") }
          }
          .disabled(!isComplete || isWorking)
        }
      }
      .navigationTitle("Sign in")
      .alert("Refused", isPresented: $isRefused) {
        Button("Try again", role: .cancel) {
          password = ""
          focus = .password
        }
      } message: {
        Text("The password is wrong.")
      }
      .navigationDestination(isPresented: $isSignedIn) {
        Text("Welcome, \(email)").navigationTitle("Home")
      }
      .onAppear { focus = .email }
    }
  }

  private func submit() {
    guard isComplete else { return }
    isWorking = true
    focus = nil
    Task {
      let isRight = await signIn(email, password)
      isWorking = false
      if isRight { isSignedIn = true } else { isRefused = true }
    }
  }
}
