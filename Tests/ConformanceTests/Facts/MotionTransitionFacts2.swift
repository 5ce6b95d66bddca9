import Quoin
import SwiftUI

extension Facts {
  /// Transitions of a red view of 50 × 30 over a blue one of 30 × 10.
  static let motionTransitions2: [String: Check] = [
    "m2-an-x1": { fact in
      let host = inserting(.opacity)
      host.change(.linear(duration: 1))
      for (time, opacity) in [(0.0, 0.0), (0.25, 0.25), (0.5, 0.5), (1, 1)] {
        host.advance(to: time)
        fact.expectRed(host, at: time, opacity: opacity)
      }
      host.change(.linear(duration: 1))
      for (time, opacity) in [(1.0, 1.0), (1.25, 0.75), (1.5, 0.5)] {
        host.advance(to: time)
        fact.expectRed(host, at: time, opacity: opacity)
      }
      host.advance(to: 2.1)
      if !host.reds.isEmpty { fact.fail("the view is still drawn") }
    },

    "m2-an-x6": { fact in
      let host = inserting(.asymmetric(insertion: .opacity, removal: .move(edge: .trailing)))
      host.change(.linear(duration: 1))
      host.advance(to: 0.25)
      fact.expectRed(host, at: 0.25, opacity: 0.25)
      host.advance(to: 1)
      host.change(.linear(duration: 1))
      for (time, x) in [(1.0, 0.0), (1.25, 12.5), (1.5, 25)] {
        host.advance(to: time)
        fact.expectRed(host, at: time, x: x)
      }
    },

    "m2-an-x8": { fact in
      let host = inserting(.opacity.combined(with: .move(edge: .bottom)))
      host.change(.linear(duration: 1))
      for (time, y) in [(0.0, 30.0), (0.25, 22.5), (0.5, 15), (1, 0)] {
        host.advance(to: time)
        fact.expectRed(host, at: time, y: y, opacity: time)
      }
    },

    "m2-an-x15b": { fact in
      let host = Changing { isOn in
        ZStack(alignment: .topLeading) {
          Color.blue.frame(width: 30, height: 10)
          if isOn {
            VStack { Color.red.frame(width: 50, height: 30).transition(.move(edge: .leading)) }
              .transition(.identity)
          }
        }
        .frame(width: 400, height: 200, alignment: .topLeading)
      }
      host.change(.linear(duration: 1))
      fact.expectNoMove(host)
    },

    "m2-an-x13": { fact in
      let host = Changing { isOn in
        VStack(spacing: 0) {
          if isOn { Color.red.frame(width: 50, height: 20).transition(.opacity) }
          Color.blue.frame(width: 30, height: 10)
        }
        .animation(.linear(duration: 1), value: isOn)
        .frame(width: 400, height: 200, alignment: .topLeading)
      }
      host.change(nil)
      for time in [0, 0.25, 0.5, 1] as [CGFloat] {
        host.advance(to: time)
        fact.expectRed(host, at: time, opacity: time)
        let blue = host.colored { $0.blue > $0.red }.first?.frame
        fact.expect("the sibling's x at \(time)", blue?.minX, is: 10 * time)
        fact.expect("the sibling's y at \(time)", blue?.minY, is: 20 * time)
      }
    },

    "m2-an-x17": { fact in
      let host = Changing { isOff in
        ZStack(alignment: .topLeading) {
          Color.blue.frame(width: 30, height: 10)
          if !isOff { Color.red.frame(width: 50, height: 30).transition(.opacity) }
        }
        .transaction { $0.animation = .linear(duration: 1) }
        .frame(width: 400, height: 200, alignment: .topLeading)
      }
      fact.expectNoMove(host)
    },

    "m2-an-r5i": { fact in
      let host = inserting(.identity, reducesMotion: true)
      host.change(.linear(duration: 1))
      fact.expectNoMove(host)
    },

    "m2-an-r5a": { fact in
      let transition = AnyTransition.asymmetric(insertion: .move(edge: .top), removal: .scale)
      let host = inserting(transition, reducesMotion: true)
      host.change(.linear(duration: 1))
      for time in [0, 0.25, 0.5, 1] as [CGFloat] {
        host.advance(to: time)
        fact.expectRed(host, at: time, opacity: time)
      }
    },

    "m2-an-r5c": { fact in
      let transition = AnyTransition.opacity.combined(with: .move(edge: .bottom))
      let host = inserting(transition, reducesMotion: true)
      host.change(.linear(duration: 1))
      for time in [0, 0.25, 0.5, 1] as [CGFloat] {
        host.advance(to: time)
        fact.expectRed(host, at: time, opacity: time)
      }
    },

    "m2-cx-sw": { fact in
      let host = switching()
      host.change(.linear(duration: 1))
      for time in [0, 0.25, 0.5] as [CGFloat] {
        host.advance(to: time)
        fact.expectRed(host, at: time, x: -50 * time)
        let greens = host.colored { $0.green > $0.red }
        fact.expect("new views at \(time)", CGFloat(greens.count), is: 1)
        fact.expect("the new one's x at \(time)", greens.first?.frame.minX, is: -50 + 50 * time)
        fact.expect("its opacity at \(time)", greens.first?.opacity, is: 1)
      }
      host.advance(to: 1.1)
      fact.expect("views in the end", CGFloat(host.areas.count), is: 1)
      fact.expect("x in the end", host.areas.first?.frame.minX, is: 0)
    },

    "m2-cx-swn": { fact in
      let host = switching()
      host.change(nil)
      if host.host.isAnimating { fact.fail("something moves") }
      fact.expect("views at once", CGFloat(host.areas.count), is: 1)
      let greens = host.colored { $0.green > $0.red }
      fact.expect("x at once", greens.first?.frame.minX, is: 0)
      fact.expect("the opacity at once", greens.first?.opacity, is: 1)
    },
  ]

