import ConstraintSolver

/// The layouts that the solver is measured by, as systems.
extension System {
  /// A list of rows with an icon, a title and a detail; in a fifth of them the texts don't both fit.
  static func list(rows count: Int) -> System {
    var system = System(name: "list \(count)")
    let root = system.addRoot(width: 390)
    var previous: Item?
    for number in 0..<count {
      let row = system.addItem()
      system.add(row.left - root.left, .equal, 16)
      system.add(row.right - root.right, .equal, -16)
      system.add(row.top - (previous?.bottom ?? root.top), .equal, 8)
      system.add(row.height, .equal, 44)
      system.addContent(of: row, number)
      previous = row
    }
    if let previous { system.add(root.bottom - previous.bottom, .equal, 8) }
    return system
  }

  /// Stacks in stacks, four in each, centred, the root as large as they need.
  static func stacks(depth: Int) -> System {
    var system = System()
    let root = system.addRoot(width: nil)
    var leaves = 0
    system.addStack(in: root, depth: depth, isVertical: true, &leaves)
    system.name = "stacks \(leaves)"
    return system
  }

  /// A form of labels and fields with aligned edges and equal widths.
  static func form(pairs count: Int) -> System {
    var system = System(name: "form \(count)")
    let root = system.addRoot(width: 390)
    var first: (label: Item, field: Item)?
    var previous: Item?
    for number in 0..<count {
      let label = system.addItem()
      let field = system.addItem()
      system.add(field.top - (previous?.bottom ?? root.top), .equal, 8)
      system.add(label.centerY - field.centerY, .equal, 0)
      system.add(field.height, .equal, 32)
      if let first {
        system.add(label.left - first.label.left, .equal, 0)
        system.add(label.width - first.label.width, .equal, 0)
        system.add(field.left - first.field.left, .equal, 0)
        system.add(field.width - first.field.width, .equal, 0)
      } else {
        system.add(label.left - root.left, .equal, 16)
        system.add(field.left - label.right, .equal, 8)
        system.add(field.right - root.right, .equal, -16)
        first = (label, field)
      }
      system.addIntrinsicSize(of: label, width: Double(50 + number * 31 % 90), height: 20)
      previous = field
    }
    if let previous { system.add(root.bottom - previous.bottom, .equal, 8) }
    return system
  }
}

/// The four variables of a view, and what is made of them.
private struct Item {
  var first: Int

  var left: [Int: Double] { [first: 1] }
  var top: [Int: Double] { [first + 1: 1] }
  var width: [Int: Double] { [first + 2: 1] }
  var height: [Int: Double] { [first + 3: 1] }
  var right: [Int: Double] { [first: 1, first + 2: 1] }
  var bottom: [Int: Double] { [first + 1: 1, first + 3: 1] }
  var centerX: [Int: Double] { [first: 1, first + 2: 0.5] }
  var centerY: [Int: Double] { [first + 1: 1, first + 3: 0.5] }
}

private func - (left: [Int: Double], right: [Int: Double]) -> [Int: Double] {
  left.merging(right.mapValues(-), uniquingKeysWith: +).filter { $0.value != 0 }
}

extension System {
  private mutating func addItem() -> Item {
    variableCount += 4
    return Item(first: variableCount - 4)
  }

  private mutating func add(
    _ terms: [Int: Double], _ relation: Relation, _ constant: Double, _ priority: Float = 1000
  ) {
    let sorted = terms.keys.sorted().map { (variable: $0, coefficient: terms[$0] ?? 0) }
    rows.append(Row(terms: sorted, relation: relation, constant: constant, priority: priority))
  }

  private mutating func addRoot(width: Double?) -> Item {
    let root = addItem()
    add(root.left, .equal, 0)
    add(root.top, .equal, 0)
    if let width {
      rootWidth = rows.count
      add(root.width, .equal, width)
    }
    return root
  }

  private mutating func addIntrinsicSize(
    of item: Item, width: Double, height: Double, resistance: Float = 750
  ) {
    for (length, constant) in [(item.width, width), (item.height, height)] {
      add(length, .greaterThanOrEqual, constant, resistance)
      add(length, .lessThanOrEqual, constant, 250)
    }
  }

  private mutating func addContent(of row: Item, _ number: Int) {
    let icon = addItem()
    let title = addItem()
    let detail = addItem()
    add(icon.width, .equal, 24)
    add(icon.height, .equal, 24)
    add(icon.centerY - row.centerY, .equal, 0)
    add(icon.left - row.left, .equal, 12)
    add(title.left - icon.right, .equal, 8)
    add(title.centerY - row.centerY, .equal, 0)
    addIntrinsicSize(of: title, width: Double(60 + number * 73 % 200), height: 20)
    add(detail.right - row.right, .equal, -12)
    add(detail.centerY - row.centerY, .equal, 0)
    addIntrinsicSize(
      of: detail, width: Double(30 + number * 41 % 90), height: 17, resistance: 751)
    add(title.right - detail.left, .lessThanOrEqual, -8)
  }

  private mutating func addStack(
    in parent: Item, depth: Int, isVertical: Bool, _ leaves: inout Int
  ) {
    var previous: Item?
    for _ in 0..<4 {
      let item = addItem()
      let along = isVertical ? item.top : item.left
      let end = previous.map { isVertical ? $0.bottom : $0.right }
      add(
        along - (end ?? (isVertical ? parent.top : parent.left)), .equal, previous == nil ? 0 : 4)
      alignAcross(item, parent, isVertical: isVertical)
      if depth > 1 {
        addStack(in: item, depth: depth - 1, isVertical: !isVertical, &leaves)
      } else {
        addIntrinsicSize(
          of: item, width: Double(20 + leaves * 29 % 60), height: Double(12 + leaves * 17 % 30))
        leaves += 1
      }
      previous = item
    }
    guard let previous else { return }
    add(
      isVertical ? previous.bottom - parent.bottom : previous.right - parent.right, .equal, 0)
  }

  private mutating func alignAcross(_ item: Item, _ parent: Item, isVertical: Bool) {
    let start = isVertical ? item.left - parent.left : item.top - parent.top
    let end = isVertical ? item.right - parent.right : item.bottom - parent.bottom
    let center = isVertical ? item.centerX - parent.centerX : item.centerY - parent.centerY
    add(center, .equal, 0)
    add(start, .greaterThanOrEqual, 0)
    add(end, .lessThanOrEqual, 0)
    add(start, .equal, 0, 50)
    add(end, .equal, 0, 50)
  }
}
