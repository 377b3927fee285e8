import TestSupport

extension BlockPage {
  /// The path of the page in the catalog.
  var file: String { "Blocks/\(name).md" }

  /// The page, which continues the comment of the type.
  ///
  /// - Parameter source: Returns the body of a function of the examples.
  @MainActor
  func text(_ source: (String) -> String) -> String {
    var parts = ["# ``StructuredLayout/\(name)``"]
    for (number, example) in examples.enumerated() {
      let laidOut = LaidOutExample(example)
      if number == 0 { parts.append("## In a picture") }
      let code = source(example.function)
      let isShown = number > 0 && examples[number - 1].function == example.function
      parts.append("\(example.caption):")
      if !isShown { parts.append("```swift\n\(code)\n```") }
      parts.append("![\(example.caption).](\(example.picture))")
      if !laidOut.equations.isEmpty {
        parts.append("```\n\(laidOut.equations.joined(separator: "\n"))\n```")
      }
      parts.append("The example takes \(laidOut.cost).")
    }
    parts.append("<doc:BlocksInPictures> describes the views of the examples.")
    return parts.joined(separator: "\n\n") + "\n"
  }

  /// The page with all blocks.
  @MainActor static var overview: String {
    var parts = [
      """
      # Blocks in pictures

      Every block, with a picture of an example and its cost in constraints and guides.

      ## Overview

      The views of the examples have intrinsic sizes, in points: `photo` 48 × 48, `title` 96 × 20, `detail` 64 × 20,
      `badge` 40 × 16, `cancel` and `send` 56 × 32. `card` has none. The examples lay them out in `view`, drawn in light gray.
      The page of each block shows the code of its examples and their equations, which are the complete layout.
      """
    ]
    for family in families {
      parts.append("## \(family.title)")
      var rows = ["| block | example | picture | cost |", "|---|---|---|---|"]
      for page in family.pages {
        for example in page.examples {
          let cost = LaidOutExample(example).cost
          rows.append(
            "| ``\(page.name)`` | \(example.caption) | ![](\(example.picture)) | \(cost) |")
        }
      }
      parts.append(rows.joined(separator: "\n"))
    }
    return parts.joined(separator: "\n\n") + "\n"
  }
}
