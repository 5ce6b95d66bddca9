import Quoin
import QuoinViews

@_exported import typealias Quoin.RenderConfiguration

/// The former name of the configuration of a test.
@available(*, deprecated, renamed: "RenderConfiguration")
public typealias SnapshotTraits = RenderConfiguration

// Initializers with the names of UIKit's traits, for tests written for other libraries.

extension RenderConfiguration {
  /// Creates a configuration from a UIKit interface style.
  ///
  /// - Parameter userInterfaceStyle: light or dark; unspecified sets nothing.
  public init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init()
    switch userInterfaceStyle {
    case .light: colorScheme = .light
    case .dark: colorScheme = .dark
    case .unspecified: break
    }
  }

  /// Combines several configurations; later ones take precedence.
  ///
  /// - Parameter traits: the configurations to combine.
  public init(traitsFrom traits: [RenderConfiguration]) {
    self = traits.reduce(RenderConfiguration()) { $0.merged(with: $1) }
  }
}
