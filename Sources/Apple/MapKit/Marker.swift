import SwiftUI

extension _MapItems.Annotation {
  /// Returns a balloon whose tip is at the coordinate.
  @MainActor
  static func balloon(
    at coordinate: CLLocationCoordinate2D, tint: AnyShapeStyle? = nil, glyph: AnyView? = nil,
    title: AnyView? = nil
  ) -> Self {
    Self(
      coordinate: coordinate, anchor: .bottom, tint: tint,
      view: { AnyView(BalloonView(tint: $0, glyph: glyph)) },
      title: title.map { AnyView($0.mapTitle()) })
  }
}

extension View {
  fileprivate func mapTitle() -> some View {
    font(.caption.weight(.semibold)).lineLimit(1).fixedSize()
  }
}

/// A marker's balloon, red by default.
struct BalloonView: View {
  let tint: AnyShapeStyle?
  let glyph: AnyView?

  var body: some View {
    VStack(spacing: -2) {
      Circle().fill(tint ?? AnyShapeStyle(.red)).frame(width: 32, height: 32)
        .overlay {
          (glyph ?? AnyView(Image(systemName: "mappin")))
            .labelStyle(.iconOnly).font(.system(size: 15, weight: .semibold))
            .foregroundStyle(.white)
        }
      Tip().fill(tint ?? AnyShapeStyle(.red)).frame(width: 10, height: 8)
    }
  }
}

/// A pin, red by default.
struct PinView: View {
  let tint: AnyShapeStyle?

  var body: some View {
    VStack(spacing: 0) {
      Circle().fill(tint ?? AnyShapeStyle(.red)).frame(width: 15, height: 15)
      Rectangle().fill(Color(white: 0.45)).frame(width: 2, height: 16)
    }
  }
}

/// A triangle that points down.
private struct Tip: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.midX, y: rect.maxY))
      path.closeSubpath()
    }
  }
}

/// A balloon with a title below it.
public struct Marker<Label: View>: MapContent {
  public typealias Body = Never

  private let coordinate: CLLocationCoordinate2D
  private let label: Label
  private var glyph: AnyView?
  private var title: AnyView?

  /// Creates a marker with the icon and title of a label.
  public init(coordinate: CLLocationCoordinate2D, @ViewBuilder label: () -> Label) {
    self.coordinate = coordinate
    self.label = label()
    glyph = AnyView(self.label)
    title = AnyView(self.label.labelStyle(.titleOnly))
  }

  private init(_ title: Text, _ glyph: AnyView?, _ coordinate: CLLocationCoordinate2D, label: Label)
  {
    self.coordinate = coordinate
    self.label = label
    self.glyph = glyph
    self.title = AnyView(title)
  }

  public static func _collect(_ content: Self, into items: inout _MapItems) {
    items.annotations.append(
      .balloon(at: content.coordinate, glyph: content.glyph, title: content.title))
  }
}

extension Marker where Label == Text {
  public init(_ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D) {
    self.init(Text(titleKey), nil, coordinate, label: Text(titleKey))
  }

  @_disfavoredOverload
  public init(_ title: some StringProtocol, coordinate: CLLocationCoordinate2D) {
    self.init(Text(title), nil, coordinate, label: Text(title))
  }

  public init(
    _ titleKey: LocalizedStringKey, monogram: Text, coordinate: CLLocationCoordinate2D
  ) {
    self.init(Text(titleKey), AnyView(monogram), coordinate, label: Text(titleKey))
  }

  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, monogram: Text, coordinate: CLLocationCoordinate2D
  ) {
    self.init(Text(title), AnyView(monogram), coordinate, label: Text(title))
  }

  /// Creates a marker with the name and coordinate of a place.
  public init(item: MKMapItem) {
    let title = Text(verbatim: item.name ?? "")
    self.init(title, nil, item.placemark.coordinate, label: title)
  }
}

extension Marker where Label == SwiftUI.Label<Text, Image> {
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, coordinate: CLLocationCoordinate2D
  ) {
    self.init(
      Text(titleKey), AnyView(Image(systemName: systemImage)), coordinate,
      label: SwiftUI.Label(titleKey, systemImage: systemImage))
  }

  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, systemImage: String, coordinate: CLLocationCoordinate2D
  ) {
    self.init(
      Text(title), AnyView(Image(systemName: systemImage)), coordinate,
      label: SwiftUI.Label(title, systemImage: systemImage))
  }

  public init(_ titleKey: LocalizedStringKey, image: String, coordinate: CLLocationCoordinate2D) {
    self.init(
      Text(titleKey), AnyView(Image(image).resizable().scaledToFit().frame(width: 18, height: 18)),
      coordinate, label: SwiftUI.Label(titleKey, image: image))
  }

  @_disfavoredOverload
  public init(_ title: some StringProtocol, image: String, coordinate: CLLocationCoordinate2D) {
    self.init(
      Text(title), AnyView(Image(image).resizable().scaledToFit().frame(width: 18, height: 18)),
      coordinate, label: SwiftUI.Label(title, image: image))
  }
}

/// A custom view with a title below it.
public struct Annotation<Label: View, Content: View>: MapContent {
  public typealias Body = Never

  private let coordinate: CLLocationCoordinate2D
  private let anchor: UnitPoint
  private let content: Content
  private let label: Label

  /// Creates an annotation whose point `anchor` is at the coordinate.
  public init(
    coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.coordinate = coordinate
    self.anchor = anchor
    self.content = content()
    self.label = label()
  }

  public static func _collect(_ content: Self, into items: inout _MapItems) {
    let view = content.content
    items.annotations.append(
      _MapItems.Annotation(
        coordinate: content.coordinate, anchor: content.anchor,
        view: { tint in tint.map { AnyView(view.tint($0)) } ?? AnyView(view) },
        title: AnyView(content.label.mapTitle())))
  }
}

extension Annotation where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
    @ViewBuilder content: () -> Content
  ) {
    self.init(coordinate: coordinate, anchor: anchor, content: content) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
    @ViewBuilder content: () -> Content
  ) {
    self.init(coordinate: coordinate, anchor: anchor, content: content) { Text(title) }
  }
}

/// The user's location. It is unknown, so nothing is drawn.
public struct UserAnnotation<Content: View>: MapContent {
  public typealias Body = Never

  public static func _collect(_ content: Self, into items: inout _MapItems) {}
}

extension UserAnnotation where Content == EmptyView {
  public init() {}
}

extension UserAnnotation {
  public init(anchor: UnitPoint = .center, @ViewBuilder content: @escaping () -> Content) {}
  public init(
    anchor: UnitPoint = .center, @ViewBuilder content: @escaping (UserLocation) -> Content
  ) {}
}

/// The known location of the user, which is empty.
public struct UserLocation: Sendable {
  public var location: CLLocation? { nil }
  public var heading: CLHeading? { nil }
}
