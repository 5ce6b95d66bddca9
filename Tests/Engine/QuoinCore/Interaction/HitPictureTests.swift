#if Graphics
  import LiveViews
  import QuoinCairo
  import Scenes
  import SwiftUI
  import Testing

  /// A touch hits the view that is visible at its position.
  ///
  /// Each view is drawn in its own color, and the pixel under the finger identifies the view.
  @MainActor
  struct HitPictureTests {
    @Test(arguments: 0..<60)
    func touchesMeetWhatIsSeen(seed: Int) throws {
      var generator = SeededGenerator(seed: seed + 1)
      let log = EventLog()
      var count = 0
      let scene = Self.scene(depth: 4, log, &count, &generator)
      let host = ViewHost(
        scene.frame(width: 120, height: 120), size: ProposedViewSize(width: 120, height: 120))
      let picture = try CairoRenderer().pixels(host.displayList(), scale: 1)
      for _ in 0..<150 {
        let (x, y) = (
          Int.random(in: 1...118, using: &generator), Int.random(in: 1...118, using: &generator)
        )
        let seen = picture[x, y]
        // Edges are aligned to pixels or antialiased, so only points well inside count.
        let isInside = (-1...1).allSatisfy { dx in
          (-1...1).allSatisfy { dy in picture[x + dx, y + dy] == seen }
        }
        guard isInside else { continue }
        try host.tap(at: CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5))
        let expected = seen.opacity == 0 ? [] : ["\(Int((seen.red * 255).rounded()))"]
        let got = log.take()
        #expect(got == expected, "seed \(seed) at (\(x), \(y))")
        if got != expected { return }
      }
    }

    private static func scene(
      depth: Int, _ log: EventLog, _ count: inout Int, _ generator: inout SeededGenerator
    ) -> AnyView {
      guard depth > 0, Int.random(in: 0..<6, using: &generator) > 0 else {
        return leaf(log, &count, &generator)
      }
      let views = (0..<Int.random(in: 1...3, using: &generator)).map { _ in
        changed(scene(depth: depth - 1, log, &count, &generator), &generator)
      }
      let all = ForEach(views.indices, id: \.self) { views[$0] }
      switch Int.random(in: 0..<6, using: &generator) {
      case 0: return AnyView(HStack { all })
      case 1: return AnyView(VStack { all })
      case 2: return AnyView(views[0].overlay(alignment: .topLeading) { all.frame(width: 30) })
      case 3: return AnyView(views[0].background(alignment: .bottomTrailing) { all })
      case 4:
        // The empty space of a scroll view takes touches although it is invisible, so there is none
        // here.
        let background = colored(log, &count) { $0 }.frame(height: 400)
        return AnyView(ScrollView { background.overlay(alignment: .top) { all.frame(height: 60) } })
      default: return AnyView(ZStack { all })
      }
    }

    private static func leaf(
      _ log: EventLog, _ count: inout Int, _ generator: inout SeededGenerator
    ) -> AnyView {
      let kind = Int.random(in: 0..<7, using: &generator)
      return colored(log, &count) { color in
        switch kind {
        case 0: Circle().fill(color)
        case 1: Ellipse().stroke(color, lineWidth: 9)
        case 2: RoundedRectangle(cornerRadius: 20).strokeBorder(color, lineWidth: 7)
        case 3: Circle().trim(from: 0, to: 0.6).fill(color)
        case 4:
          Path { path in
            path.addRect(CGRect(x: 0, y: 0, width: 40, height: 40))
            path.addRect(CGRect(x: 10, y: 10, width: 20, height: 20))
          }.fill(color, style: FillStyle(eoFill: true))
        default: color
        }
      }
    }

    /// Returns the result of `make` for a unique color; a tap on it logs the color.
    private static func colored<V: View>(
      _ log: EventLog, _ count: inout Int, @ViewBuilder _ make: (Color) -> V
    ) -> AnyView {
      count += 1
      let id = count
      return AnyView(
        make(Color(red: Double(id) / 255, green: 0.5, blue: 0.5)).onTapGesture { log.add("\(id)") })
    }

    private static func changed(_ view: AnyView, _ generator: inout SeededGenerator) -> AnyView {
      let amount = CGFloat.random(in: -1...1, using: &generator)
      switch Int.random(in: 0..<14, using: &generator) {
      case 0: return AnyView(view.rotationEffect(.degrees(180 * amount), anchor: .topLeading))
      case 1: return AnyView(view.rotationEffect(.degrees(90)))
      case 2: return AnyView(view.scaleEffect(x: 1 + amount / 2, y: -1, anchor: .bottom))
      case 3: return AnyView(view.offset(x: 30 * amount, y: 10))
      case 4: return AnyView(view.zIndex(Double(amount)))
      case 5: return AnyView(view.padding(6 + 6 * amount))
      case 6: return AnyView(view.frame(width: 40, height: 30))
      case 7: return AnyView(view.opacity(0))
      case 8: return AnyView(view.rotation3DEffect(.degrees(50), axis: (0, 1, 0)))
      case 9:
        return AnyView(
          view.transformEffect(CGAffineTransform(a: 1, b: 0.2, c: amount, d: 1, tx: 3, ty: 0)))
      case 10: return AnyView(view.position(x: 20, y: 30))
      case 11: return AnyView(view.environment(\.layoutDirection, .rightToLeft))
      case 12: return AnyView(view.scaleEffect(0))
      default: return view
      }
    }
  }
#endif
