import ArgumentParser
import Foundation

/// `--dynamic-type`: SwiftUI's text sizes in any case.
enum DynamicTypeArgument: String, ExpressibleByArgument, CaseIterable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  init?(argument: String) {
    let wanted = argument.lowercased()
    guard let size = Self.allCases.first(where: { $0.rawValue.lowercased() == wanted }) else {
      return nil
    }
    self = size
  }
}

/// `--locale`: a known region, such as `de`, `de_DE` or `de-DE`.
struct LocaleArgument: Equatable {
  let identifier: String

  /// Throws for a text that names no known region.
  init(typed text: String) throws {
    identifier = text.replacingOccurrences(of: "-", with: "_")
    guard Locale.availableIdentifiers.contains(identifier) else { throw LocaleError() }
  }
}

/// An error for an unknown region.
struct LocaleError: Error, CustomStringConvertible {
  var description: String { "this is not a language and region; try en_US or de_DE" }
}
