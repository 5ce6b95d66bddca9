import Foundation
import GameplayKit
import Testing

@MainActor
struct GameplayKitTests {
  @Test func randomNumbersFollowTheirSeed() {
    let numbers = { (0..<5).map { _ in GKRandomSource.sharedRandom().nextInt(upperBound: 6) } }()
    #expect(numbers.allSatisfy { (0..<6).contains($0) })
    let one = GKMersenneTwisterRandomSource(seed: 7)
    let two = GKMersenneTwisterRandomSource(seed: 7)
    #expect(one.nextInt() == two.nextInt())
    let die = GKShuffledDistribution.d6()
    #expect(Set((0..<6).map { _ in die.nextInt() }) == Set(1...6))
    #expect(
      Set(one.arrayByShufflingObjects(in: [1, 2, 3]).compactMap { $0 as? Int }) == [1, 2, 3])
    let middle = GKGaussianDistribution(lowestValue: 0, highestValue: 10)
    #expect((0..<20).allSatisfy { _ in (0...10).contains(middle.nextInt()) })
  }

  @Test func aStrategistTakesTheBestMove() {
    final class Player: NSObject, GKGameModelPlayer { let playerId = 1 }
    final class Move: NSObject, GKGameModelUpdate {
      var value = 0
      let points: Int
      init(_ points: Int) { self.points = points }
    }
    final class Game: NSObject, GKGameModel {
      let player = Player()
      var points = 0
      var players: [any GKGameModelPlayer]? { [player] }
      var activePlayer: (any GKGameModelPlayer)? { player }
      func setGameModel(_ gameModel: any GKGameModel) { points = (gameModel as? Game)?.points ?? 0 }
      func gameModelUpdates(for player: any GKGameModelPlayer) -> [any GKGameModelUpdate]? {
        [Move(1), Move(9), Move(4)]
      }
      func apply(_ gameModelUpdate: any GKGameModelUpdate) {
        points += (gameModelUpdate as? Move)?.points ?? 0
      }
      func score(for player: any GKGameModelPlayer) -> Int { points }
      func copy(with zone: NSZone? = nil) -> Any {
        let copy = Game()
        copy.setGameModel(self)
        return copy
      }
    }
    let strategist = GKMinmaxStrategist()
    strategist.gameModel = Game()
    strategist.maxLookAheadDepth = 2
    #expect((strategist.bestMoveForActivePlayer() as? Move)?.points == 9)
  }
}
