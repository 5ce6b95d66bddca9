// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

import Foundation

public typealias simd_float2 = SIMD2<Float>
public typealias simd_float3 = SIMD3<Float>
public typealias simd_float4 = SIMD4<Float>
public typealias simd_double2 = SIMD2<Double>
public typealias simd_double3 = SIMD3<Double>
public typealias simd_double4 = SIMD4<Double>
public typealias simd_int2 = SIMD2<Int32>
public typealias simd_int3 = SIMD3<Int32>
public typealias simd_int4 = SIMD4<Int32>
public typealias simd_uint2 = SIMD2<UInt32>
public typealias simd_uint3 = SIMD3<UInt32>
public typealias simd_uint4 = SIMD4<UInt32>
public typealias vector_float2 = simd_float2
public typealias vector_float3 = simd_float3
public typealias vector_float4 = simd_float4
public typealias vector_double2 = simd_double2
public typealias vector_double3 = simd_double3
public typealias vector_double4 = simd_double4

// MARK: Products and lengths

/// Returns the sum of the products of the elements.
public func simd_dot<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint {
  (x * y).sum()
}

/// Returns the product that is perpendicular to both vectors.
public func simd_cross<S: FloatingPoint>(_ x: SIMD3<S>, _ y: SIMD3<S>) -> SIMD3<S> {
  SIMD3(x.y * y.z - x.z * y.y, x.z * y.x - x.x * y.z, x.x * y.y - x.y * y.x)
}

/// Returns the product that is perpendicular to both vectors, which are in the xy-plane.
public func simd_cross<S: FloatingPoint>(_ x: SIMD2<S>, _ y: SIMD2<S>) -> SIMD3<S> {
  SIMD3(0, 0, x.x * y.y - x.y * y.x)
}

public func simd_length_squared<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint {
  simd_dot(x, x)
}

public func simd_length<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint {
  simd_length_squared(x).squareRoot()
}

public func simd_distance_squared<V: SIMD>(_ x: V, _ y: V) -> V.Scalar
where V.Scalar: FloatingPoint {
  simd_length_squared(x - y)
}

public func simd_distance<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint {
  simd_length(x - y)
}

/// Returns the vector of length 1 in the direction of `x`; not a number for a zero vector.
public func simd_normalize<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint {
  x / simd_length(x)
}

/// Returns the part of `x` along `y`.
public func simd_project<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: FloatingPoint {
  y * (simd_dot(x, y) / simd_length_squared(y))
}

/// Returns `x` mirrored at the plane whose normal is `n`, a vector of length 1.
public func simd_reflect<V: SIMD>(_ x: V, _ n: V) -> V where V.Scalar: FloatingPoint {
  x - n * (2 * simd_dot(x, n))
}

/// Returns `x` bent at a surface with the normal `n`, or zero for a total reflection.
///
/// - `eta`: the ratio of the indices of refraction.
public func simd_refract<V: SIMD>(_ x: V, _ n: V, _ eta: V.Scalar) -> V
where V.Scalar: FloatingPoint {
  let cosine = simd_dot(x, n)
  let rest = 1 - eta * eta * (1 - cosine * cosine)
  return rest < 0 ? .zero : x * eta - n * (eta * cosine + rest.squareRoot())
}

// MARK: Elementwise

public func simd_min<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: Comparable {
  x.replacing(with: y, where: y .< x)
}

public func simd_max<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: Comparable {
  x.replacing(with: y, where: y .> x)
}

public func simd_clamp<V: SIMD>(_ x: V, _ min: V, _ max: V) -> V where V.Scalar: Comparable {
  simd_min(simd_max(x, min), max)
}

public func simd_clamp<S: FloatingPoint>(_ x: S, _ min: S, _ max: S) -> S {
  Swift.min(Swift.max(x, min), max)
}

/// Returns the vector between `x` (`t` 0) and `y` (`t` 1).
public func simd_mix<V: SIMD>(_ x: V, _ y: V, _ t: V) -> V where V.Scalar: FloatingPoint {
  x + t * (y - x)
}

/// Returns the number between `x` (`t` 0) and `y` (`t` 1).
public func simd_mix<S: FloatingPoint>(_ x: S, _ y: S, _ t: S) -> S { x + t * (y - x) }

/// Returns the `t` for which `simd_mix` of the edges is `x`, from 0 to 1, as a smooth curve.
public func simd_smoothstep<V: SIMD>(_ edge0: V, _ edge1: V, _ x: V) -> V
where V.Scalar: FloatingPoint {
  let t = simd_clamp((x - edge0) / (edge1 - edge0), V.zero, V(repeating: 1))
  return t * t * (V(repeating: 3) - 2 * t)
}

/// Returns the `t` for which `simd_mix` of the edges is `x`, from 0 to 1, as a smooth curve.
public func simd_smoothstep<S: FloatingPoint>(_ edge0: S, _ edge1: S, _ x: S) -> S {
  let t = simd_clamp((x - edge0) / (edge1 - edge0), 0, 1)
  return t * t * (3 - 2 * t)
}

