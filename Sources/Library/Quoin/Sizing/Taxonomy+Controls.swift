import Foundation
import QuoinCore
import QuoinViews

extension Taxonomy {
  static var buttons: [TaxonomyRow] {
    [
      TaxonomyRow("Buttons", "Button (default)", .composed) {
        Button(action: {}) { ProbeChild() }
      },
      TaxonomyRow("Buttons", "Button (plain)", .composed) {
        Button(action: {}) { ProbeChild() }.buttonStyle(.plain)
      },
      TaxonomyRow(
        "Buttons", "Button (bordered, tvOS only)", .composed,
        "Measured on tvOS. The content has insets, which are estimated."
      ) {
        Button(action: {}) { ProbeChild() }.buttonStyle(.bordered).environment(\.platform, .tvOS)
      },
      TaxonomyRow(
        "Buttons", "Button (card, tvOS only)", .composed,
        "Measured on tvOS. The content has a fixed size and no insets."
      ) {
        Button(action: {}) { ProbeChild() }.buttonStyle(.card).environment(\.platform, .tvOS)
      },
    ]
  }

  static var links: [TaxonomyRow] {
    [
      TaxonomyRow("Links", "Link", .simple) {
        Link("Test", destination: URL(fileURLWithPath: "/"))
      },
      TaxonomyRow("Links", "Link with Label: View", .composed) {
        Link(destination: URL(fileURLWithPath: "/")) { ProbeChild() }
      },
    ]
  }

  static var sliders: [TaxonomyRow] {
    [
      TaxonomyRow("Sliders", "Slider", .simple) { Slider(value: .constant(0.5)) },
      TaxonomyRow(
        "Sliders", "Slider with Label: View", .composed,
        "On iOS the label is only for assistive technology; macOS shows it at the left."
      ) {
        Slider(value: .constant(0.5)) { ProbeChild() }
      },
    ]
  }

  static var progressViews: [TaxonomyRow] {
    let group = "Progress views"
    return [
      TaxonomyRow(group, "ProgressView (linear)", .simple) { ProgressView(value: 0.5) },
      TaxonomyRow(
        group, "ProgressView (linear) with Label: View", .composed,
        "The article's label doesn't affect the layout; newer systems show it above the bar (recorded on macOS)."
      ) {
        ProgressView(value: 0.5) { ProbeChild() }
      },
      TaxonomyRow(group, "ProgressView (circular)", .simple) {
        ProgressView().progressViewStyle(.circular)
      },
      TaxonomyRow(
        group, "ProgressView (circular) with Label: View", .composed, "The label is below."
      ) {
        ProgressView { ProbeChild() }.progressViewStyle(.circular)
      },
    ]
  }

  static var steppers: [TaxonomyRow] {
    [
      TaxonomyRow("Steppers", "Stepper", .simple) { Stepper("Test", value: .constant(1)) },
      TaxonomyRow("Steppers", "Stepper with Label: View", .composed) {
        Stepper(value: .constant(1)) { ProbeChild() }
      },
    ]
  }

  static var toggles: [TaxonomyRow] {
    [
      TaxonomyRow("Toggles", "Toggle", .simple) { Toggle("Test", isOn: .constant(true)) },
      TaxonomyRow("Toggles", "Toggle with Label: View", .composed) {
        Toggle(isOn: .constant(true)) { ProbeChild() }
      },
    ]
  }
}
