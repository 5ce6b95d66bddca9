import ArgumentParser
import Foundation
import QuoinHostProtocol
import QuoinSources

/// Options for the render configuration. A preview's modifiers apply where no option is given.
struct RenderConfigurationOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Draw the whole screen of a device, such as \"iPhone 16 Pro\" (see `quoin devices`).",
      discussion: "By default the device in .previewDevice; without one, only the view is drawn.",
      valueName: "name"))
  var device: String?

  @Option(
    help: ArgumentHelp(
      "The version of the system whose metrics and colors apply: 18 or 26 for iOS, 26 for macOS.",
      discussion: "By default 26.", valueName: "version"),
    transform: SystemVersionArgument.version(typed:))
  var os: Int?

  @Flag(help: "Use the dark color scheme.")
  var dark = false

  @Flag(help: "Lay out from right to left.")
  var rtl = false

  @Option(
    help: ArgumentHelp(
      "The user's text size: xSmall to xxxLarge, accessibility1 to accessibility5.",
      discussion: "By default large. macOS has no text size.", valueName: "name"))
  var dynamicType: RenderConfiguration.TextSize?

  @Option(
    help: ArgumentHelp(
      "The language and region for numbers and dates, such as de_DE.", valueName: "id"),
    transform: LocaleArgument.identifier(typed:))
  var locale: String?

  @OptionGroup var shared: SharedSettings

  @Flag(help: "Fail if an image, font or color is missing, instead of drawing without it.")
  var strictResources = false

  @OptionGroup var process: ProcessOptions

  /// Throws for values that can't be used, before any other work.
  func check() throws {
    try shared.check()
    try process.check()
  }

  /// The configuration; settings without an option are `nil`.
  var configuration: RenderConfiguration {
    var configuration = shared.configuration
    configuration.device = device
    configuration.os = os
    configuration.dark = dark ? true : nil
    configuration.rightToLeft = rtl ? true : nil
    configuration.dynamicType = dynamicType
    configuration.locale = locale
    return configuration
  }
}

/// The settings that have a single value per run, even in `quoin lint`, which combines several
/// values of the others.
struct SharedSettings: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The proposed size in points, as in 390x844; * proposes nothing on that axis.",
      discussion: """
        By default the size in .previewLayout(.fixed), otherwise the device's screen; without a device 393x852 for iOS and \
        800x600 for macOS.
        """,
      valueName: "WxH"),
    transform: RenderConfiguration.Size.init(typed:))
  var size: RenderConfiguration.Size?

  @Option(
    help: ArgumentHelp(
      "The orientation of the device: portrait or landscape.",
      discussion: "By default .previewInterfaceOrientation, otherwise portrait."))
  var orientation: RenderConfiguration.Orientation?

  @Option(
    name: .customLong("safe-area"),
    help: ArgumentHelp(
      "Draw a whole window of the proposed size with these safe area insets in points.",
      discussion: "By default the insets of the device.",
      valueName: "top,leading,bottom,trailing"),
    transform: RenderConfiguration.SafeArea.init(typed:))
  var safeArea: RenderConfiguration.SafeArea?

  @Flag(
    inversion: .prefixedNo,
    help: ArgumentHelp(
      "Show the on-screen keyboard of the device, or never show it, as with a hardware keyboard.",
      discussion: "By default a device shows it while a text field has the focus."))
  var keyboard: Bool?

  @Option(
    help: ArgumentHelp(
      "The platform whose metrics apply and whose conditions (#if os(iOS)) are true: ios, macos, tvos, watchos or visionos.",
      discussion:
        "By default the device's; without a device macos for sources that import AppKit, watchos for those that import WatchKit, otherwise ios."
    ))
  var platform: PlatformArgument?

  @Option(help: "The pixels per point; by default the device's, otherwise 2.")
  var scale: Double?

  @Flag(help: "Use the bold text of the accessibility settings.")
  var boldText = false

  @Option(
    help: ArgumentHelp(
      "The contrast of system colors: standard or increased.", discussion: "By default standard."))
  var contrast: ContrastArgument?

  @Option(
    help: ArgumentHelp(
      "The time zone for dates, such as Europe/Berlin.", discussion: "By default the machine's.",
      valueName: "id"),
    transform: TimeZoneArgument.identifier(typed:))
  var timeZone: String?

  @Option(
    help: ArgumentHelp(
      "Also use the fonts in this folder; may be given several times.",
      discussion:
        "If the folder contains Apple's system fonts, they are used as such. The environment variable QUOIN_FONTS also names folders, separated by colons.",
      valueName: "directory"),
    completion: .directory)
  var fonts: [String] = []

  /// Throws for numbers that no image can have, and for folders without fonts.
  func check() throws {
    if let scale, !(0.01...64).contains(scale) {
      throw CommandFailure.usage(
        "--scale \(scale) is out of range", try: "Use 0.01 to 64 pixels per point.")
    }
    let named = ProcessInfo.processInfo.environment["QUOIN_FONTS"] ?? ""
    for folder in fonts + named.split(separator: ":").map(String.init) {
      guard PreviewInput.isFolder(folder) else {
        throw CommandFailure.usage(
          "the font folder \(folder) doesn't exist",
          try: "Pass an existing folder with --fonts or QUOIN_FONTS.")
      }
      try FontFolder(path: folder).check()
    }
  }

  /// The configuration; settings without an option are `nil`.
  var configuration: RenderConfiguration {
    var configuration = RenderConfiguration()
    configuration.size = size
    configuration.orientation = orientation
    configuration.safeArea = safeArea
    configuration.keyboard = keyboard
    configuration.platform = platform?.metrics
    configuration.scale = scale
    configuration.boldText = boldText ? true : nil
    configuration.increasedContrast = contrast.map { $0 == .increased }
    configuration.timeZone = timeZone
    configuration.fontFolders =
      fonts.isEmpty ? nil : fonts.map { URL(fileURLWithPath: $0).path }
    return configuration
  }
}

extension RenderConfiguration {
  /// The platform whose conditions are true in sources; `nil` lets the sources decide.
  var sourcePlatform: SourcePlatform? {
    switch platform ?? device.map(Platform.init(ofDeviceNamed:)) {
    case .iOS: .iOS
    case .macOS: .macOS
    case .tvOS: .tvOS
    case .watchOS: .watchOS
    case .visionOS: .visionOS
    case nil: nil
    }
  }
}

extension SourcePlatform {
  /// The platform whose metrics apply.
  var metrics: RenderConfiguration.Platform {
    switch self {
    case .iOS: .iOS
    case .macOS: .macOS
    case .tvOS: .tvOS
    case .watchOS: .watchOS
    case .visionOS: .visionOS
    }
  }
}
