import Foundation
import Testing

// The growth of work with its size. `Documentation/Growth.md` has the table that these tests print.

/// Expects that a case grows as stated, and prints its row of the table.
@MainActor
private func check(_ growth: GrowthCase, area: String) throws {
  let sizes = [1, 2, 4].map { growth.size * $0 }
  let counts = try sizes.map { try growth.count($0) }
  let first = try #require(counts.first)
  #expect(first > 0, "counts nothing, so that it can't fail")
  for (size, count) in zip(sizes, counts) {
    let limit = growth.bound.limit(from: growth.size, to: size)
    #expect(
      Double(count) <= Double(first) * limit,
      "\(size): \(count), but \(growth.size): \(first), which is not \(growth.bound.name)")
  }
  let cells = ["\(area): \(growth.name)", growth.unit, "\(growth.size)"] + counts.map { "\($0)" }
  print("| \(cells.joined(separator: " | ")) | \(growth.bound.name) |")
}

@MainActor
struct ContainerGrowthTests {
  @Test(arguments: GrowthCase.containers)
  func growsAsStated(growth: GrowthCase) throws { try check(growth, area: "container") }
}

@MainActor
struct ModifierGrowthTests {
  @Test(arguments: GrowthCase.modifiers)
  func growsAsStated(growth: GrowthCase) throws { try check(growth, area: "modifier") }
}

@MainActor
struct TextGrowthTests {
  @Test(arguments: GrowthCase.texts)
  func growsAsStated(growth: GrowthCase) throws { try check(growth, area: "text") }
}

@MainActor
struct UpdateGrowthTests {
  @Test(arguments: GrowthCase.updates)
  func growsAsStated(growth: GrowthCase) throws { try check(growth, area: "update") }
}

@MainActor
struct ExplanationGrowthTests {
  @Test(arguments: GrowthCase.explanations)
  func growsAsStated(growth: GrowthCase) throws { try check(growth, area: "explanation") }
}

@MainActor
struct OutputGrowthTests {
  @Test(arguments: GrowthCase.outputs)
  func growsAsStated(growth: GrowthCase) throws { try check(growth, area: "output") }
}

@MainActor
struct ChartGrowthTests {
  @Test(arguments: GrowthCase.charts)
  func growsAsStated(growth: GrowthCase) throws { try check(growth, area: "chart") }
}
