import QuoinCore
import QuoinGeometry

extension Emission {
  /// Reports that a kind of view has the lengths of iOS, if those of the platform are unknown.
  ///
  /// - Parameters:
  ///   - kind: The name of the view, such as `Toggle`.
  ///   - style: The style that draws the view; one of the program has its own lengths.
  func noteEstimate(of kind: String, style: Any.Type? = nil) {
    let platform = environment.platform
    guard platform != .iOS, platform != .macOS else { return }
    if let style, !String(reflecting: style).hasPrefix("QuoinViews.") { return }
    diagnostics.addEstimate(of: kind, on: platform)
  }
}
