import LiveViews
import QuoinCore
import SwiftUI
import Testing

/// Same input, same output: no result depends on the order of a dictionary, which differs between
/// processes.
@MainActor
struct DeterminismTests {
  /// With this many, a correct order is no coincidence.
  private static let count = 12

  @Test func theFirstOfDuplicateIdentifiersCounts() throws {
    let host = ViewHost(
      VStack(spacing: 0) {
        ForEach(0..<Self.count, id: \.self) { line in
          HStack(spacing: 0) {
            ForEach(0..<4, id: \.self) { column in
              Color.red.frame(width: CGFloat(10 + column), height: 5)
                .accessibilityIdentifier("line \(line)")
            }
          }
        }
      })
    try host.update()
    for line in 0..<Self.count {
      #expect(
        host.frame(of: "line \(line)")
          == CGRect(x: 0, y: CGFloat(line) * 5, width: 10, height: 5))
    }
  }

  // Services are distinguished by their types.
  private final class Service<Type>: LivingService {
    static var log: [String] {
      get { DeterminismTests.settled }
      set { DeterminismTests.settled = newValue }
    }
    override func settle(_ emission: Emission) { Self.log.append("\(Type.self)") }
  }
  private static var settled: [String] = []

  private struct Asking: PrimitiveView {
    static func _emit(_ view: Self, into emission: Emission) {
      _ = emission.service(Service<Int>.self)
      _ = emission.service(Service<String>.self)
      _ = emission.service(Service<Bool>.self)
      _ = emission.service(Service<Double>.self)
      _ = emission.service(Service<Float>.self)
      _ = emission.service(Service<Character>.self)
      _ = emission.service(Service<Int>.self)
    }
  }

  @Test func servicesSettleInTheOrderInWhichTheyCame() throws {
    Self.settled = []
    let host = ViewHost(Asking())
    try host.update()
    #expect(Self.settled == ["Int", "String", "Bool", "Double", "Float", "Character"])
  }

  private struct Sliding: View {
    let handle: Handle<Int>
    @State private var offsets = Array(repeating: CGFloat(0), count: DeterminismTests.count)
    var body: some View {
      let _ = handle.follow { [$offsets] in $offsets.wrappedValue[$0] = 50 }
      VStack(alignment: .leading) {
        ForEach(0..<DeterminismTests.count, id: \.self) { index in
          Color.red.frame(width: 5, height: 5).padding(.leading, offsets[index])
        }
      }
      .frame(width: 200, height: 200, alignment: .topLeading)
    }
  }

  @Test func simultaneousCompletionsFollowTheViewOrder() throws {
    let (handle, events) = (Handle<Int>(), EventLog())
    let host = try ViewHost.showing(Sliding(handle: handle))
    for index in 0..<Self.count {
      withAnimation(.linear(duration: 1)) {
        handle.set(index)
      } completion: {
        events.add("\(index)")
      }
    }
    try host.update()
    try host.advance(by: 2)
    #expect(events.lines == (0..<Self.count).map { "\($0)" })
  }

  private struct Pair: View {
    var isOther: Bool
    @Namespace private var namespace
    var body: some View {
      ZStack(alignment: .topLeading) {
        if isOther {
          parts(spacing: 10).padding(.leading, 40)
        } else {
          parts(spacing: 2)
        }
      }
      .frame(width: 300, height: 300, alignment: .topLeading)
    }

    private func parts(spacing: CGFloat) -> some View {
      HStack(spacing: spacing) {
        ForEach(0..<DeterminismTests.count, id: \.self) { id in
          Color.red.frame(width: 4, height: 4)
            .matchedGeometryEffect(id: id, in: namespace, properties: .position)
        }
      }
    }
  }

  @Test func theFirstOfSeveralMatchedViewsShowsTheWay() throws {
    let host = ViewHost(Pair(isOther: false), size: ProposedViewSize(width: 300, height: 300))
    try host.update()
    withAnimation(.linear(duration: 1)) { host.rootView.isOther = true }
    try host.advance(by: 0.5)
    // The first items go from 0 to 40 together; the others are farther apart at the end.
    let places = host.looks.map(\.x)
    try #require(places.count == 2 * Self.count)
    #expect(places[0] == 20 && places[Self.count] == 20, "\(places)")
  }
}
