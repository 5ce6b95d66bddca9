import ArgumentParser
import Foundation
import QuoinHostProtocol

/// The options that every command about previews has: which previews, and the circumstances to lay
/// them out in.
struct PreviewOptions: ParsableArguments {
  @Argument(
    help: "A SwiftUI file with a PreviewProvider.", completion: .file(extensions: ["swift"]))
  var file: String

  @Option(help: "Only the preview with this name.")
  var preview: String?

  @Option(
    help: ArgumentHelp(
      "The proposed size in points, such as 390x844; * proposes nothing on that axis.",
      discussion:
        "Unless said, what .previewLayout(.fixed) asks for, or 393x852 for iOS and 800x600 for macOS.",
      valueName: "WxH"),
    transform: SizeArgument.init(typed:))
  var size: SizeArgument?

  @Option(
    name: .customLong("safe-area"),
    help: ArgumentHelp(
      "Draw a whole window of the proposed size that keeps so many points free at its edges.",
      valueName: "top,leading,bottom,trailing"),
    transform: SafeAreaArgument.init(typed:))
  var safeArea: SafeAreaArgument?

  @Option(help: "Whose metrics to use.")
  var platform: PlatformArgument = .ios

  @Option(help: "Pixels per point.")
  var scale: Double = 2

  @Flag(help: "Use the dark colour scheme.")
  var dark = false

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

  @Option(help: "Seconds after which a view that does not come to an end is stopped.")
  var timeout: Int = 60

  /// Refuses numbers that no picture can have, before any work is done.
  func check() throws {
    guard (0.01...64).contains(scale) else {
      throw CommandFailure.usage(
        "--scale \(scale) is not a number of pixels per point", try: "Use 0.01 to 64.")
    }
    guard (1...86_400).contains(timeout) else {
      throw CommandFailure.usage(
        "--timeout \(timeout) is not a number of seconds", try: "Use 1 to 86400.")
    }
  }

  /// The request for a compiled file.
  func request(for preview: CompiledPreview, job: HostRequest.Job, scratch: URL) -> HostRequest {
    let proposal = size ?? platform.defaultSize
    return HostRequest(
      library: preview.library.path,
      sourceDirectory: URL(fileURLWithPath: file).deletingLastPathComponent().path,
      providers: preview.providers, preview: self.preview,
      width: proposal.width, height: proposal.height, isSizeGiven: size != nil,
      safeArea: safeArea?.insets, platform: platform.hostName, scale: scale, dark: dark,
      dynamicType: dynamicType.rawValue, locale: locale?.identifier, job: job,
      scratch: scratch.path)
  }
}

/// `--platform`.
enum PlatformArgument: String, ExpressibleByArgument, CaseIterable {
  case ios, macos

  init?(argument: String) {
    self.init(rawValue: argument.lowercased())
  }

  /// The name the host knows the platform by.
  var hostName: String { self == .ios ? "iOS" : "macOS" }

  /// The proposal when none is asked for: the screen of an iPhone, a comfortable window.
  var defaultSize: SizeArgument {
    self == .ios
      ? SizeArgument(width: 393, height: 852) : SizeArgument(width: 800, height: 600)
  }
}
