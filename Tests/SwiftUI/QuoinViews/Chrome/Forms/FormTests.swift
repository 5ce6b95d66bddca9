import SwiftUI
import Testing

/// Forms: cards on iOS, columns on macOS (Rules/Lists.md#form-style).
@MainActor
struct FormTests {
  private func block(_ name: String, _ width: CGFloat) -> some View {
    Color.red.frame(width: width, height: 20).named(name)
  }

  private func row(_ name: String, label: CGFloat) -> some View {
    LabeledContent {
      block("\(name) control", 30)
    } label: {
      block("\(name) label", label)
    }
  }

  @Test func iOSHasCards() {
    let report = laid(402, 874) { Form { row("a", label: 50) } }
    #expect(report.size == CGSize(width: 402, height: 874))
    #expect(report.shows("a label", at: CGRect(32, 35 + 16.5, 50, 20)))
    #expect(report.shows("a control", at: CGRect(402 - 32 - 30, 35 + 16.5, 30, 20)))
  }

  @Test func macOSHasTwoColumns() {
    let report = laid(400, 300, platform: .macOS) {
      Form {
        row("a", label: 50)
        row("b", label: 90)
        block("alone", 40)
      }
    }
    #expect(report.shows("a label", at: CGRect(40, 0, 50, 20)))
    #expect(report.shows("a control", at: CGRect(98, 0, 30, 20)))
    #expect(report.shows("b label", at: CGRect(0, 28, 90, 20)))
    #expect(report.shows("b control", at: CGRect(98, 28, 30, 20)))
    #expect(report.shows("alone", at: CGRect(98, 56, 40, 20)))
    #expect(report.size == CGSize(width: 138, height: 76))
  }

  @Test func controlsThatTakeAllTheirWidthEndTogether() {
    let report = laid(400, 300, platform: .macOS) {
      Form {
        LabeledContent {
          Color.red.frame(height: 20).named("short")
        } label: {
          block("s", 40)
        }
        LabeledContent {
          Color.red.frame(height: 20).named("long")
        } label: {
          block("l", 100)
        }
      }
    }
    #expect(report.shows("short", at: CGRect(108, 0, 292, 20)))
    #expect(report.shows("long", at: CGRect(108, 28, 292, 20)))
    #expect(report.size.width == 400)
  }

  /// Fields are 24 high (Rules/ControlMetrics.md#text-field), and 8.15 below a row that contains
  /// text (Rules/Spacing.md#controls).
  @Test func fieldsOfMacOSHaveSpacing() {
    let report = laid(400, 300, platform: .macOS) {
      Form {
        TextField("Name:", text: .constant("")).named("first")
        TextField("Server:", text: .constant("")).named("second")
      }
    }
    #expect(report.frame(of: "first")?.minY == 0)
    #expect(abs((report.frame(of: "second")?.minY ?? 0) - (24 + 8.15)) < 0.01)
  }

  @Test func hiddenLabelsLeaveOneColumn() {
    let report = laid(400, 300, platform: .macOS) { Form { row("a", label: 50) }.labelsHidden() }
    #expect(report.shows("a control", at: CGRect(0, 0, 30, 20)))
  }

  @Test func macOSHasCardsToo() {
    let report = laid(400, 300, platform: .macOS) {
      Form { row("a", label: 50) }.formStyle(.grouped)
    }
    #expect(report.size == CGSize(width: 400, height: 300))
    #expect(report.frame(of: "a label")?.minX == 30)
    #expect(report.frame(of: "a control")?.maxX == 370)
  }

  private struct Framed: FormStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack(spacing: 1) { configuration.content }
    }
  }

  @Test func aStyleMakesTheForm() {
    let report = laid(400, 300) {
      Form {
        block("a", 10)
        block("b", 20)
      }
      .formStyle(Framed())
    }
    #expect(report.size == CGSize(width: 20, height: 41))
  }
}
