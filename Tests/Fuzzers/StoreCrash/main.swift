import Foundation
import QuoinData
import QuoinSchema

// Kills a process that saves, again and again, and checks the store after each time:
//
//     StoreCrash PATH TIMES
//
// The program starts itself as `StoreCrash --save PATH`, which saves one batch after another and
// prints the number of each batch after its save has returned. After a random number of batches it
// is killed (SIGKILL). Each reported batch must then be in the store, and each batch in the store
// must be whole. The last line counts the batches; the exit status is 1 if one is missing.

/// A failed check, or a wrong use of the program.
struct CrashFailure: Error, CustomStringConvertible {
  var description: String
}

/// The schema: a batch with its items.
enum CrashSchema {
  static let itemsOfBatch = 3

  static let schema = StoreSchema([
    StoreEntity(
      name: "Batch",
      properties: [
        StoreProperty(name: "number", kind: .attribute(.integer)),
        StoreProperty(
          name: "items",
          kind: .relationship(
            StoreRelationship(
              destination: "Item", inverse: "batch", isToMany: true, deleteRule: .cascade))),
      ], uniqueness: [["number"]]),
    StoreEntity(
      name: "Item",
      properties: [
        StoreProperty(name: "text", kind: .attribute(.text)),
        StoreProperty(
          name: "batch",
          kind: .relationship(
            StoreRelationship(destination: "Batch", inverse: "items", isToMany: false))),
      ]),
  ])

  /// Returns the changes that add a batch. Its items have some kilobytes, so that they fill pages.
  static func changes(batch number: Int64) -> StoreChanges {
    let batch = StoredRow(
      identity: .temporary(entity: "Batch"), version: 0,
      values: [.value(.integer(number)), .references([])])
    var changes = StoreChanges()
    changes.inserted = (0..<itemsOfBatch).map { _ in
      StoredRow(
        identity: .temporary(entity: "Item"), version: 0,
        values: [
          .value(.text(String(repeating: "\(number) ", count: 1000))), .reference(batch.identity),
        ])
    }
    changes.inserted.append(batch)
    return changes
  }

  static func number(_ row: StoredRow) -> Int64? {
    if case .value(.integer(let number)) = row.values[0] { number } else { nil }
  }
}

/// Saves batches until the process is killed.
func save(path: String) throws {
  let store = try openStore(schema: CrashSchema.schema, path: path)
  let batches = try store.rows(for: StoreRequest(entity: "Batch"))
  var next = (batches.compactMap(CrashSchema.number).max() ?? 0) + 1
  while true {
    _ = try store.save(CrashSchema.changes(batch: next))
    FileHandle.standardOutput.write(Data("\(next)\n".utf8))
    next += 1
  }
}

/// Runs the saving process, kills it after some reports, and returns the last report.
func reportedBatch(path: String, reports: Int) throws -> Int64 {
  let process = Process()
  process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
  process.arguments = ["--save", path]
  let pipe = Pipe()
  process.standardOutput = pipe
  try process.run()
  var output = Data()
  while output.count(where: { $0 == 0x0A }) < reports {
    let chunk = pipe.fileHandleForReading.availableData
    guard !chunk.isEmpty else {
      throw CrashFailure(description: "the saving process ended by itself")
    }
    output.append(chunk)
  }
  kill(process.processIdentifier, SIGKILL)
  // What the pipe still has was reported before the end, too.
  output.append(pipe.fileHandleForReading.readDataToEndOfFile())
  process.waitUntilExit()
  let lines = String(decoding: output, as: UTF8.self).split(
    separator: "\n", omittingEmptySubsequences: false)
  guard let last = lines.dropLast().last.flatMap({ Int64($0) }) else {
    throw CrashFailure(description: "the saving process reported no batch")
  }
  return last
}

/// Checks that all batches up to the reported one are in the store, and that each is whole.
func check(path: String, reported: Int64) throws -> Int {
  let store = try openStore(schema: CrashSchema.schema, path: path)
  let batches = try store.rows(for: StoreRequest(entity: "Batch"))
  let numbers = Set(batches.compactMap(CrashSchema.number))
  for number in 1...max(reported, 1) where !numbers.contains(number) {
    throw CrashFailure(
      description: "batch \(number) is missing, though \(reported) was reported as saved")
  }
  for batch in batches {
    let items = try store.related(to: batch.identity, by: 1)
    guard items.count == CrashSchema.itemsOfBatch else {
      throw CrashFailure(
        description: "batch \(CrashSchema.number(batch) ?? 0) has \(items.count) items")
    }
  }
  let items = try store.rows(for: StoreRequest(entity: "Item"))
  guard items.count == batches.count * CrashSchema.itemsOfBatch else {
    throw CrashFailure(
      description: "\(batches.count) batches have \(items.count) items in all")
  }
  return batches.count
}

func run(_ arguments: [String]) throws {
  if arguments.count == 2, arguments[0] == "--save" {
    try save(path: arguments[1])
    return
  }
  guard arguments.count == 2, let times = Int(arguments[1]), times > 0 else {
    throw CrashFailure(description: "usage: StoreCrash PATH TIMES")
  }
  var batches = 0
  for _ in 1...times {
    let reported = try reportedBatch(path: arguments[0], reports: Int.random(in: 1...40))
    batches = try check(path: arguments[0], reported: reported)
  }
  print("\(times) times killed, \(batches) batches whole")
}

do {
  try run(Array(CommandLine.arguments.dropFirst()))
} catch {
  FileHandle.standardError.write(Data("error: \(error)\n".utf8))
  exit(1)
}
