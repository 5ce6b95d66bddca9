// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

import Foundation
import FoundationNetworking
import UIKit

/// The cookies of pages: those that the program has set.
@MainActor @preconcurrency
open class WKHTTPCookieStore: NSObject {
  private var cookies: [HTTPCookie] = []

  open func getAllCookies(_ completionHandler: @escaping @MainActor ([HTTPCookie]) -> Void) {
    completionHandler(cookies)
  }
  open func allCookies() async -> [HTTPCookie] { cookies }
  open func setCookie(
    _ cookie: HTTPCookie, completionHandler: (@MainActor @Sendable () -> Void)? = nil
  ) {
    remove(cookie)
    cookies.append(cookie)
    completionHandler?()
  }
  open func delete(
    _ cookie: HTTPCookie, completionHandler: (@MainActor @Sendable () -> Void)? = nil
  ) {
    remove(cookie)
    completionHandler?()
  }

  private func remove(_ cookie: HTTPCookie) {
    cookies.removeAll {
      $0.name == cookie.name && $0.domain == cookie.domain && $0.path == cookie.path
    }
  }
}

/// The data of a website. Quoin never creates one.
@MainActor @preconcurrency
open class WKWebsiteDataRecord: NSObject {
  open var displayName: String { "" }
  open var dataTypes: Set<String> { [] }
}

public let WKWebsiteDataTypeCookies = "WKWebsiteDataTypeCookies"
public let WKWebsiteDataTypeDiskCache = "WKWebsiteDataTypeDiskCache"
public let WKWebsiteDataTypeMemoryCache = "WKWebsiteDataTypeMemoryCache"
public let WKWebsiteDataTypeLocalStorage = "WKWebsiteDataTypeLocalStorage"
public let WKWebsiteDataTypeSessionStorage = "WKWebsiteDataTypeSessionStorage"

extension WKWebsiteDataStore {
  /// Returns no records: pages store no data.
  public func fetchDataRecords(
    ofTypes dataTypes: Set<String>,
    completionHandler: @escaping @MainActor ([WKWebsiteDataRecord]) -> Void
  ) {
    MainActor.assumeIsolated { completionHandler([]) }
  }
  /// Has no effect: pages store no data.
  public func removeData(
    ofTypes dataTypes: Set<String>, for dataRecords: [WKWebsiteDataRecord],
    completionHandler: @escaping @MainActor () -> Void
  ) {
    MainActor.assumeIsolated { completionHandler() }
  }
  /// Has no effect: pages store no data.
  public func removeData(
    ofTypes dataTypes: Set<String>, modifiedSince date: Date,
    completionHandler: @escaping @MainActor () -> Void
  ) {
    MainActor.assumeIsolated { completionHandler() }
  }
}

/// The pages that a view has shown, which aren't recorded.
@MainActor @preconcurrency
open class WKBackForwardList: NSObject {
  open var currentItem: WKBackForwardListItem? { nil }
  open var backItem: WKBackForwardListItem? { nil }
  open var forwardItem: WKBackForwardListItem? { nil }
  open var backList: [WKBackForwardListItem] { [] }
  open var forwardList: [WKBackForwardListItem] { [] }
}

/// A page that a view has shown. Quoin never creates one.
@MainActor @preconcurrency
open class WKBackForwardListItem: NSObject {
  public let url: URL
  open var title: String? { nil }
  open var initialURL: URL { url }

  init(url: URL) { self.url = url }
}

/// The size and bars of a window that a page opens. Quoin never creates one.
@MainActor @preconcurrency
open class WKWindowFeatures: NSObject {
  open var width: NSNumber? { nil }
  open var height: NSNumber? { nil }
}
