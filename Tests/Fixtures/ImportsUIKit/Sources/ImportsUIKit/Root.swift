import UIKit

/// The tabs of the app, as its scene delegate would make them.
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
