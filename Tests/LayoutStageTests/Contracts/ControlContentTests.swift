import DeStijl
import Foundation
import LayoutStage
import Testing

/// An app only answers for the content of a control that it has added itself.
@MainActor
struct ControlContentTests {
  private final class Row: UIControl {}
  private final class RoundButton: UIButton {}

  private func page(_ control: UIView, _ frame: CGRect) -> UIView {
    let page = UIView()
    page.backgroundColor = .systemBackground
    control.frame = frame
    page.addSubview(control)
    return page
  }

  @Test func contentOfACustomControlIsChecked() throws {
    for make in [{ UIControl() }, { Row() }] as [@MainActor () -> UIControl] {
      func row() -> UIView {
        let (row, name, arrow) = (make(), label("Settings", "name"), label(">", "arrow"))
        for label in [name, arrow] { row.addSubview(label) }
        name.frame = CGRect(x: 0, y: 0, width: 40, height: 30)
        arrow.frame = CGRect(x: 30, y: 0, width: 20, height: 30)
        return page(row, CGRect(x: 0, y: 100, width: 393, height: 60))
      }
      #expect(try found(noTruncation(), row).count == 1)
      #expect(try found(noOverlap(), row).count == 1)
      #expect(try found(mirrors(), row).count == 2)
      let texts = LayoutContract("texts") { stage in
        stage.views(.type(UILabel.self)).map { LayoutFinding($0, ($0 as? UILabel)?.text ?? "") }
      }
      let told = try found(across: LayoutMatrix(texts: [.double]), [texts]) { _ in row() }
      #expect(told.first?.contains("Settings Settings") == true)
    }
  }

  @Test func contentThatUIKitAddsToAButtonBelongsToTheButton() throws {
    func made(_ setUp: @escaping (UIButton) -> Void) -> @MainActor () -> UIView {
      {
        let button = RoundButton(configuration: .plain())
        button.configuration?.baseForegroundColor = .black
        setUp(button)
        return page(button, CGRect(x: 100, y: 200, width: 193, height: 60))
      }
    }
    let contracts = [accessible(), keepsApart(), contrast(), noOverlap(), noTruncation()]
    for contract in contracts {
      let found = try found(
        contract,
        made {
          $0.configuration?.title = "Save"
          $0.configuration?.subtitle = "All"
          $0.configuration?.image = UIImage(systemName: "star")
        })
      #expect(found == [])
    }
    // The finding appears once, for the button.
    let words = String(repeating: "Save all of it ", count: 9)
    let long = try found(noTruncation(), made { $0.setTitle(words, for: .normal) })
    #expect(long.count == 1 && long[0].hasPrefix("noTruncation: RoundButton "), "\(long)")
    // A view that the app has added is checked.
    let badge = try found(
      noTruncation(),
      made {
        let badge = label("123456", "badge")
        badge.frame = CGRect(x: 0, y: 0, width: 10, height: 20)
        $0.addSubview(badge)
      })
    #expect(badge.count == 1 && badge[0].hasPrefix("noTruncation: badge "), "\(badge)")
  }

  private final class Pages: UIPageViewController, UIPageViewControllerDataSource {
    func pageViewController(
      _ pages: UIPageViewController, viewControllerBefore page: UIViewController
    ) -> UIViewController? { nil }

    func pageViewController(
      _ pages: UIPageViewController, viewControllerAfter page: UIViewController
    ) -> UIViewController? { nil }

    func presentationCount(for pages: UIPageViewController) -> Int { 3 }

    func presentationIndex(for pages: UIPageViewController) -> Int { 0 }
  }

  /// UIKit stretches the page control from edge to edge.
  @Test func pageControlOfAPageControllerFailsNoContract() throws {
    let matrix = LayoutMatrix(orientations: [.portrait, .landscape])
    var run = MatrixRun(
      StageContent { _ in
        let pages = Pages(transitionStyle: .scroll, navigationOrientation: .horizontal)
        pages.dataSource = pages
        let page = UIViewController()
        page.view.backgroundColor = .systemBackground
        pages.setViewControllers([page], direction: .forward, animated: false)
        return pages
      }, matrix, allContracts)
    #expect(try run.report().failures.map(\.text) == [])
  }
}
