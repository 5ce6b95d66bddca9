import SwiftUI

// MARK: Buttons

#Preview("MuteButtonTests/test_muted.1.png") { Page { NavigationUIMuteButton(isMuted: true, action: {}) } }
#Preview("MuteButtonTests/test_unmuted.1.png") { Page { NavigationUIMuteButton(isMuted: false, action: {}) } }
#Preview("MuteButtonTests/test_muted_darkMode.1.png") {
  Page(scheme: .dark) { NavigationUIMuteButton(isMuted: true, action: {}) }
}
#Preview("MuteButtonTests/test_unmuted_darkMode.1.png") {
  Page(scheme: .dark) { NavigationUIMuteButton(isMuted: false, action: {}) }
}

private struct LocationButton: View {
  var body: some View { NavigationUIButton {} label: { Image(systemName: "location") } }
}

private struct StartButton: View {
  var body: some View { NavigationUIButton {} label: { Text("Start Navigation") } }
}

private struct ZoomButton: View {
  var body: some View { NavigationUIZoomButton(onZoomIn: {}, onZoomOut: {}) }
}

#Preview("NavigationUIButtonTests/testImageButton.1.png") { Page { LocationButton() } }
#Preview("NavigationUIButtonTests/testImageButton_darkMode.1.png") { Page(scheme: .dark) { LocationButton() } }
#Preview("NavigationUIButtonTests/testTextButton.1.png") { Page { StartButton() } }
#Preview("NavigationUIButtonTests/testTextButton_darkMode.1.png") { Page(scheme: .dark) { StartButton() } }
#Preview("NavigationUIZoomButtonTests/testNavigationUIZoomButton.1.png") { Page { ZoomButton() } }
#Preview("NavigationUIZoomButtonTests/testNavigationUIZoomButton_darkMode.1.png") {
  Page(scheme: .dark) { ZoomButton() }
}

// MARK: Banners

private struct Banner: View {
  let severity: NavigationUIBanner<Text>.Severity
  let text: String
  var scheme = ColorScheme.light

  var body: some View {
    Page(scheme: scheme) { NavigationUIBanner(severity: severity) { Text(text) } }
  }
}

#Preview("NavigationUIBannerViewTests/testInfoBanner.1.png") { Banner(severity: .info, text: "Something Useful") }
#Preview("NavigationUIBannerViewTests/testLoadingBanner.1.png") { Banner(severity: .loading, text: "Rerouting...") }
#Preview("NavigationUIBannerViewTests/testErrorBanner.1.png") {
  Banner(severity: .error, text: "No Location Available")
}
#Preview("NavigationUIBannerViewTests/testInfoBanner_darkMode.1.png") {
  Banner(severity: .info, text: "Something Useful", scheme: .dark)
}
#Preview("NavigationUIBannerViewTests/testLoadingBanner_darkMode.1.png") {
  Banner(severity: .loading, text: "Rerouting...", scheme: .dark)
}
#Preview("NavigationUIBannerViewTests/testErrorBanner_darkMode.1.png") {
  Banner(severity: .error, text: "No Location Available", scheme: .dark)
}

#Preview("OffRouteBannerViewTests/testOffRouteBannerView.1.png") { Page { OffRouteBannerView().padding() } }
#Preview("OffRouteBannerViewTests/testOffRouteBannerViewCustomLargeMessage.1.png") {
  Page {
    OffRouteBannerView(
      message:
        "You are off route, a re-route may be underway but you may also be able to return to the route if you have no data."
    )
    .padding()
  }
}

// MARK: Grids

private struct Cell: View {
  var width: CGFloat?
  var height: CGFloat?
  var color = Color.blue

  var body: some View { Rectangle().frame(width: width, height: height).foregroundColor(color) }
}

private struct TwoCells: View {
  var body: some View {
    InnerGridView(topTrailing: { Cell(width: 64, height: 64) }, bottomLeading: { Cell(width: 64, height: 64) })
  }
}

extension View {
  fileprivate func onGreen() -> some View { frame(maxWidth: .infinity).padding().background(Color.green) }
}

#Preview("InnerGridViewTests/testFullView.1.png") {
  Page {
    InnerGridView(
      topLeading: { Cell(width: 64, height: 64) }, topCenter: { Cell() }, topTrailing: { Cell(height: 64) },
      midLeading: { Cell(width: 64, color: .red) }, midTrailing: { Cell(color: .red) },
      bottomLeading: { Cell(width: 64, height: 64) }, bottomCenter: { Cell() }, bottomTrailing: { Cell(height: 64) }
    )
    .onGreen()
  }
}
#Preview("InnerGridViewTests/testLimitedView.1.png") { Page { TwoCells().onGreen() } }
#Preview("InnerGridViewTests/testRightToLeftView.1.png") {
  Page { TwoCells().environment(\.layoutDirection, .rightToLeft).onGreen() }
}

#Preview("NavigatingInnerGridViewTests/test_USStyle_speedLimit_inGridView.1.png") {
  Page {
    NavigatingInnerGridView(
      speedLimit: .init(value: 55, unit: .milesPerHour), speedLimitStyle: .mutcdStyle, isMuted: true, onMute: {},
      showZoom: true, cameraControlState: .showRecenter {}
    )
    .padding()
  }
}
#Preview("NavigatingInnerGridViewTests/test_ViennaConventionStyle_speedLimit_inGridView.1.png") {
  Page {
    NavigatingInnerGridView(
      speedLimit: .init(value: 100, unit: .kilometersPerHour), speedLimitStyle: .viennaConvention, isMuted: false,
      onMute: {}, showZoom: true, cameraControlState: .showRecenter {}
    )
    .environment(\.locale, .init(identifier: "fr_FR"))
    .padding()
  }
}
#Preview("NavigatingInnerGridViewTests/test_muteIsHidden.1.png") {
  Page {
    NavigatingInnerGridView(
      isMuted: true, showMute: false, onMute: {}, showZoom: true, cameraControlState: .showRecenter {}
    )
    .environment(\.locale, .init(identifier: "fr_FR"))
    .padding()
  }
}
#Preview("NavigatingInnerGridViewTests/test_CameraControlsHidden.1.png") {
  Page {
    NavigatingInnerGridView(isMuted: true, showMute: true, onMute: {}, showZoom: true, cameraControlState: .hidden)
      .padding()
  }
}
#Preview("NavigatingInnerGridViewTests/test_RouteOverviewCameraControl.1.png") {
  Page {
    NavigatingInnerGridView(
      isMuted: true, showMute: true, onMute: {}, showZoom: true, cameraControlState: .showRouteOverview {}
    )
    .padding()
  }
}
