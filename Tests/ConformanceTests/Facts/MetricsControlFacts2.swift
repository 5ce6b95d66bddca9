import Quoin
import SwiftUI

extension Facts {
  /// Controls on macOS.
  static let metricsControls2: [String: Check] = [
    // Widths of text may differ by 1.5 %, heights not.
    "m2-ps-p0": { fact in
      let layout = report(nil, nil, platform: .macOS) {
        Picker("Key", selection: .constant(0)) {
          ForEach(0..<5) { Text("Item \($0)").tag($0) }
        }
        .accessibilityIdentifier("picker").frame(width: 280)
      }
      fact.expect("fitting", layout.size, is: (280, 24))
      let label = layout.nodes.first { $0.name == "Text(\"Key\")" }?.frame
      fact.expect("label.w", label?.width, in: 21.67...23)
      fact.expect("label.h", label?.height, is: 16)
      let popUp = layout.nodes.first {
        abs($0.frame.width - 86) <= 86 * 0.015 && $0.frame.height == 24
      }
      if popUp == nil { fact.fail("no pop-up of 86 x 24") }
    },

    "tk-ct-picker": { fact in
      @MainActor func picker(_ title: String) -> some View {
        Picker(title, selection: .constant(0)) {
          ForEach(0..<5) { Text("Item \($0)").tag($0) }
        }
      }
      let empty = report(nil, nil, platform: .macOS) { picker("") }.size
      let hidden = report(nil, nil, platform: .macOS) { picker("Key").labelsHidden() }.size
      let labelled = report(nil, nil, platform: .macOS) { picker("Key") }.size
      fact.expect("without a label", empty, is: (hidden.width, hidden.height))
      if labelled.width <= empty.width { fact.fail("a label reserves nothing, either") }
    },

    "tk-ct-field": { fact in
      for (text, prompt, shown) in [
        ("", nil, "Name"), ("x", nil, "x"), ("", Text("Ann"), "Ann"), ("x", Text("Ann"), "x"),
      ] {
        let drawn = Drawn(VStack { TextField("Name", text: .constant(text), prompt: prompt) })
        if drawn.text != shown { fact.fail("\(drawn.text) is shown, not \(shown)") }
      }

      let form = Form {
        TextField("Name", text: .constant("one")).accessibilityIdentifier("one")
        TextField("Longer name", text: .constant("two")).accessibilityIdentifier("two")
      }
      let drawn = Drawn(form.frame(width: 400, height: 200)).runs.map(\.text)
      for text in ["Name", "Longer name", "one", "two"] where !drawn.contains(text) {
        fact.fail("\(text) is not drawn in the form: \(drawn)")
      }
      let layout = report(400, 200, platform: .macOS) { form }
      @MainActor func frame(_ text: String) -> CGRect {
        layout.nodes.first { $0.name == "Text(\"\(text)\")" }?.frame ?? .null
      }
      let (short, long, one, two) = (
        frame("Name"), frame("Longer name"), frame("one"), frame("two")
      )
      fact.expect("the labels' ends", short.maxX, is: long.maxX)
      if short.minX <= long.minX { fact.fail("the labels are not aligned right") }
      fact.expect("the texts' starts", one.minX, is: two.minX)
      if one.minX <= long.maxX { fact.fail("the labels are not beside the fields") }
    },

    "m2-ts-f8m": { fact in
      for (size, width, height, baseline) in [
        (ControlSize.mini, 35.0, 19.0, 13.0), (.small, 39, 22, 14.5), (.regular, 43, 24, 17),
      ] {
        let field = TextField("", text: .constant("Hello")).controlSize(size)
        let got = report(nil, nil, platform: .macOS) { field }.size
        let slack = width * 0.015
        fact.expect("\(size).w", got.width, in: width - slack...width + slack)
        fact.expect("\(size).h", got.height, is: height)
        let guides = Guides.read(field, platform: .macOS)
        fact.expect("\(size), baseline", guides?.firstBaseline, is: baseline)
      }
    },

    "m2-ts-f8f": { fact in
      for size in [ControlSize.mini, .small, .regular, .large, .extraLarge] {
        let field = TextField("", text: .constant("Hello")).font(.system(size: 20))
          .controlSize(size)
        let got = report(nil, nil, platform: .macOS) { field }.size
        fact.expect("\(size).w", got.width, in: 57 * 0.985...57 * 1.015)
        fact.expect("\(size).h", got.height, is: 32)
        let guides = Guides.read(field, platform: .macOS)
        fact.expect("\(size), baseline", guides?.firstBaseline, is: 22.5)
      }
    },

    "m2-fc-ed": { fact in
      for (scheme, bytes) in [
        (ColorScheme.light, [255, 255, 255]), (.dark, [0x1E, 0x1E, 0x1E]),
      ] {
        let areas = drawnAreas(
          TextEditor(text: .constant("Hello")).frame(width: 120, height: 40)
            .environment(\.colorScheme, scheme))
        let boxes = areas.filter { $0.glyphs == nil && ($0.color?.opacity ?? 1) > 0 }
        fact.expect("\(scheme): areas", CGFloat(boxes.count), is: 1)
        guard let box = boxes.first else { continue }
        if box.color?.opacity != 1 || box.bytes(over: 0.5) != bytes {
          fact.fail("\(scheme): the editor is \(box.paint)")
        }
        fact.expect("\(scheme): x", box.frame.minX, is: 0)
        fact.expect("\(scheme): y", box.frame.minY, is: 0)
        fact.expect("\(scheme)", box.frame.size, is: (120, 40))
        if box.lineWidth != nil { fact.fail("\(scheme): there is an edge") }
        if !box.path.contains(CGPoint(x: 0.1, y: 0.1)) { fact.fail("\(scheme): it is not square") }
        let text = areas.first { $0.glyphs != nil }
        fact.expect("\(scheme): the text's padding", text?.frame.minX, is: 5)
        fact.expect("\(scheme): the font", text?.glyphs?.size, is: 12)
      }
    },
  ]

