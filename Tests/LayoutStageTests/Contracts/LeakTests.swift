import DeStijl
import LayoutStage
import Testing

@MainActor
struct LeakTests {
  /// A view retained by a closure of its own.
  private final class Held: UIView {
    private var act: (() -> Void)?

    init() {
      super.init(frame: .zero)
      addSubview(label("Title"))
      act = { self.setNeedsLayout() }
    }

    required init?(coder: NSCoder) { nil }
  }

  private final class Cyclic: UIViewController {
    private final class Model { var owner: AnyObject? }
    private let model = Model()

    override func viewDidLoad() {
      super.viewDidLoad()
      model.owner = self
    }
  }

  @Test func leakThroughAClosureIsReportedOnce() throws {
    let matrix = LayoutMatrix(devices: [.iPadPro13, .iPhoneSE], directions: [.rightToLeft])
    let told = try found(across: matrix, [noLeaks()]) { _ in Held() }
    #expect(
      told == [
        """
        noLeaks: Held stays in memory after it is no longer shown: no property leads to it: look \
        for closures, timers and observers that hold it
          on iPhone16
        """
      ])
  }

  @Test func retainCycleOfAControllerIsReportedWithItsPath() throws {
    var run = MatrixRun(StageContent { _ in Cyclic() }, LayoutMatrix(), [noLeaks()])
    #expect(
      try run.report().failures.map(\.message) == [
        """
        stays in memory after it is no longer shown, as its Cyclic does: it holds itself through \
        self.model.owner
        """
      ])
  }

  /// A shared view in a page that is made anew each time.
  @Test func exceptionCoversAViewThatStaysInMemory() throws {
    let badge = label("New", "badge")
    func page() -> UIView {
      let view = UIView()
      view.addSubview(badge)
      return view
    }
    #expect(try found(noLeaks(), page).count == 1)
    #expect(try found(noLeaks(except: "badge", because: "it is shared"), page) == [])
    #expect(
      try found(noLeaks(except: "badge", because: "it is shared")) { UIView() }.first?.contains(
        "remove the exception") == true)
  }

  /// Neither the findings of other contracts nor layouts changed in place retain a view.
  @Test func contractsRetainNothing() throws {
    let told = try found(
      across: LayoutMatrix(
        devices: [.iPhone16, .iPadPro13], orientations: [.portrait, .landscape],
        directions: [.leftToRight, .rightToLeft], texts: [.original, .double]), allContracts
    ) { _ in
      let (view, box) = (UIView(), UIView())
      view.addSubview(box)
      box.translatesAutoresizingMaskIntoConstraints = false
      box.widthAnchor.constraint(equalToConstant: 100).isActive = true
      return view
    }
    #expect(told.contains { $0.hasPrefix("unambiguous: ") && $0.contains(": ") })
    #expect(!told.contains { $0.hasPrefix("noLeaks") })
  }

  @Test func pendingCompletionsRunBeforeTheLeakCheck() throws {
    #expect(
      try found(noLeaks()) {
        let view = UIView()
        UIView.animate(withDuration: 1, animations: { view.alpha = 0.5 }) { _ in view.alpha = 1 }
        return view
      } == [])
  }
}
