import ArgumentParser
import Foundation
import QuoinHostProtocol
import QuoinSources

/// Options for the render configuration. A preview's modifiers apply where no option is given.
struct SurroundingOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The proposed size in points, such as 390x844; * proposes nothing on that axis.",
      discussion: """
        Unless said, what .previewLayout(.fixed) asks for, else the device's screen: 393x852 for iOS and \
        800x600 for macOS where no device is named.
        """,
      valueName: "WxH"),
    transform: SizeArgument.init(typed:))
  var size: SizeArgument?

  @Option(
    help: ArgumentHelp(
      "Draw the whole screen of this device, such as \"iPhone 16 Pro\"; `quoin devices` lists all.",
      discussion: "Unless said, the one that .previewDevice names.", valueName: "name"))
  var device: String?

  @Option(
    help: ArgumentHelp(
      "How the device is held: portrait or landscape.",
      discussion: "Unless said, what .previewInterfaceOrientation asks for."))
  var orientation: OrientationArgument?

  @Option(
    name: .customLong("safe-area"),
    help: ArgumentHelp(
      "Draw a whole window of the proposed size that keeps so many points free at its edges.",
      discussion: "Unless said, what the named device keeps free.",
      valueName: "top,leading,bottom,trailing"),
    transform: SafeAreaArgument.init(typed:))
  var safeArea: SafeAreaArgument?

  @Option(
    help: ArgumentHelp(
      "Whose metrics to use, and whose conditions (#if os(iOS)) are true.",
      discussion: "Unless said, the device's; macos for sources that import AppKit; else ios."))
  var platform: PlatformArgument?

  @Option(help: "Pixels per point; unless said, the named device's, else 2.")
  var scale: Double?

  @Flag(help: "Use the dark colour scheme.")
  var dark = false

  @Flag(help: "Use bold letters, as a user can ask for.")
  var boldText = false

  @Option(help: "How far colours of the system lie apart: standard or increased.")
  var contrast: ContrastArgument = .standard

  @Flag(help: "Lay out from right to left.")
  var rtl = false

  @Option(
    help: ArgumentHelp(
      "The user's text size: xSmall to xxxLarge, accessibility1 to accessibility5.",
      discussion: "macOS has none.", valueName: "name"))
  var dynamicType: DynamicTypeArgument = .large

  @Option(
    help: ArgumentHelp(
      "The region that numbers and dates are written for, such as de_DE.", valueName: "id"),
    transform: LocaleArgument.init(typed:))
  var locale: LocaleArgument?

  @Option(
    help: ArgumentHelp(
      "Also use the fonts in this folder, Apple's for the system's own if it holds them; may be given several times.",
      discussion: "The environment variable QUOIN_FONTS names folders, too, separated by colons.",
      valueName: "directory"),
    completion: .directory)
  var fonts: [String] = []

  @Flag(help: "Fail where a picture, font or colour isn't there, instead of drawing a placeholder.")
  var strictResources = false

  @Option(
    help: "Seconds after which a view, or the compiler, that does not come to an end is stopped.")
  var timeout: Int = usualTimeout

  @Flag(
    help: ArgumentHelp(
      "Compile and run the file in a sandbox, for files of strangers.",
      discussion: """
        There is no network, nothing to write to, and nothing to read but the file's directory, the fonts and the \
        system's programs.
        """))
  var sandbox = false

  @Option(
    help: ArgumentHelp(
      "Also let the files of a project be in this folder; may be given several times.",
      discussion: """
        For what a project takes from outside of its folder, by links or, with --sandbox, at all. In a sandbox views \
        read what is there, too.
        """,
      valueName: "directory"),
    completion: .directory)
  var allowRead: [String] = []

  static let usualTimeout = 60

  /// Throws for numbers that no image can have, before any other work.
  func check() throws {
    if let scale, !(0.01...64).contains(scale) {
      throw CommandFailure.usage(
        "--scale \(scale) is not a number of pixels per point", try: "Use 0.01 to 64.")
    }
    guard (1...86_400).contains(timeout) else {
      throw CommandFailure.usage(
        "--timeout \(timeout) is not a number of seconds", try: "Use 1 to 86400.")
    }
    for folder in allowRead {
      guard PreviewInput.isFolder(folder) else {
        throw CommandFailure.usage(
          "there is no folder at \(folder)", try: "Name an existing one with --allow-read.")
      }
    }
    for folder in fontFolders {
      var isDirectory: ObjCBool = false
      guard FileManager.default.fileExists(atPath: folder, isDirectory: &isDirectory),
        isDirectory.boolValue
      else {
        throw CommandFailure.usage(
          "there is no folder of fonts at \(folder)",
          try: "Name an existing folder with --fonts or QUOIN_FONTS.")
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
