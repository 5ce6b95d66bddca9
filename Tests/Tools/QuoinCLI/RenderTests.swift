import Foundation
import Testing

@Suite("quoin render")
struct RenderTests {
  @Test("writes SVG and JSON, and prints the paths")
  func vectors() throws {
    let place = try Workplace()
    defer { place.close() }
    try place.write(Sample.card, to: "Card.swift")
    let outcome = try place.quoin("render", "Card.swift", "-o", "a.svg", "-o", "b.json")
    #expect(outcome.status == 0, "\(outcome.diagnostics)")
    #expect(outcome.output == "a.svg\nb.json\n")
    #expect(outcome.diagnostics.isEmpty)
    let svg = try String(contentsOf: place.url("a.svg"), encoding: .utf8)
    #expect(svg.contains("<svg"))
    let json = try JSONSerialization.jsonObject(with: Data(contentsOf: place.url("b.json")))
    let list = try #require(json as? [String: Any])
    #expect(list["size"] as? [Double] == [50, 40])
  }

  @Test("draws a view without an environment object that it doesn't read")
  func unreadObject() throws {
    let place = try Workplace()
    defer { place.close() }
    try place.write(Sample.missingObject(reads: false), to: "Card.swift")
    let outcome = try place.quoin("render", "Card.swift", "-o", "a.svg")
    #expect(outcome.status == 0, "\(outcome.diagnostics)")
    #expect(try place.files() == ["Card.swift", "a.svg"])
  }

  #if Graphics
    @Test("writes PNG at the requested scale, and PDF")
    func pixels() throws {
      let place = try Workplace()
      defer { place.close() }
      try place.write(Sample.card, to: "Card.swift")
      let outcome = try place.quoin(
        "render", "Card.swift", "--scale", "3", "-o", "a.png", "-o", "b.pdf")
      #expect(outcome.status == 0, "\(outcome.diagnostics)")
      let png = try Data(contentsOf: place.url("a.png"))
      #expect(png.starts(with: [0x89, 0x50, 0x4E, 0x47]))
      // The header contains width and height as big-endian 32-bit numbers from byte 16.
      #expect(Array(png[16..<24]) == [0, 0, 0, 150, 0, 0, 0, 120])
      #expect(try Data(contentsOf: place.url("b.pdf")).starts(with: Data("%PDF-".utf8)))
    }

    @Test("writes JPEG and WebP with a given quality")
    func lossy() throws {
      let place = try Workplace()
      defer { place.close() }
      try place.write(
        Sample.previews("Text(\"Everything sits tight\").padding(40).background(.teal.gradient)"),
        to: "Card.swift")
      func draw(_ arguments: String...) throws -> [Data] {
        let outcome = try place.quoin(["render", "Card.swift"] + arguments)
        #expect(outcome.status == 0, "\(outcome.diagnostics)")
        return try outcome.output.split(separator: "\n").map {
          try Data(contentsOf: place.url(String($0)))
        }
      }
      let plain = try draw("-o", "a.jpg", "-o", "a.jpeg", "-o", "a.WEBP")
      #expect(plain[0].starts(with: [0xFF, 0xD8]))
      #expect(plain[0] == plain[1])
      #expect(plain[2].starts(with: Data("RIFF".utf8)))
      let low = try draw("--quality", "20", "-o", "b.jpg", "-o", "b.webp")
      #expect(low[0].count < plain[0].count && low[1].count < plain[2].count)
      let lossless = try draw("--quality", "lossless", "-o", "c.webp")
      #expect(lossless[0].count != plain[2].count)
    }

    @Test(
      "rejects invalid qualities",
      arguments: [
        ("101", "a.jpg", "'101' is invalid"), ("nan", "a.jpg", "'nan' is invalid"),
        ("lossless", "a.jpg", "JPEG can't be lossless"),
        ("80", "a.png", "--quality applies only to JPEG, WebP and AVIF"),
      ])
    func qualities(_ quality: String, _ output: String, _ message: String) throws {
      let place = try Workplace()
      defer { place.close() }
      try place.write(Sample.card, to: "Card.swift")
      let outcome = try place.quoin("render", "Card.swift", "--quality", quality, "-o", output)
      #expect(outcome.status == 2)
      #expect(outcome.diagnostics.contains(message), "\(outcome.diagnostics)")
      #expect(try place.files() == ["Card.swift"])
    }

