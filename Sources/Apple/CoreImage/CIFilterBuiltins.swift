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
  public var sharpness: Float {
    get { number(kCIInputSharpnessKey) }
    set { setValue(newValue, forKey: kCIInputSharpnessKey) }
  }
  public var amount: Float {
    get { number("inputAmount") }
    set { setValue(newValue, forKey: "inputAmount") }
  }
  public var power: Float {
    get { number("inputPower") }
    set { setValue(newValue, forKey: "inputPower") }
  }
  public var levels: Float {
    get { number("inputLevels") }
    set { setValue(newValue, forKey: "inputLevels") }
  }
  public var color0: CIColor {
    get { value(forKey: "inputColor0") as? CIColor ?? .black }
    set { setValue(newValue, forKey: "inputColor0") }
  }
  public var color1: CIColor {
    get { value(forKey: "inputColor1") as? CIColor ?? .white }
    set { setValue(newValue, forKey: "inputColor1") }
  }
  public var minComponents: CIVector {
    get { value(forKey: "inputMinComponents") as? CIVector ?? CIVector(values: []) }
    set { setValue(newValue, forKey: "inputMinComponents") }
  }
  public var maxComponents: CIVector {
    get { value(forKey: "inputMaxComponents") as? CIVector ?? CIVector(values: []) }
    set { setValue(newValue, forKey: "inputMaxComponents") }
  }
  public var transform: CGAffineTransform {
    get { value(forKey: "inputTransform") as? CGAffineTransform ?? .identity }
    set { setValue(newValue, forKey: "inputTransform") }
  }
  public var gradientImage: CIImage? {
    get { value(forKey: "inputGradientImage") as? CIImage }
    set { setValue(newValue, forKey: "inputGradientImage") }
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
public typealias CIWhitePointAdjust = CIBuiltinFilter
public typealias CIColorClamp = CIBuiltinFilter
public typealias CIColorMap = CIBuiltinFilter
public typealias CIColorPosterize = CIBuiltinFilter
public typealias CIFalseColor = CIBuiltinFilter
public typealias CIGammaAdjust = CIBuiltinFilter
public typealias CIHueAdjust = CIBuiltinFilter
public typealias CIVibrance = CIBuiltinFilter
public typealias CIThermal = CIBuiltinFilter
public typealias CIXRay = CIBuiltinFilter
public typealias CIMedian = CIBuiltinFilter
public typealias CIGloom = CIBuiltinFilter
public typealias CISharpenLuminance = CIBuiltinFilter
public typealias CIComicEffect = CIBuiltinFilter
public typealias CIAffineClamp = CIBuiltinFilter

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
  public class func whitePointAdjust() -> any CIFilter & CIWhitePointAdjust {
    BuiltinFilter(.whitePointAdjust)
  }
  public class func colorClamp() -> any CIFilter & CIColorClamp { BuiltinFilter(.colorClamp) }
  public class func colorMap() -> any CIFilter & CIColorMap { BuiltinFilter(.colorMap) }
  public class func colorPosterize() -> any CIFilter & CIColorPosterize {
    BuiltinFilter(.colorPosterize)
  }
  public class func falseColor() -> any CIFilter & CIFalseColor { BuiltinFilter(.falseColor) }
  public class func gammaAdjust() -> any CIFilter & CIGammaAdjust { BuiltinFilter(.gammaAdjust) }
  public class func hueAdjust() -> any CIFilter & CIHueAdjust { BuiltinFilter(.hueAdjust) }
  public class func vibrance() -> any CIFilter & CIVibrance { BuiltinFilter(.vibrance) }
  public class func thermal() -> any CIFilter & CIThermal { BuiltinFilter(.thermal) }
  public class func xRay() -> any CIFilter & CIXRay { BuiltinFilter(.xRay) }
  public class func median() -> any CIFilter & CIMedian { BuiltinFilter(.median) }
  public class func gloom() -> any CIFilter & CIGloom { BuiltinFilter(.gloom) }
  public class func sharpenLuminance() -> any CIFilter & CISharpenLuminance {
    BuiltinFilter(.sharpenLuminance)
  }
  public class func affineClamp() -> any CIFilter & CIAffineClamp { BuiltinFilter(.affineClamp) }
  public class func comicEffect() -> any CIFilter & CIComicEffect { BuiltinFilter(.comicEffect) }
  public class func photoEffectChrome() -> any CIFilter & CIPhotoEffect {
    BuiltinFilter(.photoEffectChrome)
  }
  public class func photoEffectFade() -> any CIFilter & CIPhotoEffect {
    BuiltinFilter(.photoEffectFade)
  }
  public class func photoEffectInstant() -> any CIFilter & CIPhotoEffect {
    BuiltinFilter(.photoEffectInstant)
  }
  public class func photoEffectNoir() -> any CIFilter & CIPhotoEffect {
    BuiltinFilter(.photoEffectNoir)
  }
  public class func photoEffectProcess() -> any CIFilter & CIPhotoEffect {
    BuiltinFilter(.photoEffectProcess)
  }
  public class func photoEffectTonal() -> any CIFilter & CIPhotoEffect {
    BuiltinFilter(.photoEffectTonal)
  }
  public class func photoEffectTransfer() -> any CIFilter & CIPhotoEffect {
    BuiltinFilter(.photoEffectTransfer)
  }
}
