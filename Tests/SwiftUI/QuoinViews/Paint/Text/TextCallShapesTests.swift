import Foundation
import QuoinCore
import QuoinMarkdown
import QuoinText
import QuoinViews
import Testing

/// Call shapes of ordinary sources about text.
///
/// This file verifies that they compile and are drawn without a warning.
private struct TextGallery: View {
  @Environment(\.locale) private var locale
  @Environment(\.calendar) private var calendar
  @Environment(\.timeZone) private var timeZone
  @Environment(\.sizeCategory) private var sizeCategory
  @Environment(\.dynamicTypeSize) private var typeSize
  @Environment(\.legibilityWeight) private var legibilityWeight
  @Environment(\.controlSize) private var controlSize
  @ScaledMetric private var side: CGFloat = 20
  @ScaledMetric(relativeTo: .title) var inset = 4.0

  private let date = Date(timeIntervalSince1970: 0)
  private let title: LocalizedStringKey = "**Title**"
  private let price = 9.5
  private let count = 3

  var body: some View {
    VStack {
      values
      dates
      attributed
      Text(title).padding(inset).frame(width: side)
      Text("\(locale.identifier) \(calendar.firstWeekday) \(timeZone.identifier)")
        .font(typeSize.isAccessibilitySize || sizeCategory > .large ? .body : .caption)
        .fontWeight(legibilityWeight == .bold ? .bold : nil)
        .textSelection(.enabled)
        .controlSize(controlSize)
    }
    .environment(\.locale, .init(identifier: "de"))
    .environment(\.sizeCategory, .accessibilityLarge)
    .environment(\.timeZone, .gmt)
  }

  @ViewBuilder var values: some View {
    Text(price, format: .currency(code: "EUR"))
    Text(0.3, format: .percent)
    Text(price, format: .number.precision(.fractionLength(2)))
    Text(count as NSNumber, formatter: NumberFormatter())
    Text("\(price, format: .currency(code: "USD")) · \(price, specifier: "%.2f")")
    Text("\(NSNumber(value: 3), formatter: NumberFormatter()) \(date) \(NSNumber(value: 4))")
    Text(["a", "b"].joined(separator: ", ")) + Text("!").bold()
    Text("Save", tableName: "Main", bundle: .main, comment: "a button")
    Text(LocalizedStringResource("Save", table: "Main"))
    Text(String(localized: "Save \(count)", comment: "a button"))
    Text("\(Image(systemName: "star")) \(count)").imageScale(.small)
  }

  @ViewBuilder var dates: some View {
    Text(date, style: .date) + Text(" ") + Text(date, style: .time)
    Text(date, style: .relative)
    Text(date, style: .timer).monospacedDigit()
    Text(date...Date(timeIntervalSince1970: 60))
    Text(DateInterval(start: date, duration: 60))
    Text(timerInterval: date...Date(timeIntervalSince1970: 60), countsDown: false)
    Text(date, format: .dateTime.day().month(.wide).year())
    Text(date.formatted(date: .abbreviated, time: .omitted))
    Text("\(date, style: .offset) ago, \(date, format: .dateTime.hour())")
    Text(date, formatter: DateFormatter())
  }

  private var greeting: AttributedString {
    var string = AttributedString("Hello ")
    string.foregroundColor = .red
    string.font = .title.bold()
    string.underlineStyle = Text.LineStyle(pattern: .dot, color: .blue)
    string += AttributedString("x", attributes: AttributeContainer().kern(2))
    return string
  }

  @ViewBuilder var attributed: some View {
    Text(greeting)
    Text((try? AttributedString(markdown: "**a** [b](https://c.d)")) ?? "")
    Text(AttributedString(localized: "*a* \(count)"))
    Text("Tap [here](https://example.com) or ~~there~~")
  }
}

@MainActor
struct TextCallShapesTests {
  @Test func everythingIsDrawn() throws {
    let rendering = try Rendering(TextGallery(), 400, 4000)
    let known = ["Image(systemName:", "Symbols are drawn", "Graphics trait"]
    #expect(rendering.warnings.filter { warning in !known.contains { warning.contains($0) } } == [])
    let drawn = rendering.glyphs.map(\.run.text).joined()
    #expect(drawn.contains("en_US 1 "))
    #expect(drawn.contains("1. Januar 1970"))
  }

  /// Sizes, guides, spacing, a recorded layout and drawing shape each text and each ellipsis once.
  @Test func textsAreShapedOnce() throws {
    final class Counter: TextShaper, @unchecked Sendable {
      var texts: [String] = []
      func shape(_ text: String, runs: [TextRun]) -> ShapedText {
        texts.append(text)
        return FixedShaper().shape(text, runs: runs)
      }
      func customMetrics(_ font: FontKey) -> LineMetrics? { nil }
    }
    let counter = Counter()
    let view = HStack {
      VStack {
        Text("one two three")
        Text("four five six").lineLimit(1).bold()
      }
      Text("seven")
    }
    let rendering = try Rendering(view, 60, 100, shaper: counter)
    _ = try rendering.tree.trace(proposal: .init(width: 60, height: 100))
    for width in [20, 40, 80] as [CGFloat] {
      try rendering.tree.layOut(proposal: .init(width: width, height: nil))
    }
    _ = rendering.list
    #expect(
      counter.texts.filter { $0 != "…" }.sorted() == ["four five six", "one two three", "seven"])
    #expect(counter.texts.filter { $0 == "…" }.count <= 3)
  }
}
