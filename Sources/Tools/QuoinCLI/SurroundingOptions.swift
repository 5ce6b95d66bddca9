import ArgumentParser
import Foundation
import QuoinHostProtocol
import QuoinSources

/// Options for the render configuration. A preview's modifiers apply where no option is given.
struct SurroundingOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The proposed size in points, as in 390x844; * proposes nothing on that axis.",
      discussion: """
        By default the size in .previewLayout(.fixed), otherwise the device's screen; without a device 393x852 for iOS and \
        800x600 for macOS.
        """,
      valueName: "WxH"),
    transform: SizeArgument.init(typed:))
  var size: SizeArgument?

  @Option(
    help: ArgumentHelp(
      "Draw the whole screen of a device, such as \"iPhone 16 Pro\" (see `quoin devices`).",
      discussion: "By default the device in .previewDevice; without one, only the view is drawn.",
      valueName: "name"))
  var device: String?

  @Option(
    help: ArgumentHelp(
      "The orientation of the device: portrait or landscape.",
      discussion: "By default .previewInterfaceOrientation, otherwise portrait."))
  var orientation: OrientationArgument?

  @Option(
    name: .customLong("safe-area"),
    help: ArgumentHelp(
      "Draw a whole window of the proposed size with these safe area insets in points.",
      discussion: "By default the insets of the device.",
      valueName: "top,leading,bottom,trailing"),
    transform: SafeAreaArgument.init(typed:))
  var safeArea: SafeAreaArgument?

  @Option(
    help: ArgumentHelp(
      "The platform whose metrics apply and whose conditions (#if os(iOS)) are true.",
      discussion:
        "By default the device's; without a device macos for sources that import AppKit, otherwise ios."
    ))
  var platform: PlatformArgument?

  @Option(help: "The pixels per point; by default the device's, otherwise 2.")
  var scale: Double?

  @Flag(help: "Use the dark color scheme.")
  var dark = false

  @Flag(help: "Use the bold text of the accessibility settings.")
  var boldText = false

  @Option(help: "The contrast of system colors: standard or increased.")
  var contrast: ContrastArgument = .standard

  @Flag(help: "Lay out from right to left.")
  var rtl = false

  @Option(
    help: ArgumentHelp(
      "The user's text size: xSmall to xxxLarge, accessibility1 to accessibility5.",
      discussion: "macOS has no text size.", valueName: "name"))
  var dynamicType: DynamicTypeArgument = .large

  @Option(
    help: ArgumentHelp(
      "The language and region for numbers and dates, such as de_DE.", valueName: "id"),
    transform: LocaleArgument.init(typed:))
  var locale: LocaleArgument?

  @Option(
    help: ArgumentHelp(
      "Also use the fonts in this folder; may be given several times.",
      discussion:
        "If the folder contains Apple's system fonts, they are used as such. The environment variable QUOIN_FONTS also names folders, separated by colons.",
      valueName: "directory"),
    completion: .directory)
  var fonts: [String] = []

  @Flag(help: "Fail if an image, font or color is missing, instead of drawing a placeholder.")
  var strictResources = false

  @Option(
    help: "The time limit for a view and for the compiler, in seconds.")
  var timeout: Int = usualTimeout

  @Flag(
    help: ArgumentHelp(
      "Compile and run the file in a sandbox, for untrusted input.",
      discussion: """
        The sandbox has no network access, can't write files, and can read only the file's directory, the fonts and the \
        system's programs.
        """))
  var sandbox = false

  @Option(
    help: ArgumentHelp(
      "Let a project use files in this folder, too; may be given several times.",
      discussion: """
        For files outside of the project's folder: those behind links and absolute paths or, with --sandbox, all. In a \
        sandbox, views can read the folder, too.
        """,
      valueName: "directory"),
    completion: .directory)
  var allowRead: [String] = []

  static let usualTimeout = 60

  /// Throws for numbers that no image can have, before any other work.
  func check() throws {
    if let scale, !(0.01...64).contains(scale) {
      throw CommandFailure.usage(
        "--scale \(scale) is out of range", try: "Use 0.01 to 64 pixels per point.")
    }
    guard (1...86_400).contains(timeout) else {
      throw CommandFailure.usage(
        "--timeout \(timeout) is out of range", try: "Use 1 to 86400 seconds.")
    }
    for folder in allowRead {
      guard PreviewInput.isFolder(folder) else {
        throw CommandFailure.usage(
          "the folder \(folder) doesn't exist", try: "Pass an existing folder with --allow-read.")
      }
    }
    for folder in fontFolders {
      var isDirectory: ObjCBool = false
      guard FileManager.default.fileExists(atPath: folder, isDirectory: &isDirectory),
        isDirectory.boolValue
      else {
        throw CommandFailure.usage(
          "the font folder \(folder) doesn't exist",
          try: "Pass an existing folder with --fonts or QUOIN_FONTS.")
      }
      try FontFolder(path: folder).check()
    }
  }

  /// Folders outside of the project that may be read.
  var readFolders: [URL] { allowRead.map { URL(fileURLWithPath: $0, isDirectory: true) } }

  /// The font folders named by options and the environment.
  var fontFolders: [String] {
    let named = ProcessInfo.processInfo.environment["QUOIN_FONTS"] ?? ""
    return fonts + named.split(separator: ":").map(String.init)
  }

  /// The platform whose conditions are true in sources; `nil` lets the sources decide.
  var sourcePlatform: SourcePlatform? { platform?.source ?? (device == nil ? nil : .iOS) }

  /// The options as a host request.
  var circumstances: Circumstances {
    var circumstances = Circumstances()
    circumstances.size = size.map { Circumstances.Size(width: $0.width, height: $0.height) }
    circumstances.safeArea = safeArea?.insets
    circumstances.device = device
    circumstances.orientation = orientation?.hostName
    circumstances.platform = platform?.hostName
    circumstances.scale = scale
    circumstances.dark = dark
    circumstances.boldText = boldText
    circumstances.increasedContrast = contrast == .increased
    circumstances.rightToLeft = rtl
    circumstances.dynamicType = dynamicType.rawValue
    circumstances.locale = locale?.identifier
    circumstances.fontFolders = fonts.map { URL(fileURLWithPath: $0).path }
    return circumstances
  }
}

/// `--platform`.
enum PlatformArgument: String, ExpressibleByArgument, CaseIterable {
  case ios, macos

  init?(argument: String) {
    self.init(rawValue: argument.lowercased())
  }

  /// The platform whose conditions are true in sources.
  var source: SourcePlatform { self == .ios ? .iOS : .macOS }
  /// The platform's name in host requests.
  var hostName: String { source.rawValue }
}

/// `--orientation`.
enum OrientationArgument: String, ExpressibleByArgument, CaseIterable {
  case portrait, landscape

  /// The orientation's name in host requests.
  var hostName: String { self == .portrait ? "portrait" : "landscapeLeft" }
}

/// `--contrast`.
enum ContrastArgument: String, ExpressibleByArgument, CaseIterable { case standard, increased }