  /// Returns a host that inserts the red view when its state changes.
  private static func inserting(_ transition: AnyTransition, reducesMotion: Bool = false)
    -> Changing
  {
    let host = Changing { isOn in
      ZStack(alignment: .topLeading) {
        Color.blue.frame(width: 30, height: 10)
        if isOn { Color.red.frame(width: 50, height: 30).transition(transition) }
      }
      .frame(width: 400, height: 200, alignment: .topLeading)
    }
    if reducesMotion { host.write { host.host.environment.accessibilityReduceMotion = true } }
    return host
  }

  /// Returns a host that goes from the first of three cases to the second.
  private static func switching() -> Changing {
    Changing { isChanged in
      ZStack(alignment: .topLeading) {
        switch isChanged ? 1 : 0 {
        case 0: Color.red.frame(width: 50, height: 30).transition(.move(edge: .leading))
        case 1: Color.green.frame(width: 50, height: 30).transition(.move(edge: .leading))
        default: Color.blue.frame(width: 50, height: 30).transition(.move(edge: .leading))
        }
      }
      .frame(width: 400, height: 200, alignment: .topLeading)
    }
  }
}

extension Changing {
  /// The areas whose color satisfies a condition.
  fileprivate func colored(_ condition: (ResolvedColor) -> Bool) -> [DrawnArea] {
    areas.filter { $0.color.map(condition) ?? false }
  }

  fileprivate var reds: [DrawnArea] {
    colored { $0.red > $0.blue && $0.red > $0.green }
  }
}

extension FactCheck {
  /// Expects the red view at a place, with an opacity. A view that is transparent may be left out.
  @MainActor
  fileprivate mutating func expectRed(
    _ host: Changing, at time: CGFloat, x: CGFloat = 0, y: CGFloat = 0, opacity: CGFloat = 1
  ) {
    let reds = host.reds
    if opacity == 0, reds.isEmpty { return }
    expect("red views at \(time)", CGFloat(reds.count), is: 1)
    expect("x at \(time)", reds.first?.frame.minX, is: x)
    expect("y at \(time)", reds.first?.frame.minY, is: y)
    expect("the width at \(time)", reds.first?.frame.width, is: 50)
    expect("the opacity at \(time)", reds.first?.opacity, is: opacity)
  }

  /// Expects that the red view is at its place at once and later.
  @MainActor
  fileprivate mutating func expectNoMove(_ host: Changing) {
    if host.host.isAnimating { fail("something moves") }
    let start = host.host.time
    for time in [start, start + 0.25] {
      host.advance(to: time)
      expectRed(host, at: time)
    }
  }
}
