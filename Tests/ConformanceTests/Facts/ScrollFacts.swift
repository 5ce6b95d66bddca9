import Quoin
import QuoinCore
import SwiftUI

extension Facts {
  static let scrolls: [String: Check] = [
    "mu-lz-6": { fact in
      var made: Set<Int> = []
      _ = report(200, 200, platform: .macOS) {
        ScrollView {
          LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())]) {
            ForEach(0..<1000, id: \.self) { index in
              let _ = made.insert(index)
              Color.red.frame(height: 20)
            }
          }
        }
      }
      fact.expect("cells made", CGFloat(made.count), is: 16)
      fact.expect("the last one", CGFloat(made.max() ?? -1), is: 15)
    },

    "ob-grid1": { fact in
      let report = report(200, nil) {
        LazyVGrid(columns: [GridItem(.fixed(70)), GridItem(.adaptive(minimum: 40))]) {
          ForEach(0..<4) { Color.red.frame(height: 10).accessibilityIdentifier("c\($0)") }
        }
        .frame(width: 200)
      }
      fact.expect("c0", in: report, is: (0, 0, 70, 10))
      fact.expect("c1", in: report, is: (78, 0, 57, 10))
      fact.expect("c2", in: report, is: (143, 0, 57, 10))
      fact.expect("c3", in: report, is: (0, 18, 70, 10))
    },

    "nk-lazystack": { fact in
      let column = report(200, 200) { LazyVStack { Color.red.accessibilityIdentifier("a") } }
      let row = report(200, 200) { LazyHStack { Color.red.accessibilityIdentifier("a") } }
      fact.expect("a", column.frame(of: "a")?.size, is: (200, 10))
      fact.expect("a", row.frame(of: "a")?.size, is: (10, 200))
    },

    "nk-scroll-vstack": { fact in
      let report = report(200, 200) {
        ScrollView(.horizontal) {
          Color.red.frame(width: 50, height: 30).accessibilityIdentifier("a")
          Color.red.frame(width: 50, height: 30).accessibilityIdentifier("b")
        }
      }
      fact.expect("a", in: report, is: (0, 0, 50, 30))
      fact.expect("b", in: report, is: (0, 38, 50, 30))
    },

    "mu-dd-t1": { $0.scrolls(to: 10, .top, reaching: 300) },
    "mu-dd-t2": { $0.scrolls(to: 10, .center, reaching: 265) },
    "mu-dd-t5": { $0.scrolls(to: 1, nil, reaching: 0) },
    "mu-dd-t8": { $0.scrolls(to: 99, .top, reaching: 0) },
    "mu-dd-t9": { $0.scrolls(to: 10, UnitPoint(x: 0, y: 0.25), reaching: 282.5) },
    "mu-dd-t6": { $0.scrolls(to: 2, nil, from: 300, reaching: 60) },

    "mu-dd-t14": { fact in
      let offsets = scrolled(to: 10, .top, 200, 100) {
        ScrollView {
          Color.blue.frame(height: 40)
          ScrollView { Rows() }.frame(height: 100)
          Color.blue.frame(height: 400)
        }
      }
      fact.expect("outer", offsets.first, is: 0)
      fact.expect("inner", offsets.last, is: 300)
    },

    "mu-dd2-t10": { fact in
      let offsets = scrolled(to: 150, .top, 200, 100) {
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<200, id: \.self) { _ in Color.red.frame(height: 30) }
          }
        }
      }
      fact.expect("offset", offsets.first, is: 4500)
    },

    "mu-dd2-t12": { fact in
      for (anchor, offset) in [(UnitPoint.top, CGFloat(400)), (.bottom, 330)] {
        let offsets = scrolled(to: 10, anchor, 200, 100) {
          ScrollView {
            VStack(spacing: 0) {
              ForEach(0..<20, id: \.self) { _ in
                Color.red.frame(height: 30)
                Color.blue.frame(height: 10)
              }
            }
          }
        }
        fact.expect("offset", offsets.first, is: offset)
      }
    },

    "mu-dd2-t13": { fact in
      let offsets = scrolled(to: "here", .top, 200, 100) {
        ScrollView {
          VStack(spacing: 0) {
            Color.blue.frame(height: 250)
            Color.red.frame(height: 30).id("here")
            Color.blue.frame(height: 500)
          }
        }
      }
      fact.expect("offset", offsets.first, is: 250)
    },
  ]

  /// 20 rows of 30 points.
  private struct Rows: View {
    var body: some View {
      VStack(spacing: 0) {
        ForEach(0..<20, id: \.self) { Color.red.frame(height: 30).id($0) }
      }
    }
  }

  /// Returns the offsets of all scroll views after `content` is scrolled from `start` points to the
  /// view `id`.
  @MainActor
  private static func scrolled<Content: View>(
    to id: some Hashable, _ anchor: UnitPoint?, from start: CGFloat = 0, _ width: CGFloat,
    _ height: CGFloat, @ViewBuilder content: @escaping () -> Content
  ) -> [CGFloat] {
    var environment = EnvironmentValues()
    environment.platform = .macOS
    var proxies: [ScrollViewProxy] = []
    let view = ScrollViewReader { reader in
      let _ = proxies.append(reader)
      content()
    }
    let proposal = ProposedViewSize(width: width, height: height)
    guard let tree = try? ViewTree(view, environment: environment, shaper: SystemShaper.shared)
    else { return [] }
    _ = try? tree.layOut(proposal: proposal)
    if start != 0 { try? tree.scroll(0, to: CGPoint(x: 0, y: start)) }
    proxies.last?.scrollTo(id, anchor: anchor)
    _ = try? tree.layOut(proposal: proposal)
    return tree.scrollViews.map { tree.layout.scrollOffset(of: $0).y }
  }

  fileprivate static func scrolledRows(to id: Int, _ anchor: UnitPoint?, from start: CGFloat)
    -> CGFloat?
  {
    scrolled(to: id, anchor, from: start, 200, 100) {
      ScrollView { Rows() }.frame(height: 100)
    }.first
  }
}

extension FactCheck {
  /// Expects `scrollTo(id, anchor:)` to scroll a viewport of 100 over 20 rows of 30 to `offset`.
  @MainActor
  fileprivate mutating func scrolls(
    to id: Int, _ anchor: UnitPoint?, from start: CGFloat = 0, reaching offset: CGFloat
  ) {
    expect("offset", Facts.scrolledRows(to: id, anchor, from: start), is: offset)
  }
}
