import SwiftUI

/// The drawing of a map's surface, lines and annotations. The camera is centered in the safe area,
/// and the drawing extends under it, as under the content of a `safeAreaInset`.
struct MapCanvas: View {
  let position: MapCameraPosition
  let items: _MapItems
  let selection: AnyHashable?
  @Environment(\.mapSettings) private var settings
  @Environment(\.mapMemory) private var memory

  var body: some View {
    GeometryReader { geometry in
      let projection = remember(
        MapProjection(position.rect(of: items.points), in: geometry.size),
        geometry.frame(in: .global))
      let insets = geometry.safeAreaInsets
      let shown = projection.extended(by: insets)
      ZStack(alignment: .topLeading) {
        MapSurface(projection: shown, style: settings.style)
        ForEach(items.overlays.indices, id: \.self) { index in
          MapOverlayView(overlay: items.overlays[index], projection: shown)
        }
        MapAnnotationLayout {
          ForEach(items.annotations.indices, id: \.self) { index in
            annotation(items.annotations[index], shown)
          }
        }
        if !settings.onCameraChange.isEmpty { CameraReporter(projection: projection) }
      }
      .frame(width: shown.size.width, height: shown.size.height)
      .clipped()
      .padding(
        EdgeInsets(
          top: -insets.top, leading: -insets.leading, bottom: -insets.bottom,
          trailing: -insets.trailing)
      )
      .overlay(alignment: .bottomLeading) {
        MapCenter(projection: projection, style: settings.style)
      }
      .overlay(alignment: .topTrailing) {
        if let controls = settings.controls { VStack(spacing: 8) { controls }.padding(8) }
      }
    }
  }

  @ViewBuilder
  private func annotation(_ annotation: _MapItems.Annotation, _ projection: MapProjection)
    -> some View
  {
    let isSelected = annotation.tag != nil && annotation.tag == selection
    annotation.view(annotation.tint)
      .scaleEffect(isSelected ? 1.3 : 1, anchor: annotation.anchor)
      .layoutValue(
        key: MapPlaceKey.self,
        value: MapPlace(point: projection.point(annotation.coordinate), anchor: annotation.anchor))
    if let title = annotation.title { title }
  }

  private func remember(_ projection: MapProjection, _ frame: CGRect) -> MapProjection {
    memory?.projection = projection
    memory?.frame = frame
    return projection
  }
}

/// A view that reports the camera's position when it appears and when it changes.
private struct CameraReporter: View {
  let projection: MapProjection
  @Environment(\.mapSettings) private var settings

  var body: some View {
    Color.clear
      .onAppear { reportCamera() }
      .onChange(of: projection) { reportCamera() }
  }

  private func reportCamera() {
    let context = MapCameraUpdateContext(rect: projection.rect)
    for action in settings.onCameraChange { action(context) }
  }
}

/// The position of an annotation in a map.
struct MapPlace {
  var point: CGPoint
  var anchor: UnitPoint
}

private struct MapPlaceKey: LayoutValueKey {
  static var defaultValue: MapPlace? { nil }
}

/// A layout that places annotations at their positions. A subview without a position is the title
/// of the one before it.
private struct MapAnnotationLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var below = CGPoint.zero
    for subview in subviews {
      guard let place = subview[MapPlaceKey.self] else {
        subview.place(at: below, anchor: .top, proposal: .unspecified)
        continue
      }
      let size = subview.sizeThatFits(.unspecified)
      let corner = CGPoint(
        x: bounds.minX + place.point.x - place.anchor.x * size.width,
        y: bounds.minY + place.point.y - place.anchor.y * size.height)
      subview.place(at: corner, proposal: .unspecified)
      below = CGPoint(x: corner.x + size.width / 2, y: corner.y + size.height + 2)
    }
  }
}

/// A line or area on a map.
private struct MapOverlayView: View {
  let overlay: _MapItems.Overlay
  let projection: MapProjection

  var body: some View {
    let path = Path { path in
      path.addLines(overlay.points.map(projection.point))
      if overlay.isClosed { path.closeSubpath() }
    }
    ZStack {
      if let fill = overlay.fill { path.fill(fill) }
      if let stroke = overlay.stroke { path.stroke(stroke, style: overlay.style) }
    }
  }
}

/// The coordinate of a map's center.
private struct MapCenter: View {
  let projection: MapProjection
  let style: MapStyle
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    Text(verbatim: label).font(.system(size: 9)).lineLimit(1)
      .foregroundStyle((style.isDark(scheme) ? Color.white : .black).opacity(0.6))
      .padding(6)
  }

  private var label: String {
    let center = projection.coordinate(
      CGPoint(x: projection.size.width / 2, y: projection.size.height / 2))
    let north = String(format: "%.3f° %@", abs(center.latitude), center.latitude < 0 ? "S" : "N")
    let east = String(format: "%.3f° %@", abs(center.longitude), center.longitude < 0 ? "W" : "E")
    return "Map \(north), \(east)"
  }
}

extension MapStyle {
  fileprivate func isDark(_ scheme: ColorScheme) -> Bool { isImagery || scheme == .dark }
}

/// The map's surface: the grid of meridians and parallels.
private struct MapSurface: View {
  let projection: MapProjection
  let style: MapStyle
  @Environment(\.colorScheme) private var scheme

  private var isDark: Bool { style.isDark(scheme) }

  var body: some View {
    (isDark ? Color(red: 0.17, green: 0.2, blue: 0.24) : Color(red: 0.95, green: 0.94, blue: 0.91))
      .overlay { gridLines.stroke((isDark ? Color.white : .black).opacity(0.2), lineWidth: 0.5) }
  }

  /// Lines at round degrees, about 80 points apart.
  private var gridLines: Path {
    let (rect, size) = (projection.rect, projection.size)
    let west = projection.coordinate(.zero)
    let east = projection.coordinate(CGPoint(x: size.width, y: size.height))
    let step = Self.round(rect.width / MKMapSize.world.width * 360 * 80 / max(size.width, 1))
    return Path { path in
      guard size.width > 0, size.height > 0, step > 0 else { return }
      for degree in stride(
        from: (west.longitude / step).rounded(.up) * step, through: east.longitude, by: step)
      {
        let x = projection.point(CLLocationCoordinate2D(latitude: 0, longitude: degree)).x
        path.move(to: CGPoint(x: x, y: 0))
        path.addLine(to: CGPoint(x: x, y: size.height))
      }
      for degree in stride(
        from: (east.latitude / step).rounded(.up) * step, through: west.latitude, by: step)
      {
        let y = projection.point(CLLocationCoordinate2D(latitude: degree, longitude: 0)).y
        path.move(to: CGPoint(x: 0, y: y))
        path.addLine(to: CGPoint(x: size.width, y: y))
      }
    }
  }

  /// Rounds up to the next of 1, 2, 5, 10, and so on.
  private static func round(_ step: Double) -> Double {
    guard step > 0, step.isFinite else { return 0 }
    let unit = pow(10, log10(step).rounded(.down))
    let factor = [1.0, 2, 5].first { $0 * unit >= step } ?? 10
    return factor * unit
  }
}
