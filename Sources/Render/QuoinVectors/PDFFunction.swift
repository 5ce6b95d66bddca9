import Foundation
import QuoinGeometry

/// A PDF function, which maps numbers to numbers.
struct PDFFunction {
  private indirect enum Rule {
    case exponential(from: [Double], to: [Double], power: Double)
    case stitched([PDFFunction], bounds: [Double], encode: [Double], domain: [Double])
    case sampled(samples: [Double], outputs: Int, domain: [Double])
    case calculator([PDFValue])
    /// Several functions, each of which computes one result.
    case several([PDFFunction])
  }

  private let rule: Rule
  private let budget: WorkBudget

  init?(_ value: PDFValue?, in file: PDFFile, depth: Int = 0) {
    budget = file.budget
    guard depth < 8, budget.spend(200, on: .functions) else { return nil }
    if let parts = file.array(value) {
      rule = .several(parts.compactMap { PDFFunction($0, in: file, depth: depth + 1) })
      return
    }
    guard let fields = file.dictionary(value) else { return nil }
    func numbers(_ key: String) -> [Double]? { file.numbers(fields[key])?.map(Double.init) }
    let domain = numbers("Domain") ?? [0, 1]
    guard domain.count >= 2 else { return nil }
    switch file.number(fields["FunctionType"]) {
    case 0:
      guard let range = numbers("Range"), range.count >= 2, domain.count == 2,
        file.number(fields["BitsPerSample"]) == 8
      else { return nil }
      let outputs = range.count / 2
      let decode = numbers("Decode") ?? range
      guard decode.count >= 2 * outputs else { return nil }
      let bytes = file.content(value).prefix(1 << 16)
      budget.spend(bytes.count, on: .functions)
      let samples = bytes.enumerated().map { index, byte in
        let place = index % outputs
        return decode[2 * place] + (decode[2 * place + 1] - decode[2 * place]) * Double(byte) / 255
      }
      guard samples.count >= outputs else { return nil }
      rule = .sampled(samples: samples, outputs: outputs, domain: domain)
    case 2:
      rule = .exponential(
        from: numbers("C0") ?? [0], to: numbers("C1") ?? [1], power: file.number(fields["N"]) ?? 1)
    case 3:
      let parts = (file.array(fields["Functions"]) ?? []).compactMap {
        PDFFunction($0, in: file, depth: depth + 1)
      }
      let (bounds, encode) = (numbers("Bounds") ?? [], numbers("Encode") ?? [])
      guard !parts.isEmpty, bounds.count == parts.count - 1, encode.count >= 2 * parts.count else {
        return nil
      }
      rule = .stitched(parts, bounds: bounds, encode: encode, domain: domain)
    case 4:
      let content = file.content(value)
      var scanner = PDFScanner(content)
      guard budget.spend(8 * content.count, on: .functions),
        case .array(let program)? = scanner.next()
      else { return nil }
      rule = .calculator(program)
    default: return nil
    }
  }

  /// Evaluates the function at `input`; results that aren't finite become 0.
  func callAsFunction(_ input: [Double]) -> [Double] {
    guard budget.spend(50, on: .functions) else { return [] }
    let values = values(at: input)
    budget.spend(5 * values.count, on: .functions)
    return values.map { $0.isFinite ? $0 : 0 }
  }

  private func values(at input: [Double]) -> [Double] {
    let x = input.first ?? 0
    switch rule {
    case .several(let parts): return parts.flatMap { $0(input) }
    case .exponential(let from, let to, let power):
      let place = pow(x.inside(0...1), power)
      return zip(from, to).map { $0 + place * ($1 - $0) }
    case .stitched(let parts, let bounds, let encode, let domain):
      budget.spend(bounds.count, on: .functions)
      let x = min(max(x, domain[0]), domain[1])
      let index = bounds.firstIndex { x < $0 } ?? parts.count - 1
      let low = index == 0 ? domain[0] : bounds[index - 1]
      let high = index == parts.count - 1 ? domain[1] : bounds[index]
      let place = high > low ? (x - low) / (high - low) : 0
      return parts[index]([encode[2 * index] + place * (encode[2 * index + 1] - encode[2 * index])])
    case .sampled(let samples, let outputs, let domain):
      let count = samples.count / outputs
      let span = domain[1] - domain[0]
      let place = span > 0 ? ((x - domain[0]) / span).inside(0...1) * Double(count - 1) : 0
      let low = Int(place)
      let high = min(low + 1, count - 1)
      return (0..<outputs).map { output in
        let (first, second) = (samples[low * outputs + output], samples[high * outputs + output])
        return first + (second - first) * (place - Double(low))
      }
    case .calculator(let program):
      var calculator = PDFCalculator(stack: input)
      calculator.run(program)
      budget.spend(20 * calculator.steps, on: .functions)
      return calculator.stack
    }
  }
}

