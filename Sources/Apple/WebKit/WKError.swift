// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

import Foundation

public let WKErrorDomain = "WKErrorDomain"

/// The reason for a failed operation of a web view.
public struct WKError: Error, Hashable, CustomNSError {
  public enum Code: Int, Sendable {
    case unknown = 1
    case webContentProcessTerminated
    case webViewInvalidated
    case javaScriptExceptionOccurred
    case javaScriptResultTypeIsUnsupported
    case contentRuleListStoreCompileFailed
    case contentRuleListStoreLookUpFailed
    case contentRuleListStoreRemoveFailed
    case contentRuleListStoreVersionMismatch
    case attributedStringContentFailedToLoad
    case attributedStringContentLoadTimedOut
    case javaScriptInvalidFrameTarget
    case navigationAppBoundDomain
    case javaScriptAppBoundDomain
  }

  public let code: Code

  public init(_ code: Code) { self.code = code }

  public static var errorDomain: String { WKErrorDomain }
  public var errorCode: Int { code.rawValue }

  public static var unknown: Code { .unknown }
  public static var webContentProcessTerminated: Code { .webContentProcessTerminated }
  public static var webViewInvalidated: Code { .webViewInvalidated }
  public static var javaScriptExceptionOccurred: Code { .javaScriptExceptionOccurred }
  public static var javaScriptResultTypeIsUnsupported: Code { .javaScriptResultTypeIsUnsupported }
  public static var attributedStringContentFailedToLoad: Code {
    .attributedStringContentFailedToLoad
  }
  public static var attributedStringContentLoadTimedOut: Code {
    .attributedStringContentLoadTimedOut
  }
}
