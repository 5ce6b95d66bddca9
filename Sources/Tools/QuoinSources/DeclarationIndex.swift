/// The declarations of a folder by name: which declare a name, and which use it.
public struct DeclarationIndex: Sendable {
  /// A top-level declaration of one of the files.
  public struct Node: Hashable, Sendable {
    public let file: Int
    /// The index in ``PreparedSource/declarations``.
    public let number: Int

    public init(file: Int, number: Int) {
      self.file = file
      self.number = number
    }
  }

  /// A declaration that uses a name, and the places.
  public struct Use: Sendable {
    public let node: Node
    public let mentions: [DeclarationOutline.Mention]
  }

  private let outlines: [[DeclarationOutline]]
  private var declaring: [String: [Node]] = [:]
  private var using: [String: [Node]] = [:]
  /// The number of declarations of each name.
  private var counts: [String: Int] = [:]
  private var typeNames: Set<String> = []

  /// - Parameter outlines: The outlines of each file's declarations.
  public init(_ outlines: [[DeclarationOutline]]) {
    self.outlines = outlines
    for (file, list) in outlines.enumerated() {
      for (number, outline) in list.enumerated() {
        let node = Node(file: file, number: number)
        let names = outline.types + outline.members
        for name in names { counts[name, default: 0] += 1 }
        typeNames.formUnion(outline.types)
        for name in Set(names + outline.extended) { declaring[name, default: []].append(node) }
        for name in outline.mentions.keys { using[name, default: []].append(node) }
      }
    }
  }

  public func outline(of node: Node) -> DeclarationOutline { outlines[node.file][node.number] }

  /// Returns the declarations that certainly use the type called `name`; none if something else
  /// in the folder has that name, too.
  public func uses(ofType name: String) -> [Use] {
    guard typeNames.contains(name), counts[name] == 1 else { return [] }
    return (using[name] ?? []).map { node in
      Use(node: node, mentions: outline(of: node).mentions[name] ?? [])
    }
  }

  /// Returns the other declarations that may affect whether one compiles: those that declare a name
  /// in it, and those that declare a name outside of the bodies of these.
  public func reach(of node: Node) -> Set<Node> {
    var found: Set<Node> = []
    var open = Array(outline(of: node).words)
    var seen = Set(open)
    while let word = open.popLast() {
      for other in declaring[word] ?? [] where other != node && found.insert(other).inserted {
        for word in outline(of: other).interfaceWords where seen.insert(word).inserted {
          open.append(word)
        }
      }
    }
    return found
  }
}
