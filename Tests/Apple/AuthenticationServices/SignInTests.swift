import AuthenticationServices
import Quoin
import SwiftUI
import Testing

@MainActor
struct SignInTests {
  @Test func signingInFails() throws {
    var error: (any Error)?
    let button = SignInWithAppleButton(.signUp) { request in
      request.requestedScopes = [.fullName, .email]
    } onCompletion: { result in
      if case .failure(let failure) = result { error = failure }
    }
    .signInWithAppleButtonStyle(.whiteOutline)
    let offered = report(300, 50, button)
    #expect(offered.size == CGSize(width: 300, height: 50))
    #expect(offered.nodes.contains { $0.name.contains("Sign up with Apple") })
    #expect(report(500, 50, button).size.width == 375)
    let host = ViewHost(button, size: ProposedViewSize(width: 300, height: 50))
    try host.tap("Sign up with Apple")
    #expect((error as? ASAuthorizationError)?.code == .notHandled)
  }
}
