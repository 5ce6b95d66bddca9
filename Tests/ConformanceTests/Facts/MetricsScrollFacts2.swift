import Foundation
import Quoin
import SwiftUI

extension Facts {
  /// Offsets of live scroll views, and the rows of live lists.
  static let metricsScrolls2: [String: Check] = [
    "m2-sr-s2": { fact in
      let log = ScrollLog()
      let host = ScrollHost(width: 200, height: 100) {
        HStack(spacing: 0) {
          log.reader("A") { log.column("a") { Color.red.frame(width: 100, height: 30).id("y") } }
          log.reader("B") { log.column("b") { Color.red.frame(width: 100, height: 30).id("x") } }
        }
      }
      host.write { log.proxies["A"]?.scrollTo("x", anchor: .top) }
      fact.expect("A", log.offsets["a"] ?? 0, is: 0)
      fact.expect("B", log.offsets["b"] ?? 0, is: 0)
      // The proxy of the other reader shows that the target can be reached at all.
      host.write { log.proxies["B"]?.scrollTo("x", anchor: .top) }
      fact.expect("B by its own proxy", log.offsets["b"], is: 250)
    },

    "m2-sr-s4": { fact in
      let log = ScrollLog()
      let host = ScrollHost(width: 200, height: 100) {
        log.reader("A") { log.column("a") { Color.red.frame(width: 100, height: 30).id(10) } }
      }
      host.write { log.proxies["A"]?.scrollTo("10", anchor: .top) }
      fact.expect("by the string", log.offsets["a"] ?? 0, is: 0)
      host.write { log.proxies["A"]?.scrollTo(10, anchor: .top) }
      fact.expect("by the number", log.offsets["a"], is: 250)
    },

    "m2-ds-t12b": { fact in
      let log = ScrollLog()
      let host = ScrollHost(width: 100, height: 100) {
        log.reader("A") {
          ScrollView {
            VStack(spacing: 0) {
              ForEach(0..<20, id: \.self) { _ in
                Color.red.frame(width: 100, height: 30)
                Color.blue.frame(width: 100, height: 10)
              }
            }
          }
          .logOffset(log, "a")
        }
      }
      host.write { log.proxies["A"]?.scrollTo(10, anchor: .bottom) }
      fact.expect("offset", log.offsets["a"], is: 330)
    },

    "m2-ds-t15": { fact in
      let log = ScrollLog()
      let host = ScrollHost(width: 200, height: 100) {
        log.reader("A") {
          List(0..<200, id: \.self) { Text("row \($0)").id($0) }.logOffset(log, "a")
        }
      }
      host.write { log.proxies["A"]?.scrollTo(150, anchor: .top) }
      fact.expect("offset", log.offsets["a"], is: 3610)
    },

    "m2-ds-l0": { fact in
      let log = ScrollLog()
      let host = ScrollHost(width: 400, height: 112) {
        List(0..<40, id: \.self) { log.row($0) }
      }
      host.write {}
      fact.expectRows(log, 0...4)
    },

    "m2-ds-l3": { fact in
      let log = ScrollLog()
      let host = ScrollHost(width: 400, height: 112) {
        ScrollView {
          VStack(spacing: 0) {
            Color.gray.frame(height: 300)
            VStack(spacing: 0) { ForEach(0..<40, id: \.self) { log.row($0) } }
          }
        }
      }
      host.write {}
      fact.expectRows(log, 0...39)
    },

    "ex-sa-rule": { fact in
      let anchors = [UnitPoint.top, .center, .bottom, UnitPoint(x: 0, y: 0.25)]
      for anchor in anchors {
        let y = anchor.y
        let scroll = AnchoredHost(Anchored(anchor: anchor))
        fact.expect("first at \(y)", scroll.offset, is: 500 * y)
        scroll.change { $0.rows = 0..<30 }
        fact.expect("with more rows at \(y)", scroll.offset, is: 800 * y)
        scroll.change { $0.height = 200 }
        fact.expect("in a higher viewport at \(y)", scroll.offset, is: 700 * y)
        scroll.change { $0.height = 100 }
        fact.expect("in a lower viewport at \(y)", scroll.offset, is: 800 * y)

        scroll.drag(by: y > 0 ? 60 : -60)
        let away = scroll.offset
        if abs(away - 800 * y) < 10 { fact.fail("the drag does not move it at \(y)") }
        scroll.change { $0.rows = 0..<40 }
        fact.expect("with more rows after a drag at \(y)", scroll.offset, is: away)

        scroll.scroll(to: 1100 * y)
        scroll.change { $0.rows = 0..<20 }
        fact.expect("scrolled back at \(y)", scroll.offset, is: 500 * y)
        scroll.change { $0.rows = 0..<30 }
        fact.expect("with more rows again at \(y)", scroll.offset, is: 800 * y)
      }
    },

    "ex-sa-prepend": { fact in
      let scroll = AnchoredHost(Anchored(anchor: .bottom))
      scroll.scroll(to: 353.7)
      fact.expect("before", scroll.offset, is: 353.7)
      scroll.change { $0.rows = -5..<20 }
      fact.expect("with rows above", scroll.offset, is: 353.7)
    },

    "ex-sa-short": { fact in
      for (anchor, y) in [(UnitPoint.bottom, 40.0), (.center, 20)] {
        let scroll = AnchoredHost(Anchored(anchor: anchor, rows: 0..<2))
        fact.expect("the content's y", scroll.host.frame(of: "content")?.minY, is: y)
        scroll.scroll(to: 30)
        fact.expect("scrolled", scroll.host.frame(of: "content")?.minY, is: y)
        scroll.drag(by: -30)
        fact.expect("dragged", scroll.host.frame(of: "content")?.minY, is: y)
      }
    },

    // The recorded 300.2 is the viewport's end and the share of a point by which AppKit misses it.
    "m2-vl-tb": { fact in
      let log = ScrollLog()
      let host = ScrollHost(width: 300, height: 300) {
        log.reader("A") { PatternList(count: 1000, log: log) }
      }
      host.write { log.proxies["A"]?.scrollTo(500, anchor: .bottom) }
      let content = host.host.frame(of: "row 500")
      fact.expect("the content's height", content?.height, is: 20)
      fact.expect("the row's end", content.map { $0.maxY + 4 }, in: 299.99...300.21)
    },

    "m2-vl-a2": { fact in
      let log = ScrollLog()
      let host = ScrollHost(width: 300, height: 300) {
        log.reader("A") { PatternList(count: 200, log: log) }
      }
      host.write { log.proxies["A"]?.scrollTo(100, anchor: .top) }
      let (offset, height) = (log.offsets["list"], log.heights["list"])
      let frames = (100...104).map { host.host.frame(of: "row \($0)") }
      fact.expect("row 100 begins", frames[0].map { $0.minY - 4 }, in: -0.01...0.21)
      host.write { log.grow() }
      fact.expect("offset", log.offsets["list"], is: offset ?? .nan)
      fact.expect("the height of all rows", log.heights["list"], is: height ?? .nan)
      if (100...104).map({ host.host.frame(of: "row \($0)") }) != frames {
        fact.fail("the visible rows move")
      }
    },
  ]
}

