import Foundation
import QuoinCore
import QuoinDrawing
import QuoinGeometry

/// The drawing context of a ``Canvas``'s closure, in points from the canvas's top-left corner.
///
/// A copy draws into the same canvas with its own state: transform, opacity, blend mode, clips and
/// filters. A context may be used only while the closure runs, on the main actor.
public struct GraphicsContext {
  let recorder: GraphicsRecorder
  /// The transform from the context's coordinates to the canvas's.
  public var transform = CGAffineTransform.identity
  /// The opacity of each drawn object, in 0…1.
  public var opacity = 1.0
  /// The blend mode of each drawn object.
  public var blendMode = BlendMode.normal
  /// Clips and filters in the order in which they were added, outermost first.
  var groups: [Group] = []
  /// The bounding rectangle of the area inside all clips, in the canvas's coordinates.
  private var clipBounds: CGRect

  /// A clip or filter around each drawn object.
  enum Group: Sendable {
    case effect(Effect)
    case mask([DisplayItem])
  }

  init(recorder: GraphicsRecorder) {
    self.recorder = recorder
    clipBounds = MainActor.assumeIsolated { CGRect(origin: .zero, size: recorder.size) }
  }

  // MARK: State

  /// Scales subsequent drawing about the origin.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {
    concatenate(CGAffineTransform(scaleX: x, y: y))
  }

  /// Translates subsequent drawing.
  public mutating func translateBy(x: CGFloat, y: CGFloat) {
    concatenate(CGAffineTransform(translationX: x, y: y))
  }

  /// Rotates subsequent drawing about the origin, clockwise for positive angles.
  public mutating func rotate(by angle: Angle) {
    concatenate(CGAffineTransform(rotationAngle: CGFloat(angle.radians)))
  }

  /// Applies `matrix` to subsequent drawing, before the current transform.
  public mutating func concatenate(_ matrix: CGAffineTransform) {
    transform = matrix.concatenating(transform)
  }

  // MARK: Clips

  /// The bounding rectangle of the area inside all clips, in the context's coordinates.
  public var clipBoundingRect: CGRect {
    let determinant = transform.a * transform.d - transform.b * transform.c
    guard determinant != 0, determinant.isFinite else { return .zero }
    return clipBounds.applying(transform.inverted())
  }

  /// Options for a clip.
  public struct ClipOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Clips to the outside of the path.
    public static let inverse = ClipOptions(rawValue: 1)
  }

  /// Clips subsequent drawing to the inside of `path`.
  public mutating func clip(
    to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = []
  ) {
    var clip = path.applying(transform)
    let evenOdd = style.isEOFilled || options.contains(.inverse)
    if options.contains(.inverse) {
      clip.addRect(Self.everything)
    } else {
      clipBounds = clipBounds.overlap(clip.boundingRect)
    }
    groups.append(.effect(.clip(path: clip, evenOdd: evenOdd)))
  }

  /// Masks subsequent drawing with the opacity of what `content` draws.
  public mutating func clipToLayer(
    opacity: Double = 1, options: ClipOptions = [],
    content: (inout GraphicsContext) throws -> Void
  ) rethrows {
    var shape = try layer(content)
    if opacity < 1 { shape = [.push(.opacity(opacity))] + shape + [.pop] }
    if options.contains(.inverse) {
      let all = DisplayItem.fill(
        path: Path(Self.everything), paint: .color(.black), evenOdd: false)
      shape =
        [.push(.isolate), all, .push(.blend(.destinationOut))] + shape + [.pop, .pop]
    }
    groups.append(.mask(shape))
  }

  private static let everything = CGRect(x: -1e5, y: -1e5, width: 2e5, height: 2e5)

  // MARK: Layers

  /// Draws the result of `content` as one layer, with this context's opacity, blend mode, clips and
  /// filters.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    add([.push(.isolate)] + (try layer(content)) + [.pop], isPlaced: true)
  }

  /// Returns what `content` draws in a context that shares only this one's transform.
  private func layer(_ content: (inout GraphicsContext) throws -> Void) rethrows -> [DisplayItem] {
    var inner = GraphicsContext(recorder: recorder)
    inner.transform = transform
    inner.clipBounds = clipBounds
    let recorder = recorder
    let start = MainActor.assumeIsolated { recorder.begin() }
    defer { MainActor.assumeIsolated { recorder.drop(from: start) } }
    try content(&inner)
    return MainActor.assumeIsolated { recorder.added(from: start) }
  }

  /// Unavailable, because there is no Core Graphics context; use the methods of this context
  /// instead.
  @available(*, unavailable, message: "Core Graphics is not available. Use fill, stroke and draw.")
  public func withCGContext(content: (Never) throws -> Void) rethrows {}

  // MARK: Environment

  /// The environment of the canvas.
  public var environment: EnvironmentValues {
    MainActor.assumeIsolated { [recorder] in Confined(value: recorder.environment) }.value
  }

  // MARK: Recording

  /// Adds `items` inside this context's clips and filters, transforming them unless `isPlaced`.
  func add(_ items: [DisplayItem], isPlaced: Bool = false) {
    guard !items.isEmpty, opacity > 0 || opacity.isNaN else { return }
    var effects: [[DisplayItem]] = []
    if blendMode != .normal { effects.append([.push(.blend(blendMode.blending))]) }
    for group in groups {
      switch group {
      case .effect(let effect): effects.append([.push(effect)])
      case .mask(let shape):
        effects.append([.push(.mask), .push(.maskShape)] + shape + [.pop])
      }
    }
    if opacity < 1 { effects.append([.push(.opacity(opacity))]) }
    if !isPlaced, !transform.isIdentity { effects.append([.push(.transform(transform))]) }
    let all =
      effects.flatMap { $0 } + items + Array(repeating: DisplayItem.pop, count: effects.count)
    MainActor.assumeIsolated { [recorder] in recorder.add(all) }
  }
}

/// A value that stays on the main actor's thread, although a context that isn't bound to the actor
/// passes it on.
struct Confined<Value>: @unchecked Sendable { let value: Value }
