import Foundation
import SwiftUI

@testable import Quoin

extension Facts {
  /// Hit testing, hovering and the style of the pointer, of the second file of recordings.
  static let gestureHit2: [String: Check] = [
    "m2-ov-h1": { fact in
      fact.expectClicks(at: (100, 100, ["p"]), (35, 100, ["s"])) { log in
        Color.red.frame(width: 100, height: 100).onTapGesture { log.add("p") }
          .background {
            Color.blue.frame(width: 150, height: 150).onTapGesture { log.add("s") }
          }
      }
    },

    "m2-ov-h2": { fact in
      fact.expectClicks(at: (100, 100, ["s"]), (35, 100, ["s"])) { log in
        Color.red.frame(width: 100, height: 100).onTapGesture { log.add("p") }
          .overlay {
            Color.blue.frame(width: 150, height: 150).onTapGesture { log.add("s") }
          }
      }
    },

    "m2-hr-h0": { fact in
      fact.expectHits(center: true, edge: true) { log in
        Color.blue.onTapGesture { log.add("hit") }
      }
    },

    "m2-hr-h1": { fact in
      fact.expectHits(center: false, edge: false) { log in
        ends.onTapGesture { log.add("hit") }
      }
    },

    "m2-hr-h2": { fact in
      fact.expectHits(center: true, edge: true) { log in
        ends.contentShape(Rectangle()).onTapGesture { log.add("hit") }
      }
    },

    "m2-hr-h4": { fact in
      fact.expectHits(center: true, edge: false) { log in
        Color.blue.frame(width: 80, height: 80).onTapGesture { log.add("hit") }
          .frame(width: 200, height: 200)
      }
    },

    "m2-hr-h6": { fact in
      fact.expectHits(center: true, edge: true) { log in
        Color.blue.frame(width: 80, height: 80)
          .contentShape(Rectangle().inset(by: -60)).onTapGesture { log.add("hit") }
          .frame(width: 100, height: 100).clipped()
          .frame(width: 200, height: 200)
      }
    },

    "m2-hr-p1": { fact in
      fact.expectHits(center: true, edge: false) { log in
        Color.blue.frame(width: 40, height: 40).padding(80).onTapGesture { log.add("hit") }
      }
    },

    "m2-hr-p4": { fact in
      fact.expectHits(center: true, edge: true) { log in
        Color.blue.frame(width: 40, height: 40).padding(80).background(Color.green)
          .onTapGesture { log.add("hit") }
      }
    },

    "m2-hr-p5": { fact in
      fact.expectHits(center: true, edge: false) { log in
        Color.blue.frame(width: 40, height: 40).padding(80).onTapGesture { log.add("hit") }
          .background(Color.green)
      }
    },

    "m2-hr-n1": { fact in
      fact.expectHits(center: false, edge: false) { log in
        Color.blue.onTapGesture { log.add("hit") }.allowsHitTesting(false)
      }
    },

    "m2-hr-n2": { fact in
      fact.expectHits(center: false, edge: false) { log in
        Color.blue.allowsHitTesting(false).onTapGesture { log.add("hit") }
      }
    },

    "m2-ix-c4": { fact in
      fact.expectClicks(at: (100, 100, ["hit"]), (12, 12, ["hit"])) { log in
        Color.blue.onTapGesture { log.add("hit") }.clipShape(Circle())
      }
    },

    "m2-ix-c8": { fact in
      fact.expectClicks(at: (12, 12, ["hit"])) { log in
        Color.blue.clipped().onTapGesture { log.add("hit") }
      }
    },

    "m2-ix-c10": { fact in
      fact.expectClicks(at: (100, 100, ["hit"]), (12, 12, [])) { log in
        Button {
          log.add("hit")
        } label: {
          Color.blue.contentShape(Circle())
        }
        .buttonStyle(.plain)
      }
    },

    "m2-pt-h4": { fact in
      fact.expectClicks(at: (160, 100, ["hit"]), (80, 100, [])) { log in
        Color.red.onTapGesture { log.add("hit") }.frame(width: 60, height: 60).offset(x: 60)
      }
    },

    // The recording says 100x30 in its title; its button is plain, and 160 x 20.
    "m2-pt-h6": { fact in
      fact.expectClicks(at: (100, 40, ["hit"]), (40, 100, [])) { log in
        Button {
          log.add("hit")
        } label: {
          Color.red.frame(width: 160, height: 20)
        }
        .buttonStyle(.plain)
        .rotationEffect(.degrees(90))
      }
    },

    "tk-hover": { fact in
      let log = Log()
      let host = ViewHost(
        HStack(spacing: 0) {
          Color.red.onHover { log.add("a \($0)") }.disabled(true)
          Color.blue.disabled(true).onHover { log.add("b \($0)") }
        }, size: ProposedViewSize(width: 200, height: 200), platform: .macOS)
      do {
        try host.hover(at: CGPoint(x: 50, y: 100))
        try host.hover(at: CGPoint(x: 150, y: 100))
        try host.hover(at: CGPoint(x: 50, y: 100))
        try host.hover(at: nil)
      } catch {
        log.add("\(error)")
      }
      fact.expect(log, is: ["b true", "b false"])
    },

    // Styles by their names in CSS.
    "m2-ia-pmap": { fact in
      let styles: [(PointerStyle, String)] = [
        (.default, "default"), (.rectSelection, "crosshair"), (.grabIdle, "grab"),
        (.grabActive, "grabbing"), (.link, "pointer"), (.columnResize, "col-resize"),
        (.rowResize, "row-resize"), (.horizontalText, "text"), (.zoomIn, "zoom-in"),
      ]
      for (style, name) in styles {
        fact.expectPointer(name, over: Color.red.pointerStyle(style))
      }
    },

    "m2-ia-p12": { fact in
      fact.expectPointer("pointer", over: Color.red.pointerStyle(nil).pointerStyle(.link))
      fact.expectPointer(
        "pointer", over: VStack { Color.red.pointerStyle(nil) }.pointerStyle(.link))
    },

    "m2-ia-p15": { fact in
      fact.expectPointer("vertical-text", over: Color.red.pointerStyle(.verticalText))
    },

    "m2-ia-p16": { fact in
      fact.expectPointer("zoom-out", over: Color.red.pointerStyle(.zoomOut))
    },

    "m2-ia-p17": { fact in
      let styles: [(FrameResizePosition, FrameResizePosition, String)] = [
        (.top, .bottom, "ns-resize"), (.leading, .trailing, "ew-resize"),
        (.topLeading, .bottomTrailing, "nwse-resize"),
        (.topTrailing, .bottomLeading, "nesw-resize"),
      ]
      for (one, other, name) in styles {
        fact.expectPointer(name, over: Color.red.pointerStyle(.frameResize(position: one)))
        fact.expectPointer(name, over: Color.red.pointerStyle(.frameResize(position: other)))
      }
    },
  ]

  private static var ends: some View {
    VStack {
      Text("top")
      Spacer()
      Text("bottom")
    }
    .frame(width: 200, height: 200)
  }
}

extension FactCheck {
  /// Expects clicks at the center and at (20, 100) to hit or to miss.
  @MainActor
  fileprivate mutating func expectHits<V: View>(
    center: Bool, edge: Bool, on content: (Log) -> V
  ) {
    expectClicks(
      at: (100, 100, center ? ["hit"] : []), (20, 100, edge ? ["hit"] : []), on: content)
  }

  /// Expects the pointer over the center of `view` to have the style that is called `name` in CSS.
  @MainActor
  fileprivate mutating func expectPointer(_ name: String, over view: some View) {
    let host = ViewHost(
      view, size: ProposedViewSize(width: 200, height: 200), platform: .macOS)
    do {
      try host.update()
    } catch {
      return fail("\(error)")
    }
    let got = FrameExtras.cursor(in: host, at: CGPoint(x: 100, y: 100))
    if got != name { fail("expected the pointer \(name), got \(got ?? "none")") }
  }
}
