import Foundation
import Quoin
import SwiftUI

extension Facts {
  /// The values that animate, and those that jump. The recordings list every value that SwiftUI
  /// animates.
  static let motion2: [String: Check] = [
    "m2-an-w5c": { fact in
      let host = Changing { isBlue in
        Color.clear.frame(width: 50, height: 20).border(isBlue ? .blue : .red, width: 2)
      }
      let before = host.paints
      host.change(.linear(duration: 1))
      host.advance(to: 0.5)
      let middle = host.paints
      host.advance(to: 1)
      fact.expectMix(before, middle, host.paints)
    },

    "m2-an-w7": { fact in
      let host = Changing { isWide in
        Color.red.frame(maxWidth: isWide ? 300 : 100, maxHeight: 20)
          .accessibilityIdentifier("box")
      }
      host.change(.linear(duration: 1))
      for (time, width) in [(0.0, 100.0), (0.25, 150), (0.5, 200), (1, 300)] {
        host.advance(to: time)
        fact.expect("box at \(time)", host.size("box"), is: (width, 20))
        fact.expect("painted at \(time)", host.areas.first?.frame.width, is: width)
      }
    },

    "m2-an-t2": { fact in
      let host = Changing { value, other in
        Color.red.frame(width: 50, height: 20).opacity(other ? 0.5 : 1)
          .animation(.linear(duration: 1), value: value)
      }
      host.changeOther(nil)
      fact.expectStill(host, opacity: 0.5)
    },

    "m2-an-t3": { fact in
      let host = Changing { isChanged in
        HStack {
          Color.red.frame(width: 20, height: 20).opacity(isChanged ? 0.5 : 1)
            .animation(.linear(duration: 1), value: isChanged)
          Color.blue.frame(width: 20, height: 20).opacity(isChanged ? 0.2 : 1)
        }
      }
      host.change(nil)
      for (time, opacity) in [(0.0, 1.0), (0.25, 0.875), (0.5, 0.75), (1, 0.5)] {
        host.advance(to: time)
        let areas = host.areas.sorted { $0.frame.minX < $1.frame.minX }
        fact.expect("areas", CGFloat(areas.count), is: 2)
        fact.expect("X at \(time)", areas.first?.opacity, is: opacity)
        fact.expect("Y at \(time)", areas.last?.opacity, is: 0.2)
      }
    },

    "m2-an-t4n": { fact in
      let host = Changing { isChanged in
        Fading(isChanged: isChanged).animation(nil, value: isChanged)
      }
      host.change(.linear(duration: 1))
      fact.expectStill(host, opacity: 0.5)
    },

    "m2-an-t5n": { fact in
      let host = Changing { Fading(isChanged: $0) }
      host.change(Transaction(animation: nil))
      fact.expectStill(host, opacity: 0.5)
    },

    "m2-an-t8b": { fact in
      let host = Changing { isChanged in
        Fading(isChanged: isChanged).animation(.linear(duration: 4), value: isChanged)
      }
      var transaction = Transaction()
      transaction.disablesAnimations = true
      host.change(transaction)
      fact.expectStill(host, opacity: 0.5)
    },

    "m2-an-t8c": { fact in
      let host = Changing { Fading(isChanged: $0) }
      var transaction = Transaction(animation: .linear(duration: 1))
      transaction.disablesAnimations = true
      host.change(transaction)
      fact.expectFading(host)
    },

    "m2-an-t11s": { fact in
      let host = Changing { Fading(isChanged: $0) }
      host.write { host.state.animation(.linear(duration: 1)).wrappedValue = true }
      fact.expectFading(host)
    },

    "m2-an-t11c": { fact in
      let host = Changing { Fading(isChanged: $0) }
      host.write { host.state.wrappedValue = true }
      fact.expectStill(host, opacity: 0.5)
    },

    "m2-an-t12": { fact in
      let level = Level()
      let host = Changing { _ in Levelled(level: level) }
      let binding = Binding(get: { level.value }, set: { level.value = $0 })
        .transaction(Transaction(animation: .linear(duration: 1)))
      host.write { binding.wrappedValue = 0.5 }
      fact.expectStill(host, opacity: 0.5)
    },

    "m2-an-t11": { fact in
      let level = Level()
      let host = Changing { _ in Levelled(level: level) }
      let binding = Binding(get: { level.value }, set: { level.value = $0 })
        .animation(.linear(duration: 1))
      host.write { binding.wrappedValue = 0.5 }
      fact.expectStill(host, opacity: 0.5)
    },

    "m2-pt-n1": { fact in
      let host = Changing { isTurned in
        Color.red.frame(width: 50, height: 20).rotationEffect(.degrees(isTurned ? 90 : 0))
      }
      host.change(.linear(duration: 1))
      for (time, degrees) in [(0.0, 0.0), (0.25, 22.5), (0.5, 45), (1, 90)] {
        host.advance(to: time)
        fact.expect("the angle at \(time)", host.areas.first?.degrees, is: degrees)
      }
    },

    "m2-pt-n4": { fact in
      let wide = Changing { Shaded(radius: $0 ? 10 : 0) }
      wide.change(.linear(duration: 1))
      wide.advance(to: 0.5)
      let half = wide.shadow?.radius
      wide.advance(to: 1)
      fact.expect("the radius at the end", wide.shadow?.radius, is: 10)
      fact.expect("the radius in the middle", half, is: 5)

      let moved = Changing { Shaded(radius: 2, x: $0 ? 10 : 0) }
      moved.change(.linear(duration: 1))
      for (time, x) in [(0.0, 0.0), (0.25, 2.5), (0.5, 5), (1, 10)] {
        moved.advance(to: time)
        fact.expect("x at \(time)", moved.shadow?.offset.width, is: x)
      }

      let colored = Changing { Shaded(color: $0 ? .blue : .black, radius: 2) }
      let before = colored.shadow?.color.blue ?? .nan
      colored.change(.linear(duration: 1))
      colored.advance(to: 0.5)
      let middle = colored.shadow?.color.blue ?? .nan
      colored.advance(to: 1)
      let after = colored.shadow?.color.blue ?? .nan
      if !(before < middle && middle < after) {
        fact.fail("blue goes from \(before) over \(middle) to \(after)")
      }
    },

    "m2-pt-n7": { fact in
      let host = Changing { isWide in
        Path(CGRect(x: 0, y: 0, width: isWide ? 60 : 20, height: 20))
          .frame(width: 100, height: 20)
      }
      fact.expect("the path before", host.areas.first?.frame.width, is: 20)
      host.change(.linear(duration: 1))
      fact.expect("the path at once", host.areas.first?.frame.width, is: 60)
      fact.expectStill(host, opacity: 1)
    },

    "m2-pt-n8": { fact in
      let host = Changing { isThick in
        Rectangle().stroke(Color.black, lineWidth: isThick ? 6 : 1).frame(width: 50, height: 20)
      }
      host.change(.linear(duration: 1))
      for (time, width) in [(0.0, 1.0), (0.2, 2), (0.5, 3.5), (1, 6)] {
        host.advance(to: time)
        fact.expect("the line at \(time)", host.areas.first?.frame.width, is: 50 + width)
      }
    },

    "m2-pt-n9": { fact in
      let host = Changing { isChanged in
        Color.red.frame(width: 50, height: 20)
          .rotationEffect(.degrees(30), anchor: isChanged ? .topLeading : .center)
      }
      host.change(.linear(duration: 1))
      for (time, part) in [(0.0, 0.5), (0.25, 0.375), (0.5, 0.25), (1, 0)] {
        host.advance(to: time)
        let area = host.areas.first
        let anchor = CGPoint(x: 50 * part, y: 20 * part)
        let moved = area.map { anchor.applying($0.transform) }
        fact.expect("the angle at \(time)", area?.degrees, is: 30)
        fact.expect("the anchor's x at \(time)", moved?.x, is: anchor.x)
        fact.expect("the anchor's y at \(time)", moved?.y, is: anchor.y)
      }
    },

    // The probe trims a circle and strokes it; its title names the path that this makes.
    "m2-pt-n10": { fact in
      @MainActor func trimmed(to end: CGFloat) -> some View {
        Circle().trim(from: 0, to: end).stroke(Color.black, lineWidth: 2)
          .frame(width: 50, height: 50)
      }
      let host = Changing { trimmed(to: $0 ? 0.8 : 0.2) }
      host.change(.linear(duration: 1))
      for (time, end) in [(0.0, 0.2), (0.25, 0.35), (0.5, 0.5), (1, 0.8)] {
        host.advance(to: time)
        let (got, wanted) = (host.areas.first?.frame, Changing { _ in trimmed(to: end) }.areas)
        fact.expect("the arc at \(time)", got?.size, is: wanted.first.map { $0.size } ?? (0, 0))
        fact.expect("the arc's x at \(time)", got?.minX, is: wanted.first?.frame.minX ?? 0)
        fact.expect("the arc's y at \(time)", got?.minY, is: wanted.first?.frame.minY ?? 0)
      }
    },
  ]
}

