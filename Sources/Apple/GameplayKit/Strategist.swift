import Foundation

/// A move in a game.
public protocol GKGameModelUpdate: NSObjectProtocol {
  var value: Int { get set }
}
/// A player in a game.
public protocol GKGameModelPlayer: NSObjectProtocol {
  var playerId: Int { get }
}
/// The state of a game.
public protocol GKGameModel: NSObjectProtocol, NSCopying {
  var players: [any GKGameModelPlayer]? { get }
  var activePlayer: (any GKGameModelPlayer)? { get }
  func setGameModel(_ gameModel: any GKGameModel)
  func gameModelUpdates(for player: any GKGameModelPlayer) -> [any GKGameModelUpdate]?
  func apply(_ gameModelUpdate: any GKGameModelUpdate)
  func score(for player: any GKGameModelPlayer) -> Int
  func isWin(for player: any GKGameModelPlayer) -> Bool
  func isLoss(for player: any GKGameModelPlayer) -> Bool
}
extension GKGameModel {
  public func score(for player: any GKGameModelPlayer) -> Int { 0 }
  public func isWin(for player: any GKGameModelPlayer) -> Bool { false }
  public func isLoss(for player: any GKGameModelPlayer) -> Bool { false }
}

/// A minimax strategist, which looks ahead a number of moves.
open class GKMinmaxStrategist: NSObject {
  open var gameModel: (any GKGameModel)?
  open var maxLookAheadDepth = 0
  open var randomSource: (any GKRandom)?
  public override init() { super.init() }

  /// Returns the best move of the active player.
  open func bestMoveForActivePlayer() -> (any GKGameModelUpdate)? {
    gameModel?.activePlayer.flatMap { bestMove(for: $0) }
  }
  /// Returns the best move of `player`. Of several equal moves it is the first, or one chosen by
  /// the random source.
  open func bestMove(for player: any GKGameModelPlayer) -> (any GKGameModelUpdate)? {
    guard let gameModel, let moves = gameModel.gameModelUpdates(for: player), !moves.isEmpty
    else { return nil }
    let values = moves.map { value(of: $0, in: gameModel, for: player, depth: maxLookAheadDepth) }
    let best = zip(moves, values).filter { $0.1 == values.max() }
    for (move, value) in zip(moves, values) { move.value = value }
    return best[randomSource?.nextInt(upperBound: best.count) ?? 0].0
  }

  /// Returns the score of `move` for `player` after the remaining look-ahead moves.
  private func value(
    of move: any GKGameModelUpdate, in model: any GKGameModel, for player: any GKGameModelPlayer,
    depth: Int
  ) -> Int {
    guard let copy = model.copy(with: nil) as? any GKGameModel else { return 0 }
    copy.apply(move)
    if depth <= 1 || copy.isWin(for: player) || copy.isLoss(for: player) {
      return copy.score(for: player) * max(depth, 1)
    }
    guard let next = copy.activePlayer, let moves = copy.gameModelUpdates(for: next),
      !moves.isEmpty
    else { return copy.score(for: player) }
    let values = moves.map { value(of: $0, in: copy, for: player, depth: depth - 1) }
    return (next.playerId == player.playerId ? values.max() : values.min()) ?? 0
  }
}
