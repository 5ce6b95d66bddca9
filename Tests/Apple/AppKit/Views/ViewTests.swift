import AppKit
import Quoin
import QuoinDrawing
import SwiftUI
import Testing

/// Shows the view that `make` returns, as large as the proposal.
private struct Shown: NSViewRepresentable {
  let make: @MainActor () -> NSView
  func makeNSView(context: Context) -> NSView { make() }
  func updateNSView(_ view: NSView, context: Context) {}
  func sizeThatFits(_ proposal: ProposedViewSize, nsView: NSView, context: Context) -> CGSize? {
    proposal.replacingUnspecifiedDimensions()
  }
}

/// Returns the display list of the view at the given size.
@MainActor
func drawn(_ width: CGFloat, _ height: CGFloat, _ make: @escaping @MainActor () -> NSView)
  -> DisplayList
{
  let renderer = ImageRenderer(content: Shown(make: make).frame(width: width, height: height))
  renderer.platform = .macOS
  return renderer.displayList()
}

/// Returns the filled rectangles in the coordinates of the image, with their colors.
func fills(_ list: DisplayList) -> [(rect: CGRect, color: ResolvedColor)] {
  var transforms = [CGAffineTransform.identity]
  var result: [(CGRect, ResolvedColor)] = []
  for item in list.items {
    switch item {
    case .push(.transform(let map)): transforms.append(map.concatenating(transforms.last!))
    case .push: transforms.append(transforms.last!)
    case .pop: transforms.removeLast()
    case .fill(let path, .color(let color), _) where color.opacity > 0:
      result.append((path.boundingRect.applying(transforms.last!), color))
    default: break
    }
  }
  return result
}

@MainActor
private func coloured(_ color: NSColor, _ frame: NSRect) -> NSView {
  let view = NSView(frame: frame)
  view.wantsLayer = true
  view.layer?.backgroundColor = color.cgColor
  return view
}

@MainActor
@Suite(.serialized)
struct ViewTests {
  private final class Flipped: NSView {
    override var isFlipped: Bool { true }
  }
  private final class Drawn: NSView {
    override func draw(_ dirtyRect: NSRect) {
      NSColor.red.setFill()
      NSRect(x: 10, y: 0, width: 20, height: 5).fill()
    }
  }

  @Test func placesCountFromTheBottomLeft() {
    let list = drawn(100, 100) {
      let view = NSView()
      view.addSubview(coloured(.red, NSRect(x: 10, y: 20, width: 30, height: 40)))
      return view
    }
    #expect(fills(list).map(\.rect) == [CGRect(x: 10, y: 40, width: 30, height: 40)])
    #expect(fills(list).first?.color == ResolvedColor(red: 1, green: 0, blue: 0))
  }

  @Test func placesOfAFlippedViewCountFromItsTopLeft() {
    let list = drawn(100, 100) {
      let view = Flipped()
      view.addSubview(coloured(.red, NSRect(x: 10, y: 20, width: 30, height: 40)))
      return view
    }
    #expect(fills(list).map(\.rect) == [CGRect(x: 10, y: 20, width: 30, height: 40)])
  }

