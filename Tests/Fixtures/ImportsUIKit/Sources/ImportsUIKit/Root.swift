import UIKit

/// Makes the tabs of the app as its scene delegate would.
@MainActor
func makeRoot() -> UITabBarController {
  let list = PeopleViewController(names: ["Ada", "Bo"])
  let people = UINavigationController(rootViewController: list)
  people.navigationBar.prefersLargeTitles = true
  let notes = UINavigationController(rootViewController: NotesViewController())
  notes.tabBarItem = UITabBarItem(tabBarSystemItem: .more, tag: 1)
  let tabs = UITabBarController()
  tabs.viewControllers = [people, notes]
  return tabs
}
