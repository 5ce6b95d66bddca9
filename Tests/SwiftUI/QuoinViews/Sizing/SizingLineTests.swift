import Quoin
import Testing

/// Every public view and modifier documents how it is sized, and the probe agrees.
@MainActor
@Suite struct SizingLineTests {
  @Test func everyPublicViewSaysHowItIsSized() throws {
    let declarations = try SizingDeclaration.all()
    // A scan without results would always succeed.
    #expect(declarations.count > 240)
    for name in [
      "HStack", "Rectangle", "Text", "View.frame", "Text.bold", "Shape.fill", "Image.resizable",
      // A declaration with a closure as a default argument.
      "View.dropDestination",
    ] {
      #expect(declarations.contains { $0.name == name }, "\(name) is not found")
    }
    for declaration in declarations {
      guard let line = declaration.line else {
        Issue.record("\(declaration.place): \(declaration.fullName) has no Sizing: line")
        continue
      }
      #expect(
        SizingLine(line) != nil, "\(declaration.place): “\(line)” is not of the grammar")
    }
  }

  @Test func theProbeAgrees() throws {
    let samples = SizingSamples()
    let declarations = try SizingDeclaration.all()
    for declaration in declarations {
      guard let line = declaration.line.flatMap(SizingLine.init) else { continue }
      guard let sample = samples.sample(of: declaration) else {
        Issue.record("\(declaration.place): \(declaration.fullName) has no sample")
        continue
      }
      if let objection = sample.objection(to: line) {
        Issue.record("\(declaration.place): \(declaration.fullName) says \(line), but \(objection)")
      }
    }
    let names = Set(declarations.flatMap { [$0.name, $0.fullName] })
    for name in samples.samples.keys where !names.contains(name) {
      Issue.record("the sample \(name) matches no declaration")
    }
  }

  @Test func theGrammar() {
    func behavior(_ horizontal: AxisBehavior, _ vertical: AxisBehavior) -> SizingLine {
      .behavior(SizingBehavior(horizontal: horizontal, vertical: vertical))
    }
    #expect(SizingLine("h-exp, v-hug.") == behavior(.expanding, .hugging))
    #expect(SizingLine("neutral (as one view); more.") == behavior(.neutral, .neutral))
    #expect(SizingLine("as the shape inside.") == .same)
    #expect(SizingLine("along exp, across hug (0).") == .along(.expanding, across: .hugging))
    #expect(SizingLine("hug on its axes, neu elsewhere.") == .onAxes(.hugging, elsewhere: .neutral))
    #expect(SizingLine("by argument (what it says).") == .byArgument)
    #expect(SizingLine("none.") == SizingLine.none)
    for wrong in ["", "h-exp", "h-wide, v-hug.", "by argument.", "as.", "it depends."] {
      #expect(SizingLine(wrong) == nil)
    }
  }
}
