import Foundation
import QuoinFiles

/// A Core ML model of a project, `Sleep.mlmodel`: the class that Xcode generates for it.
///
/// Only the description of its inputs and outputs is read, because models can't be run.
public struct LearnedModel: Sendable {
  /// The Swift source of the classes of the model, its inputs and its outputs.
  public let source: String

  /// A value that a model takes or returns.
  private struct Feature {
    let name: String
    /// The Swift type; `nil` for arrays and sequences.
    let type: String?
  }

  private static let largest = 64 << 20

  /// Whether a file of a project is a model.
  public static func isModel(_ url: URL) -> Bool { url.pathExtension.lowercased() == "mlmodel" }

  /// Reads a model; `nil` if it can't be read, or has values of types that Quoin lacks.
  public init?(at url: URL) {
    let name = SwiftPackage.moduleName(of: url.deletingPathExtension().lastPathComponent)
    guard let data = try? InputFile.contents(of: url.path, upTo: Self.largest),
      let model = ProtocolBuffer(data[...]), let text = model.parts(2).first,
      let description = ProtocolBuffer(text),
      let inputs = Self.features(description.parts(1)),
      let outputs = Self.features(description.parts(10)),
      ModelName.isIdentifier(name), !inputs.isEmpty, !outputs.isEmpty
    else { return nil }
    source =
      "import CoreML\nimport CoreVideo\n"
      + Self.provider("\(name)Input", of: inputs)
      + Self.provider("\(name)Output", of: outputs) + Self.model(name, inputs, outputs)
  }

  private static func features(_ parts: [Data]) -> [Feature]? {
    let features = parts.compactMap { part -> Feature? in
      guard let fields = ProtocolBuffer(part),
        let name = fields.parts(1).first.map({ String(decoding: $0, as: UTF8.self) }),
        ModelName.isIdentifier(name),
        let type = fields.parts(3).first.flatMap({ ProtocolBuffer($0) })
      else { return nil }
      let types: [UInt64: String] = [1: "Int64", 2: "Double", 3: "String", 4: "CVPixelBuffer"]
      if let (_, simple) = types.first(where: { !type.parts($0.key).isEmpty }) {
        return Feature(name: name, type: simple)
      }
      let keys = type.parts(6).first.flatMap { ProtocolBuffer($0) }
      guard let keys else { return Feature(name: name, type: nil) }
      return Feature(
        name: name, type: keys.parts(1).isEmpty ? "[String: Double]" : "[Int64: Double]")
    }
    guard features.count == parts.count, features.allSatisfy({ $0.type != nil }) else { return nil }
    return features
  }

  private static func list(_ features: [Feature], _ text: (String, String) -> String) -> String {
    features.map { text(ModelName.code($0.name), $0.type ?? "") }.joined(separator: ", ")
  }

  private static func provider(_ name: String, of features: [Feature]) -> String {
    let names = features.map(\.name.debugDescription).joined(separator: ", ")
    let properties = features.map { "  var \(ModelName.code($0.name)): \($0.type ?? "")\n" }
    let values = features.map { feature in
      let code = ModelName.code(feature.name)
      let value =
        ["Int64": "MLFeatureValue(int64: \(code))", "Double": "MLFeatureValue(double: \(code))"][
          feature.type ?? ""]
        ?? (feature.type == "String" ? "MLFeatureValue(string: \(code))" : "nil")
      return "    case \(feature.name.debugDescription): return \(value)\n"
    }
    return """
      class \(name): MLFeatureProvider {
      \(properties.joined())  var featureNames: Set<String> { [\(names)] }
        init(\(list(features) { "\($0): \($1)" })) {
          \(features.map { "self.\($0.name) = \(ModelName.code($0.name))" }.joined(separator: "; "))
        }
        func featureValue(for featureName: String) -> MLFeatureValue? {
          switch featureName {
      \(values.joined())    default: return nil
          }
        }
      }

      """
  }

  private static func model(_ name: String, _ inputs: [Feature], _ outputs: [Feature]) -> String {
    """
    class \(name) {
      let model: MLModel
      class var urlOfModelInThisBundle: URL {
        Bundle.main.bundleURL.appendingPathComponent("\(name).mlmodelc")
      }
      init(model: MLModel) { self.model = model }
      convenience init() { self.init(model: MLModel(_quoinUnavailable: ())) }
      convenience init(configuration: MLModelConfiguration) throws {
        try self.init(contentsOf: Self.urlOfModelInThisBundle, configuration: configuration)
      }
      convenience init(
        contentsOf modelURL: URL, configuration: MLModelConfiguration = MLModelConfiguration()
      ) throws {
        self.init(model: try MLModel(contentsOf: modelURL, configuration: configuration))
      }
      func prediction(input: \(name)Input) throws -> \(name)Output {
        _ = try model.prediction(from: input)
        throw MLModelError(.generic)
      }
      func prediction(\(list(inputs) { "\($0): \($1)" })) throws -> \(name)Output {
        try prediction(input: \(name)Input(\(list(inputs) { name, _ in "\(name): \(name)" })))
      }
    }

    """
  }
}

/// The fields of a message in the format of Protocol Buffers that contain bytes.
private struct ProtocolBuffer {
  private var fields: [UInt64: [Data]] = [:]

  /// Returns `nil` for bytes that aren't a message.
  init?(_ bytes: Data) {
    var rest = bytes[...]
    func skip(_ count: UInt64) -> Data? {
      guard count <= UInt64(rest.count) else { return nil }
      defer { rest = rest.dropFirst(Int(count)) }
      return rest.prefix(Int(count))
    }
    func number() -> UInt64? {
      var value: UInt64 = 0
      for shift in stride(from: UInt64(0), to: 64, by: 7) {
        guard let byte = rest.popFirst() else { return nil }
        value |= UInt64(byte & 0x7F) << shift
        if byte < 0x80 { return value }
      }
      return nil
    }
    while !rest.isEmpty {
      guard let key = number() else { return nil }
      switch key & 7 {
      case 0: guard number() != nil else { return nil }
      case 1: guard skip(8) != nil else { return nil }
      case 2:
        guard let count = number(), let part = skip(count) else { return nil }
        fields[key >> 3, default: []].append(part)
      case 5: guard skip(4) != nil else { return nil }
      default: return nil
      }
    }
  }

  /// Returns the bytes of each field with a number.
  func parts(_ number: UInt64) -> [Data] { fields[number] ?? [] }
}
