import Quoin
import Testing

/// Compares `Taxonomy` with the tables of the article, copied from it.
@MainActor
@Suite struct TaxonomyTests {
  /// Group, type, category, horizontal, vertical.
  private typealias Row = (String, String, TaxonomyRow.Category, String, String)

  private static let article: [Row] = [
    ("Simple building blocks", "Color", .simple, "exp", "exp"),
    ("Simple building blocks", "Divider", .simple, "exp", "hug"),
    ("Simple building blocks", "Image", .simple, "hug", "hug"),
    (
      "Simple building blocks", "Image.resizable(capInsets:resizingMode:)", .simple, "exp", "exp"
    ),
    ("Simple building blocks", "SecureField", .simple, "exp", "hug"),
    ("Simple building blocks", "Text", .simple, "hug", "hug"),
    ("Simple building blocks", "TextEditor", .simple, "exp", "exp"),
    ("Simple building blocks", "TextField", .simple, "exp", "hug"),
    ("Buttons", "Button (default)", .composed, "neu", "neu"),
    ("Buttons", "Button (plain)", .composed, "neu", "neu"),
    ("Buttons", "Button (bordered, tvOS only)", .composed, "neu", "neu"),
    ("Buttons", "Button (card, tvOS only)", .composed, "hug", "hug"),
    ("Links", "Link", .simple, "hug", "hug"),
    ("Links", "Link with Label: View", .composed, "neu", "neu"),
    ("Labels", "Label", .simple, "hug", "hug"),
    ("Labels", "Label with Title: View and Icon: View", .composed, "neu", "neu"),
    ("Stacks", "HStack", .composed, "neu", "neu"),
    ("Stacks", "VStack", .composed, "neu", "neu"),
    ("Stacks", "ZStack", .composed, "neu", "neu"),
    ("Stacks", "LazyHStack", .composed, "hug", "exp"),
    ("Stacks", "LazyVStack", .composed, "exp", "hug"),
    ("Sliders", "Slider", .simple, "exp", "hug"),
    ("Sliders", "Slider with Label: View", .composed, "exp", "hug"),
    ("Progress views", "ProgressView (linear)", .simple, "exp", "hug"),
    ("Progress views", "ProgressView (linear) with Label: View", .composed, "exp", "hug"),
    ("Progress views", "ProgressView (circular)", .simple, "hug", "hug"),
    ("Progress views", "ProgressView (circular) with Label: View", .composed, "neu", "neu"),
    ("Steppers", "Stepper", .simple, "exp", "hug"),
    ("Steppers", "Stepper with Label: View", .composed, "exp", "neu"),
    ("Toggles", "Toggle", .simple, "exp", "hug"),
    ("Toggles", "Toggle with Label: View", .composed, "exp", "neu"),
    ("Shapes", "Capsule", .simple, "exp", "exp"),
    ("Shapes", "Circle", .simple, "exp", "exp"),
    ("Shapes", "Ellipse", .simple, "exp", "exp"),
    ("Shapes", "Rectangle", .simple, "exp", "exp"),
    ("Shapes", "RoundedRectangle", .simple, "exp", "exp"),
    ("Shapes", "Shape (custom)", .simple, "exp", "exp"),
    ("Spacers", "Spacer", .simple, "exp", "exp"),
    ("Simple frame", "width / height omitted", .composed, "neu", "neu"),
    ("Simple frame", "width / height finite", .composed, "hug", "hug"),
    ("Advanced frame", "maxWidth / maxHeight omitted", .composed, "neu", "neu"),
    ("Advanced frame", "maxWidth / maxHeight finite", .composed, "hug", "hug"),
    ("Advanced frame", "maxWidth / maxHeight .infinity", .composed, "exp", "exp"),
    ("Aspect ratio", "View.aspectRatio(_:contentMode:)", .composed, "neu", "neu"),
    ("Fixed size", "horizontal / vertical true", .composed, "hug", "hug"),
    ("Fixed size", "horizontal / vertical false", .composed, "neu", "neu"),
    ("Common decorators", "View.border(_:width:)", .composed, "neu", "neu"),
    ("Common decorators", "View.background(_:alignment:)", .composed, "neu", "neu"),
    ("Common decorators", "View.overlay(_:alignment:)", .composed, "neu", "neu"),
    ("Common decorators", "View.offset(_:)", .composed, "neu", "neu"),
    ("Common decorators", "View.offset(x:y:)", .composed, "neu", "neu"),
    ("Special views", "GeometryReader", .composed, "exp", "exp"),
    ("Special views", "Group", .composed, "neu", "neu"),
  ]

  @Test func everyRowOfTheArticleIsThere() {
    let rows = Taxonomy.rows.map { "\($0.group): \($0.type)" }
    #expect(rows == Self.article.map { "\($0.0): \($0.1)" })
  }

  /// Rows that contradict recordings, with the recorded sizing; the row's remarks mention it.
  private static let contradicted = [
    // A label directly above the bar adds its height (Rules/ControlMetrics.md#progress-view).
    "ProgressView (linear) with Label: View": "h-exp, v-neu"
  ]

  @Test func everyRowIsSizedAsTheArticleSays() {
    let expected = Dictionary(uniqueKeysWithValues: Self.article.map { ($0.1, $0) })
    for row in Taxonomy.rows {
      guard let article = expected[row.type] else {
        Issue.record("\(row.type) is not a row of the article")
        continue
      }
      #expect(row.category == article.2, "\(row.type)")
      let sizing = row.sizing { $0.shaper = FixedShaper() }
      let expected = Self.contradicted[row.type] ?? "h-\(article.3), v-\(article.4)"
      #expect(sizing.behavior.description == expected, "\(row.type)")
      #expect(Self.contradicted[row.type] == nil || !row.remarks.isEmpty, "\(row.type)")
      // A view that takes another one may still not lay it out.
      #expect(row.category == .composed || !sizing.isComposed, "\(row.type)")
    }
  }
}