/// Returns 0 for each element that is less than that of `edge`, otherwise 1.
public func simd_step<V: SIMD>(_ edge: V, _ x: V) -> V where V.Scalar: FloatingPoint {
  V(repeating: 1).replacing(with: 0, where: x .< edge)
}

public func simd_abs<V: SIMD>(_ x: V) -> V where V.Scalar: SignedNumeric & Comparable {
  x.eachElement(Swift.abs)
}

/// Returns −1, 0 or 1 for each element.
public func simd_sign<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint {
  x.eachElement { $0 > 0 ? 1 : $0 < 0 ? -1 : 0 }
}

/// Returns what is above the next lower whole number.
public func simd_fract<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint {
  x - x.rounded(.down)
}

public func simd_recip<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { 1 / x }

/// Returns the reciprocal of the square root.
public func simd_rsqrt<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint {
  1 / x.squareRoot()
}

public func simd_reduce_add<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { x.sum() }
public func simd_reduce_min<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: Comparable { x.min() }
public func simd_reduce_max<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: Comparable { x.max() }

extension SIMD {
  /// Returns the vector with `change` of each element.
  fileprivate func eachElement(_ change: (Scalar) -> Scalar) -> Self {
    var result = self
    for index in indices { result[index] = change(result[index]) }
    return result
  }
}

// MARK: Swift's names

public func dot<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint {
  simd_dot(x, y)
}
public func cross<S: FloatingPoint>(_ x: SIMD3<S>, _ y: SIMD3<S>) -> SIMD3<S> { simd_cross(x, y) }
public func cross<S: FloatingPoint>(_ x: SIMD2<S>, _ y: SIMD2<S>) -> SIMD3<S> { simd_cross(x, y) }
public func length<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { simd_length(x) }
public func length_squared<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint {
  simd_length_squared(x)
}
public func distance<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint {
  simd_distance(x, y)
}
public func distance_squared<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint {
  simd_distance_squared(x, y)
}
public func normalize<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { simd_normalize(x) }
public func project<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: FloatingPoint {
  simd_project(x, y)
}
public func reflect<V: SIMD>(_ x: V, n: V) -> V where V.Scalar: FloatingPoint {
  simd_reflect(x, n)
}
public func refract<V: SIMD>(_ x: V, n: V, eta: V.Scalar) -> V where V.Scalar: FloatingPoint {
  simd_refract(x, n, eta)
}
public func mix<V: SIMD>(_ x: V, _ y: V, t: V) -> V where V.Scalar: FloatingPoint {
  simd_mix(x, y, t)
}
public func mix<V: SIMD>(_ x: V, _ y: V, t: V.Scalar) -> V where V.Scalar: FloatingPoint {
  simd_mix(x, y, V(repeating: t))
}
public func mix<S: FloatingPoint>(_ x: S, _ y: S, t: S) -> S { simd_mix(x, y, t) }
public func clamp<V: SIMD>(_ x: V, min: V, max: V) -> V where V.Scalar: Comparable {
  simd_clamp(x, min, max)
}
public func clamp<V: SIMD>(_ x: V, min: V.Scalar, max: V.Scalar) -> V
where V.Scalar: Comparable {
  simd_clamp(x, V(repeating: min), V(repeating: max))
}
public func simd_clamp<V: SIMD>(_ x: V, _ min: V.Scalar, _ max: V.Scalar) -> V
where V.Scalar: Comparable {
  clamp(x, min: min, max: max)
}
public func smoothstep<V: SIMD>(_ x: V, edge0: V, edge1: V) -> V where V.Scalar: FloatingPoint {
  simd_smoothstep(edge0, edge1, x)
}
public func smoothstep<S: FloatingPoint>(_ x: S, edge0: S, edge1: S) -> S {
  simd_smoothstep(edge0, edge1, x)
}
public func step<V: SIMD>(_ x: V, edge: V) -> V where V.Scalar: FloatingPoint {
  simd_step(edge, x)
}
public func sign<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { simd_sign(x) }
public func fract<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { simd_fract(x) }
public func rsqrt<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { simd_rsqrt(x) }
public func recip<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { simd_recip(x) }
public func abs<V: SIMD>(_ x: V) -> V where V.Scalar: SignedNumeric & Comparable { simd_abs(x) }
public func min<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: Comparable { simd_min(x, y) }
public func max<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: Comparable { simd_max(x, y) }
public func floor<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { x.rounded(.down) }
public func ceil<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { x.rounded(.up) }
public func round<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint {
  x.rounded(.toNearestOrAwayFromZero)
}
public func sqrt<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { x.squareRoot() }
public func sin<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint {
  x.eachElement { V.Scalar(Foundation.sin(Double($0))) }
}
public func cos<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint {
  x.eachElement { V.Scalar(Foundation.cos(Double($0))) }
}
public func exp<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint {
  x.eachElement { V.Scalar(Foundation.exp(Double($0))) }
}
public func log<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint {
  x.eachElement { V.Scalar(Foundation.log(Double($0))) }
}
