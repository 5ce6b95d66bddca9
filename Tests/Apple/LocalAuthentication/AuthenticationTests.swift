import LocalAuthentication
import Testing

struct AuthenticationTests {
  @Test func nothingCanBeEvaluated() async {
    let context = LAContext()
    var error: NSError?
    #expect(!context.canEvaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, error: &error))
    #expect(error?.domain == LAErrorDomain)
    #expect(error?.code == LAError.biometryNotAvailable.rawValue)
    #expect(error?.localizedDescription == "Biometry is not available on this device.")
    #expect(!context.canEvaluatePolicy(.deviceOwnerAuthentication, error: nil))
    #expect(context.biometryType == .none)
    await #expect(throws: LAError(.passcodeNotSet)) {
      try await context.evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "Unlock")
    }
    context.invalidate()
    context.evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "Unlock") {
      success, error in
      #expect(!success)
      #expect((error as? LAError)?.code == .invalidContext)
    }
  }
}
