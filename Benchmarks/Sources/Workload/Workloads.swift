/// The layouts that are measured.
extension Workload {
  /// A list of rows with an icon, a title and a detail; in a fifth of the rows there is no room for
  /// both texts.
  static func list(rows count: Int) -> Workload {
    var list = Workload("list \(count)", rootWidth: 390)
    var end = (root, Attribute.top)
    for number in 0..<count {
      let row = list.addItem(in: root)
      list.add((row, .left), .equal, (root, .left), 16)
      list.add((row, .right), .equal, (root, .right), -16)
      list.add((row, .top), .equal, end, 8)
      list.add((row, .height), .equal, nil, 44)
      list.addContent(of: row, number)
      end = (row, .bottom)
    }
    list.add((root, .bottom), .equal, end, 8)
    return list
  }

  private mutating func addContent(of row: Int, _ number: Int) {
    let icon = addItem(in: row)
    let title = addItem(in: row, Content(width: Double(60 + number * 73 % 200), height: 20))
    let detail = addItem(
      in: row, Content(width: Double(30 + number * 41 % 90), height: 17, resistance: 751))
    add((icon, .width), .equal, nil, 24)
    add((icon, .height), .equal, nil, 24)
    add((icon, .centerY), .equal, (row, .centerY))
    add((icon, .left), .equal, (row, .left), 12)
    add((title, .left), .equal, (icon, .right), 8)
    add((title, .centerY), .equal, (row, .centerY))
    add((detail, .right), .equal, (row, .right), -12)
    add((detail, .centerY), .equal, (row, .centerY))
    add((title, .right), .lessThanOrEqual, (detail, .left), -8)
  }

  /// Nested stacks, four in each, centered; the root is as large as they need.
  static func stacks(depth: Int) -> Workload {
    var stacks = Workload("stacks")
    var leaves = 0
    stacks.addStack(in: root, depth: depth, isVertical: true, &leaves)
    stacks.name = "stacks \(leaves)"
    return stacks
  }

  private mutating func addStack(
    in parent: Int, depth: Int, isVertical: Bool, _ leaves: inout Int
  ) {
    let (start, end): (Attribute, Attribute) = isVertical ? (.top, .bottom) : (.left, .right)
    var previous = (parent, start)
    for number in 0..<4 {
      var content: Content?
      if depth == 1 {
        content = Content(
          width: Double(20 + leaves * 29 % 60), height: Double(12 + leaves * 17 % 30))
        leaves += 1
      }
      let item = addItem(in: parent, content)
      add((item, start), .equal, previous, number == 0 ? 0 : 4)
      alignAcross(item, parent, isVertical: isVertical)
      if depth > 1 {
        addStack(in: item, depth: depth - 1, isVertical: !isVertical, &leaves)
      }
      previous = (item, end)
    }
    add(previous, .equal, (parent, end))
  }

  private mutating func alignAcross(_ item: Int, _ parent: Int, isVertical: Bool) {
    let (start, end, center): (Attribute, Attribute, Attribute) =
      isVertical ? (.left, .right, .centerX) : (.top, .bottom, .centerY)
    add((item, center), .equal, (parent, center))
    add((item, start), .greaterThanOrEqual, (parent, start))
    add((item, end), .lessThanOrEqual, (parent, end))
    add((item, start), .equal, (parent, start), priority: 50)
    add((item, end), .equal, (parent, end), priority: 50)
  }

  /// A form of labels and fields with aligned edges and equal widths.
  static func form(pairs count: Int) -> Workload {
    var form = Workload("form \(count)", rootWidth: 390)
    var first: (label: Int, field: Int)?
    var end = (root, Attribute.top)
    for number in 0..<count {
      let label = form.addItem(
        in: root, Content(width: Double(50 + number * 31 % 90), height: 20))
      let field = form.addItem(in: root)
      form.add((field, .top), .equal, end, 8)
      form.add((label, .centerY), .equal, (field, .centerY))
      form.add((field, .height), .equal, nil, 32)
      if let first {
        form.add((label, .left), .equal, (first.label, .left))
        form.add((label, .width), .equal, (first.label, .width))
        form.add((field, .left), .equal, (first.field, .left))
        form.add((field, .width), .equal, (first.field, .width))
      } else {
        form.add((label, .left), .equal, (root, .left), 16)
        form.add((field, .left), .equal, (label, .right), 8)
        form.add((field, .right), .equal, (root, .right), -16)
        first = (label, field)
      }
      end = (field, .bottom)
    }
    form.add((root, .bottom), .equal, end, 8)
    return form
  }
}
