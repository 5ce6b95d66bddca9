// swift-format-ignore-file
// Written by `swift run ConformanceGenerator` from open.jsonl. Don't edit.

import SwiftUI

extension CaseViews {
  mutating func addControlsMacos() {
    add("mu-ci-button-ideal") {
      Button("Go") {}
    }
    add("mu-ci-button-w50") {
      Button("Go") {}
    }
    add("mu-ci-button-plain-zero") {
      Button("Go") {}.buttonStyle(.plain)
    }
    add("mu-ci-button-plain-inf") {
      Button("Go") {}.buttonStyle(.plain)
    }
    add("mu-ci-toggle-zero") {
      Toggle("Wi-Fi", isOn: Bound.on)
    }
    add("mu-ci-toggle-inf") {
      Toggle("Wi-Fi", isOn: Bound.on)
    }
    add("mu-ci-toggle-maxinf-ideal") {
      Toggle("Wi-Fi", isOn: Bound.on).frame(maxWidth: .infinity)
    }
    add("mu-ci-slider-zero") {
      Slider(value: Bound.v, in: 0...10)
    }
    add("mu-ci-slider-ideal") {
      Slider(value: Bound.v, in: 0...10)
    }
    add("mu-ci-slider-inf") {
      Slider(value: Bound.v, in: 0...10)
    }
    add("mu-ci-slider-w200") {
      Slider(value: Bound.v, in: 0...10)
    }
    add("mu-ci-stepper-ideal") {
      Stepper("Qty", value: Bound.n, in: 0...3)
    }
    add("mu-ci-stepper-w200") {
      Stepper("Qty", value: Bound.n, in: 0...3)
    }
    add("mu-ci-divider-inf") {
      VStack { Divider() }
    }
    add("mu-ci-divider-w200") {
      VStack { Divider() }
    }
    add("mu-ci-menu-ideal") {
      Menu("Actions") { Button("A") {} }
    }
    add("mu-ci-button-padding-ideal") {
      Button("Go") {}.padding(8)
    }
    add("mu-ci-button-small-zero") {
      Button("Go") {}.controlSize(.small)
    }
    add("mu-ci-button-small-ideal") {
      Button("Go") {}.controlSize(.small)
    }
    add("mu-ci-text-long-ideal") {
      Text("A much longer label")
    }
    add("mu-ci-text-long-w50") {
      Text("A much longer label")
    }
    add("mu-cs-button-small") {
      Button("Go") {}.controlSize(.small)
    }
    add("mu-cs-button-regular") {
      Button("Go") {}.controlSize(.regular)
    }
    add("mu-cs-button-large") {
      Button("Go") {}.controlSize(.large)
    }
    add("mu-cs-text-regular") {
      Text("Go").controlSize(.regular)
    }
    add("mu-cs-text-large") {
      Text("Go").controlSize(.large)
    }
    add("mu-cs-button-borderedprominent") {
      Button("Go") {}.buttonStyle(.borderedProminent)
    }
    add("mu-cs-button-borderless") {
      Button("Go") {}.buttonStyle(.borderless)
    }
    add("mu-cs-button-long") {
      Button("A longer label") {}
    }
    add("mu-cs-button-wide") {
      Button {} label: { Text("Go").frame(maxWidth: .infinity) }
    }
    add("mu-cs-button-wide-plain") {
      Button {} label: { Text("Go").frame(maxWidth: .infinity) }.buttonStyle(.plain)
    }
    add("mu-cs-button-icon") {
      Button {} label: { Text("A"); Image(systemName: "star") }
    }
    add("mu-cs-toggle-nolabel") {
      Toggle("", isOn: Bound.on)
    }
    add("mu-cs-stepper-nolabel") {
      Stepper("", value: Bound.n)
    }
    add("mu-cs-text-empty") {
      Text("")
    }
    add("mu-lk-progress-mini") {
      ProgressView().controlSize(.mini)
    }
    add("mu-lk-progress-label") {
      ProgressView("Loading")
    }
    add("mu-lk-progress-linear-small") {
      ProgressView(value: 0.3).controlSize(.small)
    }
    add("mu-lk-progress-linear-label") {
      ProgressView("Loading", value: 0.3)
    }
    add("mu-lk-progress-linear-both") {
      ProgressView(value: 0.3) { Text("L") } currentValueLabel: { Text("30%") }
    }
    add("mu-lk-progress-nilvalue") {
      ProgressView(value: nil as Double?)
    }
    add("mu-lk-gradient") {
      LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
    }
  }
}
