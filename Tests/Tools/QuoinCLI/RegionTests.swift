import Foundation
import Testing

@Suite("The region of code without an environment")
struct RegionTests {
  /// A view whose texts are formatted before they are in one.
  private static let report =
    Sample.card.replacingOccurrences(
      of: "Rectangle().frame(width: 50, height: 40)",
      with: """
        VStack {
          Text(verbatim: "\\(Locale.current.identifier) \\(Calendar.current.firstWeekday)")
          Text(verbatim: day.formatted(date: .abbreviated, time: .omitted))
          Text(verbatim: day.formatted(.dateTime.hour()))
          Text(verbatim: formatter.string(from: day))
          Text(verbatim: 12.5.formatted(.currency(code: "USD")))
        }
        """) + """

      private let day = Date(timeIntervalSince1970: 0)
      private let formatter: DateFormatter = {
        let formatter = DateFormatter()
        formatter.dateStyle = .short
        return formatter
      }()
      """

  private func texts(_ place: Workplace, _ arguments: String...) throws -> [String] {
    let outcome = try place.quoin(["explain"] + arguments)
    #expect(outcome.status == 0, "\(outcome.diagnostics)")
    return outcome.output.matches(of: /Text\("(.*?)"\)/).map {
      String($0.1).replacing("\u{202F}", with: " ").replacing("\u{A0}", with: " ")
    }
  }

  @Test("is that of the views, in a file and in a folder")
  func region() throws {
    let place = try Workplace()
    defer { place.close() }
    try FileManager.default.createDirectory(at: place.url("App"), withIntermediateDirectories: true)
    try place.write(Self.report, to: "App/Card.swift")
    for path in ["App/Card.swift", "App"] {
      let usual = try texts(place, path, "--time-zone", "GMT")
      #expect(usual == ["en_US 1", "Jan 1, 1970", "12 AM", "1/1/70", "$12.50"])
      let german = try texts(place, path, "--locale", "de_DE", "--time-zone", "Asia/Tokyo")
      #expect(german == ["de_DE 2", "1. Jan. 1970", "09 Uhr", "01.01.70", "12,50 $"])
    }
  }

  @Test("a module may declare the formatters' names itself")
  func namesakes() throws {
    let place = try Workplace()
    defer { place.close() }
    let file =
      Self.report.replacingOccurrences(of: "DateFormatter", with: "Foundation.DateFormatter")
      + "\nstruct DateFormatter {}\nprotocol NumberFormatter {}\n"
    try place.write(file, to: "Card.swift")
    #expect(try texts(place, "Card.swift", "--time-zone", "GMT").count == 5)
  }
}
