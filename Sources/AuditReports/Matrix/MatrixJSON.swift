import ColorMath
import FileSyntax
import Palettes

/// Writes a matrix for other programs: the colors, then every combination with its full ratio.
enum MatrixJSON {
  static func render(_ matrix: ContrastMatrix) -> [UInt8] {
    JSONWriter.object(room: matrix.rows.count * matrix.columns.count * 96) { root in
      root.key("colors")
      root.array { list in
        for row in matrix.rows {
          list.object { item in
            item.member("color", row.color.cssText)
            item.key("name")
            item.value(row.name)
          }
        }
      }
      root.key("combinations")
      root.array { list in
        for (row, cells) in zip(matrix.rows, matrix.cells) {
          for (column, cell) in zip(matrix.columns, cells) where column != row { list.write(row, column, cell) }
        }
      }
      root.member("schemaVersion", JSONReport.schemaVersion)
      root.key("variant")
      root.value(matrix.variant.id)
    }
  }
}

extension JSONWriter {
  fileprivate mutating func write(
    _ row: ContrastMatrix.Item, _ column: ContrastMatrix.Item, _ cell: ContrastMatrix.Cell
  ) {
    object { item in
      item.key("foreground")
      item.value(row.name)
      item.member("level", cell.level.rawValue)
      item.key("ratio")
      item.value(cell.ratio.value)
      item.key("surface")
      item.value(column.name)
    }
  }
}
