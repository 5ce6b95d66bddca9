#if Graphics
  import Foundation
  import Quoin
  import SwiftUI
  import Testing

  /// Layout belongs to the main actor; its result can be drawn on any thread.
  @Suite struct ParallelRenderingTests {
    @MainActor
    private static func card(_ number: Int) -> DisplayList {
      let card = VStack {
        Text("Card \(number) 😀").font(.title)
        AngularGradient(colors: [.red, .blue], center: .center).clipShape(Circle())
        Text("blurred").blur(radius: 2)
      }
      .padding(20)
      .background(.white, in: RoundedRectangle(cornerRadius: 12))
      .shadow(radius: 6)
      .padding(20)
      .frame(width: 200, height: 160)
      return ImageRenderer(content: card).displayList()
    }

    @Test func twoThreadsWriteTheBytesOfOne() async throws {
      var lists: [DisplayList] = []
      for number in 0..<4 { await lists.append(Self.card(number)) }
      let expected = try lists.map { [try $0.pngData(scale: 2), try $0.pdfData()] }
      // Each card on both of two threads, in opposite orders.
      let files = try await withThrowingTaskGroup(of: [(Int, [Data])].self) { group in
        for order in [Array(lists.enumerated()), lists.enumerated().reversed()] {
          group.addTask {
            try order.map {
              ($0.offset, [try $0.element.pngData(scale: 2), try $0.element.pdfData()])
            }
          }
        }
        return try await group.reduce(into: []) { $0 += $1 }
      }
      #expect(files.count == 8)
      for (number, bytes) in files { #expect(bytes == expected[number]) }
    }
  }
#endif
