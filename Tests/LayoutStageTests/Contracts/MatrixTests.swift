import DeStijl
import LayoutStage
import Testing

@MainActor
struct MatrixTests {
  private func row(_ texts: [String]) -> UIView {
    let view = UIView()
    let labels = texts.enumerated().map { label($1, "text \($0)") }
    for label in labels {
      label.font = .preferredFont(forTextStyle: .body)
      label.adjustsFontForContentSizeCategory = true
    }
    Mondrian.buildSubviews(on: view) {
      LayoutContainer(attachedSafeAreaEdges: .all) {
        VStackBlock(alignment: .leading) {
          HStackBlock(spacing: 8) { for label in labels { label } }
          StackingSpacer(minLength: 0)
        }
      }
    }
    return view
  }

  @Test func failureIsReportedInTheSimplestCombination() throws {
    let told = try found(
      across: LayoutMatrix(
        devices: [.iPhoneSE], directions: [.rightToLeft], textSizes: [.accessibility5],
        styles: [.dark], texts: [.tall]), [noTruncation()]
    ) { _ in row(["One two three four five six"]) }
    #expect(told.map { $0.split(separator: "\n").last } == ["  on iPhone16, accessibility5"])
  }

  @Test func failureThatNeedsACombinationIsReportedInIt() throws {
    let told = try found(
      across: LayoutMatrix(
        devices: StageDevice.all, textSizes: [.large, .xxxLarge], texts: [.original, .double]),
      [noTruncation()]
    ) { _ in row(["One two three", "four five"]) }
    #expect(
      Set(told.map { $0.split(separator: "\n")[1] }) == ["  on iPhone16, xxxLarge, double texts"])
  }

  @Test func needlessExceptionFails() throws {
    func page() -> UIView { row([String(repeating: "word ", count: 30)]) }
    #expect(
      try found(noTruncation(except: "text 0", because: "it is a ticker"), page) == [])
    #expect(
      try found(noTruncation(except: "text 1", because: "it is a ticker"), page).last == """
        noTruncation: the view with the identifier "text 1" is exempt because it is a ticker, but \
        nothing is wrong with it any more: remove the exception
          on all combinations
        """)
  }

  @Test func textsSetLaterFollowTheVariant() throws {
    final class Late: UIView {
      let title = label("Early")
      override func layoutSubviews() {
        super.layoutSubviews()
        if title.superview == nil { addSubview(title) }
        if bounds.width > 0, title.text == "Early Early" { title.text = "Late" }
      }
    }
    var seen: [String] = []
    let contract = LayoutContract("seen") { stage in
      seen += stage.views(.type(UILabel.self)).compactMap { ($0 as? UILabel)?.text }
      return []
    }
    _ = try found(across: LayoutMatrix(texts: [.double]), [contract]) { _ in Late() }
    #expect(seen == ["Late Late"])
    seen = []
    _ = try found(across: LayoutMatrix(texts: [.double]), [contract]) { variant in
      label(variant.text("Send"))
    }
    #expect(seen == ["Send Send"])
  }

  /// The layout sets the texts of the views that it has made whenever it is planned.
  @Test func flowsBreakByTheTextsOfTheVariant() throws {
    let make: @MainActor () -> UIView = {
      let view = UIView()
      Mondrian.buildSubviews(on: view) {
        FlowBlock(spacing: 8, lineSpacing: 8) {
          for name in ["One", "Two", "Three", "Four", "Five", "Six"] {
            ViewBlock(id: name) {
              UILabel()
            } update: {
              $0.text = name
            }
          }
        }
        .relative([.top, .horizontal], 16)
      }
      return view
    }
    let contracts = [noTruncation(), noCollapsedViews(), unambiguous()]
    let matrix = LayoutMatrix(texts: [.original, .double, .longWord])
    #expect(try found(across: matrix, contracts) { _ in make() } == [])
  }

  @Test func eachVariantChangesTheText() {
    #expect(LayoutTexts.accented.text("Send now") == "Séñd ñöw~~~~")
    #expect(LayoutTexts.double.text("Send") == "Send Send")
    #expect(!LayoutTexts.longWord.text("Send it").contains(" "))
    #expect(LayoutTexts.empty.text("Send").isEmpty)
    #expect(LayoutTexts.allCases.allSatisfy { $0.text("").isEmpty })
  }

  @Test func viewThatDependsOnTheDeviceAtInitIsMadeAnew() throws {
    final class Choosing: UIView {
      override init(frame: CGRect) {
        super.init(frame: frame)
        let isWide = UIScreen.main.bounds.width > 400
        let text = label(isWide ? "Wide" : "Narrow", "text")
        Mondrian.buildSubviews(on: self) { VStackBlock(alignment: .leading) { text } }
      }
      required init?(coder: NSCoder) { nil }
    }
    let contract = LayoutContract("isWide") { stage in
      stage.views(.text("Narrow")).isEmpty ? [LayoutFinding(nil, "wide")] : []
    }
    var run = MatrixRun(
      StageContent({ _ in Choosing() }, size: .screen),
      LayoutMatrix(devices: StageDevice.all + StageDevice.all), [contract],
      sample: ComparedSample(seed: 7))
    let report = try run.report()
    #expect(report.failures.map(\.text) == ["isWide: wide\n  on iPhone16Pro"])
    #expect(report.notes.count == 1)
    #expect(report.notes.first?.contains("drawn by DESTIJL_SEED=7: all combinations have") == true)
  }

  /// A screen may have many views in a system color.
  @Test func noteIsReportedOnceForAllViews() throws {
    var run = MatrixRun(
      StageContent(
        { _ in
          let (page, labels) = (UIView(), ["one", "two", "three"].map { label($0, $0) })
          page.backgroundColor = .white
          labels.forEach { $0.textColor = .systemYellow }
          Mondrian.buildSubviews(on: page) { VStackBlock { for label in labels { label } } }
          return page
        }, size: .content), LayoutMatrix(devices: [.iPhone16, .iPhoneSE]), [contrast()])
    let report = try run.report()
    #expect(report.failures.isEmpty && report.notes.count == 1)
    #expect(report.notes.first?.hasPrefix("contrast(atLeast: 4.5): one has a contrast of ") == true)
    #expect(report.notes.first?.hasSuffix("\n  on iPhone16; likewise for two, three") == true)
  }

  @Test func sampleTakesATenthOfARowAndItsLast() {
    func drawn(_ seed: UInt64, row: Int = 0) -> Set<Int> {
      ComparedSample(seed: seed).numbers(ofRow: row, count: 41)
    }
    #expect(drawn(1).count == 5 && drawn(1).contains(40) && !drawn(1).contains(0))
    #expect(drawn(1) == drawn(1) && drawn(1) != drawn(2) && drawn(1) != drawn(1, row: 1))
    #expect((0..<500).reduce(into: []) { $0.formUnion(drawn(UInt64($1))) } == Set(1...40))
    let short = (0...3).map { ComparedSample(seed: 1).numbers(ofRow: 0, count: $0) }
    #expect(short == [[], [], [1], [2]])
  }

  /// After the screen was lower, other cells show the rows that come back.
  @Test func rowsInOtherCellsAreNoDifference() throws {
    let rows = Rows()
    var run = MatrixRun(
      StageContent(
        { _ in
          let table = UITableView()
          table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
          table.dataSource = rows
          return table
        }, size: .screen), LayoutMatrix(orientations: [.portrait, .landscape]),
      [
        LayoutContract("order") { stage in
          let texts = stage.view.judgedTree.compactMap {
            ($0 as? UILabel)?.text.flatMap { Int($0) }
          }
          return texts == Array(texts.indices) ? [] : [LayoutFinding(nil, "\(texts)")]
        }
      ], sample: ComparedSample(seed: 1))
    let report = try run.report()
    #expect(report.failures.map(\.text) == [] && report.notes == [])
  }

  private final class Rows: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      cell.textLabel?.text = "\(indexPath.row)"
      return cell
    }
  }

  @Test func sampledCombinationsAreMadeAnew() throws {
    var made = 0
    let matrix = LayoutMatrix(devices: Array(repeating: .iPhone16, count: 41))
    _ = try found(across: matrix, [noIssues()]) { _ in
      made += 1
      return UIView()
    }
    #expect(made == 1 + 5)
  }

  /// The contract on time zones makes two more views per combination, and the one on locales one
  /// per locale.
  @Test func searchForSimplerCombinationsSkipsOtherContracts() throws {
    var made = 0
    let wide = LayoutContract("wide") { stage in
      stage.view.bounds.width < 400 ? [] : [LayoutFinding(stage.view, "is wide")]
    }
    let matrix = LayoutMatrix(devices: [.iPhone16ProMax], directions: [.rightToLeft])
    let told = try found(across: matrix, [wide, sameInAllTimeZones(), noLeaks()]) { _ in
      made += 1
      return UIView()
    }
    #expect(told == ["wide: UIView is wide\n  on iPhone16ProMax"])
    // One view here, two for the time zones, and some on an iPhone 16 before the device in
    // question.
    #expect(made == 1 + 2 + 3)
  }

  @Test func seedComesFromTheEnvironment() {
    #expect(ComparedSample(["DESTIJL_SEED": "42"]).seed == 42)
    #expect(ComparedSample([:]).seed == ComparedSample(["DESTIJL_SEED": "none"]).seed)
  }

  @Test func customContractRunsOnEachStage() throws {
    var widths: Set<CGFloat> = []
    let contract = LayoutContract("width") { stage in
      widths.insert(stage.view.bounds.width)
      return []
    }
    _ = try found(across: LayoutMatrix(devices: StageDevice.all), [contract]) { _ in UIView() }
    #expect(widths == Set(StageDevice.all.map(\.size.width)))
    #expect(LayoutMatrix.standard.devices.count == 3)
  }

  @Test func contractsSkipSensorViewsOfBlocks() throws {
    let told = try found(
      across: LayoutMatrix(directions: [.leftToRight, .rightToLeft]), allContracts
    ) {
      _ in
      let view = UIView()
      Mondrian.buildSubviews(on: view) {
        LayoutContainer(attachedSafeAreaEdges: .all) {
          ScrollBlock { label("Short", "text") }
        }
      }
      return view
    }
    #expect(!told.isEmpty && told.allSatisfy { !$0.contains("sensor") })
  }
}
