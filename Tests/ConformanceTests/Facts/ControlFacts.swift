import Foundation
import Quoin
import QuoinDrawing
import SwiftUI

@testable import QuoinViews

extension Facts {
  static let controls: [String: Check] = [
    "mu-rt-m30": { fact in
      let (plain, bold) = (Text("b"), Text("b").bold())
      for (name, text, key) in [("plain", plain, "b"), ("bold", bold, "**b**")] {
        let label = report(nil, nil, platform: .macOS) { text }.size.width
        let key = LocalizedStringKey(key)
        let button = report(nil, nil, platform: .macOS) { Button(key) {} }
        let toggle = report(nil, nil, platform: .macOS) { Toggle(key, isOn: .constant(true)) }
        fact.expect("\(name) button", button.size.width, is: label + 24)
        fact.expect("\(name) toggle", toggle.size.width, is: label + 21)
      }
    },

    "mu-cs-sa6": { fact in
      var stored = -3.0
      let slider = Slider(
        value: Binding(get: { stored }, set: { stored = $0 }), in: 0...10)
      fact.expect("shown", slider.scale.fraction(of: slider.value.wrappedValue), is: 0)
      fact.expect("stored", stored, is: -3)
      slider.value.wrappedValue = slider.scale.adjusted(stored, by: 1)
      fact.expect("written", stored, is: 1)
    },

    "mu-cs-sa7": { fact in
      let scale = Slider(value: .constant(5.0), in: 0...200).scale
      fact.expect("written", scale.adjusted(5, by: 1), is: 25)
    },

    "mu-cs-sta2": { fact in
      fact.expect("decrement from 0", steps(from: 0, step: 1, [.down]), are: [0])
    },

    "mu-cs-sta3": { fact in
      fact.expect("steps from 2", steps(from: 2, step: 2, [.up, .down, .down]), are: [3, 1, 0])
    },

    "mu-cs-sta4": { fact in
      fact.expect("shown", CGFloat(StepperScale(bounds: 0...3, step: 1).clamped(5)), is: 3)
      fact.expect("increment", steps(from: 5, step: 1, [.up]), are: [3])
      fact.expect("decrement", steps(from: 5, step: 1, [.down]), are: [2])
    },

    "mu-lk-slider-drag": { fact in
      let scale = SliderScale(0...1)
      for (x, value) in [(50, 0.222), (70, 0.333), (90, 0.444)] as [(CGFloat, Double)] {
        let got = scale.value(at: x, width: 200, knob: SliderMetrics(.macOS).knob.width)
        fact.expect("value at \(x)", (got * 1000).rounded() / 1000, is: value)
      }
    },

    "mu-lk-progress-clamp": { fact in
      fact.expect("1.5 of 1", ProgressValue.fraction(1.5, of: 1).map { CGFloat($0) }, is: 1)
      for (value, total) in [(-1.0, 1.0), (0.5, 0)] {
        if let fraction = ProgressValue.fraction(value, of: total) {
          fact.fail("\(value) of \(total) shows \(fraction)")
        }
      }
    },

    "mo-stepper": { fact in
      let stepper = Stepper("", value: .constant(1)).labelsHidden()
      let lines = drawn(stepper).fills.filter { $0.box.width == 1 }
      fact.expect("line", lines.first?.box.size, is: (1, 24))
      // The line is aligned to whole pixels.
      fact.expect("middle of the line", lines.first?.box.midX, in: 46.5...47.5)
    },

    "mo-bar-progress": { fact in
      let bar = ProgressView(value: 0.001).frame(width: 200)
      fact.expect("least fill", drawn(bar).fills.last?.box.width, is: 8)
    },

    "mo-disabled": { fact in
      let (toggle, slider) = (Toggle("", isOn: .constant(true)), Slider(value: .constant(0.5)))
      let picker = Picker("", selection: .constant(0)) { ForEach(0..<2) { Text("\($0)") } }
      for (name, items) in [
        ("Toggle", drawn(toggle.labelsHidden().disabled(true)).items),
        ("Slider", drawn(slider.frame(width: 200).disabled(true)).items),
        ("Picker", drawn(picker.pickerStyle(.segmented).disabled(true)).items),
      ] {
        guard case .push(.opacity(0.5)) = items.first, case .pop = items.last else {
          fact.fail("\(name) is not one layer at 0.5")
          continue
        }
      }
    },

    "mo-disabled-button": { fact in
      @MainActor func paints(_ view: some View) -> [Paint] {
        let drawn = drawn(view)
        return drawn.fills.map(\.paint) + drawn.glyphs
      }
      let button = Button("a") {}
      let glass = paints(button.buttonStyle(.glass))
      let (grey, tertiary) = (gray4, tertiaryLabel)
      if paints(button.buttonStyle(.glass).disabled(true)) != [glass[0], tertiary] {
        fact.fail("the glass changes, or the title is not tertiary")
      }
      if paints(button.buttonStyle(.glassProminent).disabled(true)) != [grey, tertiary] {
        fact.fail("the tint is not the fourth grey, or the title not tertiary")
      }
    },

    "sd-tax-toggle": { fact in
      let size = report(1000, 1000) { Toggle("A", isOn: .constant(true)) }.size
      fact.expect("w", size.width, is: 1000)
      fact.expect("h", size.height, in: 1...60)
    },

    "sd-tax-stepper": { fact in
      let size = report(1000, 1000) { Stepper("A", value: .constant(1)) }.size
      fact.expect("w", size.width, is: 1000)
      fact.expect("h", size.height, in: 1...60)
    },

    "sd-tax-circlespinner": { fact in
      let size = report(1000, 1000) { ProgressView().progressViewStyle(.circular) }.size
      fact.expect("w", size.width, in: 1...60)
      fact.expect("h", size.height, in: 1...60)
    },
  ]

  private static let gray4 = Paint.color(
    ResolvedColor(red: 0xD1 / 255, green: 0xD1 / 255, blue: 0xD6 / 255))
  private static let tertiaryLabel = Paint.color(
    ResolvedColor(red: 0x3C / 255, green: 0x3C / 255, blue: 0x43 / 255, opacity: 0.3))

  /// Returns the display list of `view` on iOS.
  private static func drawn(_ view: some View) -> (
    items: [DisplayItem], fills: [(box: CGRect, paint: Paint)], glyphs: [Paint]
  ) {
    let items = ImageRenderer(content: view).displayList().items
    var (fills, glyphs): ([(box: CGRect, paint: Paint)], [Paint]) = ([], [])
    for item in items {
      switch item {
      case .fill(let path, let paint, _): fills.append((path.boundingRect, paint))
      case .glyphs(_, _, let paint): glyphs.append(paint)
      default: break
      }
    }
    return (items, fills, glyphs)
  }

  private enum Half { case up, down }

  /// Returns the stored value after each tap on a half of `Stepper("Qty", value: $n, in: 0...3,
  /// step: step)`.
  private static func steps(from value: Int, step: Int, _ halves: [Half]) -> [Int] {
    var stored = value
    return halves.map { half in
      let stepper = Stepper(
        "Qty", value: Binding(get: { stored }, set: { stored = $0 }), in: 0...3, step: step)
      if half == .up { stepper.onIncrement?() } else { stepper.onDecrement?() }
      return stored
    }
  }
}

extension FactCheck {
  fileprivate mutating func expect(_ what: String, _ got: [Int], are expected: [Int]) {
    if got != expected { fail("\(what): expected \(expected), got \(got)") }
  }
}