extension FactCheck {
  @MainActor
  fileprivate mutating func expectRows(_ log: ScrollLog, _ rows: ClosedRange<Int>) {
    if log.rows.sorted() != Array(rows) { fail("rows \(log.rows.sorted()) appear, not \(rows)") }
  }
}

/// The reports of live scroll views.
@MainActor
private final class ScrollLog {
  var offsets: [String: CGFloat] = [:]
  var heights: [String: CGFloat] = [:]
  var proxies: [String: ScrollViewProxy] = [:]
  var rows: Set<Int> = []
  /// Makes row 98 of a pattern higher.
  private(set) var grow: () -> Void = {}

  func follow(_ grow: @escaping () -> Void) { self.grow = grow }

  func reader<Content: View>(_ name: String, @ViewBuilder content: @escaping () -> Content)
    -> some View
  {
    ScrollViewReader { proxy in content().onAppear { self.proxies[name] = proxy } }
  }

  /// 100 × 100 over a target between spacers of 250 and 400.
  func column<Target: View>(_ name: String, @ViewBuilder target: () -> Target) -> some View {
    let target = target()
    return ScrollView {
      VStack(spacing: 0) {
        Color.gray.frame(width: 100, height: 250)
        target
        Color.gray.frame(width: 100, height: 400)
      }
    }
    .frame(width: 100, height: 100)
    .logOffset(self, name)
  }

