import Combine
import Foundation
import Testing
import UIKit

@MainActor
struct AnimatedImageTests {
  @Test func anAnimatedImageHasItsFramesAndTheSizeOfTheFirst() {
    let frames = [10, 20].map { side in
      UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { _ in }
    }
    let image = UIImage.animatedImage(with: frames, duration: 2)
    #expect(image?.images == frames && image?.duration == 2)
    #expect(image?.size == frames[0].size && frames[0].images == nil)
    #expect(UIImage.animatedImage(with: [], duration: 1) == nil)
    #expect(UIImage.animatedImageNamed("missing", duration: 1) == nil)
  }

  @Test func aPropertysPublisherPublishesItsValueOnce() {
    let queue = OperationQueue()
    queue.maxConcurrentOperationCount = 3
    var values: [Int] = []
    var isFinished = false
    let subscription = queue.publisher(for: \.maxConcurrentOperationCount)
      .sink(receiveCompletion: { _ in isFinished = true }, receiveValue: { values.append($0) })
    let silent = queue.publisher(for: \.isSuspended, options: [.new]).sink { _ in values.append(9) }
    #expect(values == [3] && !isFinished)
    subscription.cancel()
    silent.cancel()
  }
}
