import SwiftUI

private struct American: View {
  let value: Double
  var units: UnitSpeed?
  var scheme = ColorScheme.light

  var body: some View {
    Page(scheme: scheme) {
      if let units {
        USStyleSpeedLimitView(speedLimit: .init(value: value, unit: .milesPerHour), units: units)
      } else {
        USStyleSpeedLimitView(speedLimit: .init(value: value, unit: .milesPerHour))
      }
    }
  }
}

private struct Vienna: View {
  let value: Double
  var units: UnitSpeed?
  var scheme = ColorScheme.light

  var body: some View {
    Page(scheme: scheme) {
      if let units {
        ViennaConventionStyleSpeedLimitView(speedLimit: .init(value: value, unit: .kilometersPerHour), units: units)
      } else {
        ViennaConventionStyleSpeedLimitView(speedLimit: .init(value: value, unit: .kilometersPerHour))
      }
    }
  }
}

#Preview("SpeedLimitViewTests/testUSStyleSpeedLimitViews.1.png") { American(value: 50) }
#Preview("SpeedLimitViewTests/testUSStyleSpeedLimitViews.2.png") { American(value: 100) }
#Preview("SpeedLimitViewTests/testUSStyleSpeedLimitViews.3.png") { American(value: 10000) }
#Preview("SpeedLimitViewTests/testUSStyleSpeedLimitViews.4.png") { American(value: 50, units: .kilometersPerHour) }
#Preview("SpeedLimitViewTests/testUSStyleSpeedLimitViews_darkMode.1.png") { American(value: 50, scheme: .dark) }
#Preview("SpeedLimitViewTests/testUSStyleSpeedLimitViews_darkMode.2.png") { American(value: 100, scheme: .dark) }
#Preview("SpeedLimitViewTests/testUSStyleSpeedLimitViews_darkMode.3.png") { American(value: 10000, scheme: .dark) }
#Preview("SpeedLimitViewTests/testUSStyleSpeedLimitViews_darkMode.4.png") {
  American(value: 50, units: .kilometersPerHour, scheme: .dark)
}
#Preview("SpeedLimitViewTests/testViennaConventionStyleSpeedLimitViews.1.png") { Vienna(value: 50) }
#Preview("SpeedLimitViewTests/testViennaConventionStyleSpeedLimitViews.2.png") { Vienna(value: 100) }
#Preview("SpeedLimitViewTests/testViennaConventionStyleSpeedLimitViews.3.png") { Vienna(value: 1000) }
#Preview("SpeedLimitViewTests/testViennaConventionStyleSpeedLimitViews.4.png") {
  Vienna(value: 100, units: .milesPerHour)
}
#Preview("SpeedLimitViewTests/testViennaConventionStyleSpeedLimitViews_darkMode.1.png") {
  Vienna(value: 50, scheme: .dark)
}
#Preview("SpeedLimitViewTests/testViennaConventionStyleSpeedLimitViews_darkMode.2.png") {
  Vienna(value: 100, scheme: .dark)
}
#Preview("SpeedLimitViewTests/testViennaConventionStyleSpeedLimitViews_darkMode.3.png") {
  Vienna(value: 1000, scheme: .dark)
}
#Preview("SpeedLimitViewTests/testViennaConventionStyleSpeedLimitViews_darkMode.4.png") {
  Vienna(value: 100, units: .milesPerHour, scheme: .dark)
}
