import UIKit

final class SettingsViewController: UITableViewController {
  enum Row: Int, CaseIterable {
    case notifications, volume, name
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Settings"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    navigationItem.searchController = UISearchController(searchResultsController: nil)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    Row.allCases.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    switch Row(rawValue: indexPath.row) {
    case .notifications:
      let toggle = UISwitch()
      toggle.isOn = true
      cell.accessoryView = toggle
      cell.textLabel?.text = "Notifications"
    case .volume:
      let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 120, height: 30))
      slider.value = 0.5
      cell.accessoryView = slider
      cell.textLabel?.text = "Volume"
    default:
      cell.accessoryType = .disclosureIndicator
      cell.textLabel?.text = "Name"
    }
    return cell
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    segue.destination.title = (sender as? UITableViewCell)?.textLabel?.text
  }
}
