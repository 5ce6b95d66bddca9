import MessageUI
import Testing
import UIKit

@MainActor
struct MailTests {
  @Test func aMailControllerShowsItsName() {
    #expect(words { MFMailComposeViewController().view } == "Mail")
    #expect(!MFMailComposeViewController.canSendMail())
  }
}
