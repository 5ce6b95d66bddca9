import LiveViews
import SwiftUI
import Testing

/// The order in which views disappear (Rules/Identity.md#disappear-order).
@MainActor
@Suite struct DepartureOrderTests {
  private func order<V: View>(@ViewBuilder _ content: @escaping (Int, EventLog) -> V) throws
    -> (coming: [String], going: [String])
  {
    let (log, handle) = (EventLog(), Handle<Int>())
    let host = try ViewHost.showing(
      Parent(handle: handle) { value in VStack(spacing: 0) { content(value, log) } })
    #expect(log.take().isEmpty)
    handle.set(1)
    try host.update()
    let coming = log.take()
    handle.set(0)
    try host.update()
    return (coming, log.take())
  }

  @Test func conditionsOfAStackGoInSourceOrder() throws {
    let order = try order { value, log in
      if value == 1 { Color.red.follow("s1", log) }
      Text("between")
      if value == 1 { Color.red.follow("s2", log) }
      HStack { if value == 1 { Color.red.follow("s3", log) } }
    }
    #expect(order.coming == ["+s3", "+s2", "+s1"])
    #expect(order.going == ["-s1", "-s2", "-s3"])
  }

  @Test func viewsOfOneConditionGoInSourceOrder() throws {
    let order = try order { value, log in
      if value == 1 {
        Color.red.follow("a", log)
        HStack {
          Color.red.follow("b1", log)
          Color.red.follow("b2", log)
        }
        Color.red.follow("c", log)
      }
    }
    #expect(order.coming == ["+c", "+b2", "+b1", "+a"])
    #expect(order.going == ["-a", "-b2", "-b1", "-c"])
  }

  @Test func insideOneViewTheInnerOnesGoFirst() throws {
    let order = try order { value, log in
      if value == 1 {
        Group {
          Color.red.follow("a", log)
          Color.red.follow("b", log)
        }
        .follow("group", log)
        VStack {
          Color.red.follow("c1", log)
          Color.red.follow("c2", log)
        }
        .follow("column", log)
      }
    }
    #expect(order.going == ["-b", "-a", "-group", "-c2", "-c1", "-column"])
  }

  @Test func elementsOfDataGoInTheirOrder() throws {
    let order = try order { value, log in
      ForEach(0..<(value * 3), id: \.self) { Color.red.follow("\($0)", log) }
    }
    #expect(order.coming == ["+2", "+1", "+0"])
    #expect(order.going == ["-0", "-1", "-2"])
  }

  @Test func rowsOfALazyStackGoInTheirOrder() throws {
    let order = try order { value, log in
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<(value * 3), id: \.self) { number in
            Color.red.frame(height: 20).follow("\(number)", log)
          }
        }
      }
    }
    #expect(order.going == ["-0", "-1", "-2"])
  }
}

extension View {
  fileprivate func follow(_ name: String, _ log: EventLog) -> some View {
    onAppear { log.add("+" + name) }.onDisappear { log.add("-" + name) }
  }
}
