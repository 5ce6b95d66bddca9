import Foundation

extension NSValue {
  // Foundation stores only its own structures on Linux, so a rectangle has the numbers.

  public convenience init(scnVector3 v: SCNVector3) {
    self.init(rect: CGRect(x: Double(v.x), y: Double(v.y), width: Double(v.z), height: 0))
  }

  public convenience init(scnVector4 v: SCNVector4) {
    self.init(
      rect: CGRect(x: Double(v.x), y: Double(v.y), width: Double(v.z), height: Double(v.w)))
  }

  public var scnVector3Value: SCNVector3 {
    let rect = rectValue
    return SCNVector3(Float(rect.origin.x), Float(rect.origin.y), Float(rect.size.width))
  }

  public var scnVector4Value: SCNVector4 {
    let rect = rectValue
    return SCNVector4(
      Float(rect.origin.x), Float(rect.origin.y), Float(rect.size.width), Float(rect.size.height))
  }
}
