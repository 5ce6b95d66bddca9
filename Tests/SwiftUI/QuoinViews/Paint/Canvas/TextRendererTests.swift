import Quoin
import SwiftUI
import Testing

private struct Loud: TextAttribute {
  var amount: CGFloat
}

@MainActor
private final class Log {
  var lines: [[String]] = []
  var loud: [CGFloat] = []
}

/// Draws loud runs as red bars and the others unchanged, and records its input.
private struct Renderer: TextRenderer {
  var log: Log?
  var shift: CGFloat = 0
  var animatableData: CGFloat {
    get { shift }
    set { shift = newValue }
  }

  func draw(layout: Text.Layout, in context: inout GraphicsContext) {
    for line in layout {
      for run in line {
        if let loud = run[Loud.self] {
          context.fill(Path(run.typographicBounds.rect), with: .color(.red))
          MainActor.assumeIsolated { log?.loud.append(loud.amount) }
        } else {
          for slice in run {
            var copy = context
            copy.translateBy(x: 0, y: shift)
            copy.draw(slice)
          }
        }
      }
      let words = line.map { "\($0.characterIndices.count)" }
      MainActor.assumeIsolated { log?.lines.append(words) }
    }
  }
}

private struct Wide: TextRenderer {
  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
    let size = text.sizeThatFits(proposal)
    return CGSize(width: size.width + 10, height: size.height * 2)
  }
  func draw(layout: Text.Layout, in ctx: inout GraphicsContext) {
    for line in layout { ctx.draw(line) }
  }
}

@MainActor
@Suite("Texts drawn by renderers")
struct TextRendererTests {
  private func pixels<V: View>(_ view: V) throws -> Data {
    let renderer = ImageRenderer(content: view.frame(width: 120, height: 60))
    renderer.scale = 2
    return try renderer.pngData()
  }

  @Test func aRendererSeesLinesRunsAndAttributes() throws {
    let log = Log()
    let text = Text("some words ") + Text("loud").customAttribute(Loud(amount: 3)) + Text(" end")
    _ = try pixels(text.textRenderer(Renderer(log: log)))
    #expect(log.lines.flatMap { $0 }.compactMap { Int($0) }.reduce(0, +) >= 17)
    #expect(log.loud == [3])
    #expect(log.lines.count >= 2)
  }

  @Test func unchangedRenderersLookAsBefore() throws {
    let text = Text("Waves of letters").underline().foregroundStyle(.blue)
    #expect(try pixels(text.textRenderer(Wide0())) == pixels(text))
    #expect(try pixels(text.textRenderer(Renderer(shift: 5))) != pixels(text))
  }

  private struct Wide0: TextRenderer {
    func draw(layout: Text.Layout, in ctx: inout GraphicsContext) {
      for line in layout {
        for run in line { ctx.draw(run, options: .disablesSubpixelQuantization) }
      }
    }
  }

  @Test func aRendererMayGiveATextAnotherSize() {
    func size<V: View>(_ view: V) -> CGSize { ImageRenderer(content: view).layoutReport().size }
    let plain = size(Text("Text"))
    let wide = size(Text("Text").textRenderer(Wide()))
    #expect(abs(wide.width - plain.width - 10) < 0.01)
    #expect(abs(wide.height - plain.height * 2) < 0.01)
  }

  @Test func secondaryTextIsSmaller() {
    func size<V: View>(_ view: V) -> CGSize { ImageRenderer(content: view).layoutReport().size }
    let plain = size(Text("Text"))
    #expect(size(Text("Text").textScale(.secondary)).width < plain.width)
    #expect(size(Text("Text").textScale(.secondary, isEnabled: false)) == plain)
    #expect(size(VStack { Text("Text") }.textScale(.secondary)).height < plain.height)
    #expect(size(Text("Text").textScale(.default).textScale(.secondary)) == plain)
  }
}
