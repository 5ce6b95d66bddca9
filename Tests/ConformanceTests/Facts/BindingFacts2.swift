import Combine
import Foundation
import SwiftUI

extension Facts {
  static let bindings2: [String: Check] = [
    "m2-ds-b1": { fact in
      let log = Log()
      ViewHost(Ancestor(log: log)).run()
      fact.expect(log, is: ["n=0", "n=5"])
    },

    "st-bd-ambient": { fact in
      let moving = Moving()
      withAnimation(linear2) { moving.binding.animation(linear1).wrappedValue = 100 }
      fact.expect("the width after 0.5 s", moving.width(after: 0.5), is: 25)
      fact.expect("the width after 1 s", moving.width(after: 0.5), is: 50)
      fact.expect("the width after 2 s", moving.width(after: 1), is: 100)
    },

    "st-bd-disabled": { fact in
      let moving = Moving()
      withAnimation(linear2) { moving.binding.transaction(disabled).wrappedValue = 100 }
      fact.expect("the width after 0.5 s", moving.width(after: 0.5), is: 25)
      fact.expect("the width after 1 s", moving.width(after: 0.5), is: 50)
    },

    "st-bd-outside": { fact in
      let moving = Moving()
      moving.binding.animation(linear1).wrappedValue = 100
      fact.expect("the width after 0.25 s", moving.width(after: 0.25), is: 25)
      let plain = Moving(animation: linear1)
      plain.binding.wrappedValue = 100
      fact.expect("the view's own animation after 0.25 s", plain.width(after: 0.25), is: 25)
      let snapping = Moving(animation: linear1)
      snapping.binding.transaction(disabled).wrappedValue = 100
      fact.expect("the width at once", snapping.width(after: 0), is: 100)
    },

    "st-bd-nil": { fact in
      let binding = Moving().binding.animation(nil)
      fact.expect(binding.transaction.disablesAnimations, "animations are disabled")
      fact.expect(binding.transaction.animation == nil, "there is no animation")
    },

    "st-bd-member": { fact in
      let host = ViewHost(Modeled(stash: modelStash))
      host.run()
      let member = modelStash.binding?.animation(linear1).field
      fact.expect(member?.transaction.animation == linear1, "the member has the animation")
    },

    "st-bd-equal": { fact in
      let moving = Moving()
      moving.binding.animation(linear1).wrappedValue = 0
      fact.expect("the width at once", moving.width(after: 0), is: 0)
      fact.expect(!moving.host.isAnimating, "nothing is animated")
    },

    "st-bd-wrap": { fact in
      var value = 3
      let wrapped = Binding<Int?>(Binding(get: { value }, set: { value = $0 }))
      fact.expect(wrapped.wrappedValue == 3, "it reads 3")
      wrapped.wrappedValue = nil
      fact.expect("after nil", CGFloat(value), is: 3)
      wrapped.wrappedValue = 9
      fact.expect("after 9", CGFloat(value), is: 9)
    },

    "st-bd-projected": { fact in
      let moving = Moving()
      let copy = Binding(projectedValue: moving.binding.animation(linear1))
      fact.expect(copy.transaction.animation == linear1, "the copy has the animation")
      copy.wrappedValue = 100
      fact.expect("the original", moving.binding.wrappedValue, is: 100)
      fact.expect("the width after 0.25 s", moving.width(after: 0.25), is: 25)
    },

    "st-dp-nested": { fact in
      let events = Recorder<[String]>([])
      ViewHost(Nested(events: events)).run()
      fact.expect(
        events.value == ["update inner", "update outer", "body"],
        "the nested update is first: \(events.value)")
    },

    "os2-oo-pub": { fact in
      let log = Log()
      ViewHost(PublishedContent(log: log)).run()
      fact.expectBodies(log, content: 2, subviews: 3)
    },

    "os2-ob-let": { fact in
      let log = Log()
      ViewHost(TrackedContent(log: log)).run()
      fact.expectBodies(log, content: 2, subviews: 3)
    },
  ]

  private static let linear1 = Animation.linear(duration: 1)
  private static let linear2 = Animation.linear(duration: 2)
  private static let modelStash = ModelStash()

