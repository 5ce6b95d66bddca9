import SwiftUI

/// A view as a value: its content and its modifiers from the inside out, so that a change is known
/// exactly.
struct Specimen: Hashable, Sendable {
  var content: Content
  var modifiers: [Modifier] = []

  indirect enum Content: Hashable, Sendable {
    case text(String)
    case color
    case symbol(String)
    case spacer
    case stack(Axis?, spacing: CGFloat?, alignment: Int, [Specimen])
  }

  enum Modifier: Hashable, Sendable {
    case padding(CGFloat)
    case edges(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat)
    case frame(width: CGFloat?, height: CGFloat?, alignment: Int)
    case flexible(minWidth: CGFloat?, maxWidth: CGFloat?, alignment: Int)
    case background(Specimen)
    case overlay(Specimen, alignment: Int)
    case offset(x: CGFloat, y: CGFloat)
    case fixedSize(horizontal: Bool, vertical: Bool)
    case aspectRatio(CGFloat)
    case priority(Double)
    case position(x: CGFloat, y: CGFloat)

    /// The name of its node in a report; `nil` if it has none.
    var name: String? {
      switch self {
      case .padding, .edges: "padding"
      case .frame, .flexible: "frame"
      case .background: "background"
      case .overlay: "overlay"
      case .offset: "offset"
      case .fixedSize: "fixedSize"
      case .aspectRatio: "aspectRatio"
      case .priority: nil
      case .position: "position"
      }
    }
  }

  init(_ content: Content, _ modifiers: [Modifier] = []) {
    self.content = content
    self.modifiers = modifiers
  }

  static func text(_ string: String, _ modifiers: Modifier...) -> Specimen {
    Specimen(.text(string), modifiers)
  }
  static func color(_ modifiers: Modifier...) -> Specimen { Specimen(.color, modifiers) }
  static func symbol(_ name: String, _ modifiers: Modifier...) -> Specimen {
    Specimen(.symbol(name), modifiers)
  }
  static var spacer: Specimen { Specimen(.spacer) }
  static func h(
    _ spacing: CGFloat?, alignment: Int = 1, _ views: [Specimen], _ modifiers: Modifier...
  ) -> Specimen {
    Specimen(.stack(.horizontal, spacing: spacing, alignment: alignment, views), modifiers)
  }
  static func v(
    _ spacing: CGFloat?, alignment: Int = 1, _ views: [Specimen], _ modifiers: Modifier...
  ) -> Specimen {
    Specimen(.stack(.vertical, spacing: spacing, alignment: alignment, views), modifiers)
  }
  static func z(_ views: [Specimen], _ modifiers: Modifier...) -> Specimen {
    Specimen(.stack(nil, spacing: nil, alignment: 1, views), modifiers)
  }
}

// MARK: As a view

extension Specimen {
  /// The view. Each container and modifier has a node of its own in a report.
  @MainActor var view: AnyView {
    var view = content.view
    for modifier in modifiers { view = modifier.applied(to: view) }
    return view
  }
}

extension Specimen.Content {
  @MainActor fileprivate var view: AnyView {
    switch self {
    case .text(let string): return AnyView(Text(string))
    case .color: return AnyView(Color.teal)
    case .symbol(let name): return AnyView(Image(systemName: name))
    case .spacer: return AnyView(Spacer())
    case .stack(.horizontal?, let spacing, let alignment, let views):
      return AnyView(
        HStack(alignment: [.top, .center, .bottom][alignment], spacing: spacing) {
          ForEach(views.indices, id: \.self) { views[$0].view }
        })
    case .stack(.vertical?, let spacing, let alignment, let views):
      return AnyView(
        VStack(alignment: [.leading, .center, .trailing][alignment], spacing: spacing) {
          ForEach(views.indices, id: \.self) { views[$0].view }
        })
    case .stack(nil, _, let alignment, let views):
      return AnyView(
        ZStack(alignment: Specimen.alignments[alignment]) {
          ForEach(views.indices, id: \.self) { views[$0].view }
        })
    }
  }
}

extension Specimen {
  fileprivate static let alignments: [Alignment] = [.topLeading, .center, .bottomTrailing]
}

