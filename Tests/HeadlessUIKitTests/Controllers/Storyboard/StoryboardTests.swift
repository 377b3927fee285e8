import Foundation
import HeadlessUIKit
import Testing

@MainActor
@Suite(.serialized) struct StoryboardTests {
  /// Returns the messages that a closure logs.
  private func log(_ work: () -> Void) -> [String] {
    let outer = Headless.log
    var lines: [String] = []
    Headless.log = { lines.append($0) }
    work()
    Headless.log = outer
    return lines
  }

  private final class Screen: UIViewController {
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
      (segue.destination as? Screen)?.title = segue.identifier
    }
    override func awakeFromNib() { super.awakeFromNib() }
  }

  @Test func loadingNibsAndStoryboardsLogsTheFile() {
    let lines = log {
      #expect(UINib(nibName: "Cell", bundle: nil).instantiate(withOwner: nil).isEmpty)
      #expect(Bundle.main.loadNibNamed("Header", owner: nil) == nil)
      #expect(UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController() == nil)
      Screen().performSegue(withIdentifier: "detail", sender: nil)
    }
    #expect(lines.count == 4)
    for (line, name) in zip(lines, ["Cell", "Header", "Main", "detail"]) {
      #expect(line.contains(name))
    }
  }

  private final class Numbered: UIViewController {
    var number = 3
  }

  @Test func storyboardCreatesEmptyControllerOfRequestedClass() {
    let storyboard = UIStoryboard(name: "Main", bundle: nil)
    let lines = log {
      let plain = storyboard.instantiateViewController(withIdentifier: "detail")
      #expect(type(of: plain) == UIViewController.self)
      let numbered: Numbered = storyboard.instantiateViewController(identifier: "detail")
      #expect(type(of: numbered) == Numbered.self && numbered.number == 3)
      let screen: Screen = storyboard.instantiateViewController(identifier: "detail") { _ in
        let screen = Screen()
        screen.title = "made"
        return screen
      }
      #expect(screen.title == "made")
      let refused: Numbered = storyboard.instantiateViewController(identifier: "detail") { _ in nil
      }
      #expect(refused.view != nil)
    }
    #expect(lines.count == 4 && lines.allSatisfy { $0.contains("Main") })
  }

  @Test func codeSeguePreparesAndPerforms() {
    let (source, destination) = (Screen(), Screen())
    var isPerformed = false
    let segue = UIStoryboardSegue(
      identifier: "show", source: source, destination: destination
    ) { isPerformed = true }
    source.prepare(for: segue, sender: nil)
    segue.perform()
    #expect(destination.title == "show" && isPerformed)
  }

  @Test func cellFromNibIsPlainAndLogged() {
    let table = UITableView()
    table.register(UINib(nibName: "Cell", bundle: nil), forCellReuseIdentifier: "cell")
    let path = IndexPath(row: 0, section: 0)
    let lines = log { _ = table.dequeueReusableCell(withIdentifier: "cell", for: path) }
    #expect(lines.count == 1 && lines.first?.contains("cell") == true)
  }
}
