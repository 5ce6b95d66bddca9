// swift-format-ignore-file
// Written by `swift run ConformanceGenerator` from the recordings. Don't edit.

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
    add("mu-ci-textfield-zero") {
      TextField("Name", text: Bound.empty)
    }
    add("mu-ci-textfield-inf") {
      TextField("Name", text: Bound.empty)
    }
    add("mu-ci-textfield-hello-ideal") {
      TextField("", text: .constant("Hello"))
    }
    add("mu-ci-texteditor-inf") {
      TextEditor(text: Bound.text)
    }
    add("mu-ci-texteditor-w200") {
      TextEditor(text: Bound.text)
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
    add("mu-ci-picker-menu-zero") {
      Picker("Mode", selection: Bound.i) { Text("Alpha").tag(0); Text("Beta").tag(1) }.pickerStyle(.menu)
    }
    add("mu-ci-picker-menu-ideal") {
      Picker("Mode", selection: Bound.i) { Text("Alpha").tag(0); Text("Beta").tag(1) }.pickerStyle(.menu)
    }
    add("mu-ci-picker-menu-inf") {
      Picker("Mode", selection: Bound.i) { Text("Alpha").tag(0); Text("Beta").tag(1) }.pickerStyle(.menu)
    }
    add("mu-ci-picker-segmented-zero") {
      Picker("Mode", selection: Bound.i) { Text("Alpha").tag(0); Text("Beta").tag(1) }.pickerStyle(.segmented)
    }
    add("mu-ci-picker-segmented-ideal") {
      Picker("Mode", selection: Bound.i) { Text("Alpha").tag(0); Text("Beta").tag(1) }.pickerStyle(.segmented)
    }
    add("mu-ci-picker-segmented-w50") {
      Picker("Mode", selection: Bound.i) { Text("Alpha").tag(0); Text("Beta").tag(1) }.pickerStyle(.segmented)
    }
    add("mu-ci-picker-radio-zero") {
      Picker("Mode", selection: Bound.i) { Text("Alpha").tag(0); Text("Beta").tag(1) }.pickerStyle(.radioGroup)
    }
    add("mu-ci-picker-radio-ideal") {
      Picker("Mode", selection: Bound.i) { Text("Alpha").tag(0); Text("Beta").tag(1) }.pickerStyle(.radioGroup)
    }
    add("mu-ci-picker-radio-w50") {
      Picker("Mode", selection: Bound.i) { Text("Alpha").tag(0); Text("Beta").tag(1) }.pickerStyle(.radioGroup)
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
    add("mu-ci-list-ideal") {
      List(selection: Bound.sel) { ForEach(0..<3, id: \.self) { Text("row \($0)") } }
    }
    add("mu-ci-list-h200") {
      List(selection: Bound.sel) { ForEach(0..<3, id: \.self) { Text("row \($0)") } }
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
    add("mu-fc-plain-zero") {
      TextField("Name", text: Bound.empty).textFieldStyle(.plain)
    }
    add("mu-fc-plain-ideal") {
      TextField("Name", text: Bound.empty).textFieldStyle(.plain)
    }
    add("mu-fc-plain-inf") {
      TextField("Name", text: Bound.empty).textFieldStyle(.plain)
    }
    add("mu-fc-plain-w200") {
      TextField("Name", text: Bound.empty).textFieldStyle(.plain)
    }
    add("mu-fc-square-ideal") {
      TextField("Name", text: Bound.empty).textFieldStyle(.squareBorder)
    }
    add("mu-fc-empty-plain-ideal") {
      TextField("", text: Bound.empty).textFieldStyle(.plain)
    }
    add("mu-fc-small-w200") {
      TextField("Name", text: Bound.empty).controlSize(.small)
    }
    add("mu-fc-large-ideal") {
      TextField("Name", text: Bound.empty).controlSize(.large)
    }
    add("mu-fc-mini-ideal") {
      TextField("Name", text: Bound.empty).controlSize(.mini)
    }
    add("mu-fc-mini-w200") {
      TextField("Name", text: Bound.empty).controlSize(.mini)
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
    add("mu-cs-picker-auto") {
      Picker("Flavor", selection: Bound.i) { Text("Alpha").tag(0); Text("Beta").tag(1); Text("Gamma").tag(2) }
    }
    add("mu-cs-picker-segmented") {
      Picker("Flavor", selection: Bound.i) { Text("Alpha").tag(0); Text("Beta").tag(1); Text("Gamma").tag(2) }.pickerStyle(.segmented)
    }
    add("mu-cs-picker-segmented2") {
      Picker("Flavor", selection: Bound.i) { Text("A").tag(0); Text("A much longer label").tag(1) }.pickerStyle(.segmented)
    }
    add("mu-cs-picker-inline") {
      Picker("Flavor", selection: Bound.i) { Text("Alpha").tag(0); Text("Beta").tag(1); Text("Gamma").tag(2) }.pickerStyle(.inline)
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
    add("mu-lk-colorpicker") {
      ColorPicker("Tint", selection: Bound.c)
    }
    add("mu-lk-colorpicker-hidden") {
      ColorPicker("Tint", selection: Bound.c).labelsHidden()
    }
    add("mu-lk-gradient") {
      LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
    }
    add("mu-ci-sp0") {
      HStack { TextField("A", text: Bound.a).accessibilityIdentifier("a"); TextField("B", text: Bound.b).accessibilityIdentifier("b") }
    }
    add("mu-ci-sp1") {
      HStack { TextField("A", text: Bound.a).accessibilityIdentifier("a"); Slider(value: Bound.v).accessibilityIdentifier("b") }
    }
    add("mu-fc-inset") {
      TextField("Name", text: .constant("Hello")).frame(width: 120)
    }
    add("mu-fc-env") {
      VStack { TextField("A", text: Bound.a).textFieldStyle(.roundedBorder) }.textFieldStyle(.plain)
    }
    add("m2-cs-pk3s") {
      Picker("Qty", selection: .constant(0)) { Text("A").tag(0); Text("A much longer label").tag(1) }.pickerStyle(.segmented).labelsHidden()
    }
  }
}
