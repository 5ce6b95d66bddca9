import SwiftUI

extension Facts {
  static let transitions: [String: Check] = [
    "os-idorder-identity": { fact in
      let log = Log()
      let host = Switching(log) { isOn, log in
        Color.red.onAppear { log.add("A" + log.flag) }.onDisappear { log.add("D" + log.flag) }
          .transition(.identity).id(isOn)
      }
      log.flag = "T"
      host.set(true)
      host.close()
      fact.expect(log, is: ["AF", "DT", "AT", "DT"])
    },

    "mu-an-x0": { fact in
      let host = Coming { if $0 { Color.red.frame(width: 40, height: 40) } }
      host.set(true)
      host.advance(0.25)
      fact.expect("the opacity on the way in", host.look?.opacity, is: 0.25)
      host.advance(1)
      host.set(false)
      host.advance(0.25)
      fact.expect("the opacity on the way out", host.look?.opacity, is: 0.75)
      host.advance(1)
      if host.look != nil { fact.fail("the view is still seen") }
    },

    "mu-an-w10": { fact in
      let host = Coming {
        if $0 {
          Color.red.frame(width: 40, height: 40).clipped()
        } else {
          Color.red.frame(width: 40, height: 40)
        }
      }
      host.set(true)
      host.advance(0.25)
      let opacities = host.looks.map(\.opacity).sorted()
      fact.expect("views on the way", CGFloat(opacities.count), is: 2)
      fact.expect("the opacity of the new view", opacities.first, is: 0.25)
      fact.expect("the opacity of the old view", opacities.last, is: 0.75)
    },

    "mu-an-x00": { fact in
      let host = Coming(true) { isOn in
        VStack(spacing: 0) {
          if isOn { Color.red.frame(width: 40, height: 30).transition(.opacity) }
          Color.blue.frame(width: 40, height: 20)
        }
        .frame(height: 100, alignment: .top)
      }
      host.set(false)
      for part in [0.0, 0.2, 0.4, 0.6, 0.8] {
        fact.expect("the removed view at \(part)", host.looks.first?.frame.minY, is: 0)
        fact.expect("its opacity at \(part)", host.looks.first?.opacity, is: 1 - part)
        fact.expect("the sibling at \(part)", host.looks.last?.frame.minY, is: 30 * (1 - part))
        host.advance(0.2)
      }
      fact.expect("views in the end", CGFloat(host.looks.count), is: 1)
    },

    "mu-an-x7": { fact in
      let host = Coming { if $0 { Color.red.frame(width: 40, height: 40).transition(.identity) } }
      host.set(true)
      fact.expect("the opacity at once", host.look?.opacity, is: 1)
      if host.isAnimating { fact.fail("something moves") }
      host.set(false)
      if host.look != nil { fact.fail("the view is still seen") }
    },

    "mu-an-x9": { fact in
      let host = Coming {
        if $0 { Color.red.frame(width: 40, height: 40).transition(.offset(x: 30, y: 5)) }
      }
      host.set(true)
      host.advance(0.2)
      let early = host.look?.frame.origin
      host.advance(1)
      let place = host.look?.frame.origin
      fact.expect("x", early.map { $0.x - (place?.x ?? 0) }, is: 24)
      fact.expect("y", early.map { $0.y - (place?.y ?? 0) }, is: 4)
    },

    "mu-an-x10": { fact in
      let host = Coming {
        if $0 { Color.red.frame(width: 40, height: 40).transition(.push(from: .leading)) }
      }
      host.set(true)
      host.advance(0.25)
      let early = host.look
      host.advance(1)
      let place = host.look?.frame.minX ?? 0
      fact.expect("x on the way in", early.map { $0.frame.minX - place }, is: -30)
      fact.expect("the opacity on the way in", early?.opacity, is: 0.25)
      host.set(false)
      host.advance(0.25)
      fact.expect("x on the way out", host.look.map { $0.frame.minX - place }, is: 10)
      fact.expect("the opacity on the way out", host.look?.opacity, is: 0.75)
    },

    "mu-an-x15": { fact in
      let host = Coming {
        if $0 {
          VStack { Color.red.frame(width: 40, height: 40).transition(.move(edge: .leading)) }
        }
      }
      host.set(true)
      host.advance(0.25)
      let early = host.look
      fact.expect("the opacity", early?.opacity, is: 0.25)
      host.advance(1)
      fact.expect("x", early?.frame.minX, is: host.look?.frame.minX ?? 0)
    },

    "mu-an-x1n": { fact in
      let host = Coming { if $0 { Color.red.frame(width: 40, height: 40).transition(.opacity) } }
      host.set(true, animation: nil)
      fact.expect("the opacity at once", host.look?.opacity, is: 1)
      if host.isAnimating { fact.fail("something moves") }
    },

    "mu-an-r5": { fact in
      let moving: [(String, AnyTransition)] = [
        ("move", .move(edge: .leading)), ("scale", .scale), ("slide", .slide),
        ("offset", .offset(x: 30, y: 5)), ("push", .push(from: .leading)),
      ]
      for (name, transition) in moving {
        let host = Coming(reducesMotion: true) {
          if $0 { Color.red.frame(width: 40, height: 40).transition(transition) }
        }
        host.set(true)
        host.advance(0.25)
        let early = host.look
        host.advance(1)
        fact.expect("\(name): the opacity", early?.opacity, is: 0.25)
        fact.expect("\(name): x", early?.frame.minX, is: host.look?.frame.minX ?? 0)
        fact.expect("\(name): the width", early?.frame.width, is: 40)
      }
      let still = Coming(reducesMotion: true) {
        if $0 { Color.red.frame(width: 40, height: 40).transition(.identity) }
      }
      still.set(true)
      fact.expect("identity: the opacity at once", still.look?.opacity, is: 1)
      let layout = Coming(reducesMotion: true) {
        Color.red.frame(width: $0 ? 80 : 40, height: 40)
      }
      layout.set(true)
      layout.advance(0.25)
      fact.expect("layout: the width", layout.look?.frame.width, is: 50)
    },
  ]
}

