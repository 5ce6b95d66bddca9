import Foundation
import QuoinCore

/// Environment values by the names with which programs read them.
@MainActor
package enum NamedEnvironment {
  /// An environment value as text.
  package struct Value: Equatable, Encodable {
    package var name, text: String
  }

  /// Returns the values of `environment` that differ from those of `other`, sorted by name, with
  /// values of the program's own keys last.
  package static func differences(
    of environment: EnvironmentValues, from other: EnvironmentValues
  ) -> [Value] {
    let named = values.compactMap { name, value -> Value? in
      let (own, others) = (text(value(environment)), text(value(other)))
      return own == others ? nil : Value(name: name, text: own)
    }
    let own = environment.ownValues(differingFrom: other)
      .map { Value(name: $0.name, text: $0.text) }.sorted { $0.name < $1.name }
    return named + own
  }

  /// Returns a description of the value, unwrapping optionals.
  private static func text(_ value: Any) -> String {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return "\(value)" }
    return mirror.children.first.map { text($0.value) } ?? "nil"
  }

  private static let values: [(String, (EnvironmentValues) -> Any)] = [
    ("accessibilityReduceMotion", { $0.accessibilityReduceMotion }),
    ("allowsTightening", { $0.allowsTightening }),
    ("backgroundProminence", { $0.backgroundProminence }),
    ("backgroundStyle", { $0.backgroundStyle as Any }),
    ("badgeProminence", { $0.badgeProminence }),
    ("colorScheme", { $0.colorScheme }),
    ("controlSize", { $0.controlSize }),
    ("defaultMinListRowHeight", { $0.defaultMinListRowHeight }),
    ("dynamicTypeSize", { $0.dynamicTypeSize }),
    ("font", { $0.font as Any }),
    ("foregroundStyle", { $0.foreground(0) }),
    ("headerProminence", { $0.headerProminence }),
    ("horizontalScrollIndicatorVisibility", { $0.horizontalScrollIndicatorVisibility }),
    ("horizontalSizeClass", { $0.horizontalSizeClass as Any }),
    ("imageScale", { $0.imageScale }),
    ("isEnabled", { $0.isEnabled }),
    ("isFocusEffectEnabled", { $0.isFocusEffectEnabled }),
    ("isFocused", { $0.isFocused }),
    ("isScrollEnabled", { $0.isScrollEnabled }),
    ("labelsVisibility", { $0.labelsVisibility }),
    ("layoutDirection", { $0.layoutDirection }),
    ("legibilityWeight", { $0.legibilityWeight as Any }),
    ("lineLimit", { $0.lineLimit as Any }),
    ("lineSpacing", { $0.lineSpacing }),
    ("locale", { $0.locale }),
    ("menuIndicatorVisibility", { $0.menuIndicatorVisibility }),
    ("minimumScaleFactor", { $0.minimumScaleFactor }),
    ("multilineTextAlignment", { $0.multilineTextAlignment }),
    ("redactionReasons", { $0.redactionReasons }),
    ("scenePhase", { $0.scenePhase }),
    ("symbolRenderingMode", { $0.symbolRenderingMode as Any }),
    ("symbolVariants", { $0.symbolVariants }),
    ("textCase", { $0.textCase as Any }),
    ("timeZone", { $0.timeZone }),
    ("tint", { $0.tint }),
    ("truncationMode", { $0.truncationMode }),
    ("verticalScrollIndicatorVisibility", { $0.verticalScrollIndicatorVisibility }),
    ("verticalSizeClass", { $0.verticalSizeClass as Any }),
  ]
}
