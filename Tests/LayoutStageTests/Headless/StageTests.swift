import DeStijl
import LayoutStage
import Testing

@MainActor
struct StageTests {
  @Test func devicesMatchTheTable() throws {
    for device in StageDevice.all {
      let known = try #require(Headless.Device(identifier: device.name))
      #expect(device.size == known.size)
      #expect(device.scale == known.scale)
    }
  }

  @Test func aViewFillsTheScreenOfTheDevice() {
    let stage = Stage(UIView(), on: .iPhoneSE)
    #expect(stage.view.frame == CGRect(x: 0, y: 0, width: 375, height: 667))
    #expect(stage.view.safeAreaInsets.top == 20)
  }

  @Test func viewIsCreatedInTheEnvironmentOfTheStage() {
    var pointSize: CGFloat = 0
    func make() -> UIView {
      pointSize = UIFont.preferredFont(forTextStyle: .body).pointSize
      return UIView()
    }
    _ = Stage(make(), textSize: .accessibility3)
    #expect(pointSize == 40)
  }

  @Test func viewWithAFixedWidthFollowsItsContent() {
    let label = UILabel()
    label.numberOfLines = 0
    label.text = "One two three four five six seven eight nine ten eleven twelve"
    let card = UIView()
    Mondrian.buildSubviews(on: card) { VStackBlock { label }.padding(8) }
    let stage = Stage(card, size: .width(320))
    let before = stage.view.frame
    #expect(before.width == 320 && before.height > 30)

    stage.change { $0.textSize = .accessibility1 }
    label.text = (label.text ?? "") + " thirteen fourteen fifteen"
    stage.layout()
    #expect(stage.view.frame.width == 320)
    #expect(stage.view.frame.height > before.height)
  }

  @Test func controllerReceivesAppearanceAndRotationCalls() {
    final class Controller: UIViewController {
      var told: [String] = []
      override func viewDidAppear(_ animated: Bool) { told.append("appeared") }
      override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
      ) { told.append("to \(size.width) × \(size.height)") }
    }
    let controller = Controller()
    let stage = Stage(controller)
    stage.rotate(to: .landscape)
    #expect(controller.told == ["appeared", "to 852.0 × 393.0"])
    #expect(stage.view.bounds.size == CGSize(width: 852, height: 393))
    #expect(stage.view.safeAreaInsets.left == 59)
  }

  @Test func changesOfTheEnvironmentAreLaidOut() {
    let view = UIView()
    let label = UILabel()
    label.text = "Title"
    Mondrian.buildSubviews(on: view) {
      VStackBlock(alignment: .leading) {
        label; StackingSpacer(minLength: 0)
      }
    }
    let stage = Stage(view)
    #expect(label.frame.minX == 0)
    stage.change { $0.direction = .rightToLeft }
    #expect(label.frame.maxX == 393)
    stage.change { $0.device = .iPhoneSE }
    #expect(label.frame.maxX == 375)
    stage.change { $0.style = .dark }
    #expect(view.traitCollection.userInterfaceStyle == .dark)
    #expect("\(stage.environment)" == "iPhoneSE, rightToLeft, dark")
  }

  @Test func eachStageHasItsOwnKeyboard() {
    let stage = Stage(UIView())
    let guide = stage.view.keyboardLayoutGuide
    stage.showKeyboard()
    #expect(guide.layoutFrame.minY == 517)
    let other = Stage(UIView())
    #expect(other.view.keyboardLayoutGuide.layoutFrame.minY == 818)
    #expect(Headless.keyboardFrame == nil)
    stage.hideKeyboard()
    #expect(guide.layoutFrame.minY == 818)
  }

  @Test func issuesOfAStageStayOnIt() {
    func broken() -> UIView {
      let view = UIView()
      let box = UIView()
      Mondrian.buildSubviews(on: view) { VStackBlock { box.viewBlock.height(CGFloat.nan) } }
      return view
    }
    let outside = LayoutDiagnostics.collect { #expect(Stage(broken()).issues.count == 1) }
    #expect(outside.isEmpty)
    #expect(Stage(UIView()).issues.isEmpty)
  }

  @Test func whatUIKitLogsIsKept() {
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    let stage = Stage(UIView())
    stage.run {
      stage.view.addSubview(box)
      NSLayoutConstraint.activate([
        box.heightAnchor.constraint(equalToConstant: 10),
        box.heightAnchor.constraint(equalToConstant: 20),
      ])
    }
    stage.layout()
    #expect(stage.log.count == 1)
    #expect(stage.log.first?.hasPrefix("Unable to simultaneously satisfy constraints.") == true)
  }

  @Test func issuesOfAnUnrequestedLayoutReachTheStage() async throws {
    let view = UIView()
    let box = UIView()
    let stage = Stage(view)
    let outside = LayoutDiagnostics.collect {
      Mondrian.buildSubviews(on: view) {
        VStackBlock { box.viewBlock.height(10).height(20) }
      }
    }
    #expect(outside.isEmpty && stage.issues.isEmpty)
    stage.run { view.setNeedsLayout() }
    for _ in 0..<1000 where stage.issues.isEmpty { try await Task.sleep(for: .milliseconds(1)) }
    #expect(stage.issues.map(\.kind) == [.conflict])
  }

  @Test func windowsBelongToTheirStage() {
    let outside = UIApplication.shared.windows.count
    let stage = Stage(UIView())
    let second = stage.run { UIWindow() }
    #expect(stage.run { UIApplication.shared.windows } == [stage.window, second])
    #expect(stage.run { UIScreen.main.bounds.size } == CGSize(width: 393, height: 852))
    #expect(UIApplication.shared.windows.count == outside)
  }

  @Test func invalidStageSizeIsReported() {
    let sizes: [(StageSize, StageSize)] = [
      (.width(.nan), .width(0)), (.fixed(-4, 10), .fixed(0, 10)),
      (.fixed(.infinity, 10), .fixed(0, 10)),
    ]
    for (size, usable) in sizes {
      let stage = Stage(UIView(), size: size)
      #expect(stage.size == usable && stage.view.frame.minX == 0)
      #expect(stage.issues.map(\.kind) == [.invalidNumber])
      #expect(stage.issues.first?.message.hasPrefix("a stage can't be \(size); ") == true)
    }
    #expect(Stage(UIView(), size: .fixed(0, 0)).issues.isEmpty)
  }

  /// Tests use the description to name the failing argument.
  @Test func deviceIsDescribedByItsName() {
    #expect("\(StageDevice.all.prefix(2))" == "[iPhoneSE, iPhone13Mini]")
  }

  @Test func datePickerUsesTheLocaleOfTheStage() {
    func size(in locale: String) -> CGSize {
      let environment = StageEnvironment(locale: Locale(identifier: locale))
      return Stage(UIDatePicker(), in: environment, size: .content).view.bounds.size
    }
    #expect(size(in: "en_US") == Stage(UIDatePicker(), size: .content).view.bounds.size)
    #expect(Set(["en_US", "de_DE", "th_TH"].map { size(in: $0).width }).count == 3)
  }

  @Test func datePickerIgnoresTheMachinesTimeZone() {
    func width() -> CGFloat {
      let stage = Stage(UIDatePicker(), size: .content)
      return stage.view.bounds.width
    }
    let before = NSTimeZone.default
    defer { NSTimeZone.default = before }
    let widths = [-11, 0, 14].map { hours in
      NSTimeZone.default = TimeZone(secondsFromGMT: hours * 3600) ?? before
      return width()
    }
    #expect(Set(widths).count == 1)
    #expect((widths.first ?? 0) > 100)
  }
}
