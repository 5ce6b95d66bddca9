import Foundation
import SwiftUI

extension Facts {
  /// Animations of live views: values over time.
  static let motions: [String: Check] = [
    "mu-an-p2": { fact in
      let text = Changing { isChanged in
        Text("The quick brown fox jumps over it").accessibilityIdentifier("text")
          .frame(width: isChanged ? 200 : 60)
      }
      let before = text.size("text")
      text.change(.linear(duration: 1))
      let after = text.host.finalFrames["text"]?.size ?? .zero
      fact.isTrue(
        "the lines are others", after.height < before.height && after.width > before.width)
      for time in [0.25, 0.5, 0.75] {
        text.advance(to: time)
        fact.expect(
          "text after \(time)", text.size("text"),
          is: (
            before.width + (after.width - before.width) * time,
            before.height + (after.height - before.height) * time
          ))
        fact.isTrue("the lines fade", text.opacities == [1 - time, time])
      }
    },

    "mu-an-w2": { fact in
      let host = Changing { isChanged in
        Color.red.frame(width: 20, height: 20).accessibilityIdentifier("child")
          .padding(isChanged ? 30 : 10).accessibilityIdentifier("padded")
      }
      host.change(.linear(duration: 1))
      for (time, padding) in [(0.0, 10.0), (0.25, 15), (0.5, 20), (1, 30)] {
        host.advance(to: time)
        fact.expect(
          "padded at \(time)", host.size("padded"), is: (20 + padding * 2, 20 + padding * 2))
        fact.expect("child.x at \(time)", host.frame("child").minX, is: padding)
        fact.expect("child.y at \(time)", host.frame("child").minY, is: padding)
        fact.expect("child at \(time)", host.size("child"), is: (20, 20))
      }
    },

    "mu-an-w5": { fact in
      let host = Changing { isChanged in
        Color.clear.frame(width: 40, height: 40).border(.red, width: isChanged ? 5 : 1)
      }
      host.change(.linear(duration: 1))
      for (time, width) in [(0.0, 1.0), (0.25, 2), (0.5, 3), (1, 5)] {
        host.advance(to: time)
        let lines = host.host.displayList().items.compactMap {
          if case .fill(let path, _, true) = $0 { path } else { nil }
        }
        let (inside, outside) = (CGPoint(x: width - 0.4, y: 20), CGPoint(x: width + 0.4, y: 20))
        fact.isTrue(
          "the line is \(width) wide at \(time)",
          lines.count == 1 && lines[0].contains(inside, eoFill: true)
            && !lines[0].contains(outside, eoFill: true))
      }
    },

    "mu-an-t1": { fact in
      let host = Changing { isChanged, other in
        Color.red.frame(width: isChanged ? 110 : 10, height: other ? 110 : 10)
          .accessibilityIdentifier("box").animation(.linear(duration: 1), value: isChanged)
      }
      host.change(nil)
      host.advance(to: 0.5)
      fact.expect("box", host.size("box"), is: (60, 10))
      host.advance(to: 1)
      host.changeOther(nil)
      fact.expect("box", host.size("box"), is: (110, 110))
      fact.isTrue("nothing moves", !host.host.isAnimating)
    },

    "mu-an-t6": { fact in
      let host = Changing { isChanged in
        VStack(spacing: 0) {
          Color.red.frame(width: isChanged ? 110 : 10, height: 10).accessibilityIdentifier("still")
            .transaction { $0.animation = nil }
          Color.red.frame(width: isChanged ? 110 : 10, height: 10).accessibilityIdentifier("moving")
        }
      }
      host.change(.linear(duration: 1))
      host.advance(to: 0.5)
      fact.expect("still", host.size("still"), is: (110, 10))
      fact.expect("moving", host.size("moving"), is: (60, 10))
    },

    "mu-an-t7": { fact in
      for outer in [Animation.linear(duration: 1), nil] {
        let host = Changing { isChanged in
          Color.red.frame(width: isChanged ? 110 : 10, height: 10).accessibilityIdentifier("box")
            .transaction { $0.animation = .linear(duration: 4) }
        }
        host.change(outer)
        host.advance(to: 0.5)
        fact.expect("box", host.size("box"), is: (22.5, 10))
      }
    },

    "mu-an-t8": { fact in
      for disables in [true, false] {
        let host = Changing { isChanged in
          Color.red.frame(width: isChanged ? 110 : 10, height: 10).accessibilityIdentifier("box")
            .animation(.linear(duration: 4), value: isChanged)
        }
        var transaction = Transaction(animation: .linear(duration: 1))
        transaction.disablesAnimations = disables
        host.change(transaction)
        host.advance(to: 0.5)
        fact.expect("box", host.size("box"), is: (disables ? 60 : 22.5, 10))
      }
    },

    "mu-an-t10": { fact in
      let host = Changing { isChanged, other in
        HStack(alignment: .top, spacing: 0) {
          Color.red.frame(width: 10, height: isChanged ? 110 : 10).accessibilityIdentifier("first")
          Color.red.frame(width: 10, height: other ? 110 : 10).accessibilityIdentifier("second")
        }
      }
      host.writeBoth(.linear(duration: 1), .linear(duration: 4))
      host.advance(to: 0.5)
      fact.expect("first", host.size("first"), is: (10, 60))
      fact.expect("second", host.size("second"), is: (10, 22.5))
    },

    "mu-an-t11": { fact in
      let host = Changing { isChanged in
        Color.red.frame(width: isChanged ? 110 : 10, height: 10).accessibilityIdentifier("box")
      }
      let state = host.state
      let binding = Binding(get: { state.wrappedValue }, set: { state.wrappedValue = $0 })
      host.write { binding.animation(.linear(duration: 1)).wrappedValue = true }
      fact.expect("box", host.size("box"), is: (110, 10))
      host.write { state.animation(.linear(duration: 1)).wrappedValue = false }
      host.advance(to: 0.5)
      fact.expect("box", host.size("box"), is: (60, 10))
    },

    "mu-an-c2": { fact in
      let host = Changing { isChanged in
        Color.red.frame(width: isChanged ? 110 : 10, height: 10).accessibilityIdentifier("box")
      }
      host.write { withAnimation { host.state.wrappedValue = false } }
      fact.isTrue("nothing moves", !host.host.isAnimating)
      fact.expect("box", host.size("box"), is: (10, 10))
    },
  ]
}

