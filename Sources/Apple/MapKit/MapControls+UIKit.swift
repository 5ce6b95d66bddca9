@_exported import UIKit

/// The button that follows the user. It is empty.
open class MKUserTrackingButton: UIView {
  open weak var mapView: MKMapView?

  public convenience init(mapView: MKMapView?) {
    self.init(frame: .zero)
    self.mapView = mapView
  }
}

/// The bar button that follows the user. It is empty.
open class MKUserTrackingBarButtonItem: UIBarButtonItem {
  open weak var mapView: MKMapView?

  public convenience init(mapView: MKMapView?) {
    self.init()
    self.mapView = mapView
  }
}

/// A compass. It is empty.
open class MKCompassButton: UIView {
  open weak var mapView: MKMapView?
  /// Stored only: Quoin doesn't read it.
  open var compassVisibility = MKFeatureVisibility.adaptive

  public convenience init(mapView: MKMapView?) {
    self.init(frame: .zero)
    self.mapView = mapView
  }
}

/// A scale. It is empty.
open class MKScaleView: UIView {
  open weak var mapView: MKMapView?
  /// Stored only: Quoin doesn't read it.
  open var scaleVisibility = MKFeatureVisibility.adaptive

  public convenience init(mapView: MKMapView?) {
    self.init(frame: .zero)
    self.mapView = mapView
  }
}
