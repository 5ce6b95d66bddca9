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
      "Check them with this text size; may be given several times.", valueName: "name"))
  var dynamicType: [DynamicTypeArgument] = []

  @Option(
    parsing: .singleValue,
    help: ArgumentHelp(
      "Check them for this language and region, such as de_DE; may be given several times.",
      valueName: "id"))
  var locale: [String] = []

  @Flag(help: "Also check them in dark mode.")
  var dark = false

  @Flag(help: "Also check them from right to left.")
  var rtl = false

  @Option(
    help: ArgumentHelp(
      "The platform whose metrics apply and whose conditions (#if os(iOS)) are true."))
  var platform: PlatformArgument?

  @Option(
    help: ArgumentHelp(
      "Also use the fonts in this folder; may be given several times.", valueName: "directory"),
    completion: .directory)
  var fonts: [String] = []

  @Option(
    help: "The time limit for a view and for the compiler, in seconds.")
  var timeout: Int = SurroundingOptions.usualTimeout

  @Flag(help: "Compile and run the file in a sandbox, for untrusted input.")
  var sandbox = false

  @Option(
    help: ArgumentHelp(
      "Let a project use files in this folder, too; may be given several times.",
      valueName: "directory"),
    completion: .directory)
  var allowRead: [String] = []

  /// Cells that one process checks; an app's texts are in one language per process.
  struct Group {
    let surroundings: SurroundingOptions
    let cells: [LintCell]
  }

  /// The settings that override the preview's own.
  private struct Cell {
    var device: String?
    var textSize: String?
    var locale: String?
    var isDark = false
    var isRightToLeft = false

    var arguments: [String] {
      (device.map { ["--device", $0] } ?? []) + (textSize.map { ["--dynamic-type", $0] } ?? [])
        + (locale.map { ["--locale", $0] } ?? []) + (isDark ? ["--dark"] : [])
        + (isRightToLeft ? ["--rtl"] : [])
    }

    var name: String {
      let parts = [
        device, textSize, locale, isDark ? "dark" : nil, isRightToLeft ? "right to left" : nil,
      ].compactMap { $0 }
      return parts.isEmpty ? "as written" : parts.joined(separator: ", ")
    }
  }

  private var isChosen: Bool {
    !device.isEmpty || !dynamicType.isEmpty || !locale.isEmpty || dark || rtl
  }

  /// Returns the cells, grouped by language.
  func groups(for input: PreviewInput) throws -> [Group] {
    let isMac = (platform?.source ?? input.naturalPlatform) == .macOS
    let cells = isChosen ? combinations : Self.usual(isMac: isMac)
    var groups: [Group] = []
    for locale in orderedLocales(cells) {
      let part = try cells.filter { $0.locale == locale }.map { cell in
        let options = try surroundings(cell)
        var circumstances = options.circumstances
        // A Mac app uses a Mac's metrics; a named device has its own.
        if isMac, cell.device == nil { circumstances.platform = SourcePlatform.macOS.rawValue }
        return LintCell(
          name: cell.name, circumstances: circumstances,
          isForPhones: !isChosen && cell.device != nil)
      }
      groups.append(Group(surroundings: try surroundings(Cell(locale: locale)), cells: part))
    }
    return groups
  }

  private func orderedLocales(_ cells: [Cell]) -> [String?] {
    var locales: [String?] = []
    for cell in cells where !locales.contains(cell.locale) { locales.append(cell.locale) }
    return locales
  }

  /// Returns the default cells. A Mac has neither phones nor text sizes.
  private static func usual(isMac: Bool) -> [Cell] {
    let phones = [
      Cell(device: "iPhone SE (3rd generation)"), Cell(textSize: "xxxLarge"),
      Cell(textSize: "accessibility3"),
    ]
    return [Cell()] + (isMac ? [] : phones) + [Cell(isDark: true)]
  }

  private var combinations: [Cell] {
    func choices<Value>(_ given: [Value]) -> [Value?] { given.isEmpty ? [nil] : given }
    var cells: [Cell] = []
    for device in choices(device) {
      for size in choices(dynamicType) {
        for locale in choices(locale) {
          for isDark in dark ? [false, true] : [false] {
            for isRightToLeft in rtl ? [false, true] : [false] {
              cells.append(
                Cell(
                  device: device, textSize: size?.rawValue, locale: locale, isDark: isDark,
                  isRightToLeft: isRightToLeft))
            }
          }
        }
      }
    }
    return cells
  }

  private func surroundings(_ cell: Cell) throws -> SurroundingOptions {
    var arguments = cell.arguments + ["--timeout", "\(timeout)"]
    if let platform { arguments += ["--platform", platform.rawValue] }
    for folder in fonts { arguments += ["--fonts", folder] }
    if sandbox { arguments.append("--sandbox") }
    for folder in allowRead { arguments += ["--allow-read", folder] }
    let options = try SurroundingOptions.parse(arguments)
    try options.check()
    return options
  }
}
