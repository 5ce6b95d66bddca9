import Quoin

/// Views that verify what a `Sizing:` line says.
@MainActor
enum SizingSample {
  /// One view.
  case view(SizingBehavior)
  /// A view, and another one with the same expected sizing.
  case pair(SizingBehavior, like: SizingBehavior)
  /// The same view with a horizontal and a vertical axis.
  case axes(row: SizingBehavior, column: SizingBehavior)
  /// Views with the expected sizing of each.
  case cases([(SizingBehavior, expected: String)])
  /// Not a view of its own.
  case list

  static func of<V: View>(_ view: V) -> SizingSample { .view(behavior(of: view)) }

  /// Returns a shape or text, which is sized like `other`.
  static func of<V: View, Other: View>(_ view: V, like other: Other) -> SizingSample {
    .pair(behavior(of: view), like: behavior(of: other))
  }

  static func of<Row: View, Column: View>(row: Row, column: Column) -> SizingSample {
    .axes(row: behavior(of: row), column: behavior(of: column))
  }

  static func behavior<V: View>(of view: V) -> SizingBehavior {
    let renderer = ImageRenderer(content: view)
    renderer.shaper = FixedShaper()
    return renderer.sizingBehavior()
  }

  /// Returns the contradiction between `line` and the probe's results; `nil` if they agree.
  func objection(to line: SizingLine) -> String? {
    let neutral = SizingBehavior(horizontal: .neutral, vertical: .neutral)
    switch (line, self) {
    case (.behavior(let said), .view(let probed)), (.behavior(let said), .pair(let probed, _)):
      return said == probed ? nil : "the probe says \(probed)"
    case (.same, .view(let probed)):
      return probed == neutral ? nil : "the probe says \(probed)"
    case (.same, .pair(let probed, let other)):
      return probed == other ? nil : "the probe says \(probed), and \(other) of the other"
    case (.along(let along, let across), .axes(let row, let column)),
      (.onAxes(let along, let across), .axes(let row, let column)):
      let expected = [
        SizingBehavior(horizontal: along, vertical: across),
        SizingBehavior(horizontal: across, vertical: along),
      ]
      return [row, column] == expected ? nil : "the probe says \(row) and \(column)"
    case (.byArgument, .cases(let cases)):
      let wrong = cases.filter { "\($0.0)" != $0.expected }
      return wrong.isEmpty ? nil : "the probe says \(wrong)"
    case (.none, .list): return nil
    default: return "the sample is of another kind"
    }
  }
}

/// Samples by name: `HStack`, `View.padding`, or with labels where overloads differ.
@MainActor
struct SizingSamples {
  private(set) var samples: [String: SizingSample] = [:]
  let child = ProbeChild()

  subscript(name: String) -> SizingSample? {
    get { samples[name] }
    set { samples[name] = newValue }
  }

  /// Returns the sample of a declaration: by its full name, or else by its name.
  func sample(of declaration: SizingDeclaration) -> SizingSample? {
    samples[declaration.fullName] ?? samples[declaration.name]
  }

  init() {
    addViews()
    addSurface()
    addRarer()
    addRecent()
    addField()
    addShapes()
    addTexts()
    addLayout()
    addGeometry()
    addStyles()
    addEffects()
    addTextModifiers()
    addSurroundings()
    addControls()
    addControlModifiers()
    addGrids()
    addLists()
    addScrolling()
    addNavigation()
    addTabs()
    addToolbars()
    addPresentations()
    addWindows()
    addInputs()
    addLife()
    addGestures()
    addAnimations()
  }
}
