import Cocoa
import Quoin
import QuoinDrawing
import SwiftUI
import Testing

@MainActor
@Suite(.serialized)
struct ValueTests {
  @Test func fontsHaveAMacsSizes() {
    #expect(NSFont.systemFontSize == 13)
    #expect(NSFont.preferredFont(forTextStyle: .largeTitle).pointSize == 26)
    #expect(NSFont.systemFont(ofSize: 12, weight: .bold).fontDescriptor.pointSize == 12)
    let bold = NSFont.systemFont(ofSize: 10).fontDescriptor.withSymbolicTraits(.bold)
    #expect(NSFont(descriptor: bold, size: 0)?.pointSize == 10)
    #expect(
      Font(NSFont.systemFont(ofSize: 20)) == .system(size: 20, weight: .regular, design: .default))
  }

  @Test func colorsFollowTheColorScheme() {
    let color = NSColor(name: nil) { $0.name == .darkAqua ? .white : .black }
    #expect(Color(nsColor: color) != Color(nsColor: .black))
    #expect(NSColor.red.blended(withFraction: 0.5, of: .blue)?.redComponent == 0.5)
    #expect(
      NSColor(deviceRed: 1, green: 0, blue: 0, alpha: 1).usingColorSpace(.sRGB)
        == .init(red: 1, green: 0, blue: 0, alpha: 1))
  }

  @Test func picturesAreDrawnIntoAndWritten() throws {
    let image = NSImage(size: NSSize(width: 20, height: 10))
    image.lockFocus()
    NSColor.red.set()
    NSBezierPath(rect: NSRect(x: 0, y: 0, width: 10, height: 10)).fill()
    image.unlockFocus()
    #expect(image.size == NSSize(width: 20, height: 10))
    let data = try #require(image.tiffRepresentation)
    let rep = try #require(NSBitmapImageRep(data: data))
    #expect((rep.pixelsWide, rep.pixelsHigh) == (40, 20))
    #expect(rep.representation(using: .png, properties: [:])?.starts(with: [0x89]) == true)
    let sizes = try [0.1, 1].map { (factor: Double) in
      let file = try #require(
        rep.representation(using: .jpeg, properties: [.compressionFactor: factor]))
      #expect(file.starts(with: [0xFF, 0xD8]))
      return file.count
    }
    #expect(sizes[0] < sizes[1])
    #expect(image.cgImage(forProposedRect: nil, context: nil, hints: nil)?.width == 40)
    let flipped = NSImage(size: NSSize(width: 4, height: 4), flipped: true) { rect in
      rect.fill()
      return true
    }
    #expect(flipped.cgImage?.width == 8)
    let symbol = try #require(NSImage(systemSymbolName: "star", accessibilityDescription: nil))
    symbol.isTemplate = true
    #expect(symbol.isTemplate)
  }

  @Test func viewsBecomePictures() throws {
    let view = NSTextField(labelWithString: "Hello")
    let rep = try #require(view.bitmapImageRepForCachingDisplay(in: view.bounds))
    view.cacheDisplay(in: view.bounds, to: rep)
    #expect(rep.cgImage != nil)
    #expect(view.dataWithPDF(inside: view.bounds).starts(with: Data("%PDF".utf8)))
  }

  @Test func pathsHaveElements() {
    let path = NSBezierPath()
    path.move(to: .zero)
    path.line(to: NSPoint(x: 10, y: 0))
    path.curve(
      to: NSPoint(x: 20, y: 10), controlPoint1: NSPoint(x: 15, y: 0),
      controlPoint2: NSPoint(x: 20, y: 5))
    path.close()
    var points = [NSPoint](repeating: .zero, count: 3)
    #expect(path.elementCount == 4)
    #expect(path.element(at: 2, associatedPoints: &points) == .curveTo)
    #expect(points.last == NSPoint(x: 20, y: 10))
    #expect(NSBezierPath(ovalIn: NSRect(x: 0, y: 0, width: 4, height: 2)).bounds.width == 4)
    #expect(Path(path).boundingRect.width == 20)
  }

  @Test func pasteboardsKeepWhatIsCopied() throws {
    let board = NSPasteboard.general
    board.clearContents()
    #expect(board.string(forType: .string) == nil)
    board.declareTypes([.string], owner: nil)
    #expect(board.setString("copied", forType: .string))
    #expect(board.string(forType: .string) == "copied")
    #expect(board.writeObjects(["again" as NSString]))
    #expect(board.readObjects(forClasses: [NSString.self])?.first as? String == "again")
    // What a view copies is there, too.
    let count = board.changeCount
    let field = TextField("Field", text: .constant("by a view"))
    let host = ViewHost(field, size: ProposedViewSize(width: 200, height: 100), platform: .macOS)
    try host.focus("Field")
    try host.press(key: "a", modifiers: .command)
    try host.press(key: "c", modifiers: .command)
    #expect(board.string(forType: .string) == "by a view" && board.changeCount == count + 1)
    board.clearContents()
    board.setString("by code", forType: .string)
    #expect(host.copiedText == "by code")
  }

  @Test func windowsPanelsAndMenusAreData() {
    let window = NSWindow(
      contentRect: NSRect(x: 0, y: 0, width: 300, height: 200),
      styleMask: [.titled, .closable, .resizable, .fullSizeContentView], backing: .buffered,
      defer: false)
    window.title = "A window"
    window.contentView = NSHostingView(rootView: Text("hosted"))
    window.center()
    #expect(window.contentView?.frame.size == NSSize(width: 300, height: 200))
    window.makeKeyAndOrderFront(nil)
    #expect(NSApp.keyWindow === window)
    window.close()
    #expect(!NSApp.windows.isEmpty)
    let panel = NSOpenPanel()
    panel.allowsMultipleSelection = false
    panel.canChooseDirectories = true
    #expect(panel.runModal() == .cancel)
    #expect(panel.urls.isEmpty)
    let alert = NSAlert()
    alert.messageText = "Sure?"
    alert.addButton(withTitle: "OK")
    #expect(alert.buttons.map(\.title) == ["OK"])
    let menu = NSMenu(title: "Menu")
    menu.addItem(withTitle: "First", action: nil, keyEquivalent: "f")
    menu.addItem(.separator())
    #expect(menu.items.count == 2 && menu.item(at: 1)?.isSeparatorItem == true)
    let item = NSStatusBar.system.statusItem(withLength: NSStatusItem.variableLength)
    item.button?.title = "Status"
    item.menu = menu
    let popover = NSPopover()
    popover.contentViewController = NSHostingController(rootView: Text("hosted"))
    popover.behavior = .transient
    popover.show(relativeTo: .zero, of: NSView(), preferredEdge: .minY)
    #expect(popover.isShown)
    #expect(!NSWorkspace.shared.open(URL(string: "https://example.com")!))
    NSWorkspace.shared.activateFileViewerSelecting([URL(fileURLWithPath: "/")])
    NSCursor.pointingHand.push()
    NSCursor.pop()
    let monitor = NSEvent.addLocalMonitorForEvents(matching: [.keyDown, .scrollWheel]) { $0 }
    if let monitor { NSEvent.removeMonitor(monitor) }
    NSAnimationContext.runAnimationGroup {
      $0.duration = 1
    } completionHandler: {
    }
  }

  @Test func delegatesAreMade() {
    final class Delegate: NSObject, NSApplicationDelegate {
      var name = "made"
      func applicationDidFinishLaunching(_ notification: Notification) {}
      func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool { true }
    }
    struct Shop: App {
      @NSApplicationDelegateAdaptor(Delegate.self) var delegate
      var body: some Scene { WindowGroup { Text("shop") } }
    }
    #expect(Shop().delegate.name == "made")
  }
}

