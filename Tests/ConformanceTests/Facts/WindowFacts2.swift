import Foundation
import Quoin
import SwiftUI

extension Facts {
  /// The windows of apps on macOS.
  static let windows2: [String: Check] = [
    "m2-ws-w0": { fact in
      fact.attempt { fact in
        let window = try ViewHost(scene: WindowGroup { sized }).appWindow()
        fact.expect("least", window.minimumSize, is: (400, 332))
        fact.expect("largest", window.maximumSize, is: (.infinity, .infinity))
        fact.expect("first", window.size, is: (900, 450))
        let other = try ViewHost(scene: WindowGroup { sized }.windowResizability(.contentMinSize))
          .appWindow()
        if window != other { fact.fail("contentMinSize: \(other)") }
      }
    },

    "m2-ws-w2": { fact in
      fact.attempt { fact in
        let window = try ViewHost(scene: WindowGroup { sized }.windowResizability(.contentSize))
          .appWindow()
        fact.expect("least", window.minimumSize, is: (400, 332))
        fact.expect("largest", window.maximumSize, is: (900, 632))
      }
    },

    "m2-ws-w3": { fact in
      fact.attempt { fact in
        let scene = WindowGroup { sized }.defaultSize(width: 1000, height: 700)
        fact.expect("first", try ViewHost(scene: scene).appWindow().size, is: (1000, 700))
      }
    },

    "m2-ws-w4": { fact in
      fact.attempt { fact in
        let scene = WindowGroup { sized }.defaultSize(width: 200, height: 100)
        let window = try ViewHost(scene: scene).appWindow()
        fact.expect("first", window.size, is: (400, 332))
        fact.expect("least", window.minimumSize, is: (400, 332))
      }
    },

    "m2-ws-w5": { fact in
      fact.attempt { fact in
        let model = Width()
        let host = try ViewHost(scene: WindowGroup { Widening(model: model) })
        fact.expect("least", try host.appWindow().minimumSize, is: (400, 332))
        model.least = 700
        fact.expect("then", try host.appWindow().minimumSize, is: (700, 332))
      }
    },

    "m2-as-n0": { fact in
      fact.attempt { fact in
        let seen = Recorder(CGRect.null)
        let host = try ViewHost(scene: WindowGroup("Probe") { Measured(seen: seen) })
        let window = try host.appWindow()
        if window.title != "Probe" { fact.fail("the title is \(window.title)") }
        fact.expect("window", window.size, is: (900, 450))
        let content = CGRect(x: 0, y: 32, width: 900, height: 418)
        if seen.value != content { fact.fail("the content is at \(seen.value)") }
      }
    },

    "m2-as-n3": { fact in
      fact.attempt { fact in
        let url = URL(fileURLWithPath: "/tmp/a.txt")
        let plain = WindowGroup("Probe") { Color.red.navigationDocument(url) }
        let titled = WindowGroup("Probe") {
          Color.red.navigationDocument(url).navigationTitle("Titled")
        }
        let windows = [
          try ViewHost(scene: plain).appWindow(), try ViewHost(scene: titled).appWindow(),
        ]
        for (window, title) in zip(windows, ["Probe", "Titled"]) {
          if window.representedURL != url { fact.fail("\(title) represents another file") }
          if window.title != title { fact.fail("the title is \(window.title), not \(title)") }
        }
      }
    },

    "m2-as-h1": { fact in
      fact.attempt { fact in
        let seen = Recorder(CGRect.null)
        let scene = WindowGroup { Measured(seen: seen).ignoresSafeArea() }
          .windowStyle(.hiddenTitleBar)
        try ViewHost(scene: scene).update()
        let whole = CGRect(x: 0, y: 0, width: 900, height: 450)
        if seen.value != whole { fact.fail("the content is at \(seen.value)") }
      }
    },

    "m2-as-o1": { fact in
      fact.attempt { fact in
        let opened = Recorder<[String]>([])
        let view = Color.red.onOpenURL { opened.value.append("inner \($0.lastPathComponent)") }
          .frame(width: 50).onOpenURL { opened.value.append("outer \($0.lastPathComponent)") }
        try ViewHost(view, platform: .macOS).open(URL(fileURLWithPath: "/tmp/a.txt"))
        if opened.value.sorted() != ["inner a.txt", "outer a.txt"] {
          fact.fail("\(opened.value)")
        }
      }
    },
  ]

  private static var sized: some View { Sized(least: 400) }
}

/// The recorded content, whose least width may change.
private struct Sized: View {
  let least: CGFloat
  var body: some View {
    Color.gray.frame(
      minWidth: least, idealWidth: 500, maxWidth: 900, minHeight: 300, idealHeight: 350,
      maxHeight: 600)
  }
}

@Observable
private final class Width { var least: CGFloat = 400 }

private struct Widening: View {
  let model: Width
  var body: some View { Sized(least: model.least) }
}

/// A view that fills the window and reports its place.
private struct Measured: View {
  let seen: Recorder<CGRect>
  var body: some View {
    GeometryReader { proxy in
      let _ = note(proxy)
      Color.gray
    }
  }

  private func note(_ proxy: GeometryProxy) { seen.value = proxy.frame(in: .global) }
}
