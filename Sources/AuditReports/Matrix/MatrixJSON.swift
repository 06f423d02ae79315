import ColorMath
import FileSyntax
import Palettes

/// Writes a matrix for other programs: the colors, then every combination with its full ratio.
enum MatrixJSON {
  static func render(_ matrix: ContrastMatrix) -> [UInt8] {
    var writer = JSONWriter(style: .compact, room: matrix.rows.count * matrix.columns.count * 96)
    writer.object { root in
      root.key("colors")
      root.array { list in
        for row in matrix.rows {
          list.object { item in
            item.key("color")
            item.value(row.color.cssText)
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
      root.key("schemaVersion")
      root.value(JSONReport.schemaVersion)
      root.key("variant")
      root.value(matrix.variant.id)
    }
    writer.lineEnd()
    return writer.takeBytes()
  }
}

extension JSONWriter {
  fileprivate mutating func write(
    _ row: ContrastMatrix.Item, _ column: ContrastMatrix.Item, _ cell: ContrastMatrix.Cell
  ) {
    object { item in
      item.key("foreground")
      item.value(row.name)
      item.key("level")
      item.value(cell.level.rawValue)
      item.key("ratio")
      item.value(cell.ratio.value)
      item.key("surface")
      item.value(column.name)
    }
  }
}
