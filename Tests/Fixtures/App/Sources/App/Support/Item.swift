import Foundation

struct Item: Hashable, Identifiable {
  let id: Int
  var title: String
  var detail: String
  var tags: [String] = []

  static let samples = (1...20).map {
    Item(
      id: $0, title: "Item \($0)",
      detail: String(repeating: "Some words about it. ", count: $0 % 3 + 1),
      tags: ["new", "sale", "blue"].prefix($0 % 4).map { $0 })
  }
}