extension FactCheck {
  fileprivate mutating func isTrue(_ what: String, _ condition: Bool) {
    if !condition { fail("\(what): it is not so") }
  }
}

/// Hosts a live view with two Boolean states.
@MainActor
final class Changing {
  let host: ViewHost<AnyView>
  private let switches = Switches()
  private var other: Binding<Bool> { switches.second }
  var state: Binding<Bool> { switches.first }

  convenience init<V: View>(@ViewBuilder _ content: @escaping (Bool) -> V) {
    self.init { isChanged, _ in content(isChanged) }
  }

  init<V: View>(@ViewBuilder _ content: @escaping (Bool, Bool) -> V) {
    host = ViewHost(
      AnyView(Switched(switches: switches, content: content)),
      size: ProposedViewSize(width: 400, height: 400), platform: .macOS)
    _ = try? host.update()
  }

  func change(_ animation: Animation?) { change(Transaction(animation: animation)) }
  func change(_ transaction: Transaction) {
    write { withTransaction(transaction) { state.wrappedValue.toggle() } }
  }
  func changeOther(_ animation: Animation?) {
    write { withAnimation(animation) { other.wrappedValue.toggle() } }
  }
  func writeBoth(_ first: Animation?, _ second: Animation?) {
    write {
      withAnimation(first) { state.wrappedValue.toggle() }
      withAnimation(second) { other.wrappedValue.toggle() }
    }
  }
  func write(_ body: () -> Void) {
    body()
    _ = try? host.update()
  }

  func advance(to time: TimeInterval) { _ = try? host.advance(by: time - host.time) }
  func frame(_ name: String) -> CGRect { host.frames[name] ?? .null }
  func size(_ name: String) -> CGSize { frame(name).size }

  /// The opacities of the groups in the display list.
  var opacities: [Double] {
    host.displayList().items.compactMap {
      if case .push(.opacity(let opacity)) = $0 { opacity } else { nil }
    }
  }

  @MainActor
  private final class Switches {
    private(set) var first: Binding<Bool> = .constant(false)
    private(set) var second: Binding<Bool> = .constant(false)
    func follow(_ first: Binding<Bool>, _ second: Binding<Bool>) {
      (self.first, self.second) = (first, second)
    }
  }

  private struct Switched<Content: View>: View {
    let switches: Switches
    @ViewBuilder let content: (Bool, Bool) -> Content
    @State private var first = false
    @State private var second = false
    var body: some View {
      let _ = switches.follow($first, $second)
      content(first, second)
    }
  }
}
