import ArgumentParser
import Foundation
import QuoinHostProtocol
import QuoinSources

/// The configurations in which previews are checked.
struct LintMatrix: ParsableArguments {
  @Option(
    parsing: .singleValue,
    help: ArgumentHelp(
      "Check the previews on this device; may be given several times.", valueName: "name"))
  var device: [String] = []

  @Option(
    parsing: .singleValue,
    help: ArgumentHelp(
      "Check them with this version of the system, 18 or 26; may be given several times.",
      valueName: "version"),
    transform: SystemVersionArgument.version(typed:))
  var os: [Int] = []

  @Option(
    parsing: .singleValue,
    help: ArgumentHelp(
      "Check them with this text size; may be given several times.", valueName: "name"))
  var dynamicType: [RenderConfiguration.TextSize] = []

  @Option(
    parsing: .singleValue,
    help: ArgumentHelp(
      "Check them for this language and region, such as de_DE; may be given several times.",
      valueName: "id"),
    transform: LocaleArgument.identifier(typed:))
  var locale: [String] = []

  @Flag(help: "Also check them in dark mode.")
  var dark = false

  @Flag(help: "Also check them from right to left.")
  var rtl = false

  @OptionGroup var shared: SharedSettings
  @OptionGroup var store: DataOptions
  @OptionGroup var process: ProcessOptions

  mutating func validate() { process.dataFolder = store.folder }

  /// Throws for values that can't be used, before any other work.
  func check() throws {
    try shared.check()
    try process.check()
  }

  /// Cells that one process checks; an app's texts are in one language per process.
  struct Group {
    /// The settings of the process.
    let configuration: RenderConfiguration
    let cells: [LintCell]
  }

  private var isChosen: Bool {
    !device.isEmpty || !os.isEmpty || !dynamicType.isEmpty || !locale.isEmpty || dark || rtl
  }

  /// The platforms of `--platform` and of the chosen devices, each once.
  var chosenPlatforms: [SourcePlatform] {
    let settings = shared.configuration
    let chosen =
      device.isEmpty || settings.platform != nil
      ? [settings] : device.map { settings.merged(with: Self.variant(device: $0)) }
    var platforms: [SourcePlatform] = []
    for platform in chosen.compactMap(\.sourcePlatform) where !platforms.contains(platform) {
      platforms.append(platform)
    }
    return platforms
  }

  /// Returns the cells, grouped by language.
  func groups(for input: PreviewInput) -> [Group] {
    let settings = shared.configuration
    let platform = settings.sourcePlatform ?? input.naturalPlatform
    let variants = isChosen ? combinations : Self.usual(on: platform)
    return orderedLocales(variants).map { locale in
      let cells = variants.filter { $0.locale == locale }.map { variant in
        var configuration = settings.merged(with: variant)
        // An app uses its platform's metrics; a named device has its own.
        if platform != .iOS, variant.device == nil { configuration.platform = platform.metrics }
        return LintCell(
          name: variant.variantName, configuration: configuration,
          isForPhones: !isChosen && variant.device != nil)
      }
      var configuration = settings
      configuration.locale = locale
      return Group(configuration: configuration, cells: cells)
    }
  }

  private func orderedLocales(_ variants: [RenderConfiguration]) -> [String?] {
    var locales: [String?] = []
    for variant in variants where !locales.contains(variant.locale) {
      locales.append(variant.locale)
    }
    return locales
  }

  /// Returns the default variants: small devices, text sizes and color schemes that the platform
  /// has.
  private static func usual(on platform: SourcePlatform) -> [RenderConfiguration] {
    let textSizes = [variant(textSize: .xxxLarge), variant(textSize: .accessibility3)]
    switch platform {
    case .iOS:
      return [variant(), variant(device: "iPhone SE (3rd generation)")] + textSizes
        + [variant(isDark: true)]
    case .macOS: return [variant(), variant(isDark: true)]
    case .tvOS: return [variant()]
    case .watchOS: return [variant(), variant(device: "Apple Watch SE 3 (40mm)")] + textSizes
    case .visionOS: return [variant()] + textSizes
    }
  }

  private var combinations: [RenderConfiguration] {
    func choices<Value>(_ given: [Value]) -> [Value?] { given.isEmpty ? [nil] : given }
    var variants: [RenderConfiguration] = []
    for device in choices(device) {
      for size in choices(dynamicType) {
        for locale in choices(locale) {
          for isDark in dark ? [false, true] : [false] {
            for isRightToLeft in rtl ? [false, true] : [false] {
              variants.append(
                Self.variant(
                  device: device, textSize: size, locale: locale, isDark: isDark,
                  isRightToLeft: isRightToLeft))
            }
          }
        }
      }
    }
    return choices(os).flatMap { version in
      variants.map { variant in
        var variant = variant
        variant.os = version
        return variant
      }
    }
  }

  private static func variant(
    device: String? = nil, textSize: RenderConfiguration.TextSize? = nil, locale: String? = nil,
    isDark: Bool = false, isRightToLeft: Bool = false
  ) -> RenderConfiguration {
    var configuration = RenderConfiguration()
    configuration.device = device
    configuration.dynamicType = textSize
    configuration.locale = locale
    configuration.dark = isDark ? true : nil
    configuration.rightToLeft = isRightToLeft ? true : nil
    return configuration
  }
}

extension RenderConfiguration {
  /// The settings by which the configurations of a matrix differ, as in `iPhone 16, dark`.
  fileprivate var variantName: String {
    let parts = [
      device, os.map { "system \($0)" }, dynamicType?.rawValue, locale, dark == true ? "dark" : nil,
      rightToLeft == true ? "right to left" : nil,
    ].compactMap { $0 }
    return parts.isEmpty ? "as written" : parts.joined(separator: ", ")
  }
}
