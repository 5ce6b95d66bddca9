import Foundation
import QuoinCore
import QuoinDrawing
import QuoinGeometry

/// Where the closure of a ``Canvas`` draws, in points from the canvas's top-left corner.
///
/// A copy draws into the same canvas with a state of its own: transform, opacity, blend mode, clips and
/// filters. To be used while the closure runs, on the main actor.
public struct GraphicsContext {
  let recorder: GraphicsRecorder
  /// From the context's coordinates to the canvas's.
  public var transform = CGAffineTransform.identity
  /// The opacity of each thing drawn, 0…1.
  public var opacity = 1.0
  /// How each thing drawn is blended with what is there.
  public var blendMode = BlendMode.normal
  /// Clips and filters in the order they were added, outermost first.
  var groups: [Group] = []
  /// The rectangle around what all clips let through, in the canvas's coordinates.
  private var clipBounds: CGRect

  /// A clip or filter around each thing drawn.
  enum Group: Sendable {
    case effect(Effect)
    case mask([DisplayItem])
  }

  init(recorder: GraphicsRecorder) {
    self.recorder = recorder
    clipBounds = MainActor.assumeIsolated { CGRect(origin: .zero, size: recorder.size) }
  }

  // MARK: State

  /// Scales what is drawn from now on, around the origin.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {
    concatenate(CGAffineTransform(scaleX: x, y: y))
  }

  /// Moves what is drawn from now on.
  public mutating func translateBy(x: CGFloat, y: CGFloat) {
    concatenate(CGAffineTransform(translationX: x, y: y))
  }

  /// Turns what is drawn from now on around the origin, clockwise for positive angles.
  public mutating func rotate(by angle: Angle) {
    concatenate(CGAffineTransform(rotationAngle: CGFloat(angle.radians)))
  }

  /// Maps what is drawn from now on by `matrix` first.
  public mutating func concatenate(_ matrix: CGAffineTransform) {
    transform = matrix.concatenating(transform)
  }

  // MARK: Clips

  /// The rectangle around everything that clips let through, in the context's coordinates.
  public var clipBoundingRect: CGRect {
    let determinant = transform.a * transform.d - transform.b * transform.c
    guard determinant != 0, determinant.isFinite else { return .zero }
    return clipBounds.applying(transform.inverted())
  }

  /// How a clip works.
  public struct ClipOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Lets through what lies outside.
    public static let inverse = ClipOptions(rawValue: 1)
  }

  /// Draws from now on only what lies inside `path`.
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

  /// Draws from now on only where, and as much as, what `content` draws is opaque.
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

  /// Draws what `content` draws as one picture, with this context's opacity, blend mode, clips and filters.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    add([.push(.isolate)] + (try layer(content)) + [.pop], isPlaced: true)
  }

  /// What `content` draws into a context that shares this one's transform alone.
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

  /// Core Graphics is not there: draw with the methods of the context.
  @available(*, unavailable, message: "There is no Core Graphics here. Use fill, stroke and draw.")
  public func withCGContext(content: (Never) throws -> Void) rethrows {}

  // MARK: Environment

  /// The environment of the canvas.
  public var environment: EnvironmentValues {
    MainActor.assumeIsolated { [recorder] in Confined(value: recorder.environment) }.value
  }

  // MARK: Recording

  /// Adds `items`, in this context's coordinates unless they are placed already, inside its clips
  /// and filters.
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

/// A value that stays on the main actor's thread although a context that isn't bound to the actor passes it
/// on.
struct Confined<Value>: @unchecked Sendable { let value: Value }
