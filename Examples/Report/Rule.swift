// The figure in Documentation/Paper.md: quoin render Examples/Report/Rule.swift -o Rule.png
import SwiftUI

struct BreakRule: View {
  private let heights: [CGFloat] = [34, 26, 46, 30, 40, 24, 50]

  var body: some View {
    HStack(alignment: .top, spacing: 22) {
      VStack(spacing: 6) {
        Text("the column").font(.caption).fixedSize().foregroundStyle(.secondary)
        rows(0..<heights.count).overlay(alignment: .top) { end.offset(y: 130) }
      }
      Text("→").padding(.top, 80).foregroundStyle(.secondary)
      page("page 1", rows: 0..<3)
      page("page 2", rows: 3..<6)
      page("page 3", rows: 6..<7)
    }
    .fixedSize()
    .padding(20)
    .background(Color(white: 0.93))
  }

  /// The end of the first page.
  private var end: some View {
    Rectangle().fill(.red).frame(width: 96, height: 1)
  }

  private func rows(_ range: Range<Int>) -> some View {
    VStack(spacing: 6) {
      ForEach(range, id: \.self) { number in
        Text("\(number + 1)")
          .font(.caption)
          .frame(width: 74, height: heights[number])
          .background(number == 3 ? Color.teal.opacity(0.6) : Color.teal.opacity(0.25))
      }
    }
  }

  private func page(_ title: String, rows range: Range<Int>) -> some View {
    VStack(spacing: 6) {
      Text(title).font(.caption).fixedSize().foregroundStyle(.secondary)
      rows(range)
        .frame(width: 74, height: 130, alignment: .top)
        .padding(11)
        .background { Rectangle().fill(.white).shadow(radius: 2) }
    }
  }
}

#Preview { BreakRule() }
