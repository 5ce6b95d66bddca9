import Foundation
import Testing

@Suite("quoin devices, quoin probe and what views are laid out for")
struct DevicesTests {
  @Test("lists devices as a table and as JSON")
  func devices() throws {
    let place = try Workplace()
    defer { place.close() }
    let table = try place.quoin("devices")
    #expect(table.status == 0, "\(table.diagnostics)")
    let row = table.output.split(separator: "\n").first { $0.hasPrefix("iPhone 16 Pro ") }
    // Rules/Devices.md#phones
    for text in ["402 × 874", "62,0,34,0", "0,62,21,62", "may be 20"] {
      #expect(row?.contains(text) == true, "\(row ?? "no row")")
    }
    let json = try JSONSerialization.jsonObject(
      with: Data(try place.quoin("devices", "--json").output.utf8))
    let object = try #require(json as? [String: Any])
    let devices = try #require(object["devices"] as? [[String: Any]])
    #expect(object["schema"] as? Int == 1)
    #expect(devices.last?["name"] as? String == "Apple Vision Pro")
    #expect(
      Set(devices.compactMap { $0["platform"] as? String })
        == ["iOS", "macOS", "tvOS", "watchOS", "visionOS"])
    let watch = devices.first { $0["name"] as? String == "Apple Watch Series 11 (46mm)" }
    #expect(watch?["idiom"] as? String == "watch" && watch?["landscape"] == nil)
  }

  @Test("draws the whole screen of a device, in any orientation")
  func screens() throws {
    let place = try Workplace()
    defer { place.close() }
    try place.write(Sample.card, to: "Card.swift")
    for (arguments, size) in [
      (["--device", "iPhone 16 Pro"], [402, 874]),
      (["--device", "iPhone 16 Pro", "--orientation", "landscape"], [874, 402]),
      (["--device", "Apple TV 4K"], [1920, 1080]),
      (["--device", "Apple Watch Series 11 (46mm)"], [208, 248]),
      (["--orientation", "landscape"], [50, 40]),
      (["--device", "iPhone 16 Pro", "--size", "100x90"], [50, 40]),
    ] as [([String], [Double])] {
      let outcome = try place.quoin(["render", "Card.swift", "-o", "a.json"] + arguments)
      #expect(outcome.status == 0, "\(outcome.diagnostics)")
      let json = try JSONSerialization.jsonObject(with: Data(contentsOf: place.url("a.json")))
      #expect((json as? [String: Any])?["size"] as? [Double] == size, "\(arguments)")
    }
  }

  @Test("applies the user's settings, and reports those without effect")
  func settings() throws {
    let place = try Workplace()
    defer { place.close() }
    try place.write(
      Sample.card.replacingOccurrences(
        of: "Rectangle().frame(width: 50, height: 40)",
        with: """
          HStack {
            Color.red.frame(width: 10)
            Text("a").bold()
          }
          .previewLayout(.fixed(width: 100, height: 50))
          """),
      to: "Card.swift")
    func items(_ arguments: String...) throws -> String {
      let outcome = try place.quoin(["render", "Card.swift", "-o", "a.json"] + arguments)
      #expect(outcome.status == 0, "\(outcome.diagnostics)")
      return try String(contentsOf: place.url("a.json"), encoding: .utf8)
    }
    let usual = try items()
    for option in [["--rtl"], ["--contrast", "increased"], ["--bold-text"], ["--dark"]] {
      let outcome = try place.quoin(["render", "Card.swift", "-o", "b.json"] + option)
      #expect(outcome.status == 0, "\(outcome.diagnostics)")
      #expect(
        try String(contentsOf: place.url("b.json"), encoding: .utf8) != usual, "\(option)")
    }
    let warned = try place.quoin(
      "explain", "Card.swift", "--platform", "macos", "--dynamic-type", "xLarge", "--safe-area",
      "1,1,1,1")
    #expect(warned.diagnostics.contains("xLarge has no effect"), "\(warned.diagnostics)")
    #expect(warned.diagnostics.contains("no safe area"), "\(warned.diagnostics)")
    let keyless = try place.quoin("explain", "Card.swift", "--keyboard")
    #expect(keyless.diagnostics.contains("add --device"), "\(keyless.diagnostics)")
  }

  @Test("probes previews and the framework's own views")
  func probe() throws {
    let place = try Workplace()
    defer { place.close() }
    try place.write(
      Sample.card.replacingOccurrences(
        of: "{ Card() }", with: "{ ProbeChild().frame(maxWidth: .infinity) }"),
      to: "Card.swift")
    let outcome = try place.quoin("probe", "Card.swift", "--size", "5x5")
    #expect(outcome.status == 0, "\(outcome.diagnostics)")
    #expect(outcome.output.hasPrefix("Card_Previews: h-exp, v-neu (composed)"), "\(outcome.output)")
    #expect(outcome.diagnostics.contains("have no effect"))
    let json = try place.quoin("probe", "--builtin", "--json")
    #expect(json.status == 0, "\(json.diagnostics)")
    let object = try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any]
    let rows = try #require(object?["rows"] as? [[String: Any]])
    let text = try #require(rows.first { $0["type"] as? String == "Text" })
    #expect((text["sizing"] as? [String: Any])?["horizontal"] as? String == "hug")
    let table = try place.quoin("probe", "--builtin")
    #expect(table.output.contains(/Divider +simple +exp +hug/))
  }
}
