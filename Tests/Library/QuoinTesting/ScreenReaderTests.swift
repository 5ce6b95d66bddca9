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
        Volume, 40%, adjustable
        Name, Ada, text field
        Password, 3 characters, secure text field
        Flavour, Mint, picker
        More, expanded, disclosure
        Inside

        """)
  }

  @Test("measured values are in percent, unless a label shows them")
  func measures() throws {
    let view = VStack {
      ProgressView("Loading", value: 0.5)
      ProgressView(value: 3, total: 4) {
        Text("Copying")
      } currentValueLabel: {
        Text("3 of 4")
      }
      ProgressView(value: 0.256)
      ProgressView()
      ProgressView("Signing in")
      Gauge(value: 30, in: 20...40) { Text("Heat") }
      Gauge(value: 0.1) {
        Text("Fuel")
      } currentValueLabel: {
        Text("low")
      }
      ProgressView("Own", value: 0.5).accessibilityValue("half")
      ProgressView("Combined", value: 1).accessibilityElement(children: .combine)
    }
    #expect(
      try text(view) == """
        Loading, 50%, progress indicator
        Copying, 3 of 4, progress indicator
        26%, progress indicator
        activity indicator
        Signing in, activity indicator
        Heat, 50%
        Fuel, low
        Own, half, progress indicator
        Combined, 100%

        """)
    #expect(
      try text(Gauge(value: 0.5) { Text("Tank") }.environment(\.locale, Locale(identifier: "de")))
        == "Tank, 50\u{a0}%\n")
  }

  @Test("segments are buttons with their place, one of which is selected")
  func segments() throws {
    let picker = Picker("Flavour", selection: .constant(2)) {
      Text("Lemon").tag(1)
      Text("Mint").tag(2)
      Image(systemName: "star").tag(3)
    }
    #expect(
      try text(picker.pickerStyle(.segmented)) == """
        Flavour, Mint, picker
        Lemon, button, 1 of 3
        Mint, selected, button, 2 of 3
        star, button, 3 of 3

        """)
    let disabled = try text(picker.pickerStyle(.segmented).disabled(true))
    #expect(disabled.contains("Lemon, button, 1 of 3, dimmed"), "\(disabled)")
  }

  @Test("rows of an inline picker are buttons, without their checkmark")
  func rows() throws {
    let view = Form {
      Picker("Flavour", selection: .constant(2)) {
        Text("Lemon").tag(1)
        Text("Mint").tag(2)
      }
      .pickerStyle(.inline)
    }
    let lines = try text(view)
    #expect(
      lines.hasSuffix("Lemon, button, 1 of 2\nMint, selected, button, 2 of 2\n"), "\(lines)")
  }

  @Test("tabs are buttons with their title and place")
  func tabs() throws {
    let host = ViewHost(device: try DeviceProfile(named: "iPhone 16")) {
      TabView {
        Tab("Home", systemImage: "house") { Text("page") }
        Tab("Mail", systemImage: "envelope") { Text("other") }.badge(3)
      }
    }
    #expect(
      try host.accessibilityText() == """
        page
        Home, selected, button, 1 of 2
        Mail, 3, button, 2 of 2

        """)
  }

  @Test("the button of a pushed page is called Back, and goes there")
  func back() throws {
    let host = ViewHost(device: try DeviceProfile(named: "iPhone 16")) {
      NavigationStack {
        NavigationLink("Open") { Text("page") }
      }
    }
    try host.tap("Open")
    #expect(try host.accessibilityText().contains("Back, button\n"))
    try host.tap("Back")
    #expect(try host.accessibilityText().contains("Open, button\n"))
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
