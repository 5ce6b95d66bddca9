import Foundation
import QuoinCore
import QuoinGeometry
import Testing

@testable import QuoinViews

/// The fixed shaper's characters are half an em wide: 6.5 points at 13, 8.5 at 17.
@MainActor
struct PickerTests {
  private func picker(_ selection: Int = 1) -> some View {
    Picker("Mode", selection: .constant(selection)) {
      Text("Alpha").tag(0)
      Text("Beta").tag(1)
    }
  }

  private func size(
    _ view: some View, _ width: CGFloat? = nil, _ height: CGFloat? = nil,
    platform: Platform = .macOS
  ) throws -> CGSize {
    try Rendering(view, width, height, platform: platform).size
  }

  private func texts(_ view: some View, _ width: CGFloat? = nil, platform: Platform = .iOS) throws
    -> [String]
  {
    try Rendering(view, width, platform: platform).glyphs.map(\.run.text)
  }

  // macOS: Rules/ControlMetrics.md#picker

  private let label: CGFloat = 4 * 6.5
  private let alpha: CGFloat = 5 * 6.5
  private let beta: CGFloat = 4 * 6.5

  // Rules/ControlMetrics.md#watch-link-picker
  @Test func aLinkOfAWatchHasTwoLines() throws {
    let picker = Picker("Mode", selection: .constant(1)) { Text("Beta").tag(1) }
      .pickerStyle(.navigationLink)
    #expect(
      try Rendering(picker, 178, nil, platform: .watchOS).size
        == CGSize(width: 178, height: 53.5))
  }

  @Test func aPopUpButtonIsWiderThanItsWidestOption() throws {
    let ideal = CGSize(width: label + 8 + alpha + 48, height: 24)
    #expect(try size(picker()) == ideal)
    #expect(try size(picker(), .infinity, .infinity) == ideal)
    #expect(try size(picker(7)) == ideal)
    #expect(try size(picker(), 0, 0) == CGSize(width: 41.5, height: 24))
    #expect(try size(picker().labelsHidden()).width == alpha + 48)
  }

  /// Rules/Controls.md#labels-hidden
  @Test(arguments: [true, false])
  func anEmptyTitleTakesNoSpaceOnMacOS(isSegmented: Bool) throws {
    func picker(_ title: String) -> AnyView {
      let picker = Picker(title, selection: .constant(0)) { Text("Alpha").tag(0) }
      return isSegmented ? AnyView(picker.pickerStyle(.segmented)) : AnyView(picker)
    }
    #expect(try size(picker("")) == size(picker("Mode").labelsHidden()))
    #expect(try size(picker("Mode")).width == size(picker("")).width + label + 8)
  }

  @Test func segmentsAreAsWideAsTheWidest() throws {
    let picker = picker().pickerStyle(.segmented)
    let ideal = CGSize(width: label + 8 + 2 * (alpha + 24), height: 24)
    #expect(try size(picker) == ideal)
    #expect(try size(picker, 500) == ideal)
    // At least the widths of both; the label wraps into a column of letters.
    let least = 8 + alpha + beta + 48
    #expect(try size(picker, 0, 0) == CGSize(width: least, height: 24))
    #expect(try size(picker, 50) == CGSize(width: least, height: 64))
  }

  @Test func radioButtonsAreBelowEachOther() throws {
    let picker = picker().pickerStyle(.radioGroup)
    #expect(try size(picker) == CGSize(width: label + 8 + 21 + alpha, height: 38.84))
    #expect(try size(picker, 0, 0) == CGSize(width: 29, height: 38.84))
    #expect(try size(self.picker().pickerStyle(.inline)) == size(picker))
    let side = picker.horizontalRadioGroupLayout()
    #expect(try size(side) == CGSize(width: label + 8 + 42 + alpha + 8 + beta, height: 16.42))
  }

  // iOS

  @Test func aMenuShowsTheChoice() throws {
    #expect(try texts(picker()) == ["Beta"])
    #expect(try texts(picker(7)) == [])
    #expect(try size(picker(), 500, platform: .iOS).height == 34.5)
    let rendering = try Rendering(picker())
    #expect(rendering.glyphs.map(\.paint.text) == ["#0088FF"])
  }

  @Test func aRowOfAListShowsTheLabelToo() throws {
    let row = picker().environment(\.controlPlace, .groupedForm)
    #expect(try texts(row, 300) == ["Mode", "Beta"])
    let rendering = try Rendering(row, 300)
    #expect(rendering.size.width == 300)
    #expect(rendering.glyphs.map(\.paint.text) == ["#000000", "#3C3C43 60.0%"])
    #expect(try texts(row.pickerStyle(.navigationLink), 300) == ["Mode", "Beta"])
  }

  @Test func aCurrentValueLabelReplacesTheChoice() throws {
    let picker = Picker("Mode", selection: .constant(0)) {
      Text("Alpha").tag(0)
    } currentValueLabel: {
      Text("First")
    }
    #expect(try texts(picker) == ["First"])
  }

  @Test func inlineInARowIsARowEach() throws {
    let rows = VStack { picker().pickerStyle(.inline) }.environment(\.controlPlace, .listRow)
    #expect(try texts(rows, 300) == ["Mode", "Alpha", "Beta"])
    #expect(try texts(rows.labelsHidden(), 300) == ["Alpha", "Beta"])
    // One checkmark.
    #expect(try Rendering(rows, 300).strokes.count == 1)
  }

  @Test func segmentsOfIOSTakeTheWidth() throws {
    let picker = picker().pickerStyle(.segmented)
    #expect(try size(picker, 300, platform: .iOS) == CGSize(width: 300, height: 32))
    #expect(try size(picker, 0, 0, platform: .iOS) == CGSize(width: 0, height: 32))
    // Two segments of 5 characters of 13 points with 16 at each side, inset by 2.
    #expect(
      try size(picker, platform: .iOS) == CGSize(width: 2 * (5 * 6.5 + 32) + 4, height: 32))
  }

  /// Inset 2, 13 points (Rules/ControlMetrics.md#picker).
  @Test func theChosenSegmentHasAPlate() throws {
    let rendering = try Rendering(picker().pickerStyle(.segmented), 300)
    #expect(rendering.glyphs.map(\.run.size) == [13, 13])
    #expect(
      rendering.fills.map(\.box) == [
        CGRect(x: 0, y: 0, width: 300, height: 32), CGRect(x: 150, y: 2, width: 148, height: 28),
      ])
  }

  /// mo-disabled: one group at half opacity.
  @Test func disabledSegmentsAreHalfSeen() throws {
    let rendering = try Rendering(picker().pickerStyle(.segmented).disabled(true), 300)
    guard case .push(.opacity(let opacity)) = rendering.items.first else {
      return #expect(Bool(false), "no layer around the picker")
    }
    #expect(opacity == 0.5)
  }

  @Test func linesAreBetweenOtherSegments() throws {
    func lines(_ selection: Int) throws -> Int {
      let picker = Picker("", selection: .constant(selection)) {
        ForEach(0..<4) { Text("\($0)") }
      }
      return try Rendering(picker.pickerStyle(.segmented), 300).fills
        .filter { $0.box.width == 1 }.count
    }
    #expect(try [0, 1, 2, 3, 9].map(lines) == [2, 1, 1, 2, 3])
  }

  @Test func wheelsAre216Tall() throws {
    let picker = picker().pickerStyle(.wheel)
    #expect(try size(picker, platform: .iOS) == CGSize(width: 320, height: 216))
    #expect(try size(picker, 200, 20, platform: .iOS) == CGSize(width: 200, height: 216))
  }

  @Test func unavailableStylesAreReported() throws {
    #expect(try Rendering(picker().pickerStyle(.wheel), platform: .macOS).warnings.count == 1)
    #expect(try Rendering(picker().pickerStyle(.radioGroup)).warnings.count == 1)
    #expect(try Rendering(picker().pickerStyle(.menu)).warnings.isEmpty)
  }
}
