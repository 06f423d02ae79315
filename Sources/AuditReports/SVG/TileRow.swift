/// The tiles of one pair side by side, with words above them.
struct TileRow {
  let title: String
  let detail: String
  var tiles: [PairTile]
}
