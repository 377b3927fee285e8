import DeStijl

func show(_ rows: [any TableCellModel], in table: UITableView) {
  table.cells = rows  // error: main actor-isolated property 'cells' can not be mutated
}
