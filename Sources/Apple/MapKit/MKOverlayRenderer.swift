import SwiftUI
@_exported import UIKit

/// The drawing style of an overlay.
open class MKOverlayRenderer: NSObject {
  public let overlay: any MKOverlay
  open var alpha: CGFloat = 1

  public init(overlay: any MKOverlay) { self.overlay = overlay }
}

open class MKOverlayPathRenderer: MKOverlayRenderer {
  open var fillColor: UIColor?
  open var strokeColor: UIColor?
  open var lineWidth: CGFloat = 0
  open var lineDashPattern: [NSNumber]?
  open var lineDashPhase: CGFloat = 0
  open var lineCap = CGLineCap.round
  open var lineJoin = CGLineJoin.round
}

open class MKPolylineRenderer: MKOverlayPathRenderer {
  public convenience init(polyline: MKPolyline) { self.init(overlay: polyline) }
}

open class MKPolygonRenderer: MKOverlayPathRenderer {
  public convenience init(polygon: MKPolygon) { self.init(overlay: polygon) }
}

open class MKCircleRenderer: MKOverlayPathRenderer {
  public convenience init(circle: MKCircle) { self.init(overlay: circle) }
}

/// A line with a gradient, drawn in its stroke color.
open class MKGradientPolylineRenderer: MKPolylineRenderer {
  /// Stored only: Quoin doesn't read it.
  open private(set) var colors: [UIColor] = []
  /// Stored only: Quoin doesn't read it.
  open private(set) var locations: [CGFloat] = []

  open func setColors(_ colors: [UIColor], locations: [CGFloat]) {
    (self.colors, self.locations) = (colors, locations)
  }
}

open class MKMultiPolylineRenderer: MKOverlayPathRenderer {}
open class MKMultiPolygonRenderer: MKOverlayPathRenderer {}

/// The tiles of an overlay, which aren't loaded.
open class MKTileOverlayRenderer: MKOverlayRenderer {
  public convenience init(tileOverlay: MKTileOverlay) { self.init(overlay: tileOverlay) }

  /// Has no effect: tiles aren't loaded.
  open func reloadData() {}
}