/// Hosts a view with a condition, which changes in a linear animation of one second.
@MainActor
private final class Coming {
  private struct Root: View {
    var isOn: Bool
    let content: (Bool) -> AnyView
    var body: some View { ZStack { content(isOn) }.frame(width: 100, height: 100) }
  }
  private let host: ViewHost<Root>

  init<V: View>(
    _ isOn: Bool = false, reducesMotion: Bool = false, @ViewBuilder _ content: @escaping (Bool) -> V
  ) {
    host = ViewHost(
      Root(isOn: isOn) { AnyView(content($0)) }, size: ProposedViewSize(width: 100, height: 100))
    host.environment.accessibilityReduceMotion = reducesMotion
    host.run()
  }

  func set(_ isOn: Bool, animation: Animation? = .linear(duration: 1)) {
    withAnimation(animation) { host.rootView.isOn = isOn }
    host.run()
  }

  func advance(_ seconds: Double) {
    do { try host.advance(by: seconds) } catch { fatalError("\(error)") }
  }

  var isAnimating: Bool { host.isAnimating }
  var look: (frame: CGRect, opacity: CGFloat)? { looks.first }

  /// The visible filled rectangles, from back to front.
  var looks: [(frame: CGRect, opacity: CGFloat)] {
    var result: [(frame: CGRect, opacity: CGFloat)] = []
    var open: [(transform: CGAffineTransform, opacity: CGFloat)] = [(.identity, 1)]
    for item in host.displayList().items {
      let (transform, opacity) = open[open.count - 1]
      switch item {
      case .push(.transform(let inner)): open.append((inner.concatenating(transform), opacity))
      case .push(.opacity(let inner)): open.append((transform, opacity * CGFloat(inner)))
      case .push: open.append((transform, opacity))
      case .pop: open.removeLast()
      case .fill(let path, _, _):
        result.append((path.boundingRect.applying(transform), opacity))
      default: break
      }
    }
    return result
  }
}
