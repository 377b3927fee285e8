/// What has come of contracts in the combinations of a matrix.
package struct MatrixReport: Sendable {
  /// What is wrong, each in the simplest combination in which it is.
  package struct Failure: Hashable, Sendable {
    package let contract: String
    /// What a person would call the view.
    package let view: String
    package let message: String
    package let amount: CGFloat
    package let line: SourceLine?
    package let combination: String
    /// How many axes of that are other than on an iPhone 16 as it comes.
    package let axes: Int
    /// Whether it is a mistake in the description of a layout, which its line has made.
    package let isIssue: Bool
    /// Where the combination only shows it if the device changes while the view is shown.
    package let isOnlyInPlace: Bool

    /// In words.
    package var text: String {
      let place = line.map { " (\($0))" } ?? ""
      let subject = view.isEmpty ? "" : "\(view) "
      return """
        \(contract): \(subject)\(message)\(place)
          on \(combination)\(isOnlyInPlace ? ", changed while it is shown" : "")
        """
    }

    func with(message: String? = nil, isOnlyInPlace: Bool = false) -> Failure {
      Failure(
        contract: contract, view: view, message: message ?? self.message, amount: amount,
        line: line, combination: combination, axes: axes, isIssue: isIssue,
        isOnlyInPlace: isOnlyInPlace)
    }

    /// What says that it is the same thing, in a file: what is wrong with which view, or with no view
    /// in particular, whatever the numbers are.
    package var key: String {
      guard view.isEmpty else { return "\(contract) | \(view)" }
      let words = message.withoutNumbers.split(whereSeparator: \.isWhitespace)
      return "\(contract) | \(words.joined(separator: " "))"
    }
  }

  package var failures: [Failure] = []
  /// What is only to be known.
  package var notes: [String] = []
  /// How many combinations have been looked at.
  package var count = 0
}

extension String {
  /// What it says but for its numbers, which may be others elsewhere.
  var withoutNumbers: String { filter { !$0.isNumber && $0 != "." && $0 != "-" } }
}
