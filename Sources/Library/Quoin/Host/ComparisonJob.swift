import Foundation
import QuoinExplain
import QuoinGeometry
import QuoinHostProtocol

/// Compares images in the scratch directory.
struct ComparisonJob: HostJob {
  let pairs: [PicturePair]

  func run(on host: PreviewHost, _ response: inout HostResponse) throws {
    response.verdicts = try pairs.map { try verdict(on: $0, in: host.scratch) }
  }

  private func verdict(on pair: PicturePair, in scratch: URL) throws -> PictureVerdict {
    var verdict = PictureVerdict(number: pair.number)
    func snapshot(_ picture: String, _ record: String?) throws -> DrawnSnapshot {
      DrawnSnapshot(
        format: .png, data: try Data(contentsOf: scratch.appendingPathComponent(picture)),
        // An unreadable record counts as one with unknown fonts.
        record: record.flatMap {
          try? SnapshotRecord(json: Data(contentsOf: scratch.appendingPathComponent($0)))
        })
    }
    guard
      let comparison = try SnapshotComparison(
        of: snapshot(pair.result, pair.resultRecord),
        with: snapshot(pair.reference, pair.referenceRecord), tolerance: .init())
    else {
      verdict.isSame = true
      return verdict
    }
    verdict.sentences = comparison.sentences
    verdict.hasOtherFonts = comparison.hasOtherFonts
    if let picture = comparison.picture {
      let name = "difference-\(pair.number).png"
      try picture.write(to: scratch.appendingPathComponent(name))
      verdict.difference = name
    }
    verdict.moves = (comparison.moves?.changes ?? []).map { change in
      PictureVerdict.Move(
        name: change.name, before: Self.numbers(change.before), after: Self.numbers(change.after),
        beforeText: LayoutMoves.text(of: change.before),
        afterText: LayoutMoves.text(of: change.after))
    }
    return verdict
  }

  private static func numbers(_ frame: CGRect?) -> [Double]? {
    guard let frame else { return nil }
    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map { Double($0) }
    // Other numbers can't be represented in JSON.
    return numbers.allSatisfy(\.isFinite) ? numbers : nil
  }
}
