import MapKit
import SwiftUI

// MARK: Road names

private struct FunkyTheme: RoadNameViewTheme {
  let textColor = Color.white
  let textFont = Font.headline
  let backgroundColor = Color.green
  let borderColor = Color.yellow
}

#Preview("CurrentRoadViewTests/testDefaultCurrentRoadView.1.png") {
  Page { CurrentRoadNameView(currentRoadName: "Sesame Street") }
}

#Preview("CurrentRoadViewTests/testDefaultCurrentRoadViewFunkyStyle.1.png") {
  Page {
    CurrentRoadNameView(currentRoadName: "Sesame Street")
      .theme(FunkyTheme())
      .borderWidth(6)
      .padding(EdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16))
      .shape(RoundedRectangle(cornerRadius: 16))
  }
}

#Preview("CurrentRoadViewTests/testDefaultCurrentRoadViewNil.1.png") {
  Page { CurrentRoadNameView(currentRoadName: nil) }
}

#Preview("CurrentRoadViewTests/testDefaultCurrentRoadViewBlank.1.png") {
  Page { CurrentRoadNameView(currentRoadName: "") }
}

// MARK: Maneuvers

private struct MergeLeft: View {
  let text: String
  let formatter: Formatter

  var body: some View {
    Page {
      DefaultIconographyManeuverInstructionView(
        text: text, maneuverType: .merge, maneuverModifier: .left, distanceFormatter: formatter,
        distanceToNextManeuver: 1500, theme: TestingInstructionRowTheme()
      )
      .background(.white)
    }
  }
}

#Preview("DefaultManeuverInstructionViewTests/testDefaultManeuverInstructionViewUS.1.png") {
  MergeLeft(text: "Merge Left onto Something", formatter: usaDistanceFormatter)
}

#Preview("DefaultManeuverInstructionViewTests/testDefaultManeuverInstructionViewDE.1.png") {
  MergeLeft(text: "Links einfädeln", formatter: germanDistanceFormatter)
}

#Preview("ManeuverImageTests/testManeuverImageDefaultTheme.1.png") {
  Page { ManeuverImage(maneuverType: .turn, maneuverModifier: .right).frame(width: 128, height: 128) }
}

#Preview("ManeuverImageTests/testManeuverImageDefaultTheme.2.png") {
  Page { ManeuverImage(maneuverType: .fork, maneuverModifier: .left).frame(width: 32) }
}

#Preview("ManeuverImageTests/testManeuverImageDefaultTheme.3.png") {
  Page { ManeuverImage(maneuverType: .turn, maneuverModifier: .uTurn).frame(width: 32) }
}

#Preview("ManeuverImageTests/testManeuverImageDefaultTheme.4.png") {
  Page { ManeuverImage(maneuverType: .continue, maneuverModifier: .uTurn).frame(width: 32) }
}

#Preview("ManeuverImageTests/testManeuverImageLarge.1.png") {
  Page { ManeuverImage(maneuverType: .rotary, maneuverModifier: .slightRight) }
}

#Preview("ManeuverImageTests/testManeuverImageCustomColor.1.png") {
  Page {
    ManeuverImage(maneuverType: .merge, maneuverModifier: .slightLeft).frame(width: 92).foregroundColor(.blue)
  }
}

#Preview("ManeuverImageTests/testManeuverImageDoesNotExist.1.png") {
  Page {
    ManeuverImage(maneuverType: .arrive, maneuverModifier: .slightLeft)
      .frame(width: 92)
      .foregroundColor(.white)
      .background(Color.green)
  }
}

private struct Merge: View {
  let text: String
  let formatter: Formatter
  var distance: Double?

  var body: some View {
    ManeuverInstructionView(
      text: text, distanceFormatter: formatter, distanceToNextManeuver: distance,
      theme: TestingInstructionRowTheme()
    ) {
      ManeuverImage(maneuverType: .merge, maneuverModifier: .left).frame(width: 24)
    }
  }
}

#Preview("ManeuverInstructionViewTests/testCustomManeuverInstructionIcon.1.png") {
  Page {
    ManeuverInstructionView(
      text: "Turn Right on Road Ave.", distanceFormatter: usaDistanceFormatter, distanceToNextManeuver: 24140.16,
      theme: TestingInstructionRowTheme()
    ) {
      Image(systemName: "car.circle.fill").symbolRenderingMode(.multicolor).resizable().scaledToFit().frame(width: 32)
    }
    .background(.white)
  }
}

#Preview("ManeuverInstructionViewTests/testFerrostarInstruction.1.png") {
  Page {
    Merge(text: "Merge Left", formatter: usaDistanceFormatter, distance: 152.4)
      .font(.body).foregroundColor(.blue).background(.white)
  }
}

#Preview("ManeuverInstructionViewTests/testFerrostarInstructionDE.1.png") {
  Page {
    Merge(text: "Links einfädeln", formatter: germanDistanceFormatter, distance: 152.4)
      .font(.body).foregroundColor(.blue).background(.white)
  }
}

#Preview("ManeuverInstructionViewTests/testRightToLeftInstruction.1.png") {
  Page {
    Merge(text: "ادمج يسارًا", formatter: usaDistanceFormatter)
      .environment(\.layoutDirection, .rightToLeft).background(.white)
  }
}

// MARK: The dynamic island

private struct Island<Content: View>: View {
  var padding = CGSize(width: 12, height: 8)
  var radius = 20.0
  var shadow = 4.0
  var size = CGSize(width: 371, height: 48)
  @ViewBuilder var content: Content

  var body: some View {
    Page {
      content
        .foregroundColor(.white)
        .padding(.horizontal, padding.width)
        .padding(.vertical, padding.height)
        .background(
          RoundedRectangle(cornerRadius: radius).fill(.black)
            .shadow(color: .black.opacity(0.3), radius: shadow, x: 0, y: shadow - 2)
        )
        .frame(width: size.width, height: size.height)
        .padding()
    }
  }
}

@MainActor private let activity = TripActivityAttributes.ContentState(
  instruction: VisualInstructionFactory().build(), distanceToNextManeuver: 123)

#Preview("DynamicIslandViewTests/testLiveActivityManeuverImage.1.png") {
  Island { LiveActivityManeuverImage(state: activity) }
}

#Preview("DynamicIslandViewTests/testLiveActivityView.1.png") {
  Island { LiveActivityView(distanceFormatter: americanDistance, state: activity) }
}

#Preview("DynamicIslandViewTests/testLiveActivityMinimalView.1.png") {
  Island(padding: CGSize(width: 6, height: 2), radius: 18, shadow: 3, size: CGSize(width: 126, height: 28)) {
    LiveActivityMinimalView(state: activity, distanceFormatter: americanDistance)
  }
}

@MainActor private var americanDistance: Formatter {
  let formatter = MKDistanceFormatter()
  formatter.locale = Locale(identifier: "en_US")
  formatter.units = .imperial
  return formatter
}
