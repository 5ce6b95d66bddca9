import Foundation
import QuoinCore
import QuoinGeometry
import QuoinViews
import Testing

/// The fixed shaper's characters are half an em wide: 6.5 points at 13, 8.5 at 17.
@MainActor
struct TextFieldTests {
  private func size(
    _ view: some View, _ width: CGFloat? = nil, _ height: CGFloat? = nil,
    platform: Platform = .macOS, scale: CGFloat = 2
  ) throws -> CGSize {
    try Rendering(view, width, height, platform: platform, scale: scale).size
  }

  private func field(_ text: String, _ title: String = "Name") -> some View {
    TextField(title, text: .constant(text))
  }

  // Rules/ControlMetrics.md#text-field

  @Test func aFieldOfMacOSIsTwelveWiderThanItsText() throws {
    #expect(try size(field("Hello")) == CGSize(width: 5 * 6.5 + 12, height: 24))
    #expect(try size(field("")) == CGSize(width: 4 * 6.5 + 12, height: 24))
    #expect(try size(field("", "")) == CGSize(width: 12, height: 24))
    #expect(try size(field("Hello").textFieldStyle(.plain)).width == 5 * 6.5 + 4)
    #expect(try size(field("", "").textFieldStyle(.plain)) == CGSize(width: 4, height: 16))
  }

  @Test func aFieldTakesTheWidthItIsOffered() throws {
    for width in [0, 5, 200, CGFloat.infinity] {
      for text in ["", "Hello"] {
        let offered = CGSize(width: width, height: 24)
        #expect(try size(field(text), width) == offered)
        #expect(try size(field(text), width, 0) == offered)
        #expect(try size(field(text), width, 300) == offered)
        #expect(try size(field(text).textFieldStyle(.plain), width).width == width)
      }
    }
  }

  @Test(arguments: [
    (ControlSize.mini, 19.0, 19.0), (.small, 21, 22), (.regular, 24, 24), (.large, 24, 24),
  ])
  func fieldsFollowTheControlSize(controlSize: ControlSize, height: CGFloat, ideal: CGFloat) throws
  {
    let field = field("").controlSize(controlSize)
    #expect(try size(field, 200).height == height)
    #expect(try size(field).height == ideal)
    #expect(try size(field.textFieldStyle(.squareBorder), 200).height == height)
  }

  @Test func fieldsOfIOSAreAsTallAsTheBaselinesOfTheirFontAreApart() throws {
    #expect(try size(field(""), 100, platform: .iOS, scale: 3) == CGSize(width: 100, height: 22))
    let bordered = field("").textFieldStyle(.roundedBorder)
    #expect(try size(bordered, 100, platform: .iOS, scale: 3).height == 34)
    // A title's baselines are 34 apart (Rules/Devices.md#dynamic-type).
    #expect(try size(field("").font(.title), 100, platform: .iOS, scale: 3).height == 34)
  }

  @Test func aVerticalFieldGrowsWithItsLines() throws {
    let text = "one two three four"
    let field = TextField("", text: .constant(text), axis: .vertical)
    #expect(try size(field, 500) == CGSize(width: 500, height: 24))
    // 8 for the border and 4 next to the text leave 63: nine characters per line.
    #expect(try size(field, 75) == CGSize(width: 75, height: 3 * 16 + 8))
    #expect(try size(field.lineLimit(2), 75).height == 2 * 16 + 8)
    #expect(try size(field.lineLimit(5, reservesSpace: true), 75).height == 5 * 16 + 8)
    #expect(try size(TextField("", text: .constant(text)).lineLimit(5), 75).height == 24)
  }

  @Test func fieldsShareARowAndKeepPlainDistances() throws {
    let row = try Rendering(
      HStack {
        field("").accessibilityIdentifier("a")
        field("").accessibilityIdentifier("b")
      }, 300, platform: .macOS)
    #expect(row.size == CGSize(width: 300, height: 24))
    let column = VStack {
      field("")
      field("")
    }
    #expect(try size(column, 100).height == 24 + 8 + 24)
  }

  // Displayed text

  private func texts(
    _ view: some View, _ width: CGFloat = 200, isRightToLeft: Bool = false
  ) throws -> [(text: String, x: CGFloat, paint: String)] {
    try Rendering(view, width, platform: .macOS, isRightToLeft: isRightToLeft).glyphs.map {
      ($0.run.text, $0.origin.x + $0.run.x, $0.paint.text)
    }
  }