  @Test func drawingCoordinatesGrowUpwards() {
    #expect(
      fills(drawn(100, 50) { Drawn() }).map(\.rect) == [CGRect(x: 10, y: 45, width: 20, height: 5)])
  }

  @Test func hiddenViewsAreNotDrawn() {
    let list = drawn(100, 100) {
      let view = NSView()
      let child = coloured(.red, NSRect(x: 0, y: 0, width: 30, height: 40))
      child.isHidden = true
      view.addSubview(child)
      return view
    }
    #expect(fills(list).isEmpty)
  }

  @Test func placesAreConverted() {
    let outer = NSView(frame: NSRect(x: 0, y: 0, width: 100, height: 100))
    let inner = Flipped(frame: NSRect(x: 10, y: 20, width: 50, height: 50))
    outer.addSubview(inner)
    #expect(inner.convert(NSPoint(x: 5, y: 5), to: outer) == NSPoint(x: 15, y: 65))
    #expect(inner.convert(NSPoint(x: 15, y: 65), from: outer) == NSPoint(x: 5, y: 5))
    #expect(
      inner.convert(NSRect(x: 0, y: 0, width: 10, height: 10), to: nil)
        == NSRect(x: 10, y: 60, width: 10, height: 10))
    #expect(outer.hitTest(NSPoint(x: 12, y: 22)) === inner)
    #expect(outer.hitTest(NSPoint(x: 2, y: 2)) === outer)
  }

  @Test func masksFollowTheViewAround() {
    let outer = NSView(frame: NSRect(x: 0, y: 0, width: 100, height: 100))
    let inner = NSView(frame: NSRect(x: 10, y: 10, width: 80, height: 20))
    inner.autoresizingMask = [.width, .minYMargin]
    outer.addSubview(inner)
    outer.setFrameSize(NSSize(width: 200, height: 150))
    #expect(inner.frame == NSRect(x: 10, y: 60, width: 180, height: 20))
  }

  @Test func stacksArrangeTheirViews() {
    let stack = NSStackView(views: [
      coloured(.red, NSRect(x: 0, y: 0, width: 20, height: 10)),
      coloured(.blue, NSRect(x: 0, y: 0, width: 30, height: 20)),
    ])
    stack.orientation = .vertical
    stack.alignment = .leading
    #expect(stack.fittingSize == NSSize(width: 30, height: 38))
    let list = drawn(60, 60) { stack }
    #expect(
      fills(list).map(\.rect) == [
        CGRect(x: 0, y: 0, width: 20, height: 10), CGRect(x: 0, y: 18, width: 30, height: 20),
      ])
  }

  @Test func controlsAreDrawnAsSwiftUIs() {
    let list = drawn(300, 200) {
      let stack = NSStackView(views: [
        NSTextField(labelWithString: "A label"), NSTextField(string: "A field"),
        NSButton(title: "Press", target: nil, action: nil),
        NSButton(checkboxWithTitle: "Check", target: nil, action: nil),
      ])
      stack.orientation = .vertical
      return stack
    }
    #expect(list.words.contains("A label"))
    for word in ["field", "Press", "Check"] { #expect(list.words.contains(word), "\(word)") }
    let label = NSTextField(labelWithString: "A label")
    #expect(label.intrinsicContentSize.width > 20)
    #expect(
      label.intrinsicContentSize.height == NSTextField(labelWithString: "B").fittingSize.height)
  }

  @Test func scrolledTextIsDrawn() {
    let scroll = NSTextView.scrollableTextView()
    let text = scroll.documentView as? NSTextView
    text?.isEditable = false
    text?.textStorage?.setAttributedString(NSAttributedString(string: "Written into the storage"))
    #expect(text?.string == "Written into the storage")
    #expect(drawn(200, 100) { scroll }.words.contains("storage"))
  }

  @Test func effectsImagesAndIndicatorsAreDrawn() {
    let effect = NSVisualEffectView()
    effect.material = .sidebar
    #expect(!drawn(20, 20) { effect }.items.isEmpty)
    let image = NSImageView(
      image: NSImage(systemSymbolName: "star", accessibilityDescription: nil)!)
    #expect(image.intrinsicContentSize.width > 5)
    #expect(!drawn(40, 40) { image }.items.isEmpty)
    let bar = NSProgressIndicator()
    bar.isIndeterminate = false
    bar.doubleValue = 50
    #expect(!drawn(100, 20) { bar }.items.isEmpty)
    let wheel = NSProgressIndicator()
    wheel.style = .spinning
    #expect(wheel.intrinsicContentSize == NSSize(width: 32, height: 32))
  }
}

extension DisplayList {
  /// All characters in the display list.
  var words: String {
    items.compactMap { item in
      guard case .glyphs(let run, _, _) = item else { return nil }
      return run.text
    }.joined(separator: " ")
  }
}
