import SwiftUI

private func content(_ text: String, _ type: ManeuverType, _ modifier: ManeuverModifier) -> VisualInstructionContent {
  VisualInstructionContent(
    text: text, maneuverType: type, maneuverModifier: modifier, roundaboutExitDegrees: nil, laneInfo: nil,
    exitNumbers: [])
}

private func instruction(
  _ primary: VisualInstructionContent, then secondary: VisualInstructionContent? = nil
) -> VisualInstruction {
  VisualInstruction(
    primaryContent: primary, secondaryContent: secondary, subContent: nil, triggerDistanceBeforeManeuver: 123)
}

private struct TurnAndMerge: View {
  var scheme = ColorScheme.light

  var body: some View {
    Page(scheme: scheme) {
      InstructionsView(
        visualInstruction: instruction(
          content("Turn right on Something Dr.", .turn, .right), then: content("Merge onto Hwy 123", .merge, .right)),
        distanceFormatter: usaDistanceFormatter
      )
      .padding()
    }
  }
}

private struct Roundabout: View {
  var scheme = ColorScheme.light
  var steps = 3
  var isExpanded = false

  var body: some View {
    Page(scheme: scheme) {
      InstructionsView(
        visualInstruction: instruction(
          content("Use the second exit to leave the roundabout.", .rotary, .slightRight)),
        distanceFormatter: usaDistanceFormatter,
        remainingSteps: steps > 0 ? RouteStepFactory().buildMany(steps) : nil,
        isExpanded: .constant(isExpanded)
      )
      .padding()
    }
  }
}

#Preview("InstructionsViewTests/testInstructionsView.1.png") { TurnAndMerge() }
#Preview("InstructionsViewTests/testInstructionsView_darkMode.1.png") { TurnAndMerge(scheme: .dark) }
#Preview("InstructionsViewTests/testSingularInstructionsView.1.png") { Roundabout(steps: 0) }
#Preview("InstructionsViewTests/testSingularInstructionsViewWithPill.1.png") { Roundabout() }
#Preview("InstructionsViewTests/testSingularInstructionsViewWithPill_darkMode.1.png") { Roundabout(scheme: .dark) }
#Preview("InstructionsViewTests/testExpandedInstructionsView.1.png") { Roundabout(isExpanded: true) }
#Preview("InstructionsViewTests/testExpandedInstructionsView_darkMode.1.png") {
  Roundabout(scheme: .dark, isExpanded: true)
}

#Preview("InstructionsViewTests/testFormattingDE.1.png") {
  Page {
    InstructionsView(
      visualInstruction: instruction(content("Links einfädeln", .turn, .left)),
      distanceFormatter: germanDistanceFormatter, distanceToNextManeuver: 152.4
    )
    .padding()
  }
}