  private static var disabled: Transaction {
    var transaction = Transaction()
    transaction.disablesAnimations = true
    return transaction
  }
}

extension FactCheck {
  @MainActor
  fileprivate mutating func expectBodies(_ log: Log, content: Int, subviews: Int) {
    let counts = Dictionary(grouping: log.take()) { $0 }.mapValues(\.count)
    expect("bodies of the content", CGFloat(counts["content"] ?? 0), is: CGFloat(content))
    expect("bodies of the subviews", CGFloat(counts["subview"] ?? 0), is: CGFloat(subviews))
  }
}

private struct Ancestor: View {
  let log: Log
  @State private var n = 0
  var body: some View {
    let _ = log.add("n=\(n)")
    Child(n: $n)
  }

  struct Child: View {
    @Binding var n: Int
    var body: some View { Grandchild(n: $n) }
  }

  struct Grandchild: View {
    @Binding var n: Int
    var body: some View { Color.red.onAppear { n = 5 } }
  }
}

/// A live view whose width is its state.
@MainActor
private final class Moving {
  let host: ViewHost<Box>
  private let stash = Stash()

  init(animation: Animation? = nil) {
    host = ViewHost(
      Box(stash: stash, animation: animation), size: ProposedViewSize(width: 300, height: 200),
      platform: .macOS)
    host.run()
  }

  var binding: Binding<CGFloat> { stash.binding }

  /// Returns the visible width after `seconds`.
  func width(after seconds: Double) -> CGFloat? {
    host.run()
    do { try host.advance(by: seconds) } catch { fatalError("\(error)") }
    return host.frame(of: "box")?.width
  }

  final class Stash {
    var binding = Binding<CGFloat>.constant(-1)
    func follow(_ binding: Binding<CGFloat>) { self.binding = binding }
  }

  struct Box: View {
    let stash: Stash
    let animation: Animation?
    @State private var width: CGFloat = 0
    var body: some View {
      let _ = stash.follow($width)
      let box = Color.red.frame(width: width, height: 10).accessibilityIdentifier("box")
      if let animation { box.animation(animation, value: width) } else { box }
    }
  }
}

private struct FieldModel {
  var field = 1
}

@MainActor
private final class ModelStash {
  var binding: Binding<FieldModel>?
}

private struct Modeled: View {
  let stash: ModelStash
  @State private var model = FieldModel()
  var body: some View { Color.red.onAppear { stash.binding = $model } }
}

private struct InnerProperty: DynamicProperty {
  let events: Recorder<[String]>
  mutating func update() { events.value.append("update inner") }
}

private struct OuterProperty: DynamicProperty {
  let events: Recorder<[String]>
  private var inner: InnerProperty
  init(events: Recorder<[String]>) {
    self.events = events
    inner = InnerProperty(events: events)
  }
  mutating func update() { events.value.append("update outer") }
}

private struct Nested: View {
  let events: Recorder<[String]>
  private var property: OuterProperty
  init(events: Recorder<[String]>) {
    self.events = events
    property = OuterProperty(events: events)
  }
  var body: some View {
    let _ = events.value.append("body")
    Color.red
  }
}

private final class PublishedModel: ObservableObject {
  @Published var t1 = false
  var t2 = false
}

@Observable
private final class TrackedModel {
  var t1 = false
  @ObservationIgnored var t2 = false
}

private struct ConditionView: View {
  let condition: Bool
  let log: Log
  var body: some View {
    let _ = log.add("subview")
    condition ? Color.red : Color.blue
  }
}

private struct PublishedContent: View {
  let log: Log
  @ObservedObject private var model = PublishedModel()
  var body: some View {
    let _ = log.add("content")
    VStack {
      ConditionView(condition: model.t1, log: log)
      ConditionView(condition: model.t2, log: log)
    }
    .onAppear { model.t1.toggle() }
  }
}

private struct TrackedContent: View {
  let log: Log
  private let model = TrackedModel()
  var body: some View {
    let _ = log.add("content")
    VStack {
      ConditionView(condition: model.t1, log: log)
      ConditionView(condition: model.t2, log: log)
    }
    .onAppear { model.t1.toggle() }
  }
}
