import Foundation
import Quoin
import SwiftUI
import Testing

/// Rules about stacks, readers, bars, directions and touches: for each, a view that it reports, and
/// a similar one that is correct.
@MainActor
@Suite("Rules of lint about stacks and places")
struct LintPlacesTests {
  private func findings<V: View>(
    _ view: V, isRightToLeft: Bool = false, device: DeviceProfile? = nil
  ) throws -> [Finding] {
    let renderer = ImageRenderer(content: view)
    renderer.proposedSize = ProposedViewSize(width: 320, height: 480)
    if let device { renderer.device = device }
    if isRightToLeft { renderer.layoutDirection = .rightToLeft }
    return try renderer.lint()
  }

  private func rules<V: View>(
    _ view: V, isRightToLeft: Bool = false, device: DeviceProfile? = nil
  ) throws -> [String] {
    try findings(view, isRightToLeft: isRightToLeft, device: device).map(\.rule)
  }

  // MARK: Stacks

  private func column(_ spacer: some View) -> some View {
    _located(
      "Card.swift|4:5|VStack@4:5",
      VStack {
        _located("Card.swift|5:7|Text@5:7", Text("Top"))
        spacer
        _located("Card.swift|7:7|Text@7:7", Text("Bottom"))
      })
  }
  private let spacer = _located("Card.swift|6:7|Spacer@6:7", Spacer())

