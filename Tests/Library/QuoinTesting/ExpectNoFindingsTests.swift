import QuoinTesting
import SwiftUI
import Testing

@MainActor
@Suite("Expecting that nothing is the matter")
struct ExpectNoFindingsTests {
  struct Card: View {
    var body: some View {
      VStack {
        Text("Good morning")
        Text("Two lines of text, or three with a larger size").frame(width: 150, height: 70)
        Button {
        } label: {
          Image(systemName: "trash")
        }
      }
    }
  }

  @Test("a view without findings reports nothing")
  func fine() {
    let failed = failures {
      #expect(expectNoFindings(Text("Good morning"), across: .devices + .textSizes))
      #expect(
        expectNoFindings(
          Card(), across: .size(width: 320),
          except: [.missingLabel, .smallTarget, .truncatedText]))
      #expect(expectNoFindings(Card(), across: .size(width: 320), severity: .error))
    }
    #expect(failed.messages == [])
  }

  @Test("findings are listed with the configurations of each")
  func messages() {
    let failed = failures {
      #expect(!expectNoFindings(Card(), across: .size(width: 320) * .textSizes(.large, .xxxLarge)))
    }
    #expect(
      failed.messages == [
        """
        3 findings in 2 configurations:
          warning: This button shows only Image(systemName: "trash"), and screen readers have no label for it. Add .accessibilityLabel("…"), or use Label [missing-label] (everywhere)
          warning: This button with Image(systemName: "trash") is 15.33 × 18.67; a touch target needs 44 × 44. Give its label .frame(width: 44, height: 44) and .contentShape(Rectangle()) [small-target] (everywhere)
          warning: “Two lines of text, or three wit…” is truncated: it needs a height of 114.67, but its size is 144.67 × 56.67 [truncated-text] (320, xxxLarge)
        """
      ])
  }

  /// A switch of iOS 26 is 12 wider than one of iOS 18 (Rules/Devices.md#system-versions).
  @Test("versions of the system have their own metrics")
  func versions() {
    let row = HStack(spacing: 0) {
      Text("Extraordinary").lineLimit(1)
      Toggle("Extraordinary", isOn: .constant(true)).labelsHidden()
    }
    let failed = failures {
      _ = expectNoFindings(
        row, across: .size(width: 155) * .osVersions(.v18, .v26), except: [.smallTarget])
    }
    #expect(failed.messages.count == 1)
    #expect(failed.messages.first?.contains("[truncated-text] (155, system 26)") == true)
  }

  @Test("one finding in one of several configurations, and in a single one")
  func single() {
    let failed = failures {
      let word = Text("Extraordinary").frame(width: 125)
      #expect(!expectNoFindings(word, across: .textSizes))
      #expect(!expectNoFindings(word, across: .textSizes(.accessibility5)))
      #expect(!expectNoFindings(Image(systemName: "chevron.right"), across: .directions))
    }
    #expect(
      failed.messages == [
        """
        1 finding in 4 configurations:
          warning: A word of “Extraordinary” is broken: it is 134.14 wide, but the text has only 125 [broken-word] (xxxLarge; accessibility3; accessibility5)
        """,
        """
        1 finding in 1 configuration:
          warning: A word of “Extraordinary” is broken: it is 300.4 wide, but the text has only 125 [broken-word] (accessibility5)
        """,
        """
        1 finding in 2 configurations:
          warning: The symbol chevron.right also points to the right in right-to-left layouts. Use chevron.forward, which follows the layout direction [one-way-symbol] (right to left)
        """,
      ])
  }

  @Test("configurations are combined as a list or as a product")
  func matrices() {
    #expect(failures { expectNoFindings(Text("A"), across: .devices) }.messages == [])
    #expect(FindingMatrix.textSizes + .textSizes == .textSizes)
    #expect(FindingMatrix.devices + .textSizes != .textSizes + .devices)
    #expect(
      FindingMatrix.devices * .appearances * .locales("de_DE")
        == .devices * (.appearances * .locales("de_DE")))
  }
}
