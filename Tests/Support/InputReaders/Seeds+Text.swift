// Valid inputs that contain everything the readers support

import Foundation
import QuoinHostProtocol

extension InputReader {
  /// The frames of one event of each kind.
  static let frames: [UInt8] = {
    let number = PreviewNumber(provider: 1, element: 0)
    let place = PreviewPlace(name: "", file: "Card.swift", line: 3)
    let events: [HostEvent] = [
      .launching, .launched, .began(PreviewProgress(name: "Card", place: place, number: number)),
      .finished(PreviewRecord(number: number, name: "Card", place: place)),
      .live(Data("{}".utf8)), .row(RowResponse()), .done(HostResponse()),
      .failed(HostFailure(message: "there are no previews", cause: .noPreviews)),
    ]
    return events.flatMap { (try? $0.frame().bytes) ?? [] }
  }()

  static let swiftSources = [
    ##"""
    #!/usr/bin/swift
    import SwiftUI
    import os.log
    import struct UIKit.UIColor

    /// A card. Sizing: h-exp, v-hug (for the most part).
    @available(iOS 17, *)
    public struct Card<Content: View>: View where Content: Sendable {
      @IBOutlet var outlet: UIView?
      var body: some View {
        VStack(alignment: .leading) {
          Text("a \(value, format: "\(inner)") and \#(raw)")
          Text(#"raw \#(value) "quoted""#).padding(8)
          #if os(iOS) && canImport(UIKit)
          Image(systemName: "star")
          #endif
          if isOn { Button(action: { pulse() }) { Label("b", image: "c") } } else { Spacer() }
          switch kind {
          case .a(let value): Text("\(value)")
          default: EmptyView()
          }
          GeometryReader { proxy in Color.red.frame(width: proxy.size.width) }
        }
        .overlay { Circle() }
      }
    }

    /* nested /* comments */ end */
    extension Color { static let brand = Color.red }
    @main struct Shop: App { var body: some Scene { WindowGroup { Card() } } }
    @objc(name:) final class Cell: UIView {
      override func draw(_ rect: CGRect) { perform(#selector(Cell.`class`)) }
      let block: @convention(block) (CGRect) -> Void = { _ in }
    }
    #Preview("card", traits: .sizeThatFitsLayout) { Card() }
    struct Card_Previews: PreviewProvider { static var previews: some View { Card() } }
    let long = """
      several \("lines") of text
      """
    let pattern = /a(b|\/)*c/, other = #/
      x
    /#
    """##
  ]

  static let contents = """
    {
      "images": [
        {"filename": "a.png", "idiom": "universal", "scale": "2x",
          "appearances": [{"appearance": "luminosity", "value": "dark"}],
          "resizing": {"mode": "9-part", "center": {"mode": "tile"}, "cap-insets": {"top": 3}}},
      ],
      "colors": [
        {"idiom": "iphone", "color": {"color-space": "display-p3",
          "components": {"red": "0xFF", "green": "128", "blue": "0.5", "alpha": "1.000"}}},
        {"idiom": "mac", "color": {"reference": "systemBlueColor"}}
      ],
      "data": [{"filename": "b.bin", "universal-type-identifier": "public.data"}],
      "properties": {"provides-namespace": true, "template-rendering-intent": "template"},
      "info": {"author": "xcode", "version": 1}
    }
    """

  static let stringCatalog = """
    {"sourceLanguage": "en", "version": "1.0", "strings": {
      "%lld cards": {"localizations": {"ru": {
        "stringUnit": {"state": "translated", "value": "%#@cards@ %2$@ %arg 100%% %.2f %5d"},
        "substitutions": {"cards": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
          "one": {"stringUnit": {"value": "%arg card"}},
          "few": {"stringUnit": {"value": "%#@sides@"}},
          "other": {"stringUnit": {"value": "%arg cards"}}}}},
          "sides": {"variations": {"device": {"iphone": {"variations": {"plural": {
            "other": {"stringUnit": {"value": "\\u0441 %arg"}}}}}}}}}}}},
      "plain": {"localizations": {"de": {"variations": {"device": {
        "mac": {"stringUnit": {"value": "Mac"}}, "other": {"stringUnit": {"value": "X"}}}}}}}
    }}
    """

  static let stringsDict = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict>
      <key>%d files</key><dict>
        <key>NSStringLocalizedFormatKey</key><string>%#@files@ in %2$#@folders@</string>
        <key>files</key><dict>
          <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
          <key>NSStringFormatValueTypeKey</key><string>d</string>
          <key>one</key><string>%d file</string><key>other</key><string>%d files</string></dict>
        <key>folders</key><dict>
          <key>NSStringFormatValueTypeKey</key><string>ld</string>
          <key>other</key><string>%ld folders</string></dict></dict>
      <key>wide</key><dict><key>NSStringVariableWidthRuleType</key><dict>
        <key>20</key><string>short</string><key>50</key><string>longer</string></dict></dict>
      <key>device</key><dict><key>NSStringDeviceSpecificRuleType</key><dict>
        <key>iphone</key><string>Tap</string><key>mac</key><string>Click</string></dict></dict>
    </dict></plist>
    """

  static let strings = #"""
    /* a comment */
    "key" = "value \n \"quoted\" \U0001 \ud83d\ude00";
    // another
    bare.key = 'single';
    "alone";
    """#

  static let plist = """
    <?xml version="1.0" encoding="UTF-8"?><!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "x">
    <plist version="1.0"><dict><key>a</key><array><integer>1</integer><real>2.5</real><true/>
    <data>AAEC</data><date>2020-01-01T00:00:00Z</date></array><key>b</key><string>&lt;&#65;</string>
    </dict></plist>
    """

  static let report = """
    {"schema": 1, "previews": [{"name": "a", "report": {"schema": 1, "size": {"width": 1e3,
    "height": -2.5}, "nodes": [{"name": "\\u00e9\\ud83d\\ude00", "depth": 0, "x": null}]}}]}
    """

  static let manifest = """
    {"name": "shop", "toolsVersion": {"_version": "6.0.0"}, "dependencies": [{"fileSystem": []}],
    "targets": [
      {"name": "Shop", "type": "executable", "path": "Sources", "sources": ["a"], "exclude": ["b"],
       "resources": [{"path": "c", "rule": {"process": {}}}],
       "dependencies": [{"byName": ["Views", null]}, {"product": ["X", "y", null, null]}],
       "settings": [{"tool": "swift", "kind": {"define": {"_0": "A"}}}]},
      {"name": "Views", "type": "regular", "dependencies": [{"target": ["Shop", null]}]}]}
    """

  static let markdown = """
    # A *title* with `code`

    > - a [**link**](https://a.b "c") ![picture](d.png) ~~gone~~
    >   1. <https://e.f> www.g.h &amp; \\*

    ```swift
    let a = 1
    ```
    <b>html</b> a  
    b[^1]
    """
}