    @Test("rejects a WebP that is too large, and suggests another format")
    func largeWebP() throws {
      let place = try Workplace()
      defer { place.close() }
      try place.write(
        Sample.previews("Color.red.frame(width: 20_000, height: 2)"), to: "Wide.swift")
      let outcome = try place.quoin("render", "Wide.swift", "-o", "a.webp")
      #expect(outcome.status == 1)
      #expect(outcome.diagnostics.contains("too large for a WebP"), "\(outcome.diagnostics)")
      #expect(outcome.diagnostics.contains("write a PNG"), "\(outcome.diagnostics)")
      #expect(try place.files() == ["Wide.swift"])
    }

    @Test("writes smaller PNG files on request")
    func compression() throws {
      let place = try Workplace()
      defer { place.close() }
      try place.write(
        Sample.previews("Text(\"Everything sits tight\").padding(40).background(.teal.gradient)"),
        to: "Card.swift")
      let sizes = try ["fast", "small"].map { compression in
        let outcome = try place.quoin(
          "render", "Card.swift", "--png", compression, "-o", "\(compression).png")
        #expect(outcome.status == 0, "\(outcome.diagnostics)")
        return try Data(contentsOf: place.url("\(compression).png")).count
      }
      #expect(sizes[1] < sizes[0])
    }
  #else
    @Test("without graphics libraries, PNG is rejected with a reason")
    func pixels() throws {
      let place = try Workplace()
      defer { place.close() }
      try place.write(Sample.card, to: "Card.swift")
      let outcome = try place.quoin("render", "Card.swift", "-o", "a.png")
      #expect(outcome.status == 1)
      #expect(outcome.diagnostics.contains("Graphics"))
      #expect(try place.files() == ["Card.swift"])
    }
  #endif

  @Test("finds private, nested and extended providers, and names a file after each preview")
  func severalPreviews() throws {
    let place = try Workplace()
    defer { place.close() }
    try place.write(Sample.three, to: "Three.swift")
    let outcome = try place.quoin("render", "Three.swift", "-o", "x.svg")
    #expect(outcome.status == 0, "\(outcome.diagnostics)")
    #expect(outcome.output == "x-First.svg\nx-Second.svg\nx-Third.svg\n")
  }

  @Test("a file with an app but no previews shows the app's first window")
  func app() throws {
    let place = try Workplace()
    defer { place.close() }
    try place.write(
      """
      import SwiftUI
      @main struct Small: App {
        var body: some Scene {
          WindowGroup { Color.red.frame(width: 50, height: 40) }
            .commands { CommandMenu("Go") { Text("There") } }
        }
      }
      """, to: "Small.swift")
    let outcome = try place.quoin("render", "Small.swift", "-o", "a.json")
    #expect(outcome.status == 0, "\(outcome.diagnostics)")
    let json = try JSONSerialization.jsonObject(with: Data(contentsOf: place.url("a.json")))
    #expect((json as? [String: Any])?["size"] as? [Double] == [50, 40])
  }

  /// The compiler crashes when it extracts the constant values of such a list.
  @Test("previews made by ForEach, in a file whose name looks like an option")
  func previewsFromData() throws {
    let place = try Workplace()
    defer { place.close() }
    try place.write(
      """
      import SwiftUI
      struct Devices: PreviewProvider {
        static var previews: some View {
          ForEach(["SE", "16"], id: \\.self) { name in
            Color.red.frame(width: 5, height: 5).previewDisplayName(name)
          }
        }
      }
      """, to: "-list.swift")
    let outcome = try place.quoin("render", "./-list.swift", "-o", "x.svg")
    #expect(outcome.status == 0, "\(outcome.diagnostics)")
    #expect(outcome.output == "x-SE.svg\nx-16.svg\n")
  }