  func row(_ index: Int) -> some View {
    Color.blue.frame(height: 28)
      .onAppear { self.rows.insert(index) }
      .onDisappear { self.rows.remove(index) }
  }
}

extension View {
  fileprivate func logOffset(_ log: ScrollLog, _ name: String) -> some View {
    onScrollGeometryChange(for: CGFloat.self) {
      $0.contentOffset.y
    } action: {
      log.offsets[name] = $1
    }
  }
}

@MainActor
private struct ScrollHost {
  let host: ViewHost<AnyView>

  init<Content: View>(
    width: CGFloat, height: CGFloat, platform: Platform = .macOS,
    @ViewBuilder _ content: () -> Content
  ) {
    host = ViewHost(
      AnyView(content()), size: ProposedViewSize(width: width, height: height),
      platform: platform)
    host.run()
  }

  func write(_ body: () -> Void) {
    body()
    host.run()
  }
}

/// Rows of 20, 40, 60, 80 and 100 points, repeated.
private struct PatternList: View {
  let count: Int
  let log: ScrollLog
  @State private var extra: CGFloat = 0

  var body: some View {
    let _ = log.follow { [$extra] in $extra.wrappedValue = 200 }
    List(0..<count, id: \.self) { row in
      Color.red.frame(height: CGFloat(20 + row % 5 * 20) + (row == 98 ? extra : 0)).id(row)
        .accessibilityIdentifier("row \(row)")
    }
    .logOffset(log, "list")
    .onScrollGeometryChange(for: CGFloat.self) {
      $0.contentSize.height
    } action: {
      log.heights["list"] = $1
    }
  }
}

/// Rows of 30 in a scroll view with an anchor.
private struct Anchored: View {
  let anchor: UnitPoint
  var rows = 0..<20
  var height: CGFloat = 100

  var body: some View {
    ScrollView {
      VStack(spacing: 0) {
        ForEach(rows, id: \.self) { _ in Color.red.frame(width: 100, height: 30) }
      }
      .accessibilityIdentifier("content")
    }
    .accessibilityIdentifier("scroll")
    .defaultScrollAnchor(anchor)
    .frame(width: 100, height: height)
  }
}

/// The scroll view alone on iOS.
@MainActor
private final class AnchoredHost {
  let host: ViewHost<Anchored>

  init(_ content: Anchored) {
    host = ViewHost(content)
    host.run()
  }

  var offset: CGFloat { host.frame(of: "content").map { -$0.minY } ?? .nan }

  func change(_ body: (inout Anchored) -> Void) {
    body(&host.rootView)
    host.run()
  }

  func scroll(to y: CGFloat) {
    _ = try? host.scroll("scroll", to: CGPoint(x: 0, y: y))
  }

  /// Drags the content and waits until it rests.
  func drag(by distance: CGFloat) {
    let start = CGPoint(x: 50, y: distance > 0 ? 20 : 90)
    _ = try? host.drag(from: start, to: CGPoint(x: 50, y: start.y + distance), duration: 1)
    _ = try? host.advance(by: 5)
  }
}
