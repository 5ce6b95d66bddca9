import NeighbourNames
import SwiftUI
import Testing

/// The names visible to a file that only imports SwiftUI.
@Suite("Names behind import SwiftUI")
struct ExportsTests {
  /// Types of a library. If this compiles, `import SwiftUI` has no other types with these names.
  private typealias Neighbours = (
    AnimatableDrawing, AnimatableNumbers, AnimatableParts, AppError,
    AppMenu, AppWindow, AxisBehavior, AxisReasons, AxisSizing,
    Backdrop, Blending, ChangeReason, ColorGrid, ColorMatrix, ContainerShapeLink, ControlError,
    CoordinateSpaces,
    DisplayGroups, DisplayItem, DisplayList, DocumentElement, DrawingCanvas, DrawingChange,
    DrawingTouch,
    DynamicTypeLevel, Effect, Either, Element, ElementMark, Emission, EmittedNodes, EmittedView,
    ExclusiveRecognizer, Finding, FixedShaper, FocusManager, FontFace, FontKey, FrameLimits,
    GestureContext,
    GesturePhase, GlyphRun, GradientStop, HitTest, HoverResponder, ImageDecoder, ImageError,
    ImageFacts, ImageHeader, ImageInterpolation, ImageOrientation, ImageSource, Interaction,
    InteractionError,
    InteractionSyntaxError, LayerNames, LayoutAnswer, LayoutAnswers, LayoutArguments, LayoutBuilder,
    LayoutDiagnostic,
    LayoutDiff,
    LayoutError, LayoutExplanation, LayoutLeaf,
    LayoutQuestionError, LayoutSweep,
    LayoutTrace, LayoutTree, LazyConfiguration, LazyPinning, LazySection, LazyTrack, LeafLength,
    Length, LengthFormat, LengthReason, LifetimeObserver, LineMetrics, LintRule, LintSeverity,
    ListElement, LivingClock,
    LivingService, LivingTasks, LivingTree, MappedRecognizer, MissReason, NameError, NamedPreview,
    NodeDrawing, NodeGeometry, OfferReason, PNGCompression, Paint, Paragraph, PictureQuality,
    PixelGrid, Platform, PlatformFamily, Pointer,
    PointerEvent, PreviewCatalog, PreviewDeviceKey, PreviewElement,
    PreviewLayoutKey, PreviewNameKey, PreviewOrientationKey, PrimitiveModifier, PrimitiveView,
    QuestionSyntaxError, Recognizer, RenderConfiguration, RenderConfigurationError, RenderError,
    RenderMemory,
    ResolvedColor, Responder, ScrollArithmetic,
    ScrollConfiguration,
    ScrollHandle, ScrollOffset, ScrollStore, ScrollTargetID, ScrollViews, SequenceRecognizer,
    ShapedGlyph,
    ShapedText, SimultaneousRecognizer, SizingBehavior, SizingProbe, SizingReport, SizingTree,
    SlotCollector,
    SlotList, StoredValues, StyleChain, SwipeDirection, SystemShaper, SystemTextStyle,
    SystemTypography, TextAttachment, TextCluster, TextFacts, TextInsertion,
    TextLayout, TextLayoutRequest, TextLine, TextRun, TextShaper, TouchAttachments, UnknownDevice,
    UpdateRecord,
    ViewDiagnostics, ViewError, ViewTree, ViewUpdateError, WindowInsets, WindowLayer,
    WindowLayersKey
  )

  private static let neighbours = String(reflecting: Neighbours.self).dropFirst().dropLast()
    .components(separatedBy: ", ")

  @Test("a library's types may have the engine's names")
  func sameNames() {
    #expect(Self.neighbours.count > 100)
    #expect(Self.neighbours.filter { !$0.hasPrefix("NeighbourNames.") } == [])
  }

  @Test("SwiftUI exports each public name, or it is tried above")
  func everyNameHasItsSide() throws {
    let shown = try Self.shownNames()
    let tried = Set(Self.neighbours.map { String($0.dropFirst("NeighbourNames.".count)) })
    let all = try Self.publicNames()
    #expect(all.count > 700)
    // Names from Sources/SwiftUI/SwiftUI/Exports…, or from Tests/Support/NeighbourNames and the
    // list above.
    #expect(all.subtracting(shown).subtracting(tried).sorted() == [])
    #expect(tried.subtracting(all).sorted() == [])
    #expect(tried.intersection(shown).sorted() == [])
  }

  @Test("Documentation/API/SwiftUI.txt lists what Sources/SwiftUI/SwiftUI exports")
  func list() throws {
    let listed = try Self.text("Documentation/API/SwiftUI.txt").split(separator: "\n")
    let differences = Set(listed.map(String.init)).symmetricDifference(try Self.exports())
    #expect(differences.sorted() == [], "run Scripts/api to update the list")
  }

  @Test("operators are exported")
  func operators() {
    #expect(Angle.degrees(30) + .degrees(60) == -(.degrees(-90)))
    #expect(Angle.degrees(30) - .degrees(60) < .zero)
    #expect(Text("a") + Text("b") != Text("a"))
    #expect(AnimatablePair(1.0, 2.0) + AnimatablePair(1, 1) == AnimatablePair(2, 3))
  }
}

extension ExportsTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().appendingPathComponent("../../..").standardizedFileURL

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  private static func files(in directory: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: root.appendingPathComponent(directory).path)
      .map { "\(directory)/\($0)" }
  }

  /// Returns the lines that Scripts/api writes for `import SwiftUI`: kind and name.
  private static func exports() throws -> Set<String> {
    let export = /@_exported import (?:([a-z]+) \w+ ?\. ?)?(\S+)$/
    return try Set(
      files(in: "Sources/SwiftUI/SwiftUI")
        .flatMap { try text($0).split(separator: "\n") }
        .compactMap { try export.firstMatch(in: $0) }
        .map { "\($0.1 ?? "module") \($0.2)" })
  }

  private static func shownNames() throws -> Set<String> {
    Set(try exports().compactMap { $0.split(separator: " ").last.map(String.init) })
  }

  /// Returns the top-level names in Documentation/API, without those of modules that are exported
  /// as a whole, and of modules that aren't part of SwiftUI.
  private static func publicNames() throws -> Set<String> {
    let declaration = /^ *(?:@\w+ |nonisolated |final |indirect )*(?:[a-z]+) (\w+)(?![\w.])/
    let lists = try files(in: "Documentation/API").filter { file in
      ![
        "Combine", "CoreTransferable", "UniformTypeIdentifiers", "SwiftUI", "QuoinTesting",
        "CoreGraphics", "QuartzCore", "QuoinFoundation", "QuoinKit", "UIKit", "AppKit",
      ].contains { file.hasSuffix("/\($0).txt") }
    }
    return try Set(
      lists.flatMap { list in
        try text(list).split(separator: "\n\n").flatMap { block in
          let lines = block.split(separator: "\n")
          return lines[0] == "// global" ? lines.dropFirst() : lines.prefix(1)
        }
      }
      .filter { !$0.hasPrefix("extension ") }
      .compactMap { try declaration.firstMatch(in: $0).map { String($0.1) } })
  }
}
