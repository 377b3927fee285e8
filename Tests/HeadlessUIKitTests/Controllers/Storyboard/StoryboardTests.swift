import Foundation
import HeadlessUIKit
import Testing

@MainActor
@Suite(.serialized) struct StoryboardTests {
  /// What is logged meanwhile.
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

  @Test func loadingIsAnErrorThatNamesTheFile() {
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

  @Test func controllerIsPreparedForSeguesMadeInCode() {
    let (source, destination) = (Screen(), Screen())
    var isPerformed = false
    let segue = UIStoryboardSegue(
      identifier: "show", source: source, destination: destination
    ) { isPerformed = true }
    source.prepare(for: segue, sender: nil)
    segue.perform()
    #expect(destination.title == "show" && isPerformed)
  }

  @Test func cellsOfNibsArePlainOnesAndSaySo() {
    let table = UITableView()
    table.register(UINib(nibName: "Cell", bundle: nil), forCellReuseIdentifier: "cell")
    let path = IndexPath(row: 0, section: 0)
    let lines = log { _ = table.dequeueReusableCell(withIdentifier: "cell", for: path) }
    #expect(lines.count == 1 && lines.first?.contains("cell") == true)
  }
}