// Compiles only: code as written for a Mac.
@MainActor
private enum Written {
  final class Controller: NSViewController {
    override func loadView() { view = NSView(frame: NSMakeRect(0, 0, 100, 100)) }
    override func viewDidLoad() { super.viewDidLoad() }
  }
  final class FloatingPanel: NSPanel {
    init(_ view: some SwiftUI.View) {
      super.init(
        contentRect: .zero, styleMask: [.nonactivatingPanel, .hudWindow], backing: .buffered,
        defer: false)
      isFloatingPanel = true
      level = .floating
      collectionBehavior.insert(.fullScreenAuxiliary)
      standardWindowButton(.closeButton)?.isHidden = true
      contentView = NSHostingView(rootView: view)
    }
    override var canBecomeKey: Bool { true }
  }
  final class Custom: NSView {
    override init(frame frameRect: NSRect) {
      super.init(frame: frameRect)
      let other = NSView()
      other.translatesAutoresizingMaskIntoConstraints = false
      addSubview(other)
      NSLayoutConstraint.activate([
        other.leadingAnchor.constraint(equalTo: leadingAnchor),
        other.widthAnchor.constraint(equalToConstant: 10),
      ])
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
    override func mouseDown(with event: NSEvent) { _ = convert(event.locationInWindow, from: nil) }
    override func viewDidMoveToWindow() { window?.isMovableByWindowBackground = true }
  }
}
