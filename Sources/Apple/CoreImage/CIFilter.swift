import Foundation
import QuoinViews

public let kCIInputImageKey = "inputImage"
public let kCIInputBackgroundImageKey = "inputBackgroundImage"
public let kCIInputIntensityKey = "inputIntensity"
public let kCIInputRadiusKey = "inputRadius"
public let kCIInputScaleKey = "inputScale"
public let kCIInputCenterKey = "inputCenter"
public let kCIInputAngleKey = "inputAngle"
public let kCIInputColorKey = "inputColor"
public let kCIInputBrightnessKey = "inputBrightness"
public let kCIInputContrastKey = "inputContrast"
public let kCIInputSaturationKey = "inputSaturation"
public let kCIInputEVKey = "inputEV"
public let kCIInputSharpnessKey = "inputSharpness"
public let kCIInputWidthKey = "inputWidth"
public let kCIInputAspectRatioKey = "inputAspectRatio"
public let kCIOutputImageKey = "outputImage"
public let kCIAttributeFilterDisplayName = "CIAttributeFilterDisplayName"
public let kCIAttributeFilterName = "CIAttributeFilterName"

/// A filter that produces an image. The filters in `FilterKind` are supported; there are no others.
open class CIFilter: NSObject, @unchecked Sendable {
  private let kind: FilterKind
  private var values: [String: Any]

  init(_ kind: FilterKind) {
    self.kind = kind
    values = kind.defaults
  }

  /// Creates the filter called `name`, such as `CISepiaTone`; returns `nil` if it isn't supported.
  public convenience init?(name: String) {
    guard let kind = FilterKind(rawValue: name) else { return nil }
    self.init(kind)
  }

  public convenience init?(name: String, parameters params: [String: Any]?) {
    self.init(name: name)
    for (key, value) in params ?? [:] { setValue(value, forKey: key) }
  }

  open var name: String { kind.rawValue }
  open var inputKeys: [String] { kind.inputKeys }
  open var outputKeys: [String] { [kCIOutputImageKey] }
  open var attributes: [String: Any] {
    [kCIAttributeFilterName: name, kCIAttributeFilterDisplayName: kind.title]
  }
  open func setDefaults() { values = kind.defaults }

  open class func localizedName(forFilterName filterName: String) -> String? {
    FilterKind(rawValue: filterName)?.title
  }
  open class func filterNames(inCategory category: String?) -> [String] {
    FilterKind.allCases.map(\.rawValue).sorted()
  }

  open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
  open func setValue(_ value: Any?, forKeyPath keyPath: String) { values[keyPath] = value }
  open func value(forKey key: String) -> Any? {
    key == kCIOutputImageKey ? outputImage : values[key]
  }

  /// The output of the filter, or `nil` if an input image is missing.
  open var outputImage: CIImage? { kind.output(FilterValues(values)) }
}

/// The input values of a filter.
struct FilterValues: @unchecked Sendable {
  private let values: [String: Any]

  init(_ values: [String: Any]) { self.values = values }

  var image: CIImage? { image(kCIInputImageKey) }

  func image(_ key: String) -> CIImage? { values[key] as? CIImage }

  func transform(_ key: String) -> CGAffineTransform {
    values[key] as? CGAffineTransform ?? .identity
  }

  func vector(_ key: String) -> SIMD4<Float> {
    guard let vector = values[key] as? CIVector else { return .zero }
    return SIMD4(Float(vector.x), Float(vector.y), Float(vector.z), Float(vector.w))
  }

  func number(_ key: String) -> Float {
    switch values[key] {
    case let value as Float: value
    case let value as Double: Float(value)
    case let value as CGFloat: Float(value)
    case let value as Int: Float(value)
    case let value as NSNumber: value.floatValue
    default: 0
    }
  }

  func text(_ key: String) -> String? { values[key] as? String }
  func data(_ key: String) -> Data? { values[key] as? Data }

  /// Returns the center, from the top-left corner of the image; by default, the middle of the
  /// image.
  func center(in extent: CGRect) -> SIMD2<Float> {
    let point: CGPoint? =
      switch values[kCIInputCenterKey] {
      case let vector as CIVector: vector.cgPointValue
      case let point as CGPoint: point
      default: nil
      }
    guard let point else { return SIMD2(Float(extent.width) / 2, Float(extent.height) / 2) }
    return SIMD2(Float(point.x - extent.minX), Float(extent.maxY - point.y))
  }

  func color(_ key: String) -> SIMD4<Float> {
    guard let color = values[key] as? CIColor else { return SIMD4(0.6, 0.45, 0.3, 1) }
    return SIMD4(Float(color.red), Float(color.green), Float(color.blue), Float(color.alpha))
  }
}
