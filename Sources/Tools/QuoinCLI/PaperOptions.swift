import ArgumentParser
import QuoinHostProtocol

/// `--paper` and `--margins`: renders previews as pages.
struct PaperOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Divide the previews into pages: A4, Letter, 210x297mm, or auto (the view's paper).",
      discussion:
        "A3 to A6, B4, B5, Letter, Legal or Tabloid; add -landscape to turn the page, as in A4-landscape."
    ))
  var paper: String?

  @Option(
    help: ArgumentHelp(
      "The page margins: one length, such as 20mm, or top,right,bottom,left.",
      discussion: "Lengths are in mm, cm, in or pt. By default the view's margins, otherwise 20mm.")
  )
  var margins: String?

  /// Returns the requested paper; `nil` if no pages are wanted. Throws for invalid values.
  func request() throws -> HostRequest.Paper? {
    guard let paper else {
      guard margins == nil else {
        throw CommandFailure.usage("--margins requires --paper", try: "Add --paper A4.")
      }
      return nil
    }
    var request = HostRequest.Paper()
    if paper.lowercased() != "auto" { (request.width, request.height) = try Self.sheet(paper) }
    request.margins = try margins.map(Self.sides)
    return request
  }

  /// The named sheets and their sizes in points.
  private static let sheets: [(name: String, width: Double, height: Double)] =
    [
      ("a3", 297, 420), ("a4", 210, 297), ("a5", 148, 210), ("a6", 105, 148), ("b4", 250, 353),
      ("b5", 176, 250),
    ].map { ($0.0, $0.1 * millimeter, $0.2 * millimeter) } + [
      ("letter", 612, 792), ("legal", 612, 1008), ("tabloid", 792, 1224),
    ]
  private static let millimeter = 72 / 25.4
  /// The maximum length of a page's side in points.
  private static let longest = 14_400.0

  private static func sheet(_ text: String) throws -> (Double, Double) {
    var name = text.lowercased()
    let isLandscape = name.hasSuffix("-landscape")
    if isLandscape { name.removeLast("-landscape".count) }
    if let sheet = sheets.first(where: { $0.name == name }) {
      return isLandscape ? (sheet.height, sheet.width) : (sheet.width, sheet.height)
    }
    let sides = name.split(separator: /[x×]/, omittingEmptySubsequences: false).map(String.init)
    // A unit after the second side applies to both: 210x297mm.
    let unit = sides.last.map { String($0.drop { $0.isNumber || $0 == "." }) } ?? ""
    guard sides.count == 2, !isLandscape,
      let width = points(Double(sides[0]) == nil ? sides[0] : sides[0] + unit),
      let height = points(sides[1])
    else {
      throw CommandFailure.usage(
        "there is no paper size \(text)",
        try: "Use A3 to A6, B4, B5, Letter, Legal or Tabloid, or two sides, as in 210x297mm.")
    }
    guard width > 0, width <= longest, height > 0, height <= longest else {
      throw CommandFailure.usage(
        "the paper size \(text) is out of range",
        try: "Each side must be more than 0 and at most 5080mm.")
    }
    return (width, height)
  }

  private static func sides(_ text: String) throws -> [Double] {
    let typed = text.split(separator: ",", omittingEmptySubsequences: false)
    let lengths = typed.compactMap { points($0.trimmingPrefix(" ")) }
    guard lengths.count == typed.count, lengths.allSatisfy({ $0 >= 0 }) else {
      throw CommandFailure.usage(
        "\(text) is not a valid value for --margins",
        try: "Pass one length, as in 20mm, or four: top,right,bottom,left.")
    }
    switch lengths.count {
    case 1: return Array(repeating: lengths[0], count: 4)
    case 4: return [lengths[0], lengths[3], lengths[2], lengths[1]]
    default:
      throw CommandFailure.usage(
        "--margins has \(lengths.count) lengths, but a page has four margins",
        try: "Pass one length for all, as in 20mm, or four: top,right,bottom,left.")
    }
  }

  /// Parses a length in points; returns `nil` if it is invalid.
  private static func points(_ text: some StringProtocol) -> Double? {
    let units = [("mm", millimeter), ("cm", millimeter * 10), ("in", 72), ("pt", 1), ("", 1)]
    for (unit, factor) in units where text.hasSuffix(unit) {
      guard let value = Double(text.dropLast(unit.count)), value.isFinite else { return nil }
      return value * factor
    }
    return nil
  }
}
