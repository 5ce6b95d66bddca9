#if !canImport(Darwin)
  import Foundation

  /// The running program.
  @MainActor @preconcurrency
  open class UIApplication: UIResponder {
    public static let shared = UIApplication()
  }
#endif
