import Foundation
import Quoin
import Testing

@testable import GalleryExamples

/// The screens of the gallery, on the devices that they name.
@MainActor
@Suite struct GalleryTests {
  static let providers: [any PreviewProvider.Type] = [
    ArabicHome_Previews.self, BoardingPass_Previews.self, CalendarMonth_Previews.self,
    Chat_Previews.self, ControlsMac_Previews.self, ControlsPhone_Previews.self,
    DarkActivity_Previews.self, Dashboard_Previews.self, DeleteAlert_Previews.self,
    EmptyInbox_Previews.self, FitnessCharts_Previews.self, Invoice_Previews.self,
    JapaneseArticle_Previews.self, Landscape_Previews.self, LargeText_Previews.self,
    LibraryList_Previews.self, Login_Previews.self, MacAccountForm_Previews.self,
    MacTable_Previews.self, MailSplit_Previews.self, MusicPlayer_Previews.self,
    Onboarding_Previews.self, PhotoTabs_Previews.self, PriceChart_Previews.self,
    PricingTable_Previews.self, Profile_Previews.self, Receipt_Previews.self, Recipe_Previews.self,
    RouteSheet_Previews.self, SalesCharts_Previews.self, SettingsForm_Previews.self,
    StoreCard_Previews.self, TaskList_Previews.self, TimerScreen_Previews.self,
    Weather_Previews.self,
  ]

  @Test func everyFileIsHere() throws {
    let folder = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Examples/Gallery").path
    let files = try FileManager.default.contentsOfDirectory(atPath: folder)
    let names = files.filter { $0.hasSuffix(".swift") }.map { "\($0.dropLast(6))_Previews" }
    #expect(Set(names) == Set(Self.providers.map { "\($0)" }))
  }

  /// All resources of the screens exist, and an image of a device is as large as its screen.
  @Test(arguments: 0..<35)
  func screensAreWhole(index: Int) throws {
    let provider = Self.providers[index]
    let previews = PreviewCatalog.previews(of: provider)
    #expect(!previews.isEmpty)
    for preview in previews {
      let renderer = preview.renderer()
      let report = renderer.layoutReport()
      #expect(report.errors.isEmpty)
      #expect(report.size.width > 0 && report.size.height > 0)
      if preview.device != nil, preview.layout == .device {
        #expect(renderer.displayList().size == renderer.device?.size)
      }
    }
  }

  /// No text of any screen is truncated; these ellipses are part of the text.
  @Test(arguments: 0..<35)
  func textsAreWhole(index: Int) {
    let written: Set = ["Add…", "Share…"]
    for preview in PreviewCatalog.previews(of: Self.providers[index]) {
      for case .glyphs(let run, _, _) in preview.renderer().displayList().items {
        guard run.text.hasSuffix("…"), !written.contains(run.text) else { continue }
        #expect(run.text.hasSuffix("how they are kept…"), "\(preview.name): \(run.text)")
      }
    }
  }
}
