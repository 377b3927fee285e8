/// Reads Apple's visual format language.
///
/// - SeeAlso: https://developer.apple.com/library/archive/documentation/UserExperience/Conceptual/AutolayoutPG/VisualFormatLanguage.html
struct VisualFormatParser {
  private let characters: [Character]
  private var position = 0

  init(_ format: String) {
    characters = Array(format)
  }

  mutating func parse() throws(VisualFormatError) -> VisualFormat {
    var line = VisualFormat()
    try parseOrientation(&line)
    if let superview = takeSuperview() {
      line.items.append(superview)
      line.connections.append(try parseConnection())
    }
    line.items.append(try parseView())
    while !isAtEnd {
      let connection = try parseConnection()
      line.connections.append(connection)
      if let superview = takeSuperview() {
        line.items.append(superview)
        guard isAtEnd else { throw expected("the end of the format after '|'") }
        return line
      }
      guard !isAtEnd || isFlush(connection) else {
        throw expected("a view or a '|' after the connection")
      }
      line.items.append(try parseView())
    }
    return line
  }

  private func isFlush(_ connection: VisualFormat.Connection) -> Bool {
    if case .flush = connection { return true }
    return false
  }

  private mutating func parseOrientation(_ line: inout VisualFormat) throws(VisualFormatError) {
    guard let letter = current, letter == "H" || letter == "V" else { return }
    line.axis = letter == "H" ? .horizontal : .vertical
    position += 1
    let arrangement = letter == "H" ? "horizontal" : "vertical"
    guard take(":") else {
      throw expected("a ':' after '\(letter)' to specify \(arrangement) arrangement")
    }
  }

  private mutating func takeSuperview() -> VisualFormat.Item? {
    let start = position
    return take("|") ? VisualFormat.Item(kind: .superview, position: start) : nil
  }

  private mutating func parseView() throws(VisualFormatError) -> VisualFormat.Item {
    guard take("[") else { throw expected("a view, which starts with '['") }
    let start = position
    guard let name = takeName() else { throw expected("the name of a view") }
    var item = VisualFormat.Item(kind: .view(name), position: start)
    if current == "(" { item.sizes = try parsePredicates() }
    guard take("]") else {
      throw expected("a ']' here to give the matching view a closing bracket")
    }
    return item
  }

  private mutating func parseConnection() throws(VisualFormatError) -> VisualFormat.Connection {
    guard take("-") else { return .flush }
    if current == "(" {
      let predicates = try parsePredicates()
      guard take("-") else { throw expected("a '-' after the spacing") }
      return .predicates(predicates)
    }
    guard let value = try takeValue(signed: false) else { return .standard }
    guard take("-") else { throw expected("a '-' after the spacing") }
    return .predicates([VisualFormat.Predicate(object: value)])
  }

  private mutating func parsePredicates() throws(VisualFormatError) -> [VisualFormat.Predicate] {
    var predicates: [VisualFormat.Predicate] = []
    repeat {
      position += 1  // The parenthesis or the comma.
      predicates.append(try parsePredicate())
    } while current == ","
    guard take(")") else { throw expected("a ')' to close the list of predicates") }
    return predicates
  }

  private mutating func parsePredicate() throws(VisualFormatError) -> VisualFormat.Predicate {
    let relation = try takeRelation()
    guard let object = try takeValue(signed: true) else {
      throw expected("a number, or the name of a metric or a view")
    }
    var predicate = VisualFormat.Predicate(relation: relation, object: object)
    guard take("@") else { return predicate }
    guard let priority = try takeValue(signed: false) else {
      throw expected("a priority after '@'")
    }
    predicate.priority = priority
    return predicate
  }

  private mutating func takeRelation() throws(VisualFormatError) -> NSLayoutConstraint.Relation {
    let relations: [Character: NSLayoutConstraint.Relation] = [
      "=": .equal, "<": .lessThanOrEqual, ">": .greaterThanOrEqual,
    ]
    guard let relation = current.flatMap({ relations[$0] }) else { return .equal }
    position += 1
    guard take("=") else { throw expected("one of the relations '==', '<=' and '>='") }
    return relation
  }

  private mutating func takeValue(
    signed: Bool
  ) throws(VisualFormatError) -> VisualFormat.Value? {
    let start = position
    if let name = takeName() { return VisualFormat.Value(kind: .name(name), position: start) }
    if signed, current == "-" || current == "+" { position += 1 }
    while let character = current, character.isASCII, character.isNumber || character == "." {
      position += 1
    }
    guard position > start else { return nil }
    guard let number = Double(String(characters[start..<position])) else {
      position = start
      throw expected("a number")
    }
    return VisualFormat.Value(kind: .number(number), position: start)
  }

  /// Takes letters, digits and underscores; a name can't start with a digit.
  private mutating func takeName() -> String? {
    let start = position
    while let character = current,
      character.isLetter || character == "_" || position > start && character.isNumber
    {
      position += 1
    }
    return position > start ? String(characters[start..<position]) : nil
  }

  private var current: Character? { isAtEnd ? nil : characters[position] }
  private var isAtEnd: Bool { position >= characters.count }

  private mutating func take(_ character: Character) -> Bool {
    guard current == character else { return false }
    position += 1
    return true
  }

  private func expected(_ what: String) -> VisualFormatError {
    VisualFormatError(message: "Expected \(what).", position: position)
  }
}
