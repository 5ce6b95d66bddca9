// A longer report on paper: quoin render Examples/Report/Report.swift --paper auto -o report.pdf
import Charts
import SwiftUI

struct Report: View {
  private let chapters = Chapter.all

  var body: some View {
    LazyVStack(alignment: .leading, spacing: 10) {
      ForEach(chapters) { chapter in
        ChapterView(chapter: chapter)
      }
      Overview(chapters: chapters)
    }
    .font(.system(size: 11))
    .paper(.a4, margins: PageMargins(top: 70, bottom: 70, inside: 85, outside: 60))
    .titlePage { _ in Title() }
    .pageHeader { page in
      HStack {
        if page.isLeft {
          Text("\(page.number)").bold()
          Spacer()
          Text("The Height of Hills")
        } else {
          Text(page.heading(level: 1) ?? "")
          Spacer()
          Text("\(page.number)").bold()
        }
      }
      .font(.system(size: 9))
      .foregroundStyle(.secondary)
    }
    .documentInformation(
      title: "The Height of Hills", author: "Ada Quoin", subject: "A survey",
      keywords: ["hills", "heights"])
  }
}

private struct Title: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Spacer()
      Text("The Height of Hills").font(.system(size: 40, weight: .bold))
      Text("A survey of what stands out").font(.title2).foregroundStyle(.secondary)
      Spacer()
      Spacer()
      Text("Ada Quoin").font(.headline)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}

private struct ChapterView: View {
  let chapter: Chapter

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      Text("\(chapter.id). \(chapter.title)")
        .font(.system(size: 20, weight: .bold))
        .accessibilityHeading(.h1)
        .padding(.top, 14)
      ForEach(chapter.paragraphs.indices, id: \.self) { index in
        Text(chapter.paragraphs[index]).lineSpacing(2)
      }
      Text("Measured heights")
        .font(.system(size: 14, weight: .semibold))
        .accessibilityHeading(.h2)
      heights
      bars.padding(.vertical, 6)
    }
  }

  private var heights: some View {
    Grid(alignment: .leading, horizontalSpacing: 18, verticalSpacing: 4) {
      GridRow {
        Text("Hill")
        Text("Height").gridColumnAlignment(.trailing)
        Text("Remark")
      }
      .bold()
      .repeatsOnPages()
      ForEach(chapter.hills) { hill in
        GridRow(alignment: .top) {
          Text(hill.name)
          Text("\(hill.height) m")
          Text(hill.remark).foregroundStyle(.secondary)
        }
      }
    }
  }

  private var bars: some View {
    Chart(chapter.hills) { hill in
      BarMark(x: .value("Hill", hill.name), y: .value("Height", hill.height))
        .foregroundStyle(Color.teal.gradient)
    }
    .chartYAxisLabel("Height in m")
    .frame(height: 150)
    .accessibilityElement()
    .accessibilityLabel("Bars as high as the hills of chapter \(chapter.id)")
  }
}

/// The lowest, the mean and the highest hill of each chapter.
private struct Overview: View {
  let chapters: [Chapter]

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      Text("Overview")
        .font(.system(size: 20, weight: .bold))
        .accessibilityHeading(.h1)
        .padding(.top, 14)
      Text("The bars reach from the lowest to the highest hill; the points are the means.")
      Chart(chapters) { chapter in
        BarMark(
          x: .value("Part", chapter.title), yStart: .value("Lowest", chapter.heights.min() ?? 0),
          yEnd: .value("Highest", chapter.heights.max() ?? 0), width: .fixed(12)
        )
        .foregroundStyle(Color.teal.opacity(0.4))
        PointMark(x: .value("Part", chapter.title), y: .value("Mean", chapter.meanHeight))
          .foregroundStyle(.teal)
      }
      .chartYAxisLabel("Height in m")
      .frame(height: 200)
      .accessibilityElement()
      .accessibilityLabel("The lowest, mean and highest hill of each part")
    }
  }
}

struct Chapter: Identifiable {
  struct Hill: Identifiable {
    let id: Int
    let name: String
    let height: Int
    let remark: String
  }

  let id: Int
  let title: String
  let paragraphs: [String]
  let hills: [Hill]

  var heights: [Int] { hills.map(\.height) }
  var meanHeight: Double { Double(heights.reduce(0, +)) / Double(max(hills.count, 1)) }

  static let all: [Chapter] = (1...8).map { number in
    let sentences = [
      "A hill is measured from the sea, wherever the sea may be.",
      "Whoever climbs with an instrument in the hand finds that the top is seldom where it was expected.",
      "Two readings that agree are no proof, but two that differ are a beginning.",
      "Fog was met on most days, and is left out of the tables.",
      "The numbers below are means of nine readings, rounded to whole metres.",
    ]
    let names = [
      "Arden", "Brock", "Cadair", "Drum", "Ebor", "Fell", "Glas", "Hope", "Ings", "Juniper",
    ]
    return Chapter(
      id: number,
      title: [
        "The North", "The East", "The Coast", "The Islands", "The West", "The Moors", "The South",
        "The Rest",
      ][
        number - 1],
      paragraphs: (0..<3).map { paragraph in
        (0..<(5 + (number + paragraph) % 4)).map {
          sentences[($0 + number + paragraph) % sentences.count]
        }
        .joined(separator: " ")
      },
      hills: names.indices.map { index in
        Hill(
          id: index, name: "\(names[index]) \(number)",
          height: 180 + (index * 137 + number * 71) % 520,
          remark: index % 3 == 0 ? "seen from the road" : "a cairn at the top")
      })
  }
}

#Preview("Report") { Report() }