  @Test("a Spacer in a scroll view pushes nothing; in a stack with a proposed height it does")
  func idleSpacer() throws {
    let found = try findings(
      _located("Card.swift|3:5|ScrollView@3:5", ScrollView { column(spacer) }))
    #expect(found.map(\.rule) == ["idle-spacer"])
    #expect(
      found.first?.message
        == "This Spacer is 8 high and pushes nothing, as the ScrollView (Card.swift:3) proposes no height to the VStack"
    )
    #expect(found.first?.source?.line == 6)
    #expect(try rules(column(spacer)).isEmpty)
    let high = ScrollView { column(spacer).frame(minHeight: 300) }
    #expect(try rules(_located("Card.swift|3:5|ScrollView@3:5", high)).isEmpty)
    let gap = _located("Card.swift|6:7|Spacer@6:7", Spacer(minLength: 20))
    #expect(
      try rules(_located("Card.swift|3:5|ScrollView@3:5", ScrollView { column(gap) })).isEmpty)
  }

  @Test(
    "a Spacer beside a greedy view in a ZStack is idle unless it enlarges the stack"
  )
  func spacerInZStack() throws {
    let idle = _located(
      "Card.swift|4:5|ZStack@4:5",
      ZStack {
        _located("Card.swift|5:7|Color@5:7", Color.teal)
        spacer
      })
    let found = try findings(idle)
    #expect(found.map(\.rule) == ["idle-spacer"])
    #expect(
      found.first?.message
        == "This Spacer pushes nothing: it is in the ZStack (Card.swift:4), which places views on top of each other"
    )
    let large = _located(
      "Card.swift|4:5|ZStack@4:5",
      ZStack {
        spacer
      })
    #expect(try rules(large.background(Color.yellow)).isEmpty)
  }

  @Test("a priority without effect, and one of several equal ones")
  func idlePriority() throws {
    let text = _located("Card.swift|5:7|Text@5:7|layoutPriority@5:15", Text("A").layoutPriority(1))
    let other = _located("Card.swift|6:7|Text@6:7|layoutPriority@6:15", Text("B").layoutPriority(1))
    let plain = _located("Card.swift|6:7|Text@6:7", Text("B"))
    let same = _located(
      "Card.swift|4:5|HStack@4:5",
      HStack {
        text
        other
      })
    #expect(
      try findings(same).map(\.message) == [
        "The layout priorities in the HStack (Card.swift:4) have no effect: all of its views have the same priority"
      ])
    let ranked = _located(
      "Card.swift|4:5|HStack@4:5",
      HStack {
        text
        plain
      })
    #expect(try rules(ranked).isEmpty)
    #expect(
      try rules(_located("Card.swift|4:5|ScrollView@4:5", ScrollView { text })) == ["idle-priority"]
    )
    // A view on its own may be used in a stack later.
    #expect(try rules(text).isEmpty)
  }

  // MARK: Readers

  @Test("a reader that reads nothing, only fills itself, or only reports its size")
  func needlessReader() throws {
    let empty = _located(
      "Card.swift|3:5|GeometryReader@3:5=",
      GeometryReader { _ in _located("Card.swift|4:7|Text@4:7", Text("A")) })
    #expect(
      try findings(empty).map(\.message) == [
        "This GeometryReader reads nothing: it takes the whole proposed size and places its content at the top leading corner"
      ])
    func filling(_ uses: StaticString) -> some View {
      _located(
        uses,
        GeometryReader { proxy in
          _located(
            "Card.swift|4:7|Text@4:7|frame@4:20",
            Text("A").frame(width: proxy.size.width, height: proxy.size.height))
        })
    }
    #expect(
      try rules(filling("Card.swift|3:5|GeometryReader@3:5=width:size.width,height:size.height"))
        == ["needless-reader"])
    #expect(
      try rules(
        filling("Card.swift|3:5|GeometryReader@3:5=width:size.width,height:size.height,size")
      )
      .isEmpty)
    #expect(try rules(filling("Card.swift|3:5|GeometryReader@3:5=size.width,size.height")).isEmpty)
    #expect(try rules(filling("Card.swift|3:5|GeometryReader@3:5")).isEmpty)
    let telling = _located(
      "Card.swift|3:5|Text@3:5|background@4:8",
      Text("A").background {
        _located(
          "Card.swift|5:7|GeometryReader@5:7=size",
          GeometryReader { proxy in
            _located(
              "Card.swift|6:9|Color@6:9|onAppear@6:20",
              Color.clear.onAppear { _ = proxy.size })
          })
      })
    #expect(
      try findings(telling).map(\.message) == [
        "This GeometryReader in a background only reports what it reads to other views"
      ])
  }

  // MARK: Bars

  @Test("a text under the status bar; one below it, and one that scrolls under it")
  func underBar() throws {
    let phone = try DeviceProfile(named: "iPhone 16")
    func column(_ isFree: Bool) -> some View {
      VStack {
        Text("Under the clock")
        Spacer()
      }
      .ignoresSafeArea(edges: isFree ? .all : [])
    }
    let found = try findings(column(true), device: phone)
    #expect(found.map(\.rule) == ["under-bar"])
    #expect(found.first?.message.hasSuffix("points under the status bar") == true)
    #expect(try rules(column(false), device: phone).isEmpty)
    #expect(try rules(ScrollView { column(true) }.ignoresSafeArea(), device: phone).isEmpty)
    #expect(try rules(column(true)).isEmpty)
  }

  // MARK: Directions

  @Test("a chevron that points the wrong way, and those that follow the direction")
  func oneWaySymbol() throws {
    let bad = Image(systemName: "chevron.right")
    let found = try findings(bad, isRightToLeft: true)
    #expect(found.map(\.rule) == ["one-way-symbol"])
    #expect(
      found.first?.message
        == "The symbol chevron.right also points to the right in right-to-left layouts")
    #expect(found.first?.hint == "Use chevron.forward, which follows the layout direction")
    #expect(try rules(bad).isEmpty)
    #expect(try rules(Image(systemName: "chevron.forward"), isRightToLeft: true).isEmpty)
    #expect(try rules(bad.flipsForRightToLeftLayoutDirection(true), isRightToLeft: true).isEmpty)
    #expect(try rules(Image(systemName: "arrow.left.arrow.right"), isRightToLeft: true).isEmpty)
  }

  // MARK: Inside of lists

  @Test("hints are verified in rows of lists and lazy stacks, too", arguments: [true, false])
  func rows(isList: Bool) throws {
    let row = _located(
      "Card.swift|3:5|HStack@3:5|frame@8:5",
      HStack {
        _located("Card.swift|4:7|Text@4:7", Text("A title that is a little longer"))
        _located("Card.swift|5:7|Color@5:7", Color.teal)
      }.frame(height: 21))
    let found =
      isList
      ? try findings(List(0..<40) { _ in row })
      : try findings(ScrollView { LazyVStack { ForEach(0..<40) { _ in row } } })
    #expect(Set(found.map(\.rule)) == ["starved-text"])
    // The rows have one call to change.
    #expect(found.count == 1)
    #expect(found.first?.hint?.hasPrefix("Line 4: .layoutPriority(1) on “A title") == true)
  }

  // MARK: Inside of windows

  /// The bars and backgrounds of a window wrap its content: each family of rules handles that.
  @Test("rules work inside a navigation stack on a device", arguments: [true, false])
  func windows(isStack: Bool) throws {
    let phone = try DeviceProfile(named: "iPhone 16")
    func found(_ content: some View) throws -> [String] {
      guard isStack else { return try rules(content, device: phone) }
      return try rules(NavigationStack { content.navigationTitle("Title") }, device: phone)
    }
    let story = String(repeating: "Tell me a long story. ", count: 12)
    // Lengths
    #expect(
      try found(_located("A.swift|3:5|ScrollView@3:5", ScrollView { Color.teal }))
        == ["ambiguous-size"])
    #expect(
      try found(
        _located(
          "A.swift|3:5|Color@3:5|frame@4:8",
          Color.teal.frame(maxWidth: .infinity, maxHeight: .infinity))) == ["idle-frame"])
    #expect(try found(Text("a").frame(width: -10)) == ["invalid-frame"])
    // Orders
    #expect(
      try found(
        _located(
          "A.swift|3:5|Text@3:5|padding@4:8|background@5:8|frame@6:8",
          Text("OK").padding().background(Color.yellow).frame(width: 200, height: 90)))
        == ["late-frame"])
    #expect(
      try found(
        _located(
          "A.swift|3:5|Text@3:5|padding@4:8|shadow@5:8|clipped@6:8",
          Text("OK").padding().shadow(radius: 4).clipped())) == ["clipped-shadow"])
    // Stacks and readers
    #expect(
      try found(_located("A.swift|3:5|ScrollView@3:5", ScrollView { column(spacer) }))
        == ["idle-spacer"])
    #expect(
      try found(
        _located(
          "A.swift|3:5|GeometryReader@3:5=",
          GeometryReader { _ in _located("A.swift|4:7|Text@4:7", Text("A")) })) == [
          "needless-reader"
        ])
    // Texts
    #expect(try found(Text(story).frame(width: 200, height: 60)) == ["truncated-text"])
    #expect(
      try found(
        _located("A.swift|3:5|Text@3:5|frame@4:8", Text(story).frame(width: 200, height: 60)))
        == ["fixed-frame-cuts-text"])
    #expect(try found(Text("Extraordinary").frame(width: 60)) == ["broken-word"])
    #expect(try found(Text(story.prefix(80)).fixedSize()) == ["outside-window"])
    #expect(
      try found(
        HStack(spacing: 0) {
          Color.teal.frame(width: 393)
          Text("Gone")
        }) == ["collapsed-text"])
    // Accessibility
    #expect(
      try found(
        Button {
        } label: {
          Image(systemName: "trash")
        }) == ["missing-label", "small-target"])
    // Data
    #expect(
      try found(VStack { ForEach(["a", "b", "a"], id: \.self) { Text($0) } }) == ["duplicate-id"])
  }
}
