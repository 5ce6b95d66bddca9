import Foundation
import SwiftUI

extension Facts {
  static let values: [String: Check] = [
    "os-axis": { fact in
      fact.expect("horizontal", CGFloat(Axis.horizontal.rawValue), is: 0)
      fact.expect("vertical", CGFloat(Axis.vertical.rawValue), is: 1)
      if Axis.horizontal.description != "horizontal" { fact.fail("horizontal's description") }
      if Axis.vertical.description != "vertical" { fact.fail("vertical's description") }
      if Axis.allCases != [.horizontal, .vertical] { fact.fail("allCases") }
    },
    "os-unspecified": { fact in
      let size = ProposedViewSize(width: nil, height: 200).replacingUnspecifiedDimensions()
      fact.expect("size", size, is: (10, 200))
    },
    "os-angle": { fact in
      for degrees in [-720.0, -90, 0, 1, 30, 90, 359, 1000] {
        let angle = Angle(degrees: degrees)
        fact.expect("radians", angle.radians, is: degrees * .pi / 180)
        fact.expect("animatableData", angle.animatableData, is: degrees * .pi / 180 * 128)
      }
    },
  ]
}
