import Foundation
import QuoinCore
import QuoinDrawing
import QuoinGeometry
import QuoinLayout

/// What a laid-out tree says about its division into pages, in the tree's own points from its top.
///
/// A *thing* is what no page cuts: a line of text, a picture, a row. Each page shows the things whose bottoms lie above
/// its end; so a page is told by one number, and views beside each other need no common gap.
///
/// Stored properties: one list for each kind of what is said.
struct FlowMap {
  /// From the top of a thing to its bottom, with the padding of what it is the first or the last of.
  struct Span: Equatable {
    var top: CGFloat
    var bottom: CGFloat

    func moved(by distance: CGFloat) -> Span {
      Span(top: top + distance, bottom: bottom + distance)
    }
  }

  /// How a node is divided.
  enum Role {
    /// As a whole.
    case thing(Span)
    /// Between its lines.
    case lines([Span])
    /// Anywhere, as it is higher than a page.
    case cut(Span)
  }

  /// No page ends at `from` or between there and `to`, if it can be helped.
  struct Hold: Equatable {
    var from: CGFloat
    var to: CGFloat
  }

  /// Views that are repeated where what is around them goes on to another page.
  struct Band {
    var nodes: [LayoutTree.Node]
    var span: Span
    /// Where the first thing below begins.
    var next: CGFloat
    /// What is around.
    var container: Span
  }

  /// Something that happens on the page that shows `bottom`.
  struct Event {
    enum Kind {
      case heading(String, level: Int)
      case total(String, Decimal)
      /// A place with a name.
      case name(String)
      /// A link inside the document.
      case wish(String)
    }
    var kind: Kind
    var top: CGFloat
    var bottom: CGFloat
  }

  var roles: [LayoutTree.Node: Role] = [:]
  var things: [Span] = []
  var cuts: [Span] = []
  var holds: [Hold] = []
  /// Where a page must end.
  var breaks: [CGFloat] = []
  var bands: [Band] = []
  var events: [Event] = []
  /// What nodes are for readers who don't see the document.
  var elements: [LayoutTree.Node: DocumentElement] = [:]
  /// Nodes that such readers are not told of.
  var hidden: Set<LayoutTree.Node> = []
  /// Where nodes lead.
  var links: [LayoutTree.Node: URL] = [:]
  /// The names of nodes.
  var names: [LayoutTree.Node: String] = [:]
}
