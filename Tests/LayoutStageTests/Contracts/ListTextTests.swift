import DeStijl
import LayoutStage
import Testing

/// Text that UIKit lays out itself in rows and titles fits in every text variant.
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

  /// The labels of rows have one line, and group titles have as many as they need.
  @Test func rowsAndSectionTitlesFitTheirTexts() throws {
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