  #if Graphics
    @Test("missing resources are replaced or left empty, or errors on request")
    func missingResources() throws {
      let place = try Workplace()
      defer { place.close() }
      let content = """
        VStack { Image("no-such-picture"); Text("a").font(.custom("No Such Font", size: 9)); Color("Brand") }
        """
      try place.write(Sample.previews(content), to: "Card.swift")
      let drawn = try place.quoin("render", "Card.swift", "-o", "a.svg")
      #expect(drawn.status == 0, "\(drawn.diagnostics)")
      for name in ["no-such-picture", "No Such Font", "Brand"] {
        #expect(drawn.diagnostics.contains("warning: Card.swift: "))
        #expect(drawn.diagnostics.contains(name))
      }
      let svg = try String(contentsOf: place.url("a.svg"), encoding: .utf8)
      #expect(svg.contains(">a<") && !svg.contains("picture"))
      let refused = try place.quoin(
        "render", "Card.swift", "-o", "b.svg", "--strict-resources")
      #expect(refused.status == 1)
      #expect(
        refused.diagnostics.contains("error: ") && refused.diagnostics.contains("no-such-picture"))
      #expect(try place.files() == ["Card.swift", "a.svg"])
    }

    @Test("a folder of fonts is used, or rejected if it has none")
    func folderOfFonts() throws {
      let place = try Workplace()
      defer { place.close() }
      try place.write(Sample.previews("Text(\"Hi\")"), to: "Card.swift")
      for folder in ["nowhere", "Card.swift"] {
        let outcome = try place.quoin("render", "Card.swift", "-o", "a.svg", "--fonts", folder)
        #expect(outcome.status == 2)
        #expect(outcome.diagnostics.contains("the font folder \(folder) doesn't exist"))
      }
      let unset = try place.quoin(
        "render", "Card.swift", "-o", "a.svg", environment: ["QUOIN_FONTS": "/nowhere"])
      #expect(unset.status == 2 && unset.diagnostics.contains("/nowhere"))
      let fontless = try place.quoin("render", "Card.swift", "-o", "a.svg", "--fonts", ".")
      #expect(fontless.status == 2 && fontless.diagnostics.contains("no font can be read in"))
      #expect(try place.files() == ["Card.swift"])
      let explained = try place.quoin("explain", "Card.swift")
      #expect(explained.status == 0)
      #expect(explained.output.contains("font: Inter, /"))
      #expect(explained.output.contains("SHA-256 "))
    }

    @Test("images are found beside the file, whatever the working directory is")
    func picturesBesideTheFile() throws {
      let place = try Workplace()
      defer { place.close() }
      try place.write(Sample.card, to: "Card.swift")
      #expect(try place.quoin("render", "Card.swift", "-o", "photo.png").status == 0)
      try FileManager.default.createDirectory(
        at: place.url("album"), withIntermediateDirectories: false)
      try FileManager.default.moveItem(
        at: place.url("photo.png"), to: place.url("album/photo.png"))
      try place.write(
        """
        import SwiftUI
        struct Photo: PreviewProvider { static var previews: some View { Image("photo") } }
        """, to: "album/Photo.swift")
      let outcome = try place.quoin("render", "album/Photo.swift", "-o", "x.svg")
      #expect(outcome.status == 0, "\(outcome.diagnostics)")
    }
  #endif

  @Test("draws only the requested preview")
  func onePreview() throws {
    let place = try Workplace()
    defer { place.close() }
    try place.write(Sample.three, to: "Three.swift")
    let outcome = try place.quoin(
      "render", "Three.swift", "--preview", "Second", "-o", "x.json")
    #expect(outcome.output == "x.json\n", "\(outcome.diagnostics)")
    let text = try String(contentsOf: place.url("x.json"), encoding: .utf8)
    #expect(text.contains("20") && !text.contains("30"))
  }

  @Test("compiles a file once, and again after a change")
  func compilesOnce() throws {
    let place = try Workplace()
    defer { place.close() }
    try place.write(Sample.card, to: "Card.swift")
    try place.write(
      "#!/bin/sh\necho \"$@\" >>\"\(place.url("log").path)\"\nexec swiftc \"$@\"\n", to: "compiler")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: place.url("compiler").path)
    func compilations() throws -> Int {
      let outcome = try place.quoin(
        "render", "Card.swift", "-o", "a.svg",
        environment: ["SWIFTC": place.url("compiler").path])
      #expect(outcome.status == 0, "\(outcome.diagnostics)")
      return try String(contentsOf: place.url("log"), encoding: .utf8)
        .split(separator: "\n").count { $0.contains("Card.swift") }
    }
    #expect(try compilations() == 1)
    #expect(try compilations() == 1)
    try place.write(Sample.card.replacingOccurrences(of: "50", with: "60"), to: "Card.swift")
    #expect(try compilations() == 2)
  }

  @Test("proposes the size in --size; * leaves an axis unspecified")
  func proposal() throws {
    let place = try Workplace()
    defer { place.close() }
    try place.write(
      Sample.card.replacingOccurrences(of: ".frame(width: 50, height: 40)", with: ""),
      to: "Card.swift")
    func size(_ arguments: String...) throws -> [Double]? {
      let outcome = try place.quoin(
        ["render", "Card.swift", "-o", "a.json", "--size"] + arguments)
      #expect(outcome.status == 0, "\(outcome.diagnostics)")
      let json = try JSONSerialization.jsonObject(with: Data(contentsOf: place.url("a.json")))
      return (json as? [String: Any])?["size"] as? [Double]
    }
    #expect(try size("120x80") == [120, 80])
    #expect(try size("120x*") == [120, 10])
    #expect(try size("120x*", "--safe-area", "20,0,5,0") == [120, 35])
  }
}
