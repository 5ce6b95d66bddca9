@_exported import Foundation
// With it, files that import SwiftData see the additions to predicates and sort descriptors.
@_exported import enum QuoinData.TextSortComparator
