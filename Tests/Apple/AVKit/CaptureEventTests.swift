import AVKit
import SwiftUI
import Testing

/// Buttons of the device, which aren't there.
@MainActor
struct CaptureEventTests {
  @Test func anInteractionKnowsItsView() {
    let view = UIView()
    let interaction = AVCaptureEventInteraction { event in
      if event.phase == .ended { Issue.record("there is no button") }
    }
    view.addInteraction(interaction)
    #expect(interaction.view === view && interaction.isEnabled)
  }
}
