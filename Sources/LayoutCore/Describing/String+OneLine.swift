extension String {
  /// The text in one line: line breaks and control characters are escaped, as `\n`.
  package var inOneLine: String {
    guard unicodeScalars.contains(where: \.breaksLine) else { return self }
    return unicodeScalars.map { $0.breaksLine ? $0.escaped(asASCII: true) : String($0) }.joined()
  }
}

extension Unicode.Scalar {
  /// Whether the character may end a line, or changes a terminal instead of being printed.
  fileprivate var breaksLine: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }
}
