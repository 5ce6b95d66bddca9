import Charts
import SwiftUI
extension InterpolationMethod: @retroactive CustomStringConvertible { public var description: String { "\(self == .linear)" } }
extension Circle: @retroactive ChartSymbolShape { public var perceptualUnitRect: CGRect { CGRect(x: -0.564, y: -0.564, width: 1.128, height: 1.128) } }
extension AXDataPointValue {
  class func number(_ number: Double) -> AXDataPointValue { AXDataPointValue(number: number) }
  class func category(_ number: String) -> AXDataPointValue { AXDataPointValue(category: number) }
}
extension UIColor { var accessibilityName: String { "" } }
