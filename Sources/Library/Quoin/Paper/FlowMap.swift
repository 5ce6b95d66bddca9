import Foundation
import QuoinCore
import QuoinDrawing
import QuoinGeometry
import QuoinLayout

/// The constraints of a laid-out tree on its division into pages, in points from the top of the
/// tree.
///
/// An unbreakable *block* is a part that no page splits: a line of text, an image, a row. Each page
/// shows the blocks whose bottoms are above its end, so one number describes a page, and adjacent
/// views need no common gap.
struct FlowMap {
  /// The range from the top of a block to its bottom, including the padding of containers in which
  /// it is the first or the last.
  struct Span: Equatable {
    var top: CGFloat
    var bottom: CGFloat

    func moved(by distance: CGFloat) -> Span {
      Span(top: top + distance, bottom: bottom + distance)
    }
  }

  /// The way in which a page break may split a node.
  enum Role {
    /// An unbreakable block.
    case block(Span)
    /// Split between its lines.
    case lines([Span])
    /// Split anywhere, because the node is higher than a page.
    case cut(Span)
  }

  /// A range from `from` to `to` in which no page should end.
  struct Hold: Equatable {
    var from: CGFloat
    var to: CGFloat
  }

  /// Views that are repeated when their container continues on another page.
  struct Band {
    var nodes: [LayoutTree.NodeID]
    var span: Span
    /// The top of the first block below.
    var next: CGFloat
    /// The container.
    var container: Span
  }

  /// An event that takes effect on the page that shows the position `bottom`.
  struct Event {
    enum Kind {
      case heading(String, level: Int)
      case total(String, Decimal)
      /// A named destination.
      case name(String)
      /// A link to a destination in the document.
      case linkTarget(String)
    }
    var kind: Kind
    var top: CGFloat
    var bottom: CGFloat
  }

  /// The roles of some nodes, by the index of the node.
  struct Roles {
    private var roles: [Role?] = []

    subscript(node: LayoutTree.NodeID) -> Role? {
      get { node.index < roles.count ? roles[node.index] : nil }
      set {
        if node.index >= roles.count {
          roles += repeatElement(nil, count: node.index + 1 - roles.count)
        }
        roles[node.index] = newValue
      }
    }
  }

  var roles = Roles()
  var blocks: [Span] = []
  var cuts: [Span] = []
  var holds: [Hold] = []
  /// The positions of forced page breaks.
  var breaks: [CGFloat] = []
  var bands: [Band] = []
  var events: [Event] = []
  /// The accessibility elements of nodes.
  var elements: [LayoutTree.NodeID: DocumentElement] = [:]
  /// Nodes that are hidden from accessibility.
  var hidden: Set<LayoutTree.NodeID> = []
  /// The destinations of nodes that are links.
  var links: [LayoutTree.NodeID: URL] = [:]
  /// The names of nodes.
  var names: [LayoutTree.NodeID: String] = [:]
}
