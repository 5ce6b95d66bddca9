import SwiftUI

/// Draws a chart as the repository's ChartScreenshotGenerator does.
private struct Picture: View {
  let type: ChartType

  var body: some View {
    type.view
      .padding(10)
      .frame(width: 360)
      .background {
        if type.category == .apple {
          RoundedRectangle(cornerRadius: 10).foregroundColor(.white)
        }
      }
  }
}

#Preview("apple/heartBeat.png") { Picture(type: .heartBeat) }
#Preview("apple/oneDimensionalBar.png") { Picture(type: .oneDimensionalBar) }
#Preview("apple/screenTime.png") { Picture(type: .screenTime) }
#Preview("area/areaSimple.png") { Picture(type: .areaSimple) }
#Preview("area/stackedArea.png") { Picture(type: .stackedArea) }
#Preview("bar/pyramid.png") { Picture(type: .pyramid) }
#Preview("bar/scrollingBar.png") { Picture(type: .scrollingBar) }
#Preview("bar/singleBar.png") { Picture(type: .singleBar) }
#Preview("bar/singleBarThreshold.png") { Picture(type: .singleBarThreshold) }
#Preview("bar/soundBar.png") { Picture(type: .soundBar) }
#Preview("bar/timeSheetBar.png") { Picture(type: .timeSheetBar) }
#Preview("bar/twoBars.png") { Picture(type: .twoBars) }
#Preview("heatMap/customizeableHeatMap.png") { Picture(type: .customizeableHeatMap) }
#Preview("heatMap/gitContributions.png") { Picture(type: .gitContributions) }
#Preview("line/animatingLine.png") { Picture(type: .animatingLine) }
#Preview("line/gradientLine.png") { Picture(type: .gradientLine) }
#Preview("line/linePoint.png") { Picture(type: .linePoint) }
#Preview("line/multiLine.png") { Picture(type: .multiLine) }
#Preview("line/singleLine.png") { Picture(type: .singleLine) }
#Preview("line/singleLineLollipop.png") { Picture(type: .singleLineLollipop) }
#Preview("point/scatter.png") { Picture(type: .scatter) }
#Preview("point/vectorField.png") { Picture(type: .vectorField) }
#Preview("range/candleStick.png") { Picture(type: .candleStick) }
#Preview("range/rangeHeartRate.png") { Picture(type: .rangeHeartRate) }
#Preview("range/rangeSimple.png") { Picture(type: .rangeSimple) }
