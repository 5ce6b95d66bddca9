import AppKit
import Foundation
import Quoin
import QuoinDrawing
import SwiftUI
import Testing

@MainActor
private final class Painted: NSView {
  private let gradient: NSGradient
  init(gradient: NSGradient) {
    self.gradient = gradient
    super.init(frame: .zero)
  }
  required init?(coder: NSCoder) { nil }
  override func draw(_ dirtyRect: NSRect) { gradient.draw(in: bounds, angle: 0) }
}

private struct Shown: NSViewRepresentable {
  let view: NSView
  func makeNSView(context: Context) -> NSView { view }
  func updateNSView(_ nsView: NSView, context: Context) {}
}

@MainActor
struct FieldAndPrintTests {
  private final class Observer: NSObject, NSComboBoxDelegate, NSComboBoxDataSource,
    NSTokenFieldDelegate
  {
    var changes = 0
    func comboBoxSelectionDidChange(_ notification: Notification) { changes += 1 }
    func numberOfItems(in comboBox: NSComboBox) -> Int { 2 }
    func comboBox(_ comboBox: NSComboBox, objectValueForItemAt index: Int) -> Any? { index * 10 }
    func tokenField(
      _ tokenField: NSTokenField, representedObjectForEditing editingString: String
    ) -> Any? { Int(editingString) }
    func tokenField(
      _ tokenField: NSTokenField, displayStringForRepresentedObject representedObject: Any
    ) -> String? { "№\(representedObject)" }
  }

  @Test func aComboBoxShowsTheSelectedItem() {
    let observer = Observer()
    let box = NSComboBox()
    box.delegate = observer
    box.addItems(withObjectValues: ["one", "two"])
    box.selectItem(at: 1)
    box.selectItem(withObjectValue: "two")
    #expect(box.stringValue == "two" && observer.changes == 1)
    box.insertItem(withObjectValue: "zero", at: 0)
    #expect(box.indexOfSelectedItem == 2 && box.objectValueOfSelectedItem as? String == "two")
    box.removeItem(at: 2)
    #expect(box.indexOfSelectedItem == -1 && box.numberOfItems == 2)
    box.selectItem(at: 7)
    #expect(box.indexOfSelectedItem == -1)
    box.usesDataSource = true
    box.dataSource = observer
    box.selectItem(at: 1)
    #expect(box.stringValue == "10" && observer.changes == 2)
  }

  @Test func aTokenFieldDividesItsText() {
    let observer = Observer()
    let field = NSTokenField()
    field.delegate = observer
    field.stringValue = "1, 2,,3"
    #expect(field.objectValue as? [Int] == [1, 2, 3] && field.stringValue == "№1,№2,№3")
    field.objectValue = [4]
    #expect(field.stringValue == "№4")
  }

  @Test func aGradientFillsInItsDirection() throws {
    let gradient = try #require(NSGradient(colorsAndLocations: (.black, 0), (.white, 1)))
    #expect(gradient.numberOfColorStops == 2 && NSGradient(colors: []) == nil)
    let middle = gradient.interpolatedColor(atLocation: 0.25)
    #expect(abs(middle.redComponent - 0.25) < 0.01)
    let content = Shown(view: Painted(gradient: gradient)).frame(width: 20, height: 10)
    let ends = ImageRenderer(content: content).displayList().items.compactMap {
      if case .fill(_, .linearGradient(let stops, let start, let end), _) = $0 {
        [CGFloat(stops.count), start.x, end.x]
      } else {
        nil
      }
    }
    #expect(ends == [[2, 0, 20]])
  }

  @Test func anOperationThatSavesWritesAPDF() throws {
    let view = NSView(frame: NSRect(x: 0, y: 0, width: 20, height: 20))
    #expect(!NSPrintOperation(view: view, printInfo: .shared).run())
    let data = NSMutableData()
    #expect(NSPrintOperation.pdfOperation(with: view, inside: view.bounds, to: data).run())
    #expect(Data(referencing: data).starts(with: Data("%PDF".utf8)))
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("quoin-print-\(UUID().uuidString).pdf")
    defer { try? FileManager.default.removeItem(at: url) }
    let info = NSPrintInfo(dictionary: [
      .jobDisposition: NSPrintInfo.JobDisposition.save, .jobSavingURL: url,
    ])
    #expect(NSPrintOperation(view: view, printInfo: info).run())
    #expect(FileManager.default.fileExists(atPath: url.path))
  }
}
