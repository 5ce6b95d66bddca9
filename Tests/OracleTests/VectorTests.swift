import Foundation
import LayoutOracle
import QuoinGeometry
import Testing

/// The worked numbers of the rules, which verify the oracle itself.
@Suite struct VectorTests {
  private static let color = OracleTree.leaf(.greedy, .greedy)
  private static let spacer = OracleTree.spacer(minLength: nil)

  private static func fixed(_ width: CGFloat, _ height: CGFloat = 20) -> OracleTree {
    .leaf(.fixed(width), .fixed(height))
  }
  private static func limited(
    min: CGFloat = 0, max: CGFloat = .infinity, priority: CGFloat = 0
  ) -> OracleTree {
    .priority(priority, .leaf(OracleSpan(min: min, ideal: min, max: max), .greedy))
  }
  private static func row(
    _ children: [OracleTree], spacing: CGFloat? = nil, _ line: GuideLine = .middle
  ) -> OracleTree {
    .stack(
      .horizontal, OracleAlignment(.center, line), spacing: spacing, isDynamic: false, children)
  }
  private static func column(
    _ children: [OracleTree], spacing: CGFloat? = nil, _ line: GuideLine = .center
  ) -> OracleTree {
    .stack(.vertical, OracleAlignment(line, .middle), spacing: spacing, isDynamic: false, children)
  }

  struct Stack: Sendable, CustomTestStringConvertible {
    let name: String
    var spacing: CGFloat?
    let proposal: CGFloat?
    let children: [OracleTree]
    let answers: [CGFloat]
    var testDescription: String { name }
  }

  /// Rules/Stacks.md#worked-examples
  static let stacks = [
    Stack(
      name: "a", proposal: 200, children: [color, color, color], answers: [61.33, 61.33, 61.33]),
    Stack(
      name: "b", spacing: 0, proposal: 100, children: [limited(min: 80), color], answers: [80, 20]),
    Stack(
      name: "c", spacing: 0, proposal: 85, children: [limited(min: 5, max: 100), limited(min: 80)],
      answers: [42.5, 80]),
    Stack(
      name: "d", spacing: 0, proposal: 300, children: [limited(min: 50), limited(priority: 1)],
      answers: [50, 250]),
    Stack(
      name: "e", proposal: 200, children: [fixed(50), spacer, fixed(50)], answers: [50, 100, 50]),
    Stack(
      name: "f", proposal: 100, children: [fixed(50), spacer, fixed(50)], answers: [50, 8, 50]),
    Stack(name: "g", proposal: 200, children: [color, spacer], answers: [192, 8]),
    Stack(
      name: "h", spacing: 0, proposal: 90, children: [limited(min: 50), limited(max: 30), color],
      answers: [50, 30, 10]),
    Stack(
      name: "i", spacing: 0, proposal: 100, children: [fixed(120), limited(min: 20), color],
      answers: [120, 20, 0]),
    Stack(
      name: "j", proposal: .infinity, children: [color, fixed(30), spacer],
      answers: [.infinity, 30, .infinity]),
    Stack(name: "k", proposal: nil, children: [color, fixed(30), spacer], answers: [10, 30, 8]),
    Stack(
      name: "l", proposal: 200,
      children: [
        limited(min: 40, max: 200, priority: 2), limited(min: 60, priority: 1), limited(min: 30),
      ], answers: [94, 60, 30]),
  ]

