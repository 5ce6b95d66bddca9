import Quoin
import QuoinDrawing
import SwiftUI
import Testing
import UIKit

/// Returns the display list of `view` in a representable of its size.
@MainActor
private func drawn(_ make: @escaping @MainActor () -> UIView, _ width: CGFloat, _ height: CGFloat)
  -> DisplayList
{
  struct Shown: UIViewRepresentable {
    let make: @MainActor () -> UIView
    func makeUIView(context: Context) -> UIView { make() }
    func updateUIView(_ view: UIView, context: Context) {}
    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIView, context: Context) -> CGSize? {
      proposal.replacingUnspecifiedDimensions()
    }
  }
  return ImageRenderer(content: Shown(make: make).frame(width: width, height: height)).displayList()
}

@MainActor
@Suite(.serialized)
struct PictureTests {
  private func fills(_ list: DisplayList) -> [(rect: CGRect, color: ResolvedColor)] {
    // The positions of moved parts are in the surrounding transforms: these views are drawn at
    // their own positions.
    list.items.compactMap { item in
      guard case .fill(let path, .color(let color), _) = item, color.opacity > 0 else { return nil }
      return (path.boundingRect, color)
    }
  }

  @Test func blendModesAreThoseOfDisplayLists() {
    for (number, blending) in Blending.allCases.enumerated() {
      let mode = CGBlendMode(rawValue: Int32(number))
      #expect(mode.map { "\($0)" } == blending.rawValue)
      #expect(mode?.blending == blending)
    }
    #expect(CGBlendMode(rawValue: Int32(Blending.allCases.count)) == nil)
  }

