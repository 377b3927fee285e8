/// The results of contracts in the combinations of a matrix.
package struct MatrixReport: Sendable {
  /// A failure, in the simplest combination that shows it.
  package struct Failure: Hashable, Sendable {
    package let contract: String
    /// The name of the view.
    package let view: String
    package let message: String
    package let amount: CGFloat
    package let line: SourceLine?
    package let combination: String
    /// The number of axes of the combination that differ from an iPhone 16 with factory settings.
    package let axes: Int
    /// Whether the failure is a mistake in the description of a layout, at the line.
    package let isIssue: Bool
    /// Whether the failure occurs only if the device changes while the view is shown.
    package let isOnlyInPlace: Bool

    /// The failure in words.
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

    /// Identifies the failure in a file: the contract with the view or, if there is no view, with
    /// the message without its numbers.
    package var key: String {
      guard view.isEmpty else { return "\(contract) | \(view)" }
      let words = message.withoutNumbers.split(whereSeparator: \.isWhitespace)
      return "\(contract) | \(words.joined(separator: " "))"
    }
  }

  package var failures: [Failure] = []
  /// Information that is no failure.
  package var notes: [String] = []
  /// The number of combinations that were checked.
  package var count = 0
}

extension String {
  /// The text without its numbers, which may differ elsewhere.
  var withoutNumbers: String { filter { !$0.isNumber && $0 != "." && $0 != "-" } }
}
