import SwiftUI

private struct Trip: View {
  enum Length { case short, german, long }

  let length: Length
  var distance: Formatter?
  var arrival: Date.FormatStyle?
  var duration = DefaultFormatters.durationFormat
  var isInformational = false
  var hasButton = false
  var scheme = ColorScheme.light

  private let formatters = TestingFormatterCollection()

  private var progress: TripProgress {
    switch length {
    case .short: TripProgress(distanceToNextManeuver: 123, distanceRemaining: 120, durationRemaining: 150)
    case .german: TripProgress(distanceToNextManeuver: 123, distanceRemaining: 14500, durationRemaining: 1234)
    case .long:
      TripProgress(distanceToNextManeuver: 5420, distanceRemaining: 1_420_000, durationRemaining: 520_800)
    }
  }

  private var theme: any TripProgressViewTheme {
    var theme = DefaultTripProgressViewTheme()
    if isInformational { theme.style = .informational }
    return theme
  }

  private var page: TestingFormatterCollection {
    arrival == nil ? formatters : formatters.locale(Locale(identifier: "de_DE"))
  }

  var body: some View {
    Page(scheme: scheme, formatters: page) {
      TripProgressView(
        progress: progress, distanceFormatter: distance ?? formatters.distanceFormatter,
        estimatedArrivalFormatter: arrival ?? formatters.estimatedArrivalFormatter, durationFormatter: duration,
        theme: theme, fromDate: Date(timeIntervalSince1970: 1_718_065_239), onTapExit: hasButton ? {} : nil)
    }
  }
}

#Preview("TripProgressViewTests/testTripProgressViewDefaultTheme.1.png") {
  Trip(length: .short)
}
#Preview("TripProgressViewTests/testTripProgressViewDefaultTheme.2.png") {
  Trip(length: .long)
}
#Preview("TripProgressViewTests/testTripProgressViewCompactTheme.1.png") {
  Trip(length: .long, isInformational: true)
}
#Preview("TripProgressViewTests/testTripProgressViewFormatters.1.png") {
  Trip(length: .long, distance: germanDistanceFormatter, duration: longDurationFormatter)
}
#Preview("TripProgressViewTests/testTripProgressViewFormatters_de_DE.1.png") {
  Trip(length: .german, distance: germanDistanceFormatter, arrival: germanArrivalFormatter)
}
#Preview("TripProgressViewTests/testTripProgressViewFormatters_de_DE.2.png") {
  Trip(length: .long, distance: germanDistanceFormatter, arrival: germanArrivalFormatter, isInformational: true)
}
#Preview("TripProgressViewTests/testTripProgressViewDefaultTheme_darkMode.1.png") {
  Trip(length: .short, scheme: .dark)
}
#Preview("TripProgressViewTests/testTripProgressViewDefaultTheme_darkMode.2.png") {
  Trip(length: .long, scheme: .dark)
}
#Preview("TripProgressViewTests/testTripProgressViewCompactTheme_darkMode.1.png") {
  Trip(length: .long, isInformational: true, scheme: .dark)
}
#Preview("TripProgressViewTests/testTripProgressViewFormatters_darkMode.1.png") {
  Trip(length: .long, distance: germanDistanceFormatter, duration: longDurationFormatter, scheme: .dark)
}
#Preview("TripProgressViewTests/testTripProgressViewFormatters_de_DE_darkMode.1.png") {
  Trip(length: .german, distance: germanDistanceFormatter, arrival: germanArrivalFormatter, scheme: .dark)
}
#Preview("TripProgressViewTests/testTripProgressViewFormatters_de_DE_darkMode.2.png") {
  Trip(
    length: .long, distance: germanDistanceFormatter, arrival: germanArrivalFormatter,
    isInformational: true, scheme: .dark)
}
#Preview("TripProgressViewWithButtonTests/testTripProgressViewDefaultTheme.1.png") {
  Trip(length: .short, hasButton: true)
}
#Preview("TripProgressViewWithButtonTests/testTripProgressViewDefaultTheme.2.png") {
  Trip(length: .long, hasButton: true)
}
#Preview("TripProgressViewWithButtonTests/testTripProgressViewCompactTheme.1.png") {
  Trip(length: .long, isInformational: true, hasButton: true)
}
#Preview("TripProgressViewWithButtonTests/testTripProgressViewFormatters.1.png") {
  Trip(length: .long, distance: germanDistanceFormatter, duration: longDurationFormatter, hasButton: true)
}
#Preview("TripProgressViewWithButtonTests/testTripProgressViewFormatters_de_DE.1.png") {
  Trip(length: .german, distance: germanDistanceFormatter, arrival: germanArrivalFormatter, hasButton: true)
}
#Preview("TripProgressViewWithButtonTests/testTripProgressViewFormatters_de_DE.2.png") {
  Trip(
    length: .long, distance: germanDistanceFormatter, arrival: germanArrivalFormatter,
    isInformational: true, hasButton: true)
}
#Preview("TripProgressViewWithButtonTests/testTripProgressViewDefaultTheme_darkMode.1.png") {
  Trip(length: .short, hasButton: true, scheme: .dark)
}
#Preview("TripProgressViewWithButtonTests/testTripProgressViewDefaultTheme_darkMode.2.png") {
  Trip(length: .long, hasButton: true, scheme: .dark)
}
#Preview("TripProgressViewWithButtonTests/testTripProgressViewCompactTheme_darkMode.1.png") {
  Trip(length: .long, isInformational: true, hasButton: true, scheme: .dark)
}
#Preview("TripProgressViewWithButtonTests/testTripProgressViewFormatters_darkMode.1.png") {
  Trip(
    length: .long, distance: germanDistanceFormatter, duration: longDurationFormatter, hasButton: true, scheme: .dark)
}
#Preview("TripProgressViewWithButtonTests/testTripProgressViewFormatters_de_DE_darkMode.1.png") {
  Trip(
    length: .german, distance: germanDistanceFormatter, arrival: germanArrivalFormatter, hasButton: true, scheme: .dark)
}
#Preview("TripProgressViewWithButtonTests/testTripProgressViewFormatters_de_DE_darkMode.2.png") {
  Trip(
    length: .long, distance: germanDistanceFormatter, arrival: germanArrivalFormatter,
    isInformational: true, hasButton: true, scheme: .dark)
}