extension Specimen.Modifier {
  @MainActor fileprivate func applied(to view: AnyView) -> AnyView {
    switch self {
    case .padding(let length): return AnyView(view.padding(length))
    case .edges(let top, let leading, let bottom, let trailing):
      return AnyView(
        view.padding(
          EdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing)))
    case .frame(let width, let height, let alignment):
      return AnyView(
        view.frame(width: width, height: height, alignment: Specimen.alignments[alignment]))
    case .flexible(let minimum, let maximum, let alignment):
      return AnyView(
        view.frame(
          minWidth: minimum, maxWidth: maximum, alignment: Specimen.alignments[alignment]))
    case .background(let other): return AnyView(view.background { other.view })
    case .overlay(let other, let alignment):
      return AnyView(view.overlay(alignment: Specimen.alignments[alignment]) { other.view })
    case .offset(let x, let y): return AnyView(view.offset(x: x, y: y))
    case .fixedSize(let horizontal, let vertical):
      return AnyView(view.fixedSize(horizontal: horizontal, vertical: vertical))
    case .aspectRatio(let ratio): return AnyView(view.aspectRatio(ratio, contentMode: .fit))
    case .priority(let value): return AnyView(view.layoutPriority(value))
    case .position(let x, let y): return AnyView(view.position(x: x, y: y))
    }
  }
}

// MARK: As nodes

extension Specimen {
  /// The position of a view or modifier.
  ///
  /// It consists of the children of stacks and layers on the path from the root, and the index of
  /// the modifier: -1 for the view itself, -2 for the stack around a layer.
  struct Address: Hashable, CustomStringConvertible {
    var path: [Step] = []
    var modifier = -1

    enum Step: Hashable {
      case child(Int)
      /// The background or overlay of the modifier with this index.
      case layer(Int)
    }

    var description: String {
      let steps = path.map { step in
        switch step {
        case .child(let number): "child \(number)"
        case .layer(let number): "layer of modifier \(number)"
        }
      }
      return (steps + [modifier < 0 ? "view" : "modifier \(modifier)"]).joined(separator: ", ")
    }
  }

  /// Returns the addresses of the nodes in the order of a report, and the first node of each
  /// subtree.
  func addresses(_ path: [Address.Step] = []) -> [Address] {
    var list: [Address] = []
    var layers: [[Address]] = []
    for (number, modifier) in modifiers.enumerated().reversed() {
      if modifier.name != nil { list.append(Address(path: path, modifier: number)) }
      switch modifier {
      case .background(let other), .overlay(let other, _):
        let inside = path + [.layer(number)]
        // A layer that may be several views is in a stack.
        layers.append([Address(path: inside, modifier: -2)] + other.addresses(inside))
      default: break
      }
    }
    list.append(Address(path: path))
    if case .stack(_, _, _, let views) = content {
      for (number, view) in views.enumerated() { list += view.addresses(path + [.child(number)]) }
    }
    // A layer comes after everything inside its primary.
    for layer in layers.reversed() { list += layer }
    return list
  }

  /// The view at the end of a path.
  subscript(path: [Address.Step]) -> Specimen {
    get {
      guard let step = path.first else { return self }
      return inner(step)[Array(path.dropFirst())]
    }
    set {
      guard let step = path.first else {
        self = newValue
        return
      }
      var view = inner(step)
      view[Array(path.dropFirst())] = newValue
      replace(step, view)
    }
  }

  private func inner(_ step: Address.Step) -> Specimen {
    switch step {
    case .child(let number):
      guard case .stack(_, _, _, let views) = content else { return self }
      return views[number]
    case .layer(let number):
      switch modifiers[number] {
      case .background(let view), .overlay(let view, _): return view
      default: return self
      }
    }
  }

  private mutating func replace(_ step: Address.Step, _ view: Specimen) {
    switch step {
    case .child(let number):
      guard case .stack(let axis, let spacing, let alignment, var views) = content else { return }
      views[number] = view
      content = .stack(axis, spacing: spacing, alignment: alignment, views)
    case .layer(let number):
      switch modifiers[number] {
      case .background: modifiers[number] = .background(view)
      case .overlay(_, let alignment): modifiers[number] = .overlay(view, alignment: alignment)
      default: break
      }
    }
  }

  /// Returns the paths of all views inside, its own first.
  func paths(_ path: [Address.Step] = []) -> [[Address.Step]] {
    var paths = [path]
    if case .stack(_, _, _, let views) = content {
      for (number, view) in views.enumerated() { paths += view.paths(path + [.child(number)]) }
    }
    for (number, modifier) in modifiers.enumerated() {
      switch modifier {
      case .background(let view), .overlay(let view, _):
        paths += view.paths(path + [.layer(number)])
      default: break
      }
    }
    return paths
  }
}
