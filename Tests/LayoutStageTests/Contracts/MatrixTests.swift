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

  @Test func aFailureIsShrunkToTheSimplestCombination() throws {
    let told = try found(
      across: LayoutMatrix(
        devices: [.iPhoneSE], directions: [.rightToLeft], textSizes: [.accessibility5],
        styles: [.dark], texts: [.tall]), [noTruncation()]
    ) { _ in row(["One two three four five six"]) }
    #expect(told.map { $0.split(separator: "\n").last } == ["  on iPhone16, accessibility5"])
  }

  @Test func whatIsWrongOnlyInCombinationIsToldInThat() throws {
    let told = try found(
      across: LayoutMatrix(
        devices: StageDevice.all, textSizes: [.large, .xxxLarge], texts: [.original, .double]),
      [noTruncation()]
    ) { _ in row(["One two three", "four five"]) }
    #expect(
      Set(told.map { $0.split(separator: "\n")[1] }) == ["  on iPhone16, xxxLarge, double texts"])
  }

  @Test func anExceptionThatIsNotNeededFails() throws {
    func page() -> UIView { row([String(repeating: "word ", count: 30)]) }
    #expect(
      try found(noTruncation(except: "text 0", because: "it is a ticker"), page) == [])
    #expect(
      try found(noTruncation(except: "text 1", because: "it is a ticker"), page).last == """
        noTruncation: nothing is wrong with the view of the identifier "text 1" any more, which is exempt \
        because it is a ticker: take the exception away
          on all combinations
        """)
  }

  @Test func textsAreThoseOfTheVariantAlsoLater() throws {
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

  @Test func eachVariantChangesWhatIsWritten() {
    #expect(LayoutTexts.accented.text("Send now") == "Séñd ñöw~~~~")
    #expect(LayoutTexts.double.text("Send") == "Send Send")
    #expect(!LayoutTexts.longWord.text("Send it").contains(" "))
    #expect(LayoutTexts.empty.text("Send").isEmpty)
    #expect(LayoutTexts.allCases.allSatisfy { $0.text("").isEmpty })
  }

  @Test func aViewThatChoosesWhenItIsMadeIsMadeAnew() throws {
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
    let told = try found(
      across: LayoutMatrix(devices: StageDevice.all + StageDevice.all), [contract]
    ) { _ in Choosing() }
    #expect(told == ["isWide: wide\n  on iPhone16Pro"])
  }

  @Test func contractsOfOnesOwnAreAskedOnEachStage() throws {
    var widths: Set<CGFloat> = []
    let contract = LayoutContract("width") { stage in
      widths.insert(stage.view.bounds.width)
      return []
    }
    _ = try found(across: LayoutMatrix(devices: StageDevice.all), [contract]) { _ in UIView() }
    #expect(widths == Set(StageDevice.all.map(\.size.width)))
    #expect(LayoutMatrix.standard.devices.count == 3)
  }

  @Test func whatBlocksPutThereToBeToldIsNotJudged() throws {
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
