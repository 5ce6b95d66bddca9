import SwiftUI

/// A SwiftUI view that shows a scene in its initial state, because its time doesn't advance.
///
/// Sizing: takes what is proposed; 10 points where nothing is.
public struct SpriteView: View {
  public struct Options: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let allowsTransparency = Options(rawValue: 1)
    public static let ignoresSiblingOrder = Options(rawValue: 2)
    public static let shouldCullNonVisibleNodes = Options(rawValue: 4)
  }

  public struct DebugOptions: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let showsFPS = DebugOptions(rawValue: 1)
    public static let showsNodeCount = DebugOptions(rawValue: 2)
    public static let showsPhysics = DebugOptions(rawValue: 4)
    public static let showsDrawCount = DebugOptions(rawValue: 8)
    public static let showsFields = DebugOptions(rawValue: 16)
    public static let showsQuadCount = DebugOptions(rawValue: 32)
  }

  private let scene: SKScene
  @State private var view = SKView()

  public init(
    scene: SKScene, transition: SKTransition? = nil, isPaused: Bool = false,
    preferredFramesPerSecond: Int = 60, options: Options = [.shouldCullNonVisibleNodes],
    debugOptions: DebugOptions = []
  ) {
    self.scene = scene
  }

  public var body: some View {
    GeometryReader { geometry in
      let _ = come(geometry.size)
      RenderedScene(scene: scene)
    }
  }

  private func come(_ size: CGSize) {
    view.frame.size = size
    if view.scene !== scene { view.presentScene(scene) }
  }
}

/// The rendered representation of a scene's sprites, labels and shapes.
struct RenderedScene: View {
  let scene: SKScene

  var body: some View {
    GeometryReader { geometry in
      let scale = scale(in: geometry.size)
      ZStack(alignment: .topLeading) {
        Color(uiColor: scene.backgroundColor)
        RenderedNode(node: scene, isRoot: true)
          .offset(x: -scene.frame.minX, y: scene.frame.maxY)
          .frame(width: scene.size.width, height: scene.size.height, alignment: .topLeading)
          .scaleEffect(x: scale.width, y: scale.height, anchor: .center)
          .position(x: geometry.size.width / 2, y: geometry.size.height / 2)
      }
      .clipped()
    }
  }

  private func scale(in size: CGSize) -> CGSize {
    let across = size.width / max(scene.size.width, 1)
    let down = size.height / max(scene.size.height, 1)
    return switch scene.scaleMode {
    case .fill: CGSize(width: across, height: down)
    case .aspectFill: CGSize(width: max(across, down), height: max(across, down))
    case .aspectFit: CGSize(width: min(across, down), height: min(across, down))
    case .resizeFill: CGSize(width: 1, height: 1)
    }
  }
}

/// A node with its children. Its origin is that of the view, whose y axis points down.
private struct RenderedNode: View {
  let node: SKNode
  var isRoot = false

  var body: some View {
    ZStack(alignment: .topLeading) {
      ZStack(alignment: .topLeading) {
        drawing
        ForEach(children.indices, id: \.self) { RenderedNode(node: children[$0]) }
      }
      .frame(width: 0, height: 0, alignment: .topLeading)
      .scaleEffect(x: isRoot ? 1 : node.xScale, y: isRoot ? 1 : node.yScale, anchor: .topLeading)
      .rotationEffect(.radians(isRoot ? 0 : -node.zRotation), anchor: .topLeading)
      .opacity(node.isHidden ? 0 : node.alpha)
    }
    .offset(x: isRoot ? 0 : node.position.x, y: isRoot ? 0 : -node.position.y)
  }

  /// The children by z-position, front last, and otherwise in tree order.
  private var children: [SKNode] {
    node.children.enumerated().sorted {
      ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset)
    }
    .map(\.element)
  }

  @ViewBuilder private var drawing: some View {
    switch node {
    case let sprite as SKSpriteNode:
      RenderedSprite(sprite: sprite).frame(width: sprite.size.width, height: sprite.size.height)
        .offset(
          x: -sprite.anchorPoint.x * sprite.size.width,
          y: (sprite.anchorPoint.y - 1) * sprite.size.height)
    case let label as SKLabelNode: RenderedLabel(label: label)
    case let shape as SKShapeNode:
      if let path = shape.path {
        let flipped = Path(path).applying(CGAffineTransform(scaleX: 1, y: -1))
        flipped.fill(Color(uiColor: shape.fillColor))
        flipped.stroke(Color(uiColor: shape.strokeColor), lineWidth: shape.lineWidth)
      }
    default: EmptyView()
    }
  }
}

/// The image or color of a sprite, or a dashed frame if its image is missing.
private struct RenderedSprite: View {
  let sprite: SKSpriteNode

  var body: some View {
    if let image = sprite.texture?.image {
      Image(uiImage: image).resizable()
    } else if let texture = sprite.texture {
      RoundedRectangle(cornerRadius: 4).strokeBorder(.gray, style: StrokeStyle(dash: [4, 4]))
        .overlay { Text(verbatim: texture.name).font(.system(size: 10)).foregroundStyle(.gray) }
    } else {
      Color(uiColor: sprite.color)
    }
  }
}

private struct RenderedLabel: View {
  let label: SKLabelNode

  var body: some View {
    Text(verbatim: label.text ?? "").font(font).foregroundStyle(
      Color(uiColor: label.fontColor ?? .white)
    )
    .multilineTextAlignment(.center)
    .fixedSize()
    .alignmentGuide(.leading) { size in
      switch label.horizontalAlignmentMode {
      case .center: size.width / 2
      case .left: 0
      case .right: size.width
      }
    }
    .alignmentGuide(.top) { size in
      switch label.verticalAlignmentMode {
      case .baseline: size[.firstTextBaseline]
      case .center: size.height / 2
      case .top: 0
      case .bottom: size.height
      }
    }
  }

  private var font: Font {
    label.fontName.map { .custom($0, fixedSize: label.fontSize) } ?? .system(size: label.fontSize)
  }
}