  private static func drawnAreas(_ view: some View) -> [DrawnArea] {
    let renderer = ImageRenderer(content: view)
    renderer.platform = .macOS
    renderer.displayScale = 2
    return renderer.displayList().areas
  }
}

#if Graphics
  extension Facts {
    /// Pixels of controls on macOS.
    static let metricsPictures2: [String: Check] = [
      "m2-ix-px19": { fact in
        let toggle = Toggle("", isOn: .constant(true)).toggleStyle(.checkbox).labelsHidden()
        guard let key = try? Picture(toggle.environment(\.controlActiveState, .key)),
          let inactive = try? Picture(toggle.environment(\.controlActiveState, .inactive))
        else { return fact.fail("nothing can be drawn") }
        @MainActor func isAccent(_ color: ResolvedColor) -> Bool {
          color.opacity > 0.99
            && zip(color.bytes, [6, 126, 255]).allSatisfy { abs($0 - $1) <= 1 }
        }
        if key.box(isAccent).isEmpty { fact.fail("nothing is (6, 126, 255) while key") }
        if inactive.box({ $0.opacity > 0.5 }).isEmpty { fact.fail("nothing is drawn") }
        let blue = inactive.box { $0.opacity > 0.5 && $0.blue - $0.red > 0.3 }
        if !blue.isEmpty { fact.fail("the accent is drawn while inactive, at \(blue)") }
      },

      // Large letters, so that some pixels are covered completely.
      "m2-fc-dis": { fact in
        let empty = TextField("", text: .constant("")).frame(width: 120)
        guard let enabled = try? Picture(empty), let disabled = try? Picture(empty.disabled(true))
        else { return fact.fail("nothing can be drawn") }
        fact.expect(
          "pixels of the chrome that change", CGFloat(disabled.differences(from: enabled)), is: 0)
        for (isDisabled, shade) in [(false, 33), (true, 181)] {
          let field = TextField("", text: .constant("HHHH")).font(.system(size: 40))
            .frame(width: 200).disabled(isDisabled).background(.white)
          guard let picture = try? Picture(field) else { return fact.fail("nothing can be drawn") }
          var darkest = 255
          for y in 6..<max(picture.height - 6, 6) {
            for x in 6..<100 { darkest = min(darkest, picture[x, y].bytes[0]) }
          }
          fact.expect(
            "the darkest pixel\(isDisabled ? ", disabled" : "")", CGFloat(darkest),
            in: CGFloat(shade - 1)...CGFloat(shade + 1))
        }
      },

      "m2-fc-sq": { fact in
        for scheme in [ColorScheme.light, .dark] {
          let field = TextField("", text: .constant("")).frame(width: 120)
            .environment(\.colorScheme, scheme)
          guard let plain = try? Picture(field),
            let rounded = try? Picture(field.textFieldStyle(.roundedBorder)),
            let square = try? Picture(field.textFieldStyle(.squareBorder))
          else { return fact.fail("nothing can be drawn") }
          if plain.box({ $0.opacity > 0 }).isEmpty { fact.fail("\(scheme): nothing is drawn") }
          fact.expect(
            "\(scheme): other pixels, rounded", CGFloat(rounded.differences(from: plain)), is: 0)
          fact.expect(
            "\(scheme): other pixels, square", CGFloat(square.differences(from: plain)), is: 0)
        }
      },
    ]
  }
#else
  extension Facts {
    static let metricsPictures2: [String: Check] = [:]
  }
#endif
