import Foundation

/// The type of all filters created through Swift's functions. Apple has a protocol for each filter;
/// here a single one has all of their properties.
final class BuiltinFilter: CIFilter, CIBuiltinFilter, @unchecked Sendable {}

/// The properties of filters in Swift. Properties that a filter doesn't take have no effect.
public protocol CIBuiltinFilter: CIFilter {}

extension CIBuiltinFilter {
  private func number(_ key: String) -> Float {
    FilterValues([key: value(forKey: key) ?? 0]).number(key)
  }

  public var inputImage: CIImage? {
    get { value(forKey: kCIInputImageKey) as? CIImage }
    set { setValue(newValue, forKey: kCIInputImageKey) }
  }
  public var intensity: Float {
    get { number(kCIInputIntensityKey) }
    set { setValue(newValue, forKey: kCIInputIntensityKey) }
  }
  public var radius: Float {
    get { number(kCIInputRadiusKey) }
    set { setValue(newValue, forKey: kCIInputRadiusKey) }
  }
  public var scale: Float {
    get { number(kCIInputScaleKey) }
    set { setValue(newValue, forKey: kCIInputScaleKey) }
  }
  public var angle: Float {
    get { number(kCIInputAngleKey) }
    set { setValue(newValue, forKey: kCIInputAngleKey) }
  }
  public var ev: Float {
    get { number(kCIInputEVKey) }
    set { setValue(newValue, forKey: kCIInputEVKey) }
  }
  public var brightness: Float {
    get { number(kCIInputBrightnessKey) }
    set { setValue(newValue, forKey: kCIInputBrightnessKey) }
  }
  public var contrast: Float {
    get { number(kCIInputContrastKey) }
    set { setValue(newValue, forKey: kCIInputContrastKey) }
  }
  public var saturation: Float {
    get { number(kCIInputSaturationKey) }
    set { setValue(newValue, forKey: kCIInputSaturationKey) }
  }
  public var center: CGPoint {
    get { (value(forKey: kCIInputCenterKey) as? CIVector)?.cgPointValue ?? .zero }
    set { setValue(CIVector(cgPoint: newValue), forKey: kCIInputCenterKey) }
  }
  public var color: CIColor {
    get { value(forKey: kCIInputColorKey) as? CIColor ?? .black }
    set { setValue(newValue, forKey: kCIInputColorKey) }
  }
  public var message: Data {
    get { value(forKey: "inputMessage") as? Data ?? Data() }
    set { setValue(newValue, forKey: "inputMessage") }
  }
  public var correctionLevel: String {
    get { value(forKey: "inputCorrectionLevel") as? String ?? "M" }
    set { setValue(newValue, forKey: "inputCorrectionLevel") }
  }
}

public typealias CISepiaTone = CIBuiltinFilter
public typealias CIColorControls = CIBuiltinFilter
public typealias CIExposureAdjust = CIBuiltinFilter
public typealias CIColorInvert = CIBuiltinFilter
public typealias CIColorMonochrome = CIBuiltinFilter
public typealias CIPhotoEffect = CIBuiltinFilter
public typealias CIVignette = CIBuiltinFilter
public typealias CIGaussianBlur = CIBuiltinFilter
public typealias CIBoxBlur = CIBuiltinFilter
public typealias CIUnsharpMask = CIBuiltinFilter
public typealias CIPixellate = CIBuiltinFilter
public typealias CICrystallize = CIBuiltinFilter
public typealias CIEdges = CIBuiltinFilter
public typealias CIBloom = CIBuiltinFilter
public typealias CITwirlDistortion = CIBuiltinFilter
public typealias CIBumpDistortion = CIBuiltinFilter
public typealias CIQRCodeGenerator = CIBuiltinFilter

extension CIFilter {
  public class func sepiaTone() -> any CIFilter & CISepiaTone { BuiltinFilter(.sepiaTone) }
  public class func colorControls() -> any CIFilter & CIColorControls {
    BuiltinFilter(.colorControls)
  }
  public class func exposureAdjust() -> any CIFilter & CIExposureAdjust {
    BuiltinFilter(.exposureAdjust)
  }
  public class func colorInvert() -> any CIFilter & CIColorInvert { BuiltinFilter(.colorInvert) }
  public class func colorMonochrome() -> any CIFilter & CIColorMonochrome {
    BuiltinFilter(.colorMonochrome)
  }
  public class func photoEffectMono() -> any CIFilter & CIPhotoEffect {
    BuiltinFilter(.photoEffectMono)
  }
  public class func vignette() -> any CIFilter & CIVignette { BuiltinFilter(.vignette) }
  public class func gaussianBlur() -> any CIFilter & CIGaussianBlur { BuiltinFilter(.gaussianBlur) }
  public class func boxBlur() -> any CIFilter & CIBoxBlur { BuiltinFilter(.boxBlur) }
  public class func unsharpMask() -> any CIFilter & CIUnsharpMask { BuiltinFilter(.unsharpMask) }
  public class func pixellate() -> any CIFilter & CIPixellate { BuiltinFilter(.pixellate) }
  public class func crystallize() -> any CIFilter & CICrystallize { BuiltinFilter(.crystallize) }
  public class func edges() -> any CIFilter & CIEdges { BuiltinFilter(.edges) }
  public class func bloom() -> any CIFilter & CIBloom { BuiltinFilter(.bloom) }
  public class func twirlDistortion() -> any CIFilter & CITwirlDistortion {
    BuiltinFilter(.twirlDistortion)
  }
  public class func bumpDistortion() -> any CIFilter & CIBumpDistortion {
    BuiltinFilter(.bumpDistortion)
  }
  public class func qrCodeGenerator() -> any CIFilter & CIQRCodeGenerator {
    BuiltinFilter(.qrCodeGenerator)
  }
}
