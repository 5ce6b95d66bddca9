import Foundation

extension URL {
  /// A style that writes chosen parts of an address: by default its scheme, host and path.
  public struct FormatStyle: Foundation.FormatStyle {
    /// Whether a part is written.
    public struct ComponentDisplayOption: Hashable, Codable, Sendable {
      fileprivate enum Rule: Hashable, Codable {
        case always, never
        case when(Component, Set<String>)
        case unless(Component, Set<String>)
      }
      fileprivate let rule: Rule

      public static var always: Self { Self(rule: .always) }
      public static var never: Self { Self(rule: .never) }
      /// Omits the part if the scheme is `http` or `https`.
      public static var omitIfHTTPFamily: Self { omitWhen(.scheme, matches: ["http", "https"]) }
      /// Writes the part if another one is among `values`.
      public static func displayWhen(_ component: Component, matches values: Set<String>) -> Self {
        Self(rule: .when(component, values))
      }
      /// Omits the part if another one is among `values`.
      public static func omitWhen(_ component: Component, matches values: Set<String>) -> Self {
        Self(rule: .unless(component, values))
      }
    }

    /// Whether the host is written, and which of its subdomains are not.
    public struct HostDisplayOption: Hashable, Codable, Sendable {
      fileprivate var option: ComponentDisplayOption
      fileprivate var omitted: Set<String> = []

      public static var always: Self { Self(option: .always) }
      public static var never: Self { Self(option: .never) }
      public static var omitIfHTTPFamily: Self { Self(option: .omitIfHTTPFamily) }
      /// Omits the first part of the host if it is among `subdomains`, such as `www`.
      public static func omitSpecificSubdomains(
        _ subdomains: Set<String> = [], includeMultiLevelSubdomains: Bool = false
      ) -> Self { Self(option: .always, omitted: subdomains) }
    }

    /// A part of an address.
    public enum Component: Int, Codable, Hashable, Sendable {
      case scheme, user, password, host, port, path, query, fragment
    }

    private var scheme, user, password, port, path, query, fragment: ComponentDisplayOption
    private var host: HostDisplayOption

    public init(
      scheme: ComponentDisplayOption = .always, user: ComponentDisplayOption = .never,
      password: ComponentDisplayOption = .never, host: HostDisplayOption = .always,
      port: ComponentDisplayOption = .omitIfHTTPFamily, path: ComponentDisplayOption = .always,
      query: ComponentDisplayOption = .never, fragment: ComponentDisplayOption = .never
    ) {
      (self.scheme, self.user, self.password, self.host) = (scheme, user, password, host)
      (self.port, self.path, self.query, self.fragment) = (port, path, query, fragment)
    }

    public func scheme(_ option: ComponentDisplayOption = .always) -> Self {
      with { $0.scheme = option }
    }
    public func user(_ option: ComponentDisplayOption = .always) -> Self {
      with { $0.user = option }
    }
    public func password(_ option: ComponentDisplayOption = .always) -> Self {
      with { $0.password = option }
    }
    public func host(_ option: HostDisplayOption = .always) -> Self { with { $0.host = option } }
    public func port(_ option: ComponentDisplayOption = .always) -> Self {
      with { $0.port = option }
    }
    public func path(_ option: ComponentDisplayOption = .always) -> Self {
      with { $0.path = option }
    }
    public func query(_ option: ComponentDisplayOption = .always) -> Self {
      with { $0.query = option }
    }
    public func fragment(_ option: ComponentDisplayOption = .always) -> Self {
      with { $0.fragment = option }
    }

    public func format(_ value: URL) -> String {
      guard var parts = URLComponents(url: value, resolvingAgainstBaseURL: true) else {
        return value.absoluteString
      }
      let whole = parts
      func isHidden(_ option: ComponentDisplayOption) -> Bool {
        switch option.rule {
        case .always: false
        case .never: true
        case .when(let part, let values): !values.contains(whole[part] ?? "")
        case .unless(let part, let values): values.contains(whole[part] ?? "")
        }
      }
      if isHidden(user) { parts.user = nil }
      if isHidden(password) { parts.password = nil }
      if isHidden(port) { parts.port = nil }
      if isHidden(path) || parts.path == "/" { parts.path = "" }
      if isHidden(query) { parts.query = nil }
      if isHidden(fragment) { parts.fragment = nil }
      if let name = whole.host?.split(separator: ".", maxSplits: 1), name.count == 2,
        host.omitted.contains(String(name[0]))
      {
        parts.host = String(name[1])
      }
      var text = parts.string ?? value.absoluteString
      // Without a host there is nothing before the path.
      if isHidden(host.option), let address = parts.host, let range = text.range(of: address) {
        text =
          isHidden(scheme) ? String(text[range.upperBound...]) : text.replacing(address, with: "")
      } else if isHidden(scheme), let range = text.range(of: "://") {
        text = String(text[range.upperBound...])
      }
      return text
    }

    private func with(_ change: (inout Self) -> Void) -> Self {
      var style = self
      change(&style)
      return style
    }
  }

  /// Returns the address as its scheme, host and path.
  public func formatted() -> String { FormatStyle().format(self) }

  /// Returns the address in a style.
  public func formatted<F: Foundation.FormatStyle>(_ style: F) -> F.FormatOutput
  where F.FormatInput == URL { style.format(self) }
}

extension URLComponents {
  fileprivate subscript(part: URL.FormatStyle.Component) -> String? {
    switch part {
    case .scheme: scheme
    case .user: user
    case .password: password
    case .host: host
    case .port: port.map { "\($0)" }
    case .path: path
    case .query: query
    case .fragment: fragment
    }
  }
}

extension FormatStyle where Self == URL.FormatStyle {
  /// A style that writes the scheme, the host and the path of an address.
  public static var url: Self { URL.FormatStyle() }
}
