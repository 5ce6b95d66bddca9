@_exported import CoreVideo
@_exported import Foundation

/// The processors that run a model.
public enum MLComputeUnits: Int, Sendable {
  case cpuOnly
  case cpuAndGPU
  case all
  case cpuAndNeuralEngine
}

/// The configuration of a model.
open class MLModelConfiguration: NSObject, @unchecked Sendable {
  open var computeUnits = MLComputeUnits.all
  open var modelDisplayName: String?
  open var allowLowPrecisionAccumulationOnGPU = false
}

/// The reason for a failed model operation.
public struct MLModelError: Error, Hashable, CustomNSError, LocalizedError {
  public enum Code: Int, Sendable {
    case generic = 0
    case featureType = 1
    case io = 3
    case customLayer = 4
    case customModel = 5
    case update = 6
    case parameters = 7
  }

  public let code: Code

  public init(_ code: Code) { self.code = code }

  public static var errorDomain: String { "com.apple.CoreML" }
  public var errorCode: Int { code.rawValue }
  public var errorDescription: String? { "Models can't be run on this platform." }
}

/// The input or output of a model.
public protocol MLFeatureProvider {
  var featureNames: Set<String> { get }
  func featureValue(for featureName: String) -> MLFeatureValue?
}

/// A value in the input or output of a model.
open class MLFeatureValue: NSObject, @unchecked Sendable {
  public let doubleValue: Double
  public let int64Value: Int64
  public let stringValue: String

  public init(double value: Double) { (doubleValue, int64Value, stringValue) = (value, 0, "") }
  public init(int64 value: Int64) { (doubleValue, int64Value, stringValue) = (0, value, "") }
  public init(string value: String) { (doubleValue, int64Value, stringValue) = (0, 0, value) }
}

/// Features by name.
open class MLDictionaryFeatureProvider: NSObject, MLFeatureProvider, @unchecked Sendable {
  public let dictionary: [String: MLFeatureValue]

  public init(dictionary: [String: Any]) throws {
    self.dictionary = dictionary.compactMapValues { value in
      switch value {
      case let value as MLFeatureValue: value
      case let value as Double: MLFeatureValue(double: value)
      case let value as Int: MLFeatureValue(int64: Int64(value))
      case let value as String: MLFeatureValue(string: value)
      default: nil
      }
    }
  }

  open var featureNames: Set<String> { Set(dictionary.keys) }
  open func featureValue(for featureName: String) -> MLFeatureValue? { dictionary[featureName] }
}

/// A trained model. Models can't be loaded, so the classes that Xcode generates for them report an
/// error.
open class MLModel: NSObject, @unchecked Sendable {
  open var configuration: MLModelConfiguration { MLModelConfiguration() }

  public init(contentsOf url: URL, configuration: MLModelConfiguration = MLModelConfiguration())
    throws
  {
    throw MLModelError(.io)
  }

  /// Creates the model of a generated class whose initializer can't report an error.
  public init(_quoinUnavailable: Void) {}

  open class func load(
    contentsOf url: URL, configuration: MLModelConfiguration = MLModelConfiguration()
  ) async throws -> MLModel {
    throw MLModelError(.io)
  }

  open func prediction(from input: any MLFeatureProvider) throws -> any MLFeatureProvider {
    throw MLModelError(.generic)
  }
}