extension FactCheck {
  /// Expects that nothing moves, and that the only area has its final opacity.
  @MainActor
  fileprivate mutating func expectStill(_ host: Changing, opacity: CGFloat) {
    if host.host.isAnimating { fail("something moves") }
    expect("areas", CGFloat(host.areas.count), is: 1)
    expect("the opacity at once", host.areas.first?.opacity, is: opacity)
    host.advance(to: host.host.time + 0.5)
    expect("the opacity later", host.areas.first?.opacity, is: opacity)
  }

  /// Expects that the opacity goes from 1 to a half in a second.
  @MainActor
  fileprivate mutating func expectFading(_ host: Changing) {
    for (time, opacity) in [(0.0, 1.0), (0.25, 0.875), (0.5, 0.75), (1, 0.5)] {
      host.advance(to: time)
      expect("the opacity at \(time)", host.areas.first?.opacity, is: opacity)
    }
    if host.host.isAnimating { fail("something still moves after a second") }
  }

  /// Expects one paint at each of three moments, the middle one between red and blue.
  fileprivate mutating func expectMix(
    _ before: [ResolvedColor], _ middle: [ResolvedColor], _ after: [ResolvedColor]
  ) {
    guard let red = before.first, let mix = middle.first, let blue = after.first,
      before.count == 1, middle.count == 1, after.count == 1
    else { return fail("not one line at each moment: \(before.count), \(middle.count)") }
    if !(red.red > mix.red && mix.red > blue.red && red.blue < mix.blue && mix.blue < blue.blue) {
      fail("\(mix) is not between \(red) and \(blue)")
    }
  }
}

private struct Fading: View {
  let isChanged: Bool
  var body: some View {
    Color.red.frame(width: 50, height: 20).opacity(isChanged ? 0.5 : 1)
  }
}

private final class Level: ObservableObject {
  @Published var value = 0.0
}

private struct Levelled: View {
  @ObservedObject var level: Level
  var body: some View { Color.red.frame(width: 50, height: 20).opacity(1 - level.value) }
}

private struct Shaded: View {
  var color = Color.black
  let radius: CGFloat
  var x: CGFloat = 0
  var body: some View {
    Color.red.frame(width: 50, height: 20).shadow(color: color, radius: radius, x: x, y: 0)
  }
}

extension Changing {
  /// The drawn areas, from back to front.
  var areas: [DrawnArea] { host.displayList().areas }

  /// The colors of the visible areas.
  fileprivate var paints: [ResolvedColor] { areas.compactMap(\.color).filter { $0.opacity > 0 } }

  fileprivate var shadow: (color: ResolvedColor, radius: CGFloat, offset: CGSize)? {
    host.displayList().items.lazy.compactMap {
      if case .push(.shadow(let color, let radius, let offset)) = $0 {
        (color, radius, offset)
      } else {
        nil
      }
    }.first
  }
}
