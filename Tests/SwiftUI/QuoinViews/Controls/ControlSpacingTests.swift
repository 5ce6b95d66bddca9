import SwiftUI
import Testing

/// The distances of controls on macOS (Rules/Spacing.md#controls): at 13 points 8.15 below a row
/// that contains text, 4.74 above one, 8 between others.
@MainActor
@Suite struct ControlSpacingTests {
  /// Returns the gaps above and below `view`, between two rows that contain text.
  private func gaps<Control: View>(_ view: Control) -> [CGFloat] {
    let renderer = ImageRenderer(
      content: VStack {
        row.named("above")
        view.named("control")
        row.named("below")
      })
    renderer.proposedSize = ProposedViewSize(width: 300, height: nil)
    renderer.platform = .macOS
    let report = renderer.layoutReport()
    guard let above = report.frame(of: "above"), let control = report.frame(of: "control"),
      let below = report.frame(of: "below")
    else { return [] }
    return [control.minY - above.maxY, below.minY - control.maxY].map {
      ($0 * 100).rounded() / 100
    }
  }

  private var row: some View {
    HStack {
      Text("Name")
      field
    }
  }

  private var field: some View { TextField("", text: .constant("")) }

  @Test func withoutText() {
    #expect(gaps(field) == [8.15, 4.74])
    #expect(gaps(TextEditor(text: .constant("")).frame(height: 30)) == [8.15, 4.74])
    #expect(gaps(Slider(value: .constant(0.5))) == [8.15, 4.74])
    #expect(gaps(Button("Go") {}) == [8.15, 4.74])
    let picker = Picker("", selection: .constant(0)) { Text("A").tag(0) }.labelsHidden()
    #expect(gaps(picker.pickerStyle(.segmented)) == [8.15, 4.74])
    #expect(gaps(picker.pickerStyle(.menu)) == [8.15, 4.74])
  }

  /// Rows of text have a distance because of the controls in them.
  @Test func rowsOfTextAndControl() {
    #expect(gaps(row) == [8.15, 8.15])
  }
}
