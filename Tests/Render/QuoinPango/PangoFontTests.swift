#if Graphics
  import Foundation
  import QuoinPango
  import QuoinText
  import Testing
  import TextSamples

  @Suite struct PangoFontTests {
    private func face(_ font: FontKey, _ shaper: PangoShaper = .shared) -> FontFace? {
      let run = TextRun(utf8Count: 1, font: font, metrics: .zero)
      return shaper.shape("a", runs: [run]).faces.first
    }

    @Test func facesNameTheirFiles() throws {
      for weight in stride(from: 100, through: 900, by: 100) {
        let found = try #require(face(FontKey(size: 17, weight: weight)))
        #expect(found.family == "Inter")
        #expect(found.weight == weight)
        #expect(FileManager.default.fileExists(atPath: found.file))
      }
      #expect(face(FontKey(size: 17, isItalic: true))?.isItalic == true)
    }

    @Test func designsAndSizesChooseTheFamily() {
      #expect(face(FontKey(size: 19.9))?.family == "Inter")
      #expect(face(FontKey(size: 20))?.family == "Inter Display")
      #expect(face(FontKey(design: .serif, size: 17))?.family == "Noto Serif")
      #expect(face(FontKey(design: .monospaced, size: 17))?.family == "JetBrains Mono")
      #expect(face(FontKey(design: .rounded, size: 17))?.family == "Quicksand Medium")
      #expect(face(FontKey(design: .rounded, size: 40))?.family == "Quicksand Medium")
      #expect(face(FontKey(design: .rounded, size: 17, weight: 300))?.family == "Quicksand")
      #expect(face(FontKey(design: .rounded, size: 17, weight: 500))?.family == "Quicksand Medium")
      #expect(face(FontKey(design: .rounded, size: 17, weight: 700))?.weight == 700)
    }

    @Test func fontsAreFoundByFamilyAndPostScriptName() {
      let shaper = PangoShaper.shared
      #expect(shaper.availableFamilies().contains("Noto Sans"))
      #expect(shaper.hasFamily("noto sans"))
      #expect(shaper.hasFamily("Inter-Bold"))
      #expect(!shaper.hasFamily("No Such Font"))
      #expect(face(FontKey(family: "Inter-Bold", size: 12))?.weight == 700)
      #expect(face(FontKey(family: "Noto Sans", size: 12, weight: 700))?.weight == 700)
    }

    @Test func missingFamiliesFallBackToTheSystemFont() {
      let missing = FontKey(family: "No Such Font", size: 17)
      #expect(PangoShaper.shared.customMetrics(missing) == nil)
      #expect(face(missing)?.family == "Inter")
      let run = TextRun(utf8Count: 2, font: missing, metrics: .zero)
      let system = TextRun(utf8Count: 2, font: FontKey(size: 17), metrics: .zero)
      #expect(
        PangoShaper.shared.shape("Hg", runs: [run]).clusters
          == PangoShaper.shared.shape("Hg", runs: [system]).clusters)
    }

    @Test func filesCanBeAdded() throws {
      let file = try #require(face(FontKey(family: "Noto Sans", size: 12))?.file)
      let shaper = PangoShaper(fontDirectories: [])
      #expect(!shaper.hasFamily("Noto Sans"))
      try shaper.registerFont(file: file)
      #expect(shaper.availableFamilies() == ["Noto Sans"])
      #expect(face(FontKey(family: "Noto Sans", size: 12), shaper)?.file == file)
      #expect(throws: FontError.self) { try shaper.registerFont(file: "/no/such/font.ttf") }
      #expect(throws: FontError.self) { try shaper.registerFont(file: #filePath) }
    }

    @Test func noFontsAtAllIsSurvived() {
      let shaper = PangoShaper(fontDirectories: ["/no/such/directory"])
      let run = TextRun(utf8Count: 3, font: FontKey(size: 12), metrics: .zero)
      let shaped = shaper.shape("abc", runs: [run])
      #expect(shaped.clusters.count == 3)
    }

    @Test func versionsAreNamed() {
      let versions = PangoShaper.versions
      #expect(versions.pango.hasPrefix("1."))
      #expect(versions.fontconfig.hasPrefix("2."))
      #expect(!versions.harfBuzz.isEmpty)
    }

    @Test func threadsGetEqualShapes() async {
      let shaper = PangoShaper()
      let texts = ["Hello", "שלום עולם", "👍🏽 ok", "日本語", "The quick brown fox"]
      let widths = await withTaskGroup(of: [Float].self) { group in
        for index in 0..<80 {
          group.addTask {
            texts.map { text in
              // A different text for each task, so that the cache isn't used.
              let string = text + "\n\(index)"
              let shaped = shaper.shape(string, runs: [systemRun(string, 17)])
              return shaped.clusters.prefix { !$0.flags.contains(.newline) }.reduce(0) {
                $0 + $1.advance
              }
            }
          }
        }
        return await group.reduce(into: Set<[Float]>()) { $0.insert($1) }
      }
      #expect(widths.count == 1)
    }
  }
#endif