/// An interpreter of PostScript calculator functions.
private struct PDFCalculator {
  var stack: [Double]
  private(set) var steps = 0

  init(stack: [Double]) { self.stack = stack }

  private mutating func pop() -> Double { stack.popLast() ?? 0 }

  /// Pops a count or an index, clamped to the maximum size of the stack.
  private mutating func popCount(from least: Double = 0) -> Int { Int(pop().inside(least...200)) }

  mutating func run(_ program: [PDFValue]) {
    for (index, value) in program.enumerated() {
      steps += 1
      guard steps < 10_000, stack.count < 200 else { return }
      switch value {
      case .number(let number): stack.append(number)
      case .bool(let value): stack.append(value ? 1 : 0)
      case .word("if"):
        if case .array(let part)? = index > 0 ? program[index - 1] : nil, pop() != 0 { run(part) }
      case .word("ifelse"):
        guard index > 1, case .array(let no) = program[index - 1],
          case .array(let yes) = program[index - 2]
        else { continue }
        run(pop() != 0 ? yes : no)
      case .word(let word): apply(word)
      default: break
      }
    }
  }

  private mutating func apply(_ word: String) {
    if let one = Self.ofOne[word] { return stack.append(one(pop())) }
    if let two = Self.ofTwo[word] {
      let second = pop()
      return stack.append(two(pop(), second))
    }
    switch word {
    case "pop": _ = pop()
    case "dup": stack.append(stack.last ?? 0)
    case "exch":
      let (second, first) = (pop(), pop())
      stack += [second, first]
    case "copy":
      stack += stack.suffix(popCount())
    case "index":
      let place = stack.count - 1 - popCount()
      stack.append(stack.indices.contains(place) ? stack[place] : 0)
    case "roll":
      let turns = popCount(from: -200)
      let count = min(popCount(), stack.count)
      guard count > 0 else { return }
      let part = Array(stack.suffix(count))
      let shift = ((turns % count) + count) % count
      stack.replaceSubrange(
        (stack.count - count)..., with: part.suffix(shift) + part.dropLast(shift))
    default: break
    }
  }

  private static let ofOne: [String: @Sendable (Double) -> Double] = [
    "abs": { abs($0) }, "neg": { -$0 }, "ceiling": { $0.rounded(.up) },
    "floor": { $0.rounded(.down) }, "round": { $0.rounded() },
    "truncate": { $0.rounded(.towardZero) },
    "sqrt": { max(0, $0).squareRoot() }, "sin": { sin($0 * .pi / 180) },
    "cos": { cos($0 * .pi / 180) }, "cvi": { $0.rounded(.towardZero) }, "cvr": { $0 },
    "not": { $0 == 0 ? 1 : 0 }, "ln": { log(max($0, 1e-300)) },
  ]
  private static let ofTwo: [String: @Sendable (Double, Double) -> Double] = [
    "add": { $0 + $1 }, "sub": { $0 - $1 }, "mul": { $0 * $1 }, "div": { $1 == 0 ? 0 : $0 / $1 },
    "idiv": { $1 == 0 ? 0 : ($0 / $1).rounded(.towardZero) },
    "mod": { $1 == 0 ? 0 : $0.truncatingRemainder(dividingBy: $1) }, "exp": { pow($0, $1) },
    "gt": { $0 > $1 ? 1 : 0 }, "ge": { $0 >= $1 ? 1 : 0 }, "lt": { $0 < $1 ? 1 : 0 },
    "le": { $0 <= $1 ? 1 : 0 }, "eq": { $0 == $1 ? 1 : 0 }, "ne": { $0 != $1 ? 1 : 0 },
    "and": { $0 != 0 && $1 != 0 ? 1 : 0 }, "or": { $0 != 0 || $1 != 0 ? 1 : 0 },
  ]
}