  @Test func subviewsAreDrawnInTheirFrames() {
    let list = drawn(
      {
        let view = UIView()
        view.backgroundColor = .white
        let child = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
        child.backgroundColor = .red
        view.addSubview(child)
        return view
      }, 100, 100)
    let found = fills(list)
    #expect(
      found.map(\.rect) == [
        CGRect(x: 0, y: 0, width: 100, height: 100), CGRect(x: 10, y: 20, width: 30, height: 40),
      ])
    #expect(found.last?.color == ResolvedColor(red: 1, green: 0, blue: 0))
  }

  @Test func hiddenViewsAndThoseOutsideOfAClipAreNotDrawn() {
    let list = drawn(
      {
        let view = UIView()
        let child = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 40))
        child.backgroundColor = .red
        child.isHidden = true
        view.addSubview(child)
        return view
      }, 100, 100)
    #expect(fills(list).isEmpty)
  }

  @Test func layersHaveCornersBordersAndGradients() {
    let list = drawn(
      {
        let view = UIView()
        view.layer.cornerRadius = 8
        view.layer.borderWidth = 2
        view.layer.borderColor = UIColor.blue.cgColor
        view.clipsToBounds = true
        let gradient = CAGradientLayer()
        gradient.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
        gradient.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
        view.layer.addSublayer(gradient)
        return view
      }, 50, 50)
    let hasGradient = list.items.contains {
      if case .fill(_, .linearGradient(let stops, _, _), _) = $0 { return stops.count >= 2 }
      return false
    }
    let isClipped = list.items.contains { if case .push(.clip) = $0 { true } else { false } }
    #expect(hasGradient)
    #expect(isClipped)
  }

  @Test func aStackArrangesItsViews() {
    let (first, second) = (UIView(), UIView())
    first.widthAnchor.constraint(equalToConstant: 20).isActive = true
    second.widthAnchor.constraint(equalToConstant: 40).isActive = true
    let stack = UIStackView(arrangedSubviews: [first, second])
    stack.spacing = 10
    stack.frame = CGRect(x: 0, y: 0, width: 100, height: 30)
    stack.layoutIfNeeded()
    #expect(first.frame == CGRect(x: 0, y: 0, width: 20, height: 30))
    #expect(second.frame == CGRect(x: 30, y: 0, width: 70, height: 30))
    stack.distribution = .fillEqually
    stack.layoutIfNeeded()
    #expect(first.frame.width == 45 && second.frame.width == 45)
    stack.distribution = .equalSpacing
    stack.alignment = .center
    stack.layoutIfNeeded()
    #expect(second.frame.minX == 60)
  }

  @Test func autoresizingFollowsTheViewAround() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 20))
    child.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    view.addSubview(child)
    view.frame.size = CGSize(width: 200, height: 150)
    #expect(child.frame == CGRect(x: 10, y: 60, width: 180, height: 20))
  }

  @Test func controlsShowWhatTheyAre() {
    let list = drawn(
      {
        let stack = UIStackView(arrangedSubviews: [
          UILabel(),
          UIButton(configuration: .filled(), primaryAction: UIAction(title: "Go") { _ in }),
          UISwitch(), UITextField(),
        ])
        (stack.arrangedSubviews[0] as? UILabel)?.text = "Name"
        (stack.arrangedSubviews[3] as? UITextField)?.placeholder = "Type here"
        stack.axis = .vertical
        return stack
      }, 200, 200)
    #expect(list.words == ["Name", "Go", "Type here"])
  }

  @Test func aTableShowsItsRows() {
    final class Source: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
      {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        cell.textLabel?.text = "Row \(indexPath.row)"
        return cell
      }
    }
    final class Cell: UITableViewCell {
      override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        tag = 5
      }
      required init?(coder: NSCoder) { nil }
    }
    let source = Source()
    let list = drawn(
      {
        let table = UITableView()
        table.register(Cell.self, forCellReuseIdentifier: "cell")
        table.dataSource = source
        return table
      }, 200, 100)
    #expect(list.words == ["Row 0", "Row 1", "Row 2"])
    let table = UITableView()
    table.register(Cell.self, forCellReuseIdentifier: "cell")
    #expect(
      table.dequeueReusableCell(withIdentifier: "cell", for: IndexPath(row: 0, section: 0)) is Cell)
    #expect(
      table.dequeueReusableCell(withIdentifier: "cell", for: IndexPath(row: 0, section: 0)).tag == 5
    )
  }

  @Test func undrawableViewsAreNamed() {
    struct Picker: UIViewControllerRepresentable {
      func makeUIViewController(context: Context) -> UIImagePickerController {
        UIImagePickerController()
      }
      func updateUIViewController(_ controller: UIImagePickerController, context: Context) {}
    }
    let list = ImageRenderer(content: Picker().frame(width: 300, height: 300)).displayList()
    #expect(list.words.joined().contains("UIImagePickerController"))
  }

  @Test func navigationShowsTitleAndPage() {
    struct Pages: UIViewControllerRepresentable {
      func makeUIViewController(context: Context) -> UINavigationController {
        let page = UIHostingController(rootView: Text("page"))
        page.title = "Title"
        return UINavigationController(rootViewController: page)
      }
      func updateUIViewController(_ controller: UINavigationController, context: Context) {}
    }
    let list = ImageRenderer(content: Pages().frame(width: 300, height: 300)).displayList()
    #expect(Set(list.words) == ["Title", "page"])
  }

  @Test func delegatesAndLayersAreMadeByTheirClasses() {
    final class Delegate: NSObject, UIApplicationDelegate {
      var number = 0
      override init() { number = 3 }
    }
    #expect(UIApplicationDelegateAdaptor(Delegate.self).wrappedValue.number == 3)
    final class Gradient: UIView {
      override class var layerClass: AnyClass { CAGradientLayer.self }
    }
    #expect(Gradient().layer is CAGradientLayer)
  }

  @Test func namedImagesComeFromTheirBundle() throws {
    let files = FileManager.default
    let folder = files.temporaryDirectory
      .appendingPathComponent("quoin-images-\(UUID().uuidString)")
    try files.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? files.removeItem(at: folder) }
    let bytes = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2)).pngData { _ in }
    try bytes.write(to: folder.appendingPathComponent("dot.png"))
    let bundle = try #require(Bundle(path: folder.path))
    #expect(UIImage(named: "dot", in: bundle, with: nil)?.cgImage?.width == 9)
    #expect(UIImage(named: "dot", in: bundle, compatibleWith: nil)?.cgImage?.width == 9)
    #expect(UIImage(named: "none", in: bundle, with: nil) == nil)
    #expect(UIImage(named: "dot") == nil)
  }

  @Test func aContextDrawsAPicture() throws {
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4))
    let image = renderer.image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 2))
      UIBezierPath(rect: CGRect(x: 0, y: 2, width: 4, height: 2)).fill()
    }
    #expect(image.size == CGSize(width: 4, height: 4))
    #expect(image.cgImage?.width == 12)
    for file in [
      try #require(image.jpegData(compressionQuality: 0.9)),
      renderer.jpegData(withCompressionQuality: 2) {
        $0.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
      },
    ] {
      #expect(file.starts(with: [0xFF, 0xD8]))
      let read = try #require(UIImage(data: file))
      #expect(read.cgImage?.width == 12)
      // An image that isn't a PNG is converted, a PNG is kept unchanged.
      let written = try #require(read.pngData())
      #expect(written.starts(with: [0x89] + Array("PNG".utf8)))
      #expect(UIImage(data: written)?.pngData() == written)
    }
    #expect(UIImage(systemName: "star")?.jpegData(compressionQuality: 1) == nil)

    UIGraphicsBeginImageContextWithOptions(CGSize(width: 2, height: 2), false, 1)
    UIColor.blue.setFill()
    UIRectFill(CGRect(x: 0, y: 0, width: 2, height: 2))
    let small = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    #expect(small?.cgImage?.width == 2)
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test func aContextRecordsWhatIsDrawn() throws {
    let context = try #require(
      CGContext(
        data: nil, width: 10, height: 10, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    context.saveGState()
    context.setFillColor(UIColor.red.cgColor)
    context.translateBy(x: 1, y: 2)
    context.fill(CGRect(x: 0, y: 0, width: 3, height: 3))
    context.restoreGState()
    context.setLineWidth(2)
    context.move(to: .zero)
    context.addLine(to: CGPoint(x: 5, y: 5))
    context.strokePath()
    let image = try #require(context.makeImage())
    #expect(image.width == 10 && image.height == 10)
    #expect(context.ctm == CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 10))
  }

  @Test func pathsAreObjectsWithElements() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
    path.closeSubpath()
    var types: [CGPathElementType] = []
    var control = CGPoint.zero
    path.applyWithBlock { element in
      types.append(element.pointee.type)
      if element.pointee.type == .addQuadCurveToPoint { control = element.pointee.points[0] }
    }
    #expect(types == [.moveToPoint, .addQuadCurveToPoint, .closeSubpath])
    #expect(control == CGPoint(x: 5, y: 10))
    #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(path.boundingBoxOfPath.height == 5)
    #expect(Path(path).cgPath == path)
  }
}
