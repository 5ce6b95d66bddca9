#if !canImport(Darwin)
  import Foundation
  import ObjectiveC

  /// What can answer events: a link in the chain from a view to the application.
  @MainActor @preconcurrency
  open class UIResponder: NSObject {
    public override init() { super.init() }

    /// Who is asked next.
    open var next: UIResponder? { nil }

    open var canBecomeFirstResponder: Bool { false }
    open var canResignFirstResponder: Bool { true }
    /// Whether the responder was the last to become the first one.
    open var isFirstResponder: Bool { Self.first === self }

    private weak static var first: UIResponder?

    @discardableResult
    open func becomeFirstResponder() -> Bool {
      guard canBecomeFirstResponder else { return false }
      Self.first = self
      return true
    }

    @discardableResult
    open func resignFirstResponder() -> Bool {
      if isFirstResponder { Self.first = nil }
      return true
    }
  }
#endif
