import DeStijl
import LayoutStage
import Testing

@MainActor
struct SettlesTests {
  private class Cell: UITableViewCell {
    let title = label("Title", "title")

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      Mondrian.buildSubviews(on: contentView) { VStackBlock(alignment: .leading) { title } }
    }

    required init?(coder: NSCoder) { nil }
  }

  /// A cell whose content moves each time it is reused.
  private final class Drifting: Cell {
    override func prepareForReuse() {
      super.prepareForReuse()
      contentView.viewWithTag(1)?.frame.origin.x += 5
    }

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      let badge = UIView(frame: CGRect(x: 200, y: 10, width: 10, height: 10))
      badge.accessibilityIdentifier = "badge"
      badge.tag = 1
      contentView.addSubview(badge)
    }

    required init?(coder: NSCoder) { nil }
  }

  private final class Rows: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      (cell as? Cell)?.title.text = "Row" + String(repeating: " long", count: indexPath.row)
      return cell
    }
  }

  private func told(_ type: UITableViewCell.Type) throws -> [String] {
    let rows = Rows()
    return try found(across: LayoutMatrix(devices: [.iPhone16, .iPhoneSE]), [settles()]) { _ in
      let table = UITableView()
      table.register(type, forCellReuseIdentifier: "cell")
      table.dataSource = rows
      return table
    }
  }

  enum Habit: CaseIterable { case adds, removes, hides, shows }

  private final class Restless: UIView {
    let habit: Habit
    private let parts = [UIView(), UIView()]
    private var count = 0

    init(_ habit: Habit) {
      self.habit = habit
      super.init(frame: .zero)
      for (number, part) in parts.enumerated() {
        part.accessibilityIdentifier = "part \(number)"
        part.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      }
      addSubview(parts[0])
      if habit != .adds { addSubview(parts[1]) }
      parts[1].isHidden = habit == .shows
    }
    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
      super.layoutSubviews()
      count += 1
      guard count > 1 else { return }
      switch habit {
      case .adds: addSubview(parts[1])
      case .removes: parts[1].removeFromSuperview()
      case .hides, .shows: parts[1].isHidden = habit == .hides
      }
    }
  }

  @Test(arguments: Habit.allCases)
  func viewThatComesOrGoesInAnotherPassIsFound(habit: Habit) throws {
    #expect(
      try found(settles()) { Restless(habit) } == [
        "settles: part 1 is not stable: another layout pass \(habit) it\n  on iPhone16"
      ])
    #expect(try found(settles(except: "part 1", because: "it blinks")) { Restless(habit) } == [])
  }

  @Test func rowsInReusedCellsAreStable() throws {
    #expect(try told(Cell.self) == [])
  }

  @Test func viewMovedByCellReuseIsFound() throws {
    let told = try told(Drifting.self)
    #expect(told.count == 1)
    #expect(told.first?.hasPrefix("settles: badge is not stable: reuse moves it from ") == true)
  }

  @Test func issuesCausedByOneContractAreNotReportedByAnother() throws {
    func page() -> UIView {
      let (view, box) = (UIView(), UIView())
      view.addSubview(box)
      box.mondrian.layout.leading(.toSuperview).trailing(.toSuperview).top(.toSuperview)
        .height(10).width(.max(400)).activate()
      return view
    }
    let upright = LayoutMatrix(devices: [.iPhone16, .iPhoneSE])
    #expect(try found(across: upright, [settles(), noIssues()]) { _ in page() } == [])
    let landscape = LayoutMatrix(orientations: [.portrait, .landscape])
    #expect(try found(across: landscape, [noIssues()]) { _ in page() }.count == 1)
  }

  @Test func cellFitsItsContentAtAGivenWidth() throws {
    let cell = Cell(style: .default, reuseIdentifier: nil)
    cell.title.numberOfLines = 0
    cell.title.text = "A title of several words"
    let stage = Stage(cell, size: .width(100))
    let narrow = cell.frame
    #expect(narrow.width == 100 && narrow.height > 40)
    stage.run { cell.title.text = "A" }
    stage.layout()
    #expect(cell.frame.height < narrow.height)
  }

  /// A view whose badge moves whenever its width changes.
  private final class Turning: UIView {
    let badge = UIView(frame: CGRect(x: 20, y: 100, width: 10, height: 10))
    private var width: CGFloat = 0

    override func layoutSubviews() {
      super.layoutSubviews()
      badge.accessibilityIdentifier = "badge"
      if badge.superview == nil { addSubview(badge) }
      if bounds.width != width, width > 0 { badge.frame.origin.x += 7 }
      width = bounds.width
    }
  }

  /// A view whose badge moves when its width changes for the second time.
  private final class Returning: UIView {
    let (part, badge) = (UIView(), UIView())
    private var widths: [CGFloat] = []

    override func layoutSubviews() {
      super.layoutSubviews()
      for (view, name) in [(part, "part"), (badge, "badge")] {
        view.accessibilityIdentifier = name
        if view.superview == nil { addSubview(view) }
      }
      if widths.last != bounds.width { widths.append(bounds.width) }
      badge.frame = CGRect(x: widths.count > 2 ? 20 : 0, y: 100, width: 10, height: 10)
    }
  }

  /// The matrix of both orientations gives the same result, although the stage returns to the first
  /// on its way.
  @Test func viewMovedByRotatingThereAndBackIsFound() throws {
    let alone = try found(settles()) { Returning() }
    #expect(alone.count == 1)
    #expect(
      alone.first?.hasPrefix(
        "settles: badge is not stable: rotating the device there and back moves it") == true)
    let both = LayoutMatrix(orientations: [.portrait, .landscape])
    #expect(try found(across: both, [settles()]) { _ in Returning() } == alone)
  }

  /// An exempt view does not hide later findings.
  @Test func exemptViewDoesNotHideLaterFindings() throws {
    final class Drifting: UIView {
      let content = Returning()

      override func layoutSubviews() {
        super.layoutSubviews()
        if content.superview == nil { addSubview(content) }
        content.frame = bounds
        content.part.frame = content.part.frame.offsetBy(dx: 5, dy: 0)
      }
    }
    let told = try found(settles(except: "part", because: "it drifts")) { Drifting() }
    #expect(told.count == 1)
    #expect(told.first?.hasPrefix("settles: badge is not stable: rotating the device") == true)
  }

  /// A contract that compares two combinations reports the simplest, as it would alone.
  @Test func comparingContractReportsTheSimplestPair() throws {
    let all = LayoutMatrix(
      orientations: [.landscape, .portrait], directions: [.rightToLeft, .leftToRight])
    for contract in [settles(), mirrors()] {
      let alone = try found(contract) { Turning() }
      #expect(alone.count == 1)
      #expect(try found(across: all, [contract]) { _ in Turning() } == alone)
    }
  }
}
