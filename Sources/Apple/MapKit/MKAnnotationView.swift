import SwiftUI
@_exported import UIKit

public enum MKFeatureVisibility: Int, Sendable {
  case adaptive
  case hidden
  case visible
}

/// The priority with which a marker is shown.
public struct MKFeatureDisplayPriority: RawRepresentable, Hashable, Sendable {
  public let rawValue: Float

  public init(rawValue: Float) { self.rawValue = rawValue }
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  public static let required = MKFeatureDisplayPriority(rawValue: 1000)
  public static let defaultHigh = MKFeatureDisplayPriority(rawValue: 750)
  public static let defaultLow = MKFeatureDisplayPriority(rawValue: 250)
}

/// The order of a marker above others.
public struct MKAnnotationViewZPriority: RawRepresentable, Hashable, Sendable {
  public let rawValue: Float

  public init(rawValue: Float) { self.rawValue = rawValue }
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  public static let max = MKAnnotationViewZPriority(rawValue: 1000)
  public static let defaultSelected = MKAnnotationViewZPriority(rawValue: 1000)
  public static let defaultUnselected = MKAnnotationViewZPriority(rawValue: 500)
  public static let min = MKAnnotationViewZPriority(rawValue: 0)
}

/// The marker of an annotation.
open class MKAnnotationView: UIView {
  public enum CollisionMode: Int, Sendable {
    case rectangle
    case circle
    case none
  }

  public enum DragState: UInt, Sendable {
    case none
    case starting
    case dragging
    case canceling
    case ending
  }

  open var annotation: (any MKAnnotation)?
  public let reuseIdentifier: String?
  open var image: UIImage?
  /// Stored only: Quoin doesn't read it.
  open var canShowCallout = false
  /// Stored only: Quoin doesn't read it.
  open var isDraggable = false
  open var isSelected = false
  open var isEnabled = true
  /// Stored only: Quoin doesn't read it.
  open var centerOffset = CGPoint.zero
  /// Stored only: Quoin doesn't read it.
  open var calloutOffset = CGPoint.zero
  /// Stored only: Quoin doesn't read it.
  open var clusteringIdentifier: String?
  /// Stored only: Quoin doesn't read it.
  open var dragState = DragState.none
  /// Stored only: Quoin doesn't read it.
  open var displayPriority = MKFeatureDisplayPriority.required
  /// Stored only: Quoin doesn't read it.
  open var zPriority = MKAnnotationViewZPriority.defaultUnselected
  /// Stored only: Quoin doesn't read it.
  open var collisionMode = CollisionMode.rectangle
  /// The cluster that shows the annotation, which never exists.
  open var cluster: MKAnnotationView? { nil }
  /// Stored only: Quoin doesn't read it.
  open var leftCalloutAccessoryView: UIView?
  /// Stored only: Quoin doesn't read it.
  open var rightCalloutAccessoryView: UIView?
  /// Stored only: Quoin doesn't read it.
  open var detailCalloutAccessoryView: UIView?

  public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    self.annotation = annotation
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
  }
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
  }

  /// Has no effect: never called, because annotation views are not reused.
  open func prepareForReuse() {}
  /// Has no effect: never called.
  open func prepareForDisplay() {}

  /// The annotation's image on the map, if it has one.
  var mark: _MapItems.Annotation? {
    guard let annotation, let image else { return nil }
    return _MapItems.Annotation(coordinate: annotation.coordinate, anchor: .center) { _ in
      AnyView(Image(uiImage: image))
    }
  }
}

/// A balloon marker.
open class MKMarkerAnnotationView: MKAnnotationView {
  open var markerTintColor: UIColor?
  /// Stored only: Quoin doesn't read it.
  open var glyphTintColor: UIColor?
  open var glyphText: String?
  open var glyphImage: UIImage?
  /// Stored only: Quoin doesn't read it.
  open var selectedGlyphImage: UIImage?
  /// Stored only: Quoin doesn't read it.
  open var titleVisibility = MKFeatureVisibility.adaptive
  /// Stored only: Quoin doesn't read it.
  open var subtitleVisibility = MKFeatureVisibility.adaptive
  /// Stored only: Quoin doesn't read it.
  open var animatesWhenAdded = false

  override var mark: _MapItems.Annotation? {
    guard let annotation else { return nil }
    let glyph: AnyView? =
      glyphText.map { AnyView(Text(verbatim: $0)) }
      ?? glyphImage.map { AnyView(Image(uiImage: $0)) }
    return .balloon(
      at: annotation.coordinate,
      tint: markerTintColor.map { AnyShapeStyle(Color(uiColor: $0)) }, glyph: glyph,
      title: annotation.title.map { AnyView(Text(verbatim: $0)) })
  }
}

/// A pin marker.
open class MKPinAnnotationView: MKAnnotationView {
  open var pinTintColor: UIColor! = .red
  /// Stored only: Quoin doesn't read it.
  open var animatesDrop = false

  override var mark: _MapItems.Annotation? {
    annotation.map { annotation in
      let tint = pinTintColor.map { AnyShapeStyle(Color(uiColor: $0)) }
      return _MapItems.Annotation(coordinate: annotation.coordinate, anchor: .bottom, tint: tint) {
        AnyView(PinView(tint: $0))
      }
    }
  }
}
