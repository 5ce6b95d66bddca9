import SwiftUI

extension Facts {
  static let tasks2: [String: Check] = [
    "m2-tk-x15": { fact in
      let log = TaskLog()
      let host = LifecycleHost(0) { _ in
        Text("x").onAppear { log.add("appear") }.task { log.add("start") }
      }
      fact.expect(log, is: ["appear", "start"])
      host.close()
    }
  ]

  static let waitingTasks2: [String: WaitingCheck] = [
    "m2-tk-x0": { fact in
      let log = TaskLog()
      let host = LifecycleHost(0) { _ in
        Text("x").task { log.add("task start main=\(isOnMainActor())") }
      }
      try await host.settle()
      fact.expect(log, is: ["task start main=true"])
      host.close()
    },

    "m2-tk-x0b": { fact in
      let log = TaskLog()
      let host = LifecycleHost(false) { isShown in
        if isShown { Text("x").task { log.add("task start") } }
      }
      try await host.settle()
      fact.expect(log, is: [])
      host.close()
    },

    "m2-tk-x1b": { fact in
      let log = TaskLog()
      let host = LifecycleHost(0) { _ in
        Text("x").task { log.add("task start") }.onAppear { log.add("appear") }
      }
      try await host.settle()
      fact.expect(log, is: ["task start", "appear"])
      host.close()
    },

    "m2-tk-x3": { fact in
      let log = TaskLog()
      let host = LifecycleHost(0) { k in
        VStack {
          Text("a").task { log.add("a \(Task.currentPriority.rawValue)") }
          Text("b").task(priority: .low) { log.add("b \(Task.currentPriority.rawValue)") }
          Text("c").task(priority: .high) { log.add("c \(Task.currentPriority.rawValue)") }
          Text("d").task(priority: .background) { log.add("d \(Task.currentPriority.rawValue)") }
          Text("e").task(id: k) { log.add("e \(Task.currentPriority.rawValue)") }
        }
      }
      try await host.settle()
      fact.expect(log, is: ["e 25", "d 9", "c 25", "b 17", "a 25"])
      host.close()
    },

    "m2-tk-x4b": { fact in
      let log = TaskLog()
      let host = LifecycleHost(false) { isRemoved in
        if !isRemoved {
          Text("x").onDisappear { log.add("disappear") }.task { await log.long("B") }
        }
      }
      try await host.settle()
      fact.expect(log, is: ["start B"])
      host.set(true)
      try await host.settle()
      fact.expect(log, is: ["disappear", "cancel B", "resumed B"])
      host.close()
    },

    "m2-tk-x5": { fact in
      let log = TaskLog()
      let host = LifecycleHost(0) { k in Text("x").task(id: k) { await log.long("k=\(k)") } }
      try await host.settle()
      fact.expect(log, is: ["start k=0"])
      for k in 1...2 {
        host.set(k)
        try await host.settle()
        fact.expect(log, is: ["cancel k=\(k - 1)", "start k=\(k)", "resumed k=\(k - 1)"])
      }
      host.close()
    },

    "m2-tk-x6": { fact in
      let log = TaskLog()
      let host = LifecycleHost(0) { k in Text("x").task(id: k) { log.add("start k=\(k)") } }
      try await host.settle()
      fact.expect(log, is: ["start k=0"])
      host.set(0)
      try await host.settle()
      fact.expect(log, is: [])
      host.close()
    },

    // The statement has the task inside of the effect, the recorded program outside of it.
    "m2-tk-x8": { fact in
      let log = TaskLog()
      let inside = LifecycleHost(0) { _ in
        VStack {
          Text("a").task { log.add("hidden") }.hidden()
          Text("b").task { log.add("opacity 0") }.opacity(0)
        }
      }
      try await inside.settle()
      fact.expect(log, is: ["opacity 0", "hidden"])
      inside.close()
      let outside = LifecycleHost(0) { _ in
        VStack {
          Text("a").hidden().task { log.add("hidden") }
          Text("b").opacity(0).task { log.add("opacity 0") }
        }
      }
      try await outside.settle()
      fact.expect(log, is: ["opacity 0", "hidden"])
      outside.close()
    },

    // A host has no window of its own, so only the end of the view's life is checked.
    "m2-tk-x11": { fact in
      let log = TaskLog()
      let host = LifecycleHost(0) { _ in
        Text("x").task { await log.long("W") }.onDisappear { log.add("disappear") }
      }
      try await host.settle()
      fact.expect(log, is: ["start W"])
      host.close()
      try await log.wait(for: 3)
      fact.expect(log, is: ["cancel W", "disappear", "resumed W"])
    },

    "m2-tk-x12": { fact in
      let log = TaskLog()
      let host = LifecycleHost(0) { k in
        Text("x").onChange(of: k) { log.add("change \($0)->\($1)") }
          .task(id: k) { log.add("start k=\(k)") }
      }
      try await host.settle()
      fact.expect(log, is: ["start k=0"])
      host.set(1)
      try await host.settle()
      fact.expect(log, is: ["change 0->1", "start k=1"])
      host.close()
    },

    "m2-tk-x13": { fact in
      let log = TaskLog()
      let line = #line + 2
      let host = LifecycleHost(0) { _ in
        Text("x").task {
          log.add(Task.name ?? "no name")
          log.add("isCancelled=\(Task.isCancelled)")
        }
      }
      try await host.settle()
      fact.expect(log, is: ["View.task @ \(#fileID):\(line)", "isCancelled=false"])
      host.close()
    },

    "m2-tk-x14": { fact in
      let log = TaskLog()
      let host = LifecycleHost(false) { flag in
        if flag {
          Text("a").task { await log.long("then") }
        } else {
          Text("a").task { await log.long("else") }
        }
      }
      try await host.settle()
      fact.expect(log, is: ["start else"])
      host.set(true)
      try await host.settle()
      fact.expect(log, is: ["start then", "cancel else", "resumed else"])
      host.close()
    },

    "m2-tk-x14b": { fact in
      let log = TaskLog()
      let host = LifecycleHost(false) { flag in
        if flag {
          Text("a").onAppear { log.add("appear then") }.task { await log.long("then") }
            .onDisappear { log.add("disappear then") }
        } else {
          Text("a").onAppear { log.add("appear else") }.onDisappear { log.add("disappear else") }
            .task { await log.long("else") }
        }
      }
      try await host.settle()
      fact.expect(log, is: ["appear else", "start else"])
      host.set(true)
      try await host.settle()
      fact.expect(
        log, is: ["appear then", "start then", "disappear else", "cancel else", "resumed else"])
      host.close()
    },

    "m2-tg-y0": { fact in
      let log = TaskLog()
      let host = fading(log)
      try await host.settle()
      fact.expect(log, is: ["start k=0"])
      host.set(Fading(isRemoved: true), animation: .linear(duration: 0.6))
      host.wait(0.15)
      host.set(Fading(), animation: .linear(duration: 0.6))
      try await host.settle()
      host.wait(1)
      try await host.settle()
      fact.expect(log, is: [])
      host.close()
    },

    "m2-tg-y1": { fact in
      let log = TaskLog()
      let host = fading(log)
      try await host.settle()
      fact.expect(log, is: ["start k=0"])
      host.set(Fading(isRemoved: true), animation: .linear(duration: 0.6))
      host.wait(0.15)
      host.set(Fading(k: 1), animation: .linear(duration: 0.6))
      try await host.settle()
      fact.expect(log, is: ["cancel k=0", "start k=1", "change 0->1", "resumed k=0"])
      host.wait(1)
      try await host.settle()
      fact.expect(log, is: [])
      host.close()
    },

    "m2-tg-y3": { fact in
      let log = TaskLog()
      let host = fading(log)
      try await host.settle()
      fact.expect(log, is: ["start k=0"])
      host.set(Fading(k: 1))
      try await host.settle()
      fact.expect(log, is: ["cancel k=0", "start k=1", "change 0->1", "resumed k=0"])
      host.close()
    },
  ]

  private struct Fading {
    var isRemoved = false
    var k = 0
  }

  private static func fading(_ log: TaskLog) -> LifecycleHost<Fading, some View> {
    LifecycleHost(Fading()) { (value: Fading) in
      if !value.isRemoved {
        Text("x").transition(.opacity)
          .task(id: value.k) { [k = value.k] in await log.long("k=\(k)") }
          .onChange(of: value.k) { log.add("change \($0)->\($1)") }
      }
    }
  }
}

/// Whether the caller is isolated to the main actor, which is the main thread of an app.
private func isOnMainActor(isolation: isolated (any Actor)? = #isolation) -> Bool {
  isolation === MainActor.shared
}
