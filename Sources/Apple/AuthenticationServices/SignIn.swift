@_exported import Foundation
import SwiftUI

/// The reason for a failed sign-in.
public struct ASAuthorizationError: Error, Hashable, CustomNSError {
  public enum Code: Int, Sendable {
    case unknown = 1000
    case canceled = 1001
    case invalidResponse = 1002
    case notHandled = 1003
    case failed = 1004
    case notInteractive = 1005
  }

  public let code: Code

  public init(_ code: Code) { self.code = code }

  public static var errorDomain: String { "com.apple.AuthenticationServices.AuthorizationError" }
  public var errorCode: Int { code.rawValue }
  public static var canceled: Code { .canceled }
  public static var failed: Code { .failed }
}

/// The credential of a user who signed in.
public protocol ASAuthorizationCredential: NSObjectProtocol {}

/// A provider of authorization.
public protocol ASAuthorizationProvider: NSObjectProtocol {}

/// A successful sign-in. Quoin never creates one.
open class ASAuthorization: NSObject, @unchecked Sendable {
  public struct Scope: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let fullName = Scope(rawValue: "full_name")
    public static let email = Scope(rawValue: "email")
  }

  public let credential: any ASAuthorizationCredential

  init(credential: any ASAuthorizationCredential) { self.credential = credential }
}

/// A request for authorization.
open class ASAuthorizationRequest: NSObject, @unchecked Sendable {}

open class ASAuthorizationOpenIDRequest: ASAuthorizationRequest, @unchecked Sendable {
  open var requestedScopes: [ASAuthorization.Scope]?
  open var state: String?
  open var nonce: String?
}

open class ASAuthorizationAppleIDRequest: ASAuthorizationOpenIDRequest, @unchecked Sendable {
  open var user: String?
}

/// The attributes of a user who signed in.
open class ASAuthorizationAppleIDCredential: NSObject, ASAuthorizationCredential,
  @unchecked Sendable
{
  public let user: String
  public let email: String?
  public let fullName: PersonNameComponents?
  open var state: String? { nil }
  open var identityToken: Data? { nil }
  open var authorizationCode: Data? { nil }

  init(user: String, email: String?, fullName: PersonNameComponents?) {
    self.user = user
    self.email = email
    self.fullName = fullName
  }
}

open class ASAuthorizationAppleIDProvider: NSObject, ASAuthorizationProvider, @unchecked Sendable {
  public enum CredentialState: Int, Sendable {
    case revoked
    case authorized
    case notFound
    case transferred
  }

  open func createRequest() -> ASAuthorizationAppleIDRequest { ASAuthorizationAppleIDRequest() }
  open func getCredentialState(
    forUserID userID: String,
    completion: @escaping @Sendable (CredentialState, (any Error)?) -> Void
  ) {
    completion(.notFound, nil)
  }
  open func credentialState(forUserID userID: String) async throws -> CredentialState { .notFound }
}

@MainActor @preconcurrency
public protocol ASAuthorizationControllerDelegate: NSObjectProtocol {
  func authorizationController(
    controller: ASAuthorizationController,
    didCompleteWithAuthorization authorization: ASAuthorization
  )
  func authorizationController(
    controller: ASAuthorizationController, didCompleteWithError error: any Error)
}

extension ASAuthorizationControllerDelegate {
  public func authorizationController(
    controller: ASAuthorizationController,
    didCompleteWithAuthorization authorization: ASAuthorization
  ) {}
  public func authorizationController(
    controller: ASAuthorizationController, didCompleteWithError error: any Error
  ) {}
}

/// A controller for signing in. There is no user, so it fails.
@MainActor @preconcurrency
open class ASAuthorizationController: NSObject {
  public let authorizationRequests: [ASAuthorizationRequest]
  open weak var delegate: (any ASAuthorizationControllerDelegate)?

  public init(authorizationRequests: [ASAuthorizationRequest]) {
    self.authorizationRequests = authorizationRequests
    super.init()
  }

  open func performRequests() {
    delegate?.authorizationController(
      controller: self, didCompleteWithError: ASAuthorizationError(.notHandled))
  }
  /// Has no effect: a request ends at once.
  open func cancel() {}
}

/// The black or white button to sign in with Apple.
///
/// Sizing: 140 by 30 points at least; takes what is proposed up to 375 wide, and any height.
public struct SignInWithAppleButton: View {
  /// The title of the button.
  public struct Label: Hashable, Sendable {
    let text: String

    public static let signIn = Label(text: "Sign in with Apple")
    public static let signUp = Label(text: "Sign up with Apple")
    public static let `continue` = Label(text: "Continue with Apple")
  }

  /// The style of the button.
  public struct Style: Hashable, Sendable {
    fileprivate let number: Int

    public static let black = Style(number: 0)
    public static let white = Style(number: 1)
    public static let whiteOutline = Style(number: 2)
  }

  private let label: Label
  private let onRequest: (ASAuthorizationAppleIDRequest) -> Void
  private let onCompletion: (Result<ASAuthorization, any Error>) -> Void
  @Environment(\.signInWithAppleButtonStyle) private var style

  public init(
    _ label: Label = .signIn, onRequest: @escaping (ASAuthorizationAppleIDRequest) -> Void,
    onCompletion: @escaping (Result<ASAuthorization, any Error>) -> Void
  ) {
    self.label = label
    self.onRequest = onRequest
    self.onCompletion = onCompletion
  }

  public var body: some View {
    Button {
      onRequest(ASAuthorizationAppleIDRequest())
      onCompletion(.failure(ASAuthorizationError(.notHandled)))
    } label: {
      GeometryReader { geometry in
        let height = geometry.size.height
        HStack(spacing: height * 0.1) {
          Image(systemName: "apple.logo")
          Text(verbatim: label.text)
        }
        .font(.system(size: height * 0.43, weight: .medium)).lineLimit(1).minimumScaleFactor(0.5)
        .frame(width: geometry.size.width, height: height)
      }
      .foregroundStyle(style == .black ? Color.white : .black)
      .background(style == .black ? Color.black : .white, in: .rect(cornerRadius: 6))
      .overlay {
        if style == .whiteOutline { RoundedRectangle(cornerRadius: 6).strokeBorder(.black) }
      }
    }
    .buttonStyle(.plain)
    .frame(minWidth: 140, maxWidth: 375, minHeight: 30)
  }
}

private enum SignInStyleKey: EnvironmentKey {
  static var defaultValue: SignInWithAppleButton.Style { .black }
}

extension EnvironmentValues {
  fileprivate var signInWithAppleButtonStyle: SignInWithAppleButton.Style {
    get { self[SignInStyleKey.self] }
    set { self[SignInStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of Sign in with Apple buttons inside.
  ///
  /// Sizing: as its content.
  public func signInWithAppleButtonStyle(_ style: SignInWithAppleButton.Style) -> some View {
    environment(\.signInWithAppleButtonStyle, style)
  }
}