  @Test func aFieldShowsItsTextElseThePromptElseTheTitle() throws {
    let placeholder = "#000000 25.9%"
    #expect(try texts(field("")).map(\.text) == ["Name"])
    #expect(try texts(field("")).map(\.paint) == [placeholder])
    #expect(try texts(field("Ada")).map(\.text) == ["Ada"])
    #expect(try texts(field("Ada")).map(\.paint) == ["#000000 84.7%"])
    let prompted = TextField("Name", text: .constant(""), prompt: Text("Required"))
    #expect(try texts(prompted).map(\.text) == ["Required"])
    let red = TextField("", text: .constant(""), prompt: Text("a").foregroundColor(.red))
    #expect(try texts(red).map(\.paint) == ["#FF383C"])
  }

  @Test func textIsInsideTheBorder() throws {
    #expect(try texts(field("Ada")).map(\.x) == [6])
    #expect(try texts(field("Ada").textFieldStyle(.plain)).map(\.x) == [2])
    #expect(
      try texts(field("Ada").multilineTextAlignment(.trailing)).map(\.x) == [200 - 6 - 3 * 6.5])
    #expect(
      try texts(field("Adam").multilineTextAlignment(.center)).map(\.x) == [100 - 2 * 6.5])
    #expect(try texts(field("Ada"), isRightToLeft: true).map(\.x) == [200 - 6 - 3 * 6.5])
  }

  @Test func aLongTextShowsItsBeginningAndIsCut() throws {
    let rendering = try Rendering(field("one two three four"), 50, platform: .macOS)
    #expect(rendering.glyphs.map(\.run.text) == ["one two three four"])
    #expect(rendering.glyphs.map(\.origin.x) == [6])
    let clips = rendering.items.compactMap {
      if case .push(.clip(let path, _)) = $0 { path.boundingRect } else { nil }
    }
    #expect(clips == [CGRect(x: 4, y: 4, width: 42, height: 16)])
  }

  /// Rules/Controls.md#text-field-rest
  @Test func aLongTextAtRestEndsInAnEllipsisOnIOS() throws {
    func shown(_ view: some View, _ width: CGFloat) throws -> String {
      try Rendering(view, width, platform: .iOS).glyphs.map(\.run.text).joined()
    }
    // 8.5 a character.
    #expect(try shown(field("one two three"), 70) == "one two…")
    #expect(try shown(field("one two three"), 13 * 8.5) == "one two three")
    #expect(try shown(field("", "one two three"), 70) == "one two…")
    let secret = SecureField("Password", text: .constant("0123456789"))
    #expect(try shown(secret, 50) == "••••••••••")
  }

  @Test func secretsAreDots() throws {
    let field = SecureField("Password", text: .constant("s3c👍🏽"))
    #expect(try texts(field).map(\.text) == ["••••"])
    #expect(try size(field, 200) == CGSize(width: 200, height: 24))
    #expect(try texts(SecureField("Password", text: .constant(""))).map(\.text) == ["Password"])
  }

  @Test func disabledFieldsFadeTheirText() throws {
    let rendering = try Rendering(field("Ada").disabled(true), 100, platform: .macOS)
    let opacities = rendering.items.compactMap {
      if case .push(.opacity(let opacity)) = $0 { opacity } else { nil }
    }
    #expect(opacities == [1.0 / 3])
  }

  // Styles

  private struct Boxed: TextFieldStyle {
    func _body(configuration: TextField<Self._Label>) -> some View {
      configuration.padding(10).background(Color.red)
    }
  }

  @Test func aCustomStyleDrawsAroundTheNextOne() throws {
    #expect(try size(field("").textFieldStyle(Boxed()), 200).height == 24 + 20)
    let nested = field("").textFieldStyle(Boxed()).textFieldStyle(.plain)
    #expect(try size(nested, 200) == CGSize(width: 200, height: 16 + 20))
    let secret = SecureField("", text: .constant("a")).textFieldStyle(Boxed())
    #expect(try size(secret, 200).height == 44)
  }

  @Test func theInnermostStyleWins() throws {
    let column = VStack { field("").textFieldStyle(.roundedBorder) }.textFieldStyle(.plain)
    #expect(try size(column, 120) == CGSize(width: 120, height: 24))
  }

  @Test(arguments: [CGFloat.nan, -.infinity, -5, .greatestFiniteMagnitude])
  func invalidProposalsDontTrap(width: CGFloat) throws {
    let rendering = try Rendering(field("Ada"), width, width, platform: .macOS)
    #expect(rendering.size.width >= 0)
    _ = rendering.items
  }
}
