import DeStijl
import LayoutStage
import Testing

/// What UIKit lays out in rows and titles itself has its room in every variant of the texts.
@MainActor
struct ListTextTests {
  private final class Titles: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
      cell.textLabel?.text = "A"
      cell.detailTextLabel?.text = "on"
      return cell
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      "A title that needs two lines or so, and in other languages more of them"
    }
  }

  /// The labels of rows have one line, and titles of groups as many as they need.
  @Test func labelsOfRowsAndTitlesHaveTheirRoom() throws {
    let source = Titles()
    let matrix = LayoutMatrix(
      directions: [.leftToRight, .rightToLeft],
      texts: [.original, .accented, .double, .tall, .rightToLeft])
    let content = StageContent(
      { _ in
        let table = UITableView(frame: .zero, style: .grouped)
        table.dataSource = source
        return table
      }, size: .screen)
    var run = MatrixRun(content, matrix, [settles(), noTruncation()])
    let report = try run.report()
    #expect(report.failures.map(\.text) + report.notes == [])
  }
}
