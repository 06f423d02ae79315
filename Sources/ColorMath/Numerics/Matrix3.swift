/// A 3 × 3 matrix by rows, for color conversions and color-vision simulation.
public struct Matrix3: Hashable, Sendable {
  /// The first row.
  public var first: Components
  /// The second row.
  public var second: Components
  /// The third row.
  public var third: Components

  /// Makes a matrix from nine numbers, row by row.
  @inlinable
  public init(
    _ m11: Double, _ m12: Double, _ m13: Double,
    _ m21: Double, _ m22: Double, _ m23: Double,
    _ m31: Double, _ m32: Double, _ m33: Double
  ) {
    first = Components(m11, m12, m13)
    second = Components(m21, m22, m23)
    third = Components(m31, m32, m33)
  }

  /// The product of the matrix and a column vector.
  @inlinable
  public static func * (matrix: Matrix3, vector: Components) -> Components {
    Components(
      dot(matrix.first, vector), dot(matrix.second, vector), dot(matrix.third, vector))
  }

  @inlinable @inline(__always)
  static func dot(_ row: Components, _ vector: Components) -> Double {
    row.first * vector.first + row.second * vector.second + row.third * vector.third
  }
}
