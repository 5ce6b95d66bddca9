import SwiftUI

private struct Sparklines: View {
  var body: some View {
    VStack(spacing: 24) {
      line([3, 5, 4, 7, 6, 9, 12], .purple)
      line([9, 7, 8, 6, 7, 5, 4], .red)
      line([4, 4, 4, 4, 4, 4, 4], .green)
      line([], .orange)
    }
    .padding()
    .frame(width: 393, height: 400)
    .background(Color(uiColor: .systemBackground))
  }

  private func line(_ values: [Int], _ color: Color) -> some View {
    Sparkline(series: values.isEmpty ? .empty : MiniChartSeries(values: values), color: color)
      .frame(height: 60)
  }
}

private struct Segments: View {
  let counts: [Int]

  var body: some View {
    let labels = ["2xx", "3xx", "4xx", "5xx"]
    let colors: [Color] = [.green, .blue, .orange, .red]
    SegmentBar(
      segments: counts.indices.map {
        Segment(label: labels[$0], count: counts[$0], color: colors[$0])
      }
    )
    .padding()
    .frame(width: 393, height: 80)
    .background(Color(uiColor: .systemBackground))
  }
}

#Preview("SparklineSnapshotTests/states.1.png") { Sparklines() }
#Preview("SparklineSnapshotTests/states.dark.png") { Sparklines() }
#Preview("SegmentBarSnapshotTests/mixed.1.png") { Segments(counts: [8140, 210, 96, 18]) }
#Preview("SegmentBarSnapshotTests/mixed.dark.png") { Segments(counts: [8140, 210, 96, 18]) }
#Preview("SegmentBarSnapshotTests/successOnly.1.png") { Segments(counts: [1200, 0, 0, 0]) }
#Preview("SegmentBarSnapshotTests/successOnly.dark.png") { Segments(counts: [1200, 0, 0, 0]) }
