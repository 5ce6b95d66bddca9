import Foundation
import QuoinNeighbours
import SwiftUI
@_exported import UIKit

public enum MFMailComposeResult: Int, Sendable { case cancelled, saved, sent, failed }
public enum MessageComposeResult: Int, Sendable { case cancelled, sent, failed }

/// A placeholder for a mail with its subject. Mail can't be sent, so `canSendMail()` is `false`.
open class MFMailComposeViewController: UINavigationController {
  /// Stored only: Quoin doesn't read it.
  open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?
  private var subject = ""
  open class func canSendMail() -> Bool { false }
  open override func loadView() {
    view = _UIHostingView(rootView: PlaceholderView("Mail", symbol: "envelope"))
  }
  open func setSubject(_ subject: String) { self.subject = subject }
  /// Has no effect: no mail is sent.
  open func setToRecipients(_ toRecipients: [String]?) {}
  /// Has no effect: no mail is sent.
  open func setCcRecipients(_ ccRecipients: [String]?) {}
  /// Has no effect: no mail is sent.
  open func setBccRecipients(_ bccRecipients: [String]?) {}
  /// Has no effect: no mail is sent.
  open func setMessageBody(_ body: String, isHTML: Bool) {}
  /// Has no effect: no mail is sent.
  open func setPreferredSendingEmailAddress(_ emailAddress: String) {}
  /// Has no effect: no mail is sent.
  open func addAttachmentData(_ attachment: Data, mimeType: String, fileName filename: String) {}
}
@MainActor @preconcurrency
public protocol MFMailComposeViewControllerDelegate: NSObjectProtocol {
  func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
    error: (any Error)?)
}
extension MFMailComposeViewControllerDelegate {
  public func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
    error: (any Error)?
  ) {}
}

/// A placeholder for a message. Messages can't be sent, so `canSendText()` is `false`.
open class MFMessageComposeViewController: UINavigationController {
  /// Stored only: Quoin doesn't read it.
  open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
  /// Stored only: Quoin doesn't read it.
  open var recipients: [String]?
  open var body: String?
  open var subject: String?
  open class func canSendText() -> Bool { false }
  open class func canSendAttachments() -> Bool { false }
  open class func canSendSubject() -> Bool { false }
  open override func loadView() {
    view = _UIHostingView(rootView: PlaceholderView("Message", symbol: "message"))
  }
}
@MainActor @preconcurrency
public protocol MFMessageComposeViewControllerDelegate: NSObjectProtocol {
  func messageComposeViewController(
    _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}
