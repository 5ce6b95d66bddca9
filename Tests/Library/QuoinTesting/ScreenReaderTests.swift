import QuoinTesting
import SwiftUI
import Testing

@MainActor
@Suite("What a screen reader says")
struct ScreenReaderTests {
  private func text(_ view: some View) throws -> String {
    try ViewHost(view, size: ProposedViewSize(width: 320, height: 480)).accessibilityText()
  }

  @Test("a menu is not only a button")
  func menus() throws {
    #expect(try text(Menu("More") { Button("A") {} }) == "More, menu\n")
  }

  @Test("texts, images, headings and labels, in order")
  func order() throws {
    let view = VStack {
      Text("Favorites").font(.title).accessibilityAddTraits(.isHeader)
      HStack {
        Image(systemName: "star.fill").accessibilityLabel("Starred").padding(4)
        Text("Tea").padding().background(Color.yellow)
      }
      Color.red.frame(height: 10)
      Color.green.frame(height: 10).accessibilityLabel("Progress").accessibilityValue("40 %")
      Text("hidden").accessibilityHidden(true)
      Text("last").accessibilitySortPriority(-1)
      Text("first").accessibilitySortPriority(1).accessibilityHint("Comes before")
    }
    #expect(
      try text(view) == """
        first, Comes before
        Favorites, heading
        Starred, image
        Tea
        Progress, 40 %
        last

        """)
  }

  @Test("controls report their values and whether they are enabled")
  func controls() throws {
    let view = VStack {
      Button("Save") {}.disabled(true)
      Button {
      } label: {
        Image(systemName: "trash")
      }
      Toggle("Wi-Fi", isOn: .constant(true))
      Slider(value: .constant(0.4)) { Text("Volume") }
      TextField("Name", text: .constant("Ada"))
      SecureField("Password", text: .constant("abc"))
      Picker("Flavour", selection: .constant(2)) {
        Text("Lemon").tag(1)
        Text("Mint").tag(2)
      }
      DisclosureGroup("More", isExpanded: .constant(true)) { Text("Inside") }
    }
    #expect(
      try text(view) == """
        Save, button, dimmed
        trash, button
        Wi-Fi, on, switch button
        Volume, 0.4, adjustable
        Name, Ada, text field
        Password, 3 characters, secure text field
        Flavour, Mint, picker
        More, expanded, disclosure
        Inside

        """)
  }

  @Test("elements that contain others")
  func children() throws {
    let view = VStack {
      HStack {
        Text("Tea")
        Text("2.50")
      }
      .accessibilityElement(children: .combine)
      HStack { Text("a") }.accessibilityElement(children: .ignore).accessibilityLabel("One")
      HStack { Text("b") }.padding().accessibilityLabel("Two")
      HStack { Text("c") }.accessibilityElement(children: .ignore)
      HStack { Text("d") }.accessibilityElement(children: .contain)
    }
    #expect(try text(view) == "Tea, 2.50\nOne\nTwo\nd\n")
  }

  @Test("a container's modifiers reach the elements in it, as far as they are its own")
  func containers() throws {
    let pair = HStack {
      Text("Tea")
      Button("Pour") {}
    }
    #expect(
      try text(pair.help("Hot").padding().accessibilityHint("Cold")) == """
        Tea, Cold
        Pour, button, Cold

        """)
    let named = pair.accessibilityLabel("Inner").accessibilityElement(children: .contain)
    #expect(try text(named) == "Inner\nInner, button\n")
    #expect(try text(named.accessibilityLabel("Bar")) == "Bar, group\nInner\nInner, button\n")
    #expect(try text(pair.accessibilityElement(children: .combine)) == "Tea, button\n")
    let host = ViewHost(
      VStack { pair }.accessibilityAction(named: "Brew") {}.accessibilityAction(named: "Sip") {},
      size: ProposedViewSize(width: 320, height: 480))
    #expect(try host.accessibility(of: "Tea").actions.compactMap(\.name) == ["Sip", "Brew"])
  }

  @Test("images have the labels that they are created with")
  func images() throws {
    let pixels = try #require(CGImage(width: 1, height: 1, rgba: [0, 0, 0, 255]))
    let view = VStack {
      Image(pixels, scale: 1, label: Text("Logo"))
      Image(decorative: pixels, scale: 1).accessibilityLabel("Never")
      Image(uiImage: UIImage(cgImage: pixels))
      Button {
      } label: {
        Image(pixels, scale: 1, label: Text("Home"))
        Text("Page")
      }
    }
    #expect(try text(view) == "Logo, image\nimage\nHome, Page, button\n")
  }

  @Test("only presented content is reachable")
  func sheet() throws {
    let view = Text("behind").sheet(isPresented: .constant(true)) { Text("in front") }
    let host = ViewHost(device: try DeviceProfile(named: "iPhone 16")) { view }
    #expect(try host.accessibilityText() == "in front\n")
  }

  @Test("a snapshot of it")
  func snapshot() {
    let folder = Folder()
    defer { folder.remove() }
    #expect(
      verifySnapshot(
        of: Button("Save") {}, as: .accessibility, named: "save", snapshotDirectory: folder.path)
        != nil)
    #expect(
      (try? String(
        contentsOf: folder.file("ScreenReaderTests/snapshot.save.txt"), encoding: .utf8))
        == "Save, button\n")
  }
}