  @Test(arguments: stacks) func dividesAStack(stack: Stack) {
    let layout = OracleLayout(
      Self.row(stack.children, spacing: stack.spacing),
      ProposedViewSize(width: stack.proposal, height: 20))
    let lengths = layout.frames.dropFirst().map(\.width)
    #expect(
      zip(lengths, stack.answers).allSatisfy { $0 == $1 || abs($0 - $1) < 0.005 }, "\(lengths)")
  }

  /// Rules/Frames.md#aspect-ratio
  @Test(
    arguments: [
      (0.5, false, CGSize(width: 100, height: 50), CGSize(width: 25, height: 50)),
      (0.5, true, CGSize(width: 50, height: 100), CGSize(width: 50, height: 100)),
      (2, true, CGSize(width: 50, height: 100), CGSize(width: 200, height: 100)),
      (nil, false, CGSize(width: 100, height: 50), CGSize(width: 50, height: 50)),
      (nil, true, CGSize(width: 100, height: 50), CGSize(width: 100, height: 100)),
    ] as [(CGFloat?, Bool, CGSize, CGSize)])
  func keepsARatio(ratio: CGFloat?, fills: Bool, proposal: CGSize, answer: CGSize) {
    let tree = OracleTree.aspectRatio(ratio, fills: fills, Self.color)
    #expect(OracleLayout(tree, ProposedViewSize(proposal)).size == answer)
  }

  /// A divider and a color become as wide as the widest sibling (Rules/Stacks.md#second-pass).
  @Test func stretchesInTheSecondPass() {
    let tree = Self.column([
      .fixedFrame(width: nil, height: 20, .center, Self.color), .divider, Self.fixed(30, 10),
    ])
    let layout = OracleLayout(
      .fixedSize(horizontal: true, vertical: true, tree), ProposedViewSize(width: 300, height: 300))
    #expect(layout.size.width == 30 && abs(layout.size.height - 46.333) < 0.001)
    #expect(layout.frames.allSatisfy { $0.width == 30 })
  }

  /// Rules/Stacks.md#zstack-size
  @Test func layersCorners() {
    let tree = OracleTree.zStack(
      OracleAlignment(.trailing, .bottom), isDynamic: false,
      [Self.fixed(100, 50), Self.fixed(50, 100)])
    #expect(
      OracleLayout(tree, .unspecified).frames == [
        CGRect(x: 0, y: 0, width: 100, height: 100), CGRect(x: 0, y: 50, width: 100, height: 50),
        CGRect(x: 50, y: 0, width: 50, height: 100),
      ])
  }

  /// The mean of (10, 40 + 5): Rules/Alignment.md#combining.
  @Test func combinesLinesOfAuthors() {
    let inner = Self.column(
      [
        .guide(.row, .constant(10), Self.fixed(10, 40)),
        .guide(.row, .constant(5), Self.fixed(10, 20)),
      ], spacing: 0)
    let tree = Self.row([inner, .guide(.row, .constant(0), Self.fixed(10, 10))], .row)
    #expect(OracleLayout(tree, .unspecified).frames.last?.minY == 27.5)
  }

  /// A guide of one static view affects the overlay's alignment, a guide in a list doesn't
  /// (Rules/ViewLists.md#dynamic-lists).
  @Test(arguments: [true, false]) func leaksGuidesOfStaticContentOnly(isDynamic: Bool) {
    let tree = OracleTree.layer(
      isBackground: false, OracleAlignment(.leading, .top), Self.fixed(100, 100),
      isDynamic: isDynamic, content: [.guide(.leading, .part(0.5), Self.fixed(20, 20))])
    #expect(OracleLayout(tree, .unspecified).frames.last?.minX == (isDynamic ? 0 : -10))
  }

  /// The overlay's circle extends half outside its corner (Rules/Alignment.md#layer-alignment).
  @Test func alignsLayersByGuides() {
    let circle = OracleTree.guide(
      .top, .part(0.5), .guide(.trailing, .part(0.5), Self.fixed(20, 20)))
    let tree = OracleTree.layer(
      isBackground: false, OracleAlignment(.trailing, .top), Self.fixed(100, 50), isDynamic: false,
      content: [circle])
    #expect(OracleLayout(tree, .unspecified).frames.last?.origin == CGPoint(x: 90, y: -10))
  }

  /// Rules/Spacing.md#table, with the body font of the words: ascent 16.25, descent 4.125, cap
  /// height 12, so that S = 22.708.
  @Test func keepsTextsDistances() {
    let text = OracleTree.words(OracleWords(width: 50, font: .body))
    let shape = Self.fixed(50)
    let padded = OracleTree.padding(OracleInsets(top: 1, leading: 1, bottom: 1, trailing: 1), text)
    func gap(_ upper: OracleTree, _ lower: OracleTree) -> CGFloat {
      let both = Self.column([upper, lower])
      func height(_ tree: OracleTree) -> CGFloat { OracleLayout(tree, .unspecified).size.height }
      return height(both) - height(upper) - height(lower)
    }
    func expect(_ gap: CGFloat, _ expected: CGFloat) {
      #expect(abs(gap - expected) < 0.001, "\(gap) is not \(expected)")
    }
    expect(gap(shape, shape), 8)
    expect(gap(shape, text), 6.458)
    expect(gap(text, shape), 10.708)
    expect(gap(text, text), 2)
    expect(gap(text, padded), 10.708)
    expect(gap(padded, text), 6.458)
    expect(gap(padded, shape), 8)
    expect(gap(.fixedFrame(width: 50, height: nil, .center, text), text), 2)
    expect(gap(.fixedFrame(width: nil, height: 50, .center, text), text), 6.458)
    expect(gap(Self.row([text, shape]), text), 6.458)
    expect(gap(text, Self.row([])), 0)
  }

  /// Rules/Rounding.md#right-to-left
  @Test func mirrors() {
    let tree = OracleTree.direction(
      rightToLeft: true,
      .padding(
        OracleInsets(top: 0, leading: 10, bottom: 0, trailing: 0),
        Self.row([Self.fixed(30), Self.fixed(20)], spacing: 5)))
    #expect(OracleLayout(tree, .unspecified).frames.map(\.minX) == [0, 0, 25, 0])
  }

  /// A frame with a minimum of 40 around a child of 20 passes on its own proposal
  /// (Rules/Frames.md#flex-placement).
  @Test func placesAFramesChildWithItsOffer() {
    let tree = OracleTree.flexFrame(
      width: OracleLimits(min: 40), height: OracleLimits(), .center,
      .leaf(OracleSpan(min: 0, ideal: 20, max: 20), .greedy))
    let layout = OracleLayout(tree, ProposedViewSize(width: 100, height: 100))
    #expect(layout.size == CGSize(width: 40, height: 100))
    #expect(layout.frames.last == CGRect(x: 10, y: 0, width: 20, height: 100))
  }
}
